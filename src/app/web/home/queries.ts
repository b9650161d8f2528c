import type { Language } from '#platform/languages.ts'
import { apiQuery } from '#platform/web/query-client.ts'

/** The slug under which the starter keeps what to ask before sending money. */
export const safetyCategory = 'safety'

export const highlightsQuery = (language: Language) =>
  apiQuery('/api/highlights', { query: { lang: language } })
export const tracksQuery = (language: Language) => apiQuery('/api/learn', { query: { lang: language } })
export const faqQuery = (language: Language) =>
  apiQuery('/api/faq', { query: { lang: language, category: safetyCategory, orFirst: '1' } })
