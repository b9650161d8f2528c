import { useQuery } from '@tanstack/react-query'
import { apiQuery } from '#platform/web/query-client.ts'

export interface AdminTag {
  id: string
  slug: string
  labelEn: string
  labelAm: string
}

export function tagLabelIn(tag: AdminTag, language: 'en' | 'am'): string {
  const [first, second] = language === 'am' ? [tag.labelAm, tag.labelEn] : [tag.labelEn, tag.labelAm]
  return first || second || tag.slug
}

export function useTags() {
  return useQuery(apiQuery<{ items: AdminTag[] }>('/api/admin/tags'))
}
