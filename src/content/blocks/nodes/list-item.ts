import { z } from 'zod'
import type { Block } from './block.ts'
import { renderInline } from './inline.ts'
import { paragraph, type Paragraph } from './paragraph.ts'
import type { Rendering } from './rendering.ts'

export interface ListItem {
  type: 'listItem'
  content: [Paragraph, ...Block[]]
}

/** An entry of a list: a paragraph, then anything. */
export const listItem = (block: z.ZodType<Block>) =>
  z.strictObject({ type: z.literal('listItem'), content: z.tuple([paragraph], block) })

/** The first paragraph stands bare unless another one follows it. */
export function renderListItem(node: ListItem, rendering: Rendering): string {
  const [first, ...rest] = node.content
  const hasParagraphs = rest.some((block) => block.type === 'paragraph' && block.content?.length)
  const opening = hasParagraphs ? rendering.blocks([first]) : renderInline(first.content, rendering.language)
  return `<li>${opening}${rendering.blocks(rest)}</li>`
}
