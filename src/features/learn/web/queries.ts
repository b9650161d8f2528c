import { listQuery } from '#content/web/list-query.ts'
import { textQuery } from '#content/web/text-query.ts'
import type { Language } from '#platform/languages.ts'
import { apiRequest } from '#platform/web/api-client.ts'
import { apiQuery } from '#platform/web/query-client.ts'

export const learnFilters = ['q', 'tag', 'level'] as const

export const tracksQuery = (language: Language, search = new URLSearchParams()) =>
  apiQuery('/api/learn', { query: { lang: language, ...listQuery(search, learnFilters) } })

export const learnQuery = (language: Language, id: string) =>
  textQuery(apiRequest('GET', '/api/learn/{id}', { path: { id }, query: { lang: language } }), {
    kind: 'learn',
    id,
  })
