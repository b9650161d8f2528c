import { useQuery } from '#platform/web/answers/queries.ts'
import { useLanguage } from '#platform/web/i18n.ts'
import { apiQuery } from '#platform/web/query-client.ts'
import { useCollections } from '../../collections/web/use-collections.ts'
import { labelIn, useTags } from '../../collections/web/use-tags.ts'
import { useText } from '../../web/text.ts'
import { factsOf, type ContentKind } from '#content/kinds.ts'

interface Choice {
  value: string
  label: string
}

/** What the rows of a kind can be filtered by: tags, those who edited last, and what groups them. */
export function useFilterChoices(kind: ContentKind): Record<'tags' | 'editors' | 'collections', Choice[]> {
  const t = useText()
  const { language } = useLanguage()
  const tags = useTags().data?.items ?? []
  const editors = useQuery(apiQuery('/api/admin/item-editors'))
  const collections = useCollections(factsOf(kind).collection)
  return {
    tags: tags.map((tag) => ({ value: tag.slug, label: labelIn(tag, language) })),
    editors: (editors.data?.items ?? []).map(({ uid, name }) => ({ value: uid, label: name })),
    collections: [
      { value: 'none', label: t('table.noCollection') },
      ...collections.map(({ id, title }) => ({ value: id, label: title })),
    ],
  }
}
