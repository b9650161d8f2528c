import type { CourseCatalogue } from '#features/courses/contract.ts'
import type { Language } from '#platform/languages.ts'
import { apiQuery } from '#platform/web/query-client.ts'

export const catalogueQuery = (language: Language) =>
  apiQuery<CourseCatalogue>('/api/course-catalogue', { lang: language })
