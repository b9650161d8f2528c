import { z } from 'zod'
import { escapeHtml } from '#platform/escape-html.ts'
import { line, renderInline } from './inline.ts'
import { inlineText } from './line-text.ts'
import type { Rendering } from './rendering.ts'
import { says } from '#platform/problems/field-codes.ts'

export const heading = z.strictObject({
  type: z.literal('heading'),
  attrs: z.strictObject({
    level: z.union([z.literal(2), z.literal(3), z.literal(4)], says('heading.level')),
  }),
  content: line.optional(),
})

export type Heading = z.output<typeof heading>

/** The heading with its id, and beside it a link to itself, unless it stands in a part. A heading without words shows nothing. */
export function renderHeading(node: Heading, rendering: Rendering): string {
  const text = headingText(node)
  if (!text) return ''
  const { level } = node.attrs
  const id = escapeHtml(rendering.headingId(node))
  const words = renderInline(node.content)
  if (!id) return `<div class="heading heading-${level}"><h${level}>${words}</h${level}></div>`
  const name = escapeHtml(rendering.labels.headingLink(text))
  const link = `<a class="heading-link" href="#${id}" aria-label="${name}"></a>`
  return `<div class="heading heading-${level}"><h${level} id="${id}">${words}</h${level}>${link}</div>`
}

export function headingText(node: Heading): string {
  return inlineText(node.content).replace(/\s+/g, ' ').trim()
}

/** Unique ids in order of appearance: the words in small letters, joined by hyphens; Ethiopic letters stay. */
export function headingIds(texts: readonly string[]): string[] {
  const taken = new Set<string>()
  return texts.map((text) => {
    const slug = slugOf(text)
    let id = slug
    for (let number = 2; taken.has(id); number++) id = `${slug}-${number}`
    taken.add(id)
    return id
  })
}

function slugOf(text: string): string {
  const slug = text
    .normalize('NFC')
    .toLowerCase()
    .replace(/['’]/g, '')
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '-')
  return [...slug].slice(0, 80).join('').replace(/^-|-$/g, '') || 'section'
}
