import { escapeHtml } from '#platform/escape-html.ts'
import type { HeadingEntry } from '../../blocks/document.ts'
import { toJson } from '../../server/stored-json.ts'

interface Text {
  language: string
  html: string
  /** JSON, as it is stored. */
  headings: string
}

/**
 * The text and its headings with the same anchors in both languages: those of the English one, by the place of each heading.
 * The anchors that a heading had before, in either language, go on leading to it.
 */
export function withSharedAnchors(
  text: Text,
  published: readonly Text[],
): { html: string; headings: HeadingEntry[] } {
  const headings: HeadingEntry[] = toJson(text.headings)
  const other = published.find(({ language }) => language !== text.language)
  const theirs: HeadingEntry[] = other ? toJson(other.headings) : []
  const pairs = pairHeadings(headings, theirs)
  if (pairs.size === 0) return { html: text.html, headings }
  const chosen = headings.map((heading) =>
    text.language === 'en' ? heading.id : (pairs.get(heading.id) ?? heading.id),
  )
  if (new Set(chosen).size < chosen.length) return { html: text.html, headings }
  const taken = new Set(chosen)
  const anchors = new Map(
    headings.map(({ id }, index) => {
      const former = [id, pairs.get(id) ?? id].filter((one) => !taken.has(one) && taken.add(one))
      return [escapeHtml(id), { id: chosen[index] ?? id, former }]
    }),
  )
  return {
    html: renameAnchors(text.html, anchors),
    headings: headings.map((heading, index) => ({ ...heading, id: chosen[index] ?? heading.id })),
  }
}

/** Ids of the other language's headings by ours: parts that count alike stand for each other, and within them the headings of equal levels. */
function pairHeadings(
  ours: readonly HeadingEntry[],
  theirs: readonly HeadingEntry[],
): ReadonlyMap<string, string> {
  const [mine, others] = [partsOf(ours), partsOf(theirs)]
  const pairs = new Map<string, string>()
  if (mine.length !== others.length) return pairs
  for (const [at, part] of mine.entries()) {
    const other = others[at] ?? []
    const isAlike =
      part.length === other.length && part.every(({ level }, index) => level === other[index]?.level)
    const paired = isAlike ? part : part.slice(0, 1)
    for (const [index, { id, level }] of paired.entries()) {
      const counterpart = other[index]
      if (counterpart?.level === level) pairs.set(id, counterpart.id)
    }
  }
  return pairs
}

/** The headings by the part that they stand in; each heading of the second level begins one. */
function partsOf(headings: readonly HeadingEntry[]): HeadingEntry[][] {
  const parts: HeadingEntry[][] = [[]]
  for (const heading of headings) {
    if (heading.level === 2) parts.push([])
    parts.at(-1)?.push(heading)
  }
  return parts
}

/** Only headings that the renderer wrote have ids in these forms; everything that people wrote is escaped in it. */
function renameAnchors(
  html: string,
  anchors: ReadonlyMap<string, { id: string; former: readonly string[] }>,
): string {
  return html
    .replaceAll(/<h([234]) id="([^"]*)">/g, (whole, level, own) => {
      const anchor = anchors.get(own)
      if (!anchor) return whole
      const former = anchor.former.map((id) => `<span class="visually-hidden" id="${escapeHtml(id)}"></span>`)
      return `${former.join('')}<h${level} id="${escapeHtml(anchor.id)}">`
    })
    .replaceAll(/<a class="heading-link" href="#([^"]*)"/g, (whole, own) => {
      const anchor = anchors.get(own)
      return anchor ? `<a class="heading-link" href="#${escapeHtml(anchor.id)}"` : whole
    })
}
