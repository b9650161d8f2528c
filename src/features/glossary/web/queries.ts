import { listQuery } from '#content/web/list-query.ts'
import { textQuery } from '#content/web/text-query.ts'
import type { Language } from '#platform/languages.ts'
import { apiRequest } from '#platform/web/api-client.ts'
import { apiQuery } from '#platform/web/query-client.ts'

export const glossaryQuery = (language: Language, search: URLSearchParams) =>
  apiQuery('/api/terms', { query: { lang: language, ...listQuery(search, ['q', 'tag', 'level']) } })

export const termQuery = (language: Language, id: string) =>
  textQuery(apiRequest('GET', '/api/terms/{id}', { path: { id }, query: { lang: language } }), {
    kind: 'term',
    id,
  })

export const termCardQuery = (language: Language, id: string) =>
  apiQuery('/api/terms/{id}/card', { path: { id }, query: { lang: language } })
