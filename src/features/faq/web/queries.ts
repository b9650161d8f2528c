import type { Language } from '#platform/languages.ts'
import { apiQuery } from '#platform/web/query-client.ts'

export const faqQuery = (language: Language, words = '') =>
  apiQuery('/api/faq', { query: { lang: language, q: words } })

/** With the questions that are for members only. */
export const memberFaqQuery = (language: Language, words = '') =>
  apiQuery('/api/faq', { query: { lang: language, q: words, audience: 'member' } })
