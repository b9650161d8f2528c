import type { ArticleOf } from '#content/kind-article.ts'
import { readArticle } from '#content/reading/server/reading.ts'
import { Problem } from '#platform/errors.ts'
import type { Context } from '#platform/server/context.ts'
import { placeOf, type Course } from './lesson-access.ts'
import type { LessonAddress } from './lessons.ts'
import { findInOutline, readOutline, type OutlineItem } from './outline.ts'

export interface FoundLesson {
  id: string
  rules: OutlineItem['rules']
  course: ArticleOf<'course'>
  /** All lessons of the course, in the order of reading. */
  all: OutlineItem[]
}

/** The published lesson at an address, if it is one of that course. */
export async function findLesson(ctx: Context, address: LessonAddress): Promise<FoundLesson> {
  const { language } = ctx
  const course = await readArticle(ctx, 'course', { address: address.course, language })
  const { lessons: all } = await readOutline(ctx, course.id, language)
  const lesson = await orGone(course, findInOutline(ctx, all, address.lesson))
  return { id: lesson.id, rules: lesson.rules, course, all }
}

/**
 * What is there of a lesson.
 * @throws 404 with the course, so that a reader whose lesson was taken out of it finds back
 */
export async function orGone<T>(course: Course, lesson: Promise<T | undefined>): Promise<T> {
  const found = await lesson.catch((error: unknown) => {
    if (error instanceof Problem && error.status === 404) return undefined
    throw error
  })
  if (found === undefined)
    throw new Problem(404, 'lesson.not_found', { details: { course: placeOf(course) } })
  return found
}
