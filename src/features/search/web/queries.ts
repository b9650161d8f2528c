import { listQuery } from '#content/web/list-query.ts'
import type { SearchResults } from '#features/search/contract.ts'
import type { Language } from '#platform/languages.ts'
import { apiQuery } from '#platform/web/query-client.ts'

export const searchQuery = (language: Language, search: URLSearchParams) =>
  apiQuery<SearchResults>('/api/search', {
    lang: language,
    ...listQuery(search, ['q', 'kind', 'in', 'page']),
  })
