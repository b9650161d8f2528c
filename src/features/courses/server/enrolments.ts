import type { Article } from '#content/contract.ts'
import { readArticle } from '#content/reading/server/reading.ts'
import { userOf } from '#platform/actor.ts'
import { conflict, forbidden, notFound } from '#platform/errors.ts'
import { inTransaction, type Context } from '#platform/server/context.ts'
import type { CourseProgress, Enrolment } from '../contract.ts'
import { isComplete, toEnrolment } from './courses.ts'
import { isOpen, refuseLocked, refuseOutOfTurn } from './lesson-access.ts'
import type { LessonAddress } from './lessons.ts'
import { readOutline, type Outline } from './outline.ts'
import {
  countLessons,
  deleteLessonDone,
  findEnrolment,
  insertEnrolment,
  insertLessonDone,
  readEnrolment,
  selectDoneLessons,
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
    return toEnrolment(await readEnrolment(ctx.db, key))
  })
}

/**
 * Marks a lesson as done; doing it again changes nothing. The lesson that completes the course stamps its completion, once.
 * @throws 409 `course.not_enrolled`, 403 `lesson.locked` in a course that goes in order, or as for reading the lesson
 */
export function completeLesson(ctx: Context, address: LessonAddress): Promise<CourseProgress> {
  return changeProgress(ctx, address, async (ctx, { userId, lesson }) => {
    const lessonIds = lesson.all.map(({ id }) => id)
    refuseOutOfTurn(lesson.course, lesson, await selectDoneLessons(ctx.db, { userId, lessonIds }))
    await insertLessonDone(ctx.db, { userId, lessonId: lesson.id, completedAt: ctx.now })
  })
}

/** Takes the mark of a lesson back. A completion of the course that was stamped stays. */
export function uncompleteLesson(ctx: Context, address: LessonAddress): Promise<CourseProgress> {
  return changeProgress(ctx, address, (ctx, { userId, lesson }) =>
    deleteLessonDone(ctx.db, { userId, lessonId: lesson.id }),
  )
}

async function changeProgress(
  ctx: Context,
  address: LessonAddress,
  change: (ctx: Context, key: { userId: string; lesson: FoundLesson }) => Promise<void>,
): Promise<CourseProgress> {
  const { uid: userId } = userOf(ctx.actor)
  const lesson = await findLesson(ctx, address)
  const courseId = lesson.course.id
  return inTransaction(ctx, async (ctx) => {
    const key = { userId, courseId }
    if (!(await startEnrolment(ctx.db, key, ctx.now))) {
      refuseLocked(lesson.course, lesson, { actor: ctx.actor, isEnrolled: false, done: new Set() })
      throw conflict('course.not_enrolled')
    }
    await change(ctx, { userId, lesson })
    const [count] = await countLessons(ctx.db, { userId, courseIds: [courseId], now: ctx.now })
    const { lessonCount, doneCount } = count ?? { lessonCount: 0, doneCount: 0 }
    const isJustCompleted =
      isComplete(lesson.course, { lessonCount, doneCount }) && (await stampCompletion(ctx.db, key, ctx.now))
    const { completedAt } = await readEnrolment(ctx.db, key)
    return { lessonCount, doneCount, completedAt, isJustCompleted }
  })
}

interface FoundLesson {
  id: string
  course: Article
  /** All lessons of the course, in the order of reading. */
  all: Outline['lessons']
}

/** The published lesson at an address, if it is one of that course. */
async function findLesson(ctx: Context, address: LessonAddress): Promise<FoundLesson> {
  const { language } = ctx
  const course = await readArticle(ctx, 'course', { address: address.course, language })
  const { id } = await readArticle(ctx, 'lesson', { address: address.lesson, language })
  const { lessons: all } = await readOutline(ctx, course.id, language)
  if (!all.some((lesson) => lesson.id === id)) throw notFound('lesson')
  return { id, course, all }
}
