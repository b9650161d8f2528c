import { z } from 'zod'
import { line, renderInline } from './inline.ts'
import type { Rendering } from './rendering.ts'

export const paragraph = z.strictObject({ type: z.literal('paragraph'), content: line.optional() })

export type Paragraph = z.output<typeof paragraph>

/** An empty paragraph, such as the one the editor keeps at the end, shows nothing. */
export function renderParagraph(node: Paragraph, { language }: Pick<Rendering, 'language'>): string {
  return node.content?.length ? `<p>${renderInline(node.content, language)}</p>` : ''
}
