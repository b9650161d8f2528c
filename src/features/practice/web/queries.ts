import type { Language } from '#platform/languages.ts'
import { apiQuery } from '#platform/web/query-client.ts'

export const exercisesQuery = (language: Language) =>
  apiQuery('/api/practice/exercises', { query: { lang: language } })

export const toolsQuery = (language: Language) => apiQuery('/api/tools', { query: { lang: language } })

export const progressQuery = () => apiQuery('/api/practice/progress')
