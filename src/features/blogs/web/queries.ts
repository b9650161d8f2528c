import { listQuery } from '#content/web/list-query.ts'
import { textQuery } from '#content/web/text-query.ts'
import type { Language } from '#platform/languages.ts'
import { apiRequest } from '#platform/web/api-client.ts'
import { apiQuery } from '#platform/web/query-client.ts'

export const blogFilters = ['q', 'tag', 'level', 'in', 'series'] as const

export const blogsQuery = (language: Language, search: URLSearchParams) =>
  apiQuery('/api/blogs', {
    query: {
      lang: language,
      ...listQuery(search, [...blogFilters, 'page']),
    },
  })

export const blogQuery = (language: Language, id: string) =>
  textQuery(apiRequest('GET', '/api/blogs/{id}', { path: { id }, query: { lang: language } }), {
    kind: 'blog',
    id,
  })

/** For pages that only members open. */
export const memberBlogQuery = (language: Language, id: string) =>
  apiQuery('/api/blogs/{id}', { path: { id }, query: { lang: language } })
