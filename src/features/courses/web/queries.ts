import { listQuery } from '#content/web/list-query.ts'
import type { Language } from '#platform/languages.ts'
import { apiQuery } from '#platform/web/query-client.ts'

export const coursesQuery = (language: Language, search: URLSearchParams) =>
  apiQuery('/api/courses', { query: { lang: language, ...listQuery(search, ['page']) } })

export const courseQuery = (language: Language, course: string) =>
  apiQuery('/api/courses/{id}', { path: { id: course }, query: { lang: language } })

export const lessonQuery = (language: Language, course: string, lesson: string) =>
  apiQuery('/api/courses/{id}/lessons/{lessonId}', {
    path: { id: course, lessonId: lesson },
    query: { lang: language },
  })
