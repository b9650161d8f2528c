import { useQuery } from '#platform/web/answers/queries.ts'
import type { Language } from '#platform/languages.ts'
import { apiQuery } from '#platform/web/query-client.ts'

export interface AdminTag {
  id: string
  slug: string
  labelEn: string
  labelAm: string
  /** How many items outside the bin carry it. */
  items: number
}

export function useTags() {
  return useQuery(apiQuery('/api/admin/tags'))
}

export function labelIn(tag: Pick<AdminTag, 'slug' | 'labelEn' | 'labelAm'>, language: Language): string {
  return (language === 'am' ? tag.labelAm || tag.labelEn : tag.labelEn || tag.labelAm) || tag.slug
}
