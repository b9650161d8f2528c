import type { Language } from '#platform/languages.ts'
import { apiQuery } from '#platform/web/query-client.ts'

export const catalogueQuery = (language: Language) =>
  apiQuery('/api/course-catalogue', { query: { lang: language } })
