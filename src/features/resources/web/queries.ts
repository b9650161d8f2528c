import { listQuery } from '#content/web/list-query.ts'
import { textQuery } from '#content/web/text-query.ts'
import type { Language } from '#platform/languages.ts'
import { apiRequest } from '#platform/web/api-client.ts'
import { apiQuery } from '#platform/web/query-client.ts'

export const resourceFilters = ['q', 'tag', 'level', 'type'] as const

export const resourcesQuery = (language: Language, search: URLSearchParams) =>
  apiQuery('/api/resources', {
    query: {
      lang: language,
      ...listQuery(search, [...resourceFilters, 'page']),
    },
  })

export const resourceQuery = (language: Language, id: string) =>
  textQuery(apiRequest('GET', '/api/resources/{id}', { path: { id }, query: { lang: language } }), {
    kind: 'resource',
    id,
  })
