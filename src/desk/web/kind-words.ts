import type { KindFacts } from '#content/kind-facts.ts'
import { contentKinds, factsOf, type ContentKind } from '#content/kinds.ts'
import { formatMessage } from '#platform/messages.ts'
import { useLanguage } from '#platform/web/i18n.ts'

/**
 * What administrators read about a kind: `menu` leads to its table, `many` and `own` name several and one, `about` says what they are for, `none` that there
 * are none yet, `new` starts one, `thing` stands in a sentence, `subject` in the filters of the audit log, `write` in an offer.
 */
type KindWord = 'menu' | 'many' | 'own' | 'about' | 'none' | 'new' | 'thing' | 'subject' | 'write'

/** The words of the feature that a kind belongs to. */
export function useKindWords(): (kind: ContentKind, word: KindWord) => string {
  const { language, catalogues } = useLanguage()
  return (kind, word) =>
    formatMessage(
      catalogues[`${factsOf(kind).feature}.admin`]?.[`kind.${kind}.${word}`] ?? `${kind}.${word}`,
      language,
    )
}

/** The details by which the table of a kind is filtered, in words; each name is a member of the address. */
export function useKindFilters(kind: ContentKind) {
  const { language, catalogues } = useLanguage()
  const { feature, filters = {} } = factsOf(kind)
  const word = (key: string) =>
    formatMessage(catalogues[`${feature}.admin`]?.[`kind.${kind}.${key}`] ?? key, language)
  return detailsIn(filters).map(([name, values]) => ({
    name,
    label: word(name),
    all: word(`${name}.any`),
    options: values.map((value) => ({ value, label: word(`${name}.${value}`) })),
  }))
}

/** `Object.entries` with its literals kept. */
function detailsIn(filters: NonNullable<KindFacts['filters']>) {
  return Object.entries(filters) as [keyof typeof filters, readonly string[]][]
}

/** What names a kind in an address or in an entry of the audit log, if it is one. */
export function kindOf(name: string | null | undefined): ContentKind | undefined {
  return contentKinds.find((kind) => kind === name)
}
