import type { ContentKind } from '#content/kinds.ts'
import { isLanguage, type Language } from '#platform/languages.ts'

/** Names of the entries of an archive. */
export const entryPaths = {
  manifest: 'manifest.json',
  collections: 'site/collections.json',
  settings: 'site/settings.json',
  tags: 'site/tags.json',
  item: (item: ItemName) => `items/${item.kind}/${item.slug}.json`,
  edition: (item: ItemName, language: Language) => `items/${item.kind}/${item.slug}/${language}.json`,
  revision: (item: ItemName, language: Language, revision: number) =>
    `items/${item.kind}/${item.slug}/revisions/${language}-${String(revision).padStart(6, '0')}.json`,
  part: (item: ItemName, name: string, number: number) =>
    `items/${item.kind}/${item.slug}/parts/${name}-${String(number).padStart(6, '0')}.json`,
  media: (id: string) => `media/${id}.json`,
  mediaBytes: (id: string, name: string) => `media/${id}/${name}`,
}

interface ItemName {
  kind: ContentKind
  slug: string
}

/** The order of entries in an archive: that of their names, letter by letter. */
export function inOrder(one: string, other: string): number {
  return one < other ? -1 : one > other ? 1 : 0
}

interface EditionEntry {
  path: string
  language: Language
}

/** The entries of one item, found by name among all. */
export interface ItemEntries {
  path: string
  editions: EditionEntry[]
  revisions: EditionEntry[]
  /** What it has beside its texts. */
  parts: { path: string; name: string }[]
}

/** Groups entries by the item they belong to; what is no part of any item is left out. */
export function itemEntries(paths: Iterable<string>): Map<string, ItemEntries> {
  const items = new Map<string, ItemEntries>()
  const entriesOf = (name: string) => {
    const known = items.get(name) ?? { path: `items/${name}.json`, editions: [], revisions: [], parts: [] }
    items.set(name, known)
    return known
  }
  for (const path of paths) {
    const [, owner, part] = /^items\/([a-zA-Z]+\/[a-z0-9-]+)\/parts\/([a-z]+)-\d+\.json$/.exec(path) ?? []
    if (owner && part) entriesOf(owner).parts.push({ path, name: part })
    const match =
      /^items\/([a-zA-Z]+\/[a-z0-9-]+)(?:\.json|\/(?:(revisions)\/)?(am|en)(?:-\d+)?\.json)$/.exec(path)
    const [, name, isRevision, language] = match ?? []
    if (!name) continue
    const entries = entriesOf(name)
    if (isLanguage(language)) (isRevision ? entries.revisions : entries.editions).push({ path, language })
  }
  return items
}
