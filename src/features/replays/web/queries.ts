import { textQuery } from '#content/web/text-query.ts'
import type { Language } from '#platform/languages.ts'
import { apiRequest } from '#platform/web/api-client.ts'

export const replayQuery = (language: Language, id: string) =>
  textQuery(apiRequest('GET', '/api/replays/{id}', { path: { id }, query: { lang: language } }), {
    kind: 'replay',
    id,
  })
