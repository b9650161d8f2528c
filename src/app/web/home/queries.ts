import type { Language } from '#platform/languages.ts'
import { apiQuery } from '#platform/web/query-client.ts'

export const highlightsQuery = (language: Language) =>
  apiQuery('/api/highlights', { query: { lang: language } })
export const tracksQuery = (language: Language) => apiQuery('/api/learn', { query: { lang: language } })
export const faqQuery = (language: Language) =>
  apiQuery('/api/faq', { query: { lang: language, category: 'safety' } })
