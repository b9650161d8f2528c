import type { Language } from '#platform/languages.ts'
import type { ReadAddress } from '#platform/api-operations.ts'
import { apiQuery } from '#platform/web/query-client.ts'

export const quizQuery = (language: Language, id: string, lessonId: string) =>
  apiQuery('/api/courses/{id}/lessons/{lessonId}/quiz', { path: { id, lessonId }, query: { lang: language } })

export const attemptQuery = (language: Language, id: string) =>
  apiQuery('/api/quiz-attempts/{id}', { path: { id }, query: { lang: language } })

/** What is out of date once an attempt has begun or ended. */
export const learning: readonly ReadAddress[] = ['/api/courses', '/api/dashboard']
