import { listQuery } from '#content/web/list-query.ts'
import type { Language } from '#platform/languages.ts'
import { apiQuery } from '#platform/web/query-client.ts'

export const searchQuery = (language: Language, search: URLSearchParams) =>
  apiQuery('/api/search', {
    query: {
      lang: language,
      ...listQuery(search, ['q', 'kind', 'in', 'page']),
    },
  })
