import { textQuery } from '#content/web/text-query.ts'
import type { Language } from '#platform/languages.ts'
import { apiRequest } from '#platform/web/api-client.ts'
import { apiQuery } from '#platform/web/query-client.ts'

export const replayQuery = (language: Language, id: string) =>
  textQuery(apiRequest('GET', '/api/replays/{id}', { path: { id }, query: { lang: language } }), {
    kind: 'replay',
    id,
  })

export const barsQuery = (id: string) => apiQuery('/api/replays/{id}/bars', { path: { id } })
