import { z } from 'zod'
import { escapeHtml } from './escape.ts'
import { text } from './inline.ts'

/** Text shown letter by letter; no marks inside. */
export const codeBlock = z.strictObject({
  type: z.literal('codeBlock'),
  attrs: z
    .strictObject({
      language: z
        .string()
        .regex(/^[\w+#.-]{1,40}$/)
        .nullable()
        .default(null),
    })
    .prefault({}),
  content: z.array(text.omit({ marks: true })).optional(),
})

export type CodeBlock = z.output<typeof codeBlock>

export function codeText(node: CodeBlock): string {
  return (node.content ?? []).map((run) => run.text).join('')
}

export function renderCodeBlock(node: CodeBlock): string {
  const { language } = node.attrs
  const languageClass = language === null ? '' : ` class="language-${escapeHtml(language)}"`
  return `<pre tabindex="0"><code${languageClass}>${escapeHtml(codeText(node))}</code></pre>`
}
