import { textQuery } from '#content/web/text-query.ts'
import type { Glossary, TermCard, TermDetail } from '#features/glossary/contract.ts'
import type { Language } from '#platform/languages.ts'
import { apiQuery } from '#platform/web/query-client.ts'

export const glossaryQuery = (language: Language, words: string) =>
  apiQuery<Glossary>('/api/terms', { lang: language, ...(words && { q: words }) })

export const termQuery = (language: Language, id: string) =>
  textQuery<TermDetail>({ path: '/api/terms', kind: 'term', id }, language)

export const termCardQuery = (language: Language, id: string) =>
  apiQuery<TermCard>(`/api/terms/${encodeURIComponent(id)}/card`, { lang: language })
