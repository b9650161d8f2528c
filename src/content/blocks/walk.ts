import type { Block } from './nodes/block.ts'
import type { Inline } from './nodes/inline.ts'
import { chartWords } from './nodes/practice/chart-shape.ts'
import { codeText, inlineText } from './nodes/line-text.ts'

/** Every block in reading order: outer before inner. */
export function* walkBlocks(blocks: readonly Block[]): Generator<Block> {
  for (const block of blocks) {
    yield block
    for (const inner of innerBlocks(block)) yield* walkBlocks(inner)
  }
}

function innerBlocks(block: Block): readonly Block[][] {
  switch (block.type) {
    case 'bulletList':
    case 'orderedList':
      return block.content.map((item) => item.content)
    case 'blockquote':
    case 'callout':
    case 'choice':
    case 'counterpart':
    case 'explanation':
      return [block.content]
    case 'table':
      return block.content.flatMap((row) => (row.content ?? []).map((cell) => cell.content))
    default:
      return []
  }
}

/** What a text of high risk has. */
export function hasRiskCallout({ content }: { content: readonly Block[] }): boolean {
  return [...walkBlocks(content)].some((block) => block.type === 'callout' && block.attrs.tone === 'risk')
}

/** The line of text that a block itself holds. */
export function inlineOf(block: Block): readonly Inline[] {
  return block.type === 'paragraph' || block.type === 'heading' ? (block.content ?? []) : []
}

/** The words that a block itself shows, without those of the blocks inside it. */
export function ownText(block: Block): string {
  switch (block.type) {
    case 'paragraph':
    case 'heading':
      return inlineText(block.content)
    case 'codeBlock':
      return codeText(block)
    case 'callout':
    case 'video':
      return block.attrs.title
    case 'figureImage':
      return block.attrs.caption
    case 'fileBlock':
      return block.attrs.label
    case 'chart':
      return chartWords(block)
    default:
      return ''
  }
}
