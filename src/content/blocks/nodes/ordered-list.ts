import { z } from 'zod'
import type { Block } from './block.ts'
import { listItem, renderListItem, type ListItem } from './list-item.ts'
import type { Rendering } from './rendering.ts'

const attrs = z
  .strictObject({
    start: z.int().min(0).max(99_999).default(1),
    type: z.enum(['1', 'a', 'A', 'i', 'I']).nullable().default(null),
  })
  .prefault({})

export interface OrderedList {
  type: 'orderedList'
  attrs: z.output<typeof attrs>
  content: ListItem[]
}

export const orderedList = (block: z.ZodType<Block>) =>
  z.strictObject({ type: z.literal('orderedList'), attrs, content: z.array(listItem(block)).min(1) })

export function renderOrderedList(node: OrderedList, rendering: Rendering): string {
  const { start, type } = node.attrs
  const startAttribute = start === 1 ? '' : ` start="${start}"`
  const typeAttribute = type === null ? '' : ` type="${type}"`
  return `<ol${startAttribute}${typeAttribute}>${node.content.map((item) => renderListItem(item, rendering)).join('')}</ol>`
}
