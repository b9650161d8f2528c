import { z } from 'zod'
import { line, renderInline } from './inline.ts'

export const paragraph = z.strictObject({ type: z.literal('paragraph'), content: line.optional() })

export type Paragraph = z.output<typeof paragraph>

/** An empty paragraph, such as the one the editor keeps at the end, shows nothing. */
export function renderParagraph(node: Paragraph): string {
  return node.content?.length ? `<p>${renderInline(node.content)}</p>` : ''
}
