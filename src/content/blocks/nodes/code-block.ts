import { z } from 'zod'
import { escapeHtml } from '#platform/escape-html.ts'
import { longestRun, text } from './inline.ts'
import { codeText } from './line-text.ts'

const run = text.omit({ marks: true })

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
  content: z.array(run).transform(joined).optional(),
})

export type CodeBlock = z.output<typeof codeBlock>

/** One run, as the editor keeps it. */
function joined(runs: z.output<typeof run>[]): z.output<typeof run>[] | undefined {
  const text = runs.map((run) => run.text).join('')
  if (text === '') return undefined
  return text.length > longestRun ? runs : [{ type: 'text', text: text.normalize('NFC') }]
}

export function renderCodeBlock(node: CodeBlock): string {
  const { language } = node.attrs
  const languageClass = language === null ? '' : ` class="language-${escapeHtml(language)}"`
  return `<pre tabindex="0"><code${languageClass}>${escapeHtml(codeText(node))}</code></pre>`
}
