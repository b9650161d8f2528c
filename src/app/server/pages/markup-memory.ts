import { randomUUID } from 'node:crypto'
import { escapeHtml } from '#platform/escape-html.ts'
import type { MarkupMemory } from '#platform/page/markup-memory.ts'

/** Bounds memory: letters of all names and contents. */
const mostLetters = 8 * 1024 * 1024
/** Nobody can write it into a text before it is known. */
const secret = randomUUID()
/** Stands in kept content where the address of the page belongs; no text of a page has it. */
const place = '\u0000'

/** The memory for one page. */
export interface PageMarkup extends MarkupMemory {
  /** Keeps what was marked, and gives the markup without the marks. */
  take(markup: string): string
}

/**
 * Keeps what is the same on many pages by names that say all it depends on. So it never has to be forgotten, and the oldest makes
 * room. What it gives makes the memory for one page.
 */
export function createMarkupMemory(): () => PageMarkup {
  const kept = new Map<string, string>()
  let letters = 0

  const keep = (name: string, content: string) => {
    if (kept.has(name)) return
    kept.set(name, content)
    letters += name.length + content.length
    for (const [oldest, { length }] of kept) {
      if (letters <= mostLetters) return
      kept.delete(oldest)
      letters -= oldest.length + length
    }
  }

  return () => {
    const marked: { name: string; address: string | undefined }[] = []
    return {
      find(name, address) {
        const content = kept.get(name)
        if (content === undefined || address === undefined) return content
        return content.replaceAll(place, () => escaped(address))
      },
      mark: (name, address) => `${secret} ${marked.push({ name, address }) - 1}`,
      take(markup) {
        if (marked.length === 0) return markup
        for (const [at, { name, address }] of marked.entries()) {
          const content = contentOf(markup, ` data-kept="${secret} ${at}"`)
          const any = content && forAnyPage(withoutMarks(content), address)
          if (any) keep(name, any)
        }
        return withoutMarks(markup)
      },
    }
  }
}

/** What stands in the element with a mark. */
function contentOf(markup: string, mark: string): string | undefined {
  const at = markup.indexOf(mark)
  if (at < 0) return undefined
  const tag = /<(\w+)[^<]*$/.exec(markup.slice(Math.max(0, at - 500), at))?.[1]
  const begin = markup.indexOf('>', at) + 1
  if (!tag) return undefined
  const ends = new RegExp(`<(/?)${tag}\\b`, 'g')
  ends.lastIndex = begin
  let open = 1
  for (let end = ends.exec(markup); end; end = ends.exec(markup)) {
    open += end[1] ? -1 : 1
    if (open === 0) return markup.slice(begin, end.index)
  }
  return undefined
}

/** Undefined when the content does not name the address where it said that it would. */
function forAnyPage(content: string, address: string | undefined): string | undefined {
  if (content.includes(place)) return undefined
  if (address === undefined) return content
  const any = content.replaceAll(`"${escaped(address)}"`, `"${place}"`)
  return any === content ? undefined : any
}

function withoutMarks(markup: string): string {
  return markup.replaceAll(new RegExp(` data-kept="${secret} \\d+"`, 'g'), '')
}

/** As React writes attributes: it has another way to write the one sign. */
function escaped(text: string): string {
  return escapeHtml(text).replaceAll('&#39;', '&#x27;')
}
