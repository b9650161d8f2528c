import { textQuery } from '#content/web/text-query.ts'
import type { Language } from '#platform/languages.ts'
import { apiRequest } from '#platform/web/api-client.ts'

export const orderBookQuery = (language: Language, id: string) =>
  textQuery(apiRequest('GET', '/api/order-books/{id}', { path: { id }, query: { lang: language } }), {
    kind: 'orderBook',
    id,
  })
