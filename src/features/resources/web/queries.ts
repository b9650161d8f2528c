import { listQuery } from '#content/web/list-query.ts'
import { textQuery } from '#content/web/text-query.ts'
import type { ResourceDetail, ResourceList } from '#features/resources/contract.ts'
import type { Language } from '#platform/languages.ts'
import { apiQuery } from '#platform/web/query-client.ts'

export const resourcesQuery = (language: Language, search: URLSearchParams) =>
  apiQuery<ResourceList>('/api/resources', {
    lang: language,
    ...listQuery(search, ['q', 'tag', 'level', 'type', 'page']),
  })

export const resourceQuery = (language: Language, id: string) =>
  textQuery<ResourceDetail>({ path: '/api/resources', kind: 'resource', id }, language)
