import { listQuery } from '#content/web/list-query.ts'
import type { Language } from '#platform/languages.ts'
import { apiQuery } from '#platform/web/query-client.ts'

export const coursesQuery = (language: Language, search: URLSearchParams) =>
  apiQuery('/api/courses', { query: { lang: language, ...listQuery(search, ['page']) } })

/** How administrators look at a course: as themselves, or as one who has just enrolled. */
export type View = 'learner' | undefined

/** The view that an address asks for. */
export function viewIn(search: URLSearchParams): View {
  return search.get('as') === 'learner' ? 'learner' : undefined
}

export const courseQuery = (language: Language, course: string, view?: View) =>
  apiQuery('/api/courses/{id}', { path: { id: course }, query: { lang: language, as: view } })

export const lessonQuery = (
  language: Language,
  course: string,
  { lesson, view }: { lesson: string; view?: View },
) =>
  apiQuery('/api/courses/{id}/lessons/{lessonId}', {
    path: { id: course, lessonId: lesson },
    query: { lang: language, as: view },
  })
