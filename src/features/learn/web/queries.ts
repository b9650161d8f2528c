import { listQuery } from '#content/web/list-query.ts'
import { textQuery } from '#content/web/text-query.ts'
import type { LearnDetail, LearnList } from '#features/learn/contract.ts'
import type { Language } from '#platform/languages.ts'
import { apiQuery } from '#platform/web/query-client.ts'

export const tracksQuery = (language: Language, search = new URLSearchParams()) =>
  apiQuery<LearnList>('/api/learn', { lang: language, ...listQuery(search, ['q', 'tag', 'level']) })

export const learnQuery = (language: Language, id: string) =>
  textQuery<LearnDetail>({ path: '/api/learn', kind: 'learn', id }, language)
