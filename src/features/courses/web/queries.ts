import { listQuery } from '#content/web/list-query.ts'
import type { CourseDetail, CourseList, LessonDetail } from '#features/courses/contract.ts'
import type { Language } from '#platform/languages.ts'
import { apiQuery } from '#platform/web/query-client.ts'

const courses = '/api/courses'

export const coursesQuery = (language: Language, search: URLSearchParams) =>
  apiQuery<CourseList>(courses, { lang: language, ...listQuery(search, ['page']) })

export const courseQuery = (language: Language, course: string) =>
  apiQuery<CourseDetail>(courseAddress(course), { lang: language })

export const lessonQuery = (language: Language, course: string, lesson: string) =>
  apiQuery<LessonDetail>(lessonAddress(course, lesson), { lang: language })

export function courseAddress(course: string): string {
  return `${courses}/${encodeURIComponent(course)}`
}

export function lessonAddress(course: string, lesson: string): string {
  return `${courseAddress(course)}/lessons/${encodeURIComponent(lesson)}`
}
