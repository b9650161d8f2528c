import type { Language } from '#platform/languages.ts'
import { apiQuery } from '#platform/web/query-client.ts'

export const questionQuery = (language: Language, id: string) =>
  apiQuery('/api/questions/{id}', { path: { id }, query: { lang: language } })
