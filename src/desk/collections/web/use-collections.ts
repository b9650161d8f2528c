import { useEffect } from 'react'
import type { Collection } from '#content/contract.ts'
import { useQuery } from '#platform/web/answers/queries.ts'
import { useLanguage } from '#platform/web/i18n.ts'
import { apiQuery } from '#platform/web/query-client.ts'

/** A collection with how many items stand in it; those that lie in the bin are counted apart. */
export type AdminCollection = Collection & { items: number; binned: number }

export const collectionsQuery = (kind: Collection['kind'], parentId?: string) =>
  apiQuery('/api/admin/collections', { query: { kind, parentId } })

/**
 * The collections of a kind in order, each with its title in the administrator's language where there is one. `chosen`: one that has
 * to be among them; it may have been made in another tab, or by a colleague.
 */
export function useCollections(
  kind: Collection['kind'] | null,
  { parentId, chosen = null }: { parentId?: string | undefined; chosen?: string | null } = {},
) {
  const { language } = useLanguage()
  const { data, refetch } = useQuery({
    ...collectionsQuery(kind ?? 'track', parentId),
    enabled: kind !== null,
  })
  const items = data?.items ?? []
  const isMissing = data !== undefined && chosen !== null && items.every(({ id }) => id !== chosen)
  useEffect(() => {
    if (isMissing) void refetch()
  }, [isMissing, refetch])
  return items.map((one) => ({ ...one, title: titleIn(one, language) }))
}

export function titleIn(
  one: Pick<Collection, 'titleEn' | 'titleAm' | 'slug'>,
  language: 'en' | 'am',
): string {
  const [first, second] = language === 'am' ? [one.titleAm, one.titleEn] : [one.titleEn, one.titleAm]
  return first || second || one.slug
}
