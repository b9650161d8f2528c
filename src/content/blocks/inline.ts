import { z } from 'zod'
import { escapeHtml } from './escape.ts'
import { hardBreak, renderHardBreak } from './hard-break.ts'
import { marks, type Mark } from './marks.ts'
import { isExternalHref, isSafeHref } from './safe-href.ts'
import { words } from './words.ts'

const longestRun = 20_000

export const text = z.strictObject({
  type: z.literal('text'),
  marks: marks.optional(),
  text: words(longestRun).refine((value) => value !== '', { message: 'required' }),
})

/** What stands in a line: runs of text with marks, and line breaks. */
export const inline = z.discriminatedUnion('type', [text, hardBreak], { error: 'inline.unknown' })

export type Text = z.output<typeof text>
export type Inline = z.output<typeof inline>

/** The words of a line, without marks; a line break counts as a space. */
export function inlineText(nodes: readonly Inline[] = []): string {
  return nodes.map((node) => (node.type === 'text' ? node.text : ' ')).join('')
}

/** Lines as HTML. Neighbouring runs of one link become one link. */
export function renderInline(nodes: readonly Inline[] = []): string {
  let html = ''
  let open: string | undefined
  for (const node of nodes) {
    const href = hrefOf(node)
    if (href !== open) {
      if (open !== undefined) html += '</a>'
      if (href !== undefined) html += linkStart(href)
      open = href
    }
    html += node.type === 'text' ? renderText(node) : renderHardBreak()
  }
  return open === undefined ? html : `${html}</a>`
}

function hrefOf(node: Inline): string | undefined {
  if (node.type !== 'text') return undefined
  const link = node.marks?.find((mark) => mark.type === 'link')
  return link && isSafeHref(link.attrs.href) ? link.attrs.href : undefined
}

function linkStart(href: string): string {
  const rel = isExternalHref(href) ? ' rel="noopener noreferrer"' : ''
  return `<a href="${escapeHtml(href)}"${rel}>`
}

const elements: Record<Exclude<Mark['type'], 'link'>, string> = {
  bold: 'strong',
  code: 'code',
  italic: 'em',
  strike: 's',
}

function renderText(node: Text): string {
  return (node.marks ?? []).reduceRight((html, mark) => {
    if (mark.type === 'link') return html
    const element = elements[mark.type]
    return `<${element}>${html}</${element}>`
  }, escapeHtml(node.text))
}
