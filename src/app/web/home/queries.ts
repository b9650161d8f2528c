import type { Card } from '#content/contract.ts'
import type { FaqList } from '#features/faq/contract.ts'
import type { LearnList } from '#features/learn/contract.ts'
import type { Language } from '#platform/languages.ts'
import { apiQuery } from '#platform/web/query-client.ts'

export const highlightsQuery = (language: Language) =>
  apiQuery<{ featured: Card[]; newest: Card[] }>('/api/highlights', { lang: language })
export const tracksQuery = (language: Language) => apiQuery<LearnList>('/api/learn', { lang: language })
export const faqQuery = (language: Language) =>
  apiQuery<FaqList>('/api/faq', { lang: language, category: 'safety' })
