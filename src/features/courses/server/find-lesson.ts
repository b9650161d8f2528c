import type { ArticleOf } from '#content/kind-article.ts'
import { readArticle } from '#content/reading/server/reading.ts'
import { notFound } from '#platform/errors.ts'
import type { Context } from '#platform/server/context.ts'
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
  const lesson = await findInOutline(ctx, all, address.lesson)
  if (!lesson) throw notFound('lesson')
  return { id: lesson.id, rules: lesson.rules, course, all }
}
