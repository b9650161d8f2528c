import { listQuery } from '#content/web/list-query.ts'
import { textQuery } from '#content/web/text-query.ts'
import type { BlogDetail, BlogList } from '#features/blogs/contract.ts'
import type { Language } from '#platform/languages.ts'
import { apiQuery } from '#platform/web/query-client.ts'

export const blogsQuery = (language: Language, search: URLSearchParams) =>
  apiQuery<BlogList>('/api/blogs', {
    lang: language,
    ...listQuery(search, ['q', 'tag', 'level', 'series', 'page']),
  })

export const blogQuery = (language: Language, id: string) =>
  textQuery<BlogDetail>({ path: '/api/blogs', kind: 'blog', id }, language)

/** For pages that only members open. */
export const memberBlogQuery = (language: Language, id: string) =>
  apiQuery<BlogDetail>(`/api/blogs/${encodeURIComponent(id)}`, { lang: language })
