import { z } from 'zod'
import type { Language } from '#platform/languages.ts'
import { paths } from '#platform/paths.ts'
import { escapeHtml } from '#platform/escape-html.ts'
import { hardBreak, renderHardBreak } from './hard-break.ts'
import { marks, type Mark } from './marks.ts'
import { isExternalHref, isSafeHref } from './safe-href.ts'
import { words } from './words.ts'
import { says } from '#platform/problems/field-codes.ts'

/** UTF-16 units of one run of text. */
export const longestRun = 20_000

export const text = z.strictObject({
  type: z.literal('text'),
  marks: marks.optional(),
  text: words(longestRun).refine((value) => value !== '', says('required')),
})

/** What stands in a line: runs of text with marks, and line breaks. */
const inline = z.discriminatedUnion('type', [text, hardBreak], says('inline.unknown'))

export type Text = z.output<typeof text>
export type Inline = z.output<typeof inline>

/** A line in its one canonical form, as the editor keeps it: neighbouring runs with equal marks are one, and no run has an empty list of marks. */
export const line = z.array(inline).transform((nodes) => {
  const runs: Inline[] = []
  for (const node of nodes) {
    const last = runs.at(-1)
    if (node.type === 'text' && last?.type === 'text' && isJoined(last, node)) {
      last.text = (last.text + node.text).normalize('NFC')
    } else runs.push(node.type === 'text' && !node.marks?.length ? { type: 'text', text: node.text } : node)
  }
  return runs.length === 0 ? undefined : runs
})

function isJoined(one: Text, other: Text): boolean {
  return (
    one.text.length + other.text.length <= longestRun &&
    JSON.stringify(one.marks ?? []) === JSON.stringify(other.marks ?? [])
  )
}

/** Lines as HTML. Neighbouring runs of one link, or of one term, become one link. In Amharic, English words are marked as such for those who hear them. */
export function renderInline(nodes: readonly Inline[] = [], language?: Language): string {
  let html = ''
  let open: string | undefined
  for (const node of nodes) {
    const start = node.type === 'text' ? anchorOf(node) : undefined
    if (start !== open) {
      if (open !== undefined) html += '</a>'
      html += start ?? ''
      open = start
    }
    html += node.type === 'text' ? renderText(node, language) : renderHardBreak()
  }
  return open === undefined ? html : `${html}</a>`
}

/** The start tag of the link that a run stands in. */
function anchorOf({ marks = [] }: Text): string | undefined {
  for (const mark of marks) {
    if (mark.type === 'link' && isSafeHref(mark.attrs.href)) return linkStart(mark.attrs.href)
    if (mark.type === 'term') return termStart(mark.attrs.termId)
  }
  return undefined
}

function linkStart(href: string): string {
  const rel = isExternalHref(href) ? ' rel="noopener noreferrer"' : ''
  return `<a href="${escapeHtml(href)}"${rel}>`
}

/** Stands there by the term's id, which never changes; whoever shows the text puts in the address of the day. */
export function termStart(termId: string, address = termId): string {
  return `<a href="${escapeHtml(paths.term(address))}" class="term" data-term="${escapeHtml(termId)}">`
}

const elements: Record<Exclude<Mark['type'], 'link' | 'term'>, string> = {
  bold: 'strong',
  code: 'code',
  italic: 'em',
  strike: 's',
}

function renderText(node: Text, language?: Language): string {
  const { marks = [], text } = node
  const isCode = marks.some(({ type }) => type === 'code')
  return marks.reduceRight(
    (html, mark) => {
      if (mark.type === 'link' || mark.type === 'term') return html
      const element = elements[mark.type]
      return `<${element}>${html}</${element}>`
    },
    language === 'am' && !isCode ? markEnglish(text) : escapeHtml(text),
  )
}

/** One word of two letters or more, or several in a row; the name of a place that is filled in later, `{{…}}`, is no word. */
const english = /(?<!\{\{[\w.]*)([A-Za-z][A-Za-z’'-]+(?: [A-Za-z][A-Za-z’'-]*)*)/

function markEnglish(text: string): string {
  return text
    .split(english)
    .map((part, index) => (index % 2 === 1 ? `<span lang="en">${escapeHtml(part)}</span>` : escapeHtml(part)))
    .join('')
}
