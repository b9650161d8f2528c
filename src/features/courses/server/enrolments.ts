import type { Article } from '#content/contract.ts'
import { listPublished, readArticle } from '#content/server/reading.ts'
import { userOf } from '#platform/actor.ts'
import { conflict, forbidden, notFound } from '#platform/errors.ts'
import { inTransaction, type Context } from '#platform/server/context.ts'
import type { CourseProgress, Enrolment } from '../contract.ts'
import { isComplete, isOpen, toEnrolment } from './courses.ts'
import type { LessonAddress } from './lessons.ts'
import {
  countLessons,
  deleteLessonDone,
  findEnrolment,
  insertEnrolment,
  insertLessonDone,
  stampCompletion,
  startEnrolment,
} from './store.ts'

/** Enrols the reader in an open course; doing it again changes nothing. */
export function enrol(ctx: Context, address: string): Promise<Enrolment> {
  const { uid } = userOf(ctx.actor)
  return inTransaction(ctx, async (ctx) => {
    const course = await readArticle(ctx, 'course', { address, language: ctx.language })
    const key = { userId: uid, courseId: course.id }
    if (!isOpen(course) && !(await findEnrolment(ctx.db, key))) throw forbidden('course.not_open')
    await insertEnrolment(ctx.db, { ...key, enrolledAt: ctx.now })
    const enrolment = await findEnrolment(ctx.db, key)
    if (!enrolment) throw notFound('enrolment')
    return toEnrolment(enrolment)
  })
}

/**
 * Marks a lesson as done; doing it again changes nothing. The lesson that completes the course stamps its completion, once.
 * @throws 409 `course.not_enrolled`
 */
export function completeLesson(ctx: Context, address: LessonAddress): Promise<CourseProgress> {
  return changeProgress(ctx, address, async (ctx, key) => {
    await insertLessonDone(ctx.db, { ...key, completedAt: ctx.now })
  })
}

/** Takes the mark of a lesson back. A completion of the course that was stamped stays. */
export function uncompleteLesson(ctx: Context, address: LessonAddress): Promise<CourseProgress> {
  return changeProgress(ctx, address, (ctx, key) => deleteLessonDone(ctx.db, key))
}

async function changeProgress(
  ctx: Context,
  address: LessonAddress,
  change: (ctx: Context, key: { userId: string; lessonId: string }) => Promise<void>,
): Promise<CourseProgress> {
  const { uid } = userOf(ctx.actor)
  const { course, lessonId } = await findLesson(ctx, address)
  const courseId = course.id
  return inTransaction(ctx, async (ctx) => {
    const key = { userId: uid, courseId }
    if (!(await startEnrolment(ctx.db, key, ctx.now))) throw conflict('course.not_enrolled')
    await change(ctx, { userId: uid, lessonId })
    const [count] = await countLessons(ctx.db, { userId: uid, courseIds: [courseId], now: ctx.now })
    const { lessonCount, doneCount } = count ?? { lessonCount: 0, doneCount: 0 }
    const isJustCompleted =
      isComplete(course, { lessonCount, doneCount }) && (await stampCompletion(ctx.db, key, ctx.now))
    const enrolment = await findEnrolment(ctx.db, key)
    return { lessonCount, doneCount, completedAt: enrolment?.completedAt ?? null, isJustCompleted }
  })
}

/** The published lesson at an address, if it is one of that course. */
async function findLesson(
  ctx: Context,
  address: LessonAddress,
): Promise<{ course: Article; lessonId: string }> {
  const { language } = ctx
  const course = await readArticle(ctx, 'course', { address: address.course, language })
  const lesson = await readArticle(ctx, 'lesson', { address: address.lesson, language })
  const { rows } = await listPublished(ctx, {
    kinds: ['lesson'],
    parentId: course.id,
    itemIds: [lesson.id],
    language,
    unlisted: true,
    order: 'order',
    pageSize: 1,
  })
  if (rows.length === 0) throw notFound('lesson')
  return { course, lessonId: lesson.id }
}
