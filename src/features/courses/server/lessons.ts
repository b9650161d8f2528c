import { readArticle } from '#content/reading/server/reading.ts'
import { userOf } from '#platform/actor.ts'
import { isUnavailable } from '#platform/database/engine.ts'
import { notFound } from '#platform/errors.ts'
import type { Language } from '#platform/languages.ts'
import type { Context } from '#platform/server/context.ts'
import type { LessonDetail } from '../contract.ts'
import { findLocked, refuseLocked } from './lesson-access.ts'
import { readOutline, toNeighbour } from './outline.ts'
import { findEnrolment, moveEnrolment, selectDoneLessons, type StoredEnrolment } from './store.ts'

/** Milliseconds in which opening a lesson again is still the same visit. */
const sameVisit = 60_000

export interface LessonAddress {
  /** Id, slug or an earlier slug, of both. */
  course: string
  lesson: string
}

/**
 * One lesson of a course with its neighbours. Opening it moves an enrolled reader's place in the course.
 * @throws 403 for a lesson that this reader cannot open, or not yet
 */
export async function readLesson(
  ctx: Context,
  address: LessonAddress,
  language: Language,
): Promise<LessonDetail> {
  const { uid } = userOf(ctx.actor)
  const course = await readArticle(ctx, 'course', { address: address.course, language })
  const article = await readArticle(ctx, 'lesson', { address: address.lesson, language })
  const { sections, lessons } = await readOutline(ctx, course.id, language)
  const index = lessons.findIndex((lesson) => lesson.id === article.id)
  if (index === -1) throw notFound('lesson')

  const key = { userId: uid, courseId: course.id }
  const [enrolment, done] = await Promise.all([
    findEnrolment(ctx.readDb, key),
    selectDoneLessons(ctx.readDb, { userId: uid, lessonIds: lessons.map(({ id }) => id) }),
  ])
  const learner = { actor: ctx.actor, isEnrolled: enrolment !== undefined, done }
  refuseLocked(course, { id: article.id, all: lessons }, learner)
  if (enrolment && !isPlaceOf(enrolment, article.id, ctx.now)) await rememberPlace(ctx, key, article.id)
  const [previous, next] = [lessons[index - 1], lessons[index + 1]]
  return {
    article,
    course: { id: course.id, slug: course.slug, title: course.title, language: course.language },
    section: sections.find((section) => section.lessons.some(({ id }) => id === article.id))?.title || null,
    position: index + 1,
    lessonCount: lessons.length,
    previous: previous ? toNeighbour(previous) : null,
    next: next ? toNeighbour(next) : null,
    isNextLocked: next !== undefined && findLocked(course, lessons, learner).has(next.id),
    isDone: done.has(article.id),
    isEnrolled: enrolment !== undefined,
  }
}

/** Whether nothing is to be remembered: reading on in a lesson is no write each time, coming back to it later is one. */
function isPlaceOf({ lastLessonId, lastOpenedAt }: StoredEnrolment, lessonId: string, now: number): boolean {
  return lastLessonId === lessonId && lastOpenedAt !== null && now - lastOpenedAt < sameVisit
}

/** A lesson can be read while the database takes no writes; then the place stays where it was. */
async function rememberPlace(
  ctx: Context,
  key: { userId: string; courseId: string },
  lessonId: string,
): Promise<void> {
  try {
    await moveEnrolment(ctx.db, key, { lessonId, now: ctx.now })
  } catch (error) {
    if (!isUnavailable(error)) throw error
    ctx.log.warn({ err: error }, 'place in a course not written')
  }
}
