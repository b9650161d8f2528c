import { factsOf, type ContentKind } from '#content/kinds.ts'
import type { Language } from '#platform/languages.ts'

/** The editor's address of an item. */
export function itemPath(item: { kind: ContentKind; id: string }): string {
  return `${factsOf(item.kind).adminPath}/${item.id}`
}

/** The reader's address of one edition, whatever language this administrator reads in. */
export function readerPath(
  { kind, slug, parentId }: { kind: ContentKind; slug: string; parentId?: string | null },
  language: Language,
): string {
  const [path = '', fragment] = factsOf(kind)
    .readerPath(slug, parentId ?? '')
    .split('#')
  return `${path}?lang=${language}${fragment ? `#${fragment}` : ''}`
}
