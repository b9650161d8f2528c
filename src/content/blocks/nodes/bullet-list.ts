import { z } from 'zod'
import type { Block } from './block.ts'
import { listItem, renderListItem, type ListItem } from './list-item.ts'
import type { Rendering } from './rendering.ts'

export interface BulletList {
  type: 'bulletList'
  content: ListItem[]
}

export const bulletList = (block: z.ZodType<Block>) =>
  z.strictObject({ type: z.literal('bulletList'), content: z.array(listItem(block)).min(1) })

export function renderBulletList(node: BulletList, rendering: Rendering): string {
  return `<ul>${node.content.map((item) => renderListItem(item, rendering)).join('')}</ul>`
}
