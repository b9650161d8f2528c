import { paths } from '#platform/paths.ts'
import type { Names } from './cells.ts'

/** What a text names: terms, exercises and data sets by their addresses or ids, pictures and files by their ids. */
export interface NamesInText {
  names: string[]
  media: string[]
}

/** What of that is on this site. */
export interface FoundNames {
  items: { id: string; kind: string; slug: string }[]
  media: Set<string>
}

export function namesInText(text: string): NamesInText {
  const terms = allOf(text, new RegExp(`\\(${paths.term('')}([a-z0-9-]+)\\)`, 'g'))
  return {
    names: [...terms, ...practiceNamesIn(text)],
    media: allOf(text, /(?:media|files)\\?\/([\w-]{10,40})|\b(?:mediaId|id)\W{1,8}([\w-]{10,40})/g),
  }
}

/** As the lines and blocks of charts and questions name them. GIFT puts a backslash before whatever it could take for its own. */
function practiceNamesIn(text: string): string[] {
  const plain = text.replaceAll('\\', '')
  if (!/::(?:question|chart)\b|"(?:questionId|dataSet)\b/.test(plain)) return []
  return allOf(plain, /(?:#|\b(?:id|compared|questionId|dataSet)\W{1,8})([\w-]{1,40})/g)
}

function allOf(text: string, pattern: RegExp): string[] {
  return [...new Set([...text.matchAll(pattern)].flatMap(([, one, other]) => one ?? other ?? []))]
}

export function namesOf({ items, media }: FoundNames): Names {
  const slugs = new Map(items.map(({ id, slug }) => [id, slug]))
  const ids = new Map([
    ...items.map(({ id, kind, slug }) => [`${kind}/${slug}`, id] as const),
    ...items.map(({ id, kind }) => [`${kind}/${id}`, id] as const),
  ])
  return {
    slugOf: (id) => slugs.get(id),
    idOf: (kind, name) => ids.get(`${kind}/${name}`),
    hasMedia: (id) => media.has(id),
  }
}
