import type { Block } from '#content/blocks/nodes/block.ts'
import { counterparts } from './counterparts.ts'
import { inlineText } from '#content/blocks/nodes/line-text.ts'
import type { ListItem } from '#content/blocks/nodes/list-item.ts'
import type { TableCell } from '#content/blocks/nodes/table-cell.ts'
import type { TableRow } from '#content/blocks/nodes/table-row.ts'

/**
 * The blocks of a text for another language to be filled in: headings, paragraphs and what holds them without their words,
 * pictures and charts without theirs; files, videos, tables and code as they are.
 */
export function structureOf(blocks: readonly Block[]): Block[] {
  return blocks.map((block): Block => {
    switch (block.type) {
      case 'paragraph':
        return { type: 'paragraph' }
      case 'heading':
        return { type: 'heading', attrs: block.attrs }
      case 'blockquote':
      case 'choice':
      case 'counterpart':
      case 'explanation':
        return { ...block, content: structureOf(block.content) }
      case 'callout':
        return { ...block, attrs: { ...block.attrs, title: '' }, content: structureOf(block.content) }
      case 'bulletList':
      case 'orderedList':
        return { ...block, content: block.content.map(entryOf) }
      case 'figureImage':
        return { ...block, attrs: { ...block.attrs, alt: '', caption: '' } }
      case 'chart': {
        const notes = block.attrs.notes.map((note) => ({ ...note, text: '' }))
        return { ...block, attrs: { ...block.attrs, title: '', description: '', notes } }
      }
      default:
        return block
    }
  })
}

function entryOf({ content: [, ...rest] }: ListItem): ListItem {
  return { type: 'listItem', content: [{ type: 'paragraph' }, ...structureOf(rest)] }
}

/** An empty heading or paragraph, by the numbers of the nodes that lead to it, and what the original says there. */
export interface Ghost {
  path: number[]
  words: string
}

/** What the original says in place of each line that is still empty in its translation. */
export function ghostsOf(original: readonly Block[], translation: readonly Block[]): Ghost[] {
  return counterparts(original, translation).flatMap(([one, other]) => {
    const [from, to] = [original[one], translation[other]]
    return from && to ? ghostsIn(from, to, [other]) : []
  })
}

type Node = Block | ListItem | TableRow | TableCell

function ghostsIn(from: Node, to: Node, path: number[]): Ghost[] {
  if (from.type !== to.type) return []
  if (isLine(from) && isLine(to)) {
    const words = inlineText(from.content).trim()
    return words && !to.content?.length ? [{ path, words }] : []
  }
  const inner = childrenOf(to)
  return childrenOf(from).flatMap((child, index) => {
    const other = inner[index]
    return other ? ghostsIn(child, other, [...path, index]) : []
  })
}

function isLine(node: Node) {
  return node.type === 'paragraph' || node.type === 'heading'
}

function childrenOf(node: Node): readonly Node[] {
  switch (node.type) {
    case 'bulletList':
    case 'orderedList':
    case 'listItem':
    case 'blockquote':
    case 'callout':
    case 'choice':
    case 'counterpart':
    case 'explanation':
    case 'table':
    case 'tableCell':
    case 'tableHeader':
      return node.content
    case 'tableRow':
      return node.content ?? []
    default:
      return []
  }
}
