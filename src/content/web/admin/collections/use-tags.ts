import { useQuery } from '@tanstack/react-query'
import { apiQuery } from '#platform/web/query-client.ts'

export interface AdminTag {
  id: string
  slug: string
  labelEn: string
  labelAm: string
}

export function useTags() {
  return useQuery(apiQuery<{ items: AdminTag[] }>('/api/admin/tags'))
}
