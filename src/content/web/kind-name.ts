import { formatMessage } from '#platform/messages.ts'
import { useLanguage } from '#platform/web/i18n.ts'
import { factsOf, hasTrait, listedKinds, type ContentKind } from '../kinds.ts'

/** What readers call one item of a kind, in the words of the feature that it belongs to. */
export function useKindName(): (kind: ContentKind) => string {
  const { language, catalogues } = useLanguage()
  return (kind) => formatMessage(catalogues[factsOf(kind).feature]?.[`kind.${kind}`] ?? kind, language)
}

/** What readers call the list of a kind. */
export function useSectionName(): (kind: ContentKind) => string {
  const { language, catalogues } = useLanguage()
  return (kind) =>
    formatMessage(catalogues[factsOf(kind).feature]?.[`kind.${kind}.section`] ?? kind, language)
}

/** The lists that everybody may read, by the names that the header has for them. */
export function useOpenLists(): { path: string; label: string }[] {
  const sectionName = useSectionName()
  const lists = listedKinds().filter(({ kind }) => hasTrait(kind, 'inHeader') && hasTrait(kind, 'openList'))
  return lists.map(({ kind, path }) => ({ path, label: sectionName(kind) }))
}
