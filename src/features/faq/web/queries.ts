import type { FaqList } from '#features/faq/contract.ts'
import type { Language } from '#platform/languages.ts'
import { apiQuery } from '#platform/web/query-client.ts'

export const faqQuery = (language: Language, words = '') =>
  apiQuery<FaqList>('/api/faq', { lang: language, q: words })
