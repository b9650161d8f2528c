import type { Block } from '#content/blocks/nodes/block.ts'
import { calculatorLines } from '#content/blocks/nodes/practice/calculator-lines.ts'
import { chartWords } from '#content/blocks/nodes/practice/chart-shape.ts'
import type { Inline } from '#content/blocks/nodes/inline.ts'

/** What a block says, as lines of plain text: list entries with a dot before them, table rows with a bar between cells. */
export function blockLines(block: Block): string {
  switch (block.type) {
    case 'paragraph':
    case 'heading':
      return lineOf(block.content)
    case 'codeBlock':
      return (block.content ?? []).map((run) => run.text).join('')
    case 'bulletList':
    case 'orderedList':
      return block.content.map((entry) => `• ${linesOf(entry.content)}`).join('\n')
    case 'blockquote':
    case 'counterpart':
    case 'explanation':
      return linesOf(block.content)
    case 'callout':
      return [block.attrs.title, linesOf(block.content)].filter(Boolean).join('\n')
    case 'table':
      return block.content
        .map((row) => (row.content ?? []).map((cell) => linesOf(cell.content)).join(' | '))
        .join('\n')
    case 'figureImage':
      return [block.attrs.alt, block.attrs.caption].filter(Boolean).join('\n')
    case 'fileBlock':
      return block.attrs.label
    case 'video':
      return block.attrs.title
    case 'choice':
      return `${block.attrs.isRight ? '✓' : '○'} ${linesOf(block.content)}`
    case 'numberAnswer': {
      const { value, tolerance, unit } = block.attrs
      return [value, tolerance && `± ${tolerance}`, unit].filter(Boolean).join(' ')
    }
    case 'calculator':
      return calculatorLines(block)
    case 'chart':
      return chartWords(block)
    case 'selfCheck':
    case 'scamCheck':
    case 'horizontalRule':
      return ''
  }
}

function linesOf(blocks: readonly Block[]): string {
  return blocks.map(blockLines).join('\n')
}

function lineOf(nodes: readonly Inline[] = []): string {
  return nodes.map((node) => (node.type === 'text' ? node.text : '\n')).join('')
}
