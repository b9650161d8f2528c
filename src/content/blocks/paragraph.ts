import { z } from 'zod'
import { inline, renderInline } from './inline.ts'

export const paragraph = z.strictObject({ type: z.literal('paragraph'), content: z.array(inline).optional() })

export type Paragraph = z.output<typeof paragraph>

/** An empty paragraph, such as the one the editor keeps at the end, shows nothing. */
export function renderParagraph(node: Paragraph): string {
  return node.content?.length ? `<p>${renderInline(node.content)}</p>` : ''
}
