import { textQuery } from '#content/web/text-query.ts'
import type { Language } from '#platform/languages.ts'
import { apiRequest } from '#platform/web/api-client.ts'
import { apiQuery } from '#platform/web/query-client.ts'

export const glossaryQuery = (language: Language, words: string) =>
  apiQuery('/api/terms', { query: { lang: language, ...(words && { q: words }) } })

export const termQuery = (language: Language, id: string) =>
  textQuery(apiRequest('GET', '/api/terms/{id}', { path: { id }, query: { lang: language } }), {
    kind: 'term',
    id,
  })

export const termCardQuery = (language: Language, id: string) =>
  apiQuery('/api/terms/{id}/card', { path: { id }, query: { lang: language } })
