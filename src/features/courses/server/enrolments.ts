import { readArticle } from '#content/reading/server/reading.ts'
import { userOf } from '#platform/actor.ts'
import { conflict, toldBy } from '#platform/errors.ts'
import { inTransaction, type Context } from '#platform/server/context.ts'
import type { CourseProgress, Enrolment } from '../contract.ts'
import { toEnrolment } from './courses.ts'
import { readAdmission, refuseUnlessOpen } from './admission.ts'
import { completionOf, refuseUnmet } from './completion-rules.ts'
import { findLesson, type FoundLesson } from './find-lesson.ts'
import { refuseLocked, refuseOutOfTurn } from './lesson-access.ts'
import type { LessonAddress } from './lessons.ts'
import { findExercise } from './practising/exercises.ts'
import { completePractisedOf, markPractised } from './practising/practised-lessons.ts'
import { finaliseProgress } from './finalise.ts'
import { insertLessonOpening } from './watching/openings-store.ts'
import {
  deleteLessonDone,
  findEnrolment,
  holdCourse,
  insertEnrolment,
  insertLessonDone,
  readEnrolment,
  selectDoneLessons,
  startEnrolment,
} from './store.ts'

/**
 * Enrols the reader in an open course; doing it again changes nothing. Lessons that are done by goals which they have met before
 * are done at once. Two who want the last seat are counted one after the other.
 * @throws as `refuseUnlessOpen` does
 */
export function enrol(ctx: Context, address: string): Promise<Enrolment> {
  const { uid } = userOf(ctx.actor)
  return inTransaction(ctx, async (ctx) => {
    const course = await readArticle(ctx, 'course', { address, language: ctx.language })
    const key = { userId: uid, courseId: course.id }
    if (course.details.seats) await holdCourse(ctx.db, course.id, ctx.now)
    if (!(await findEnrolment(ctx.db, key))) {
      refuseUnlessOpen(await readAdmission(ctx, course), ctx.now)
      await insertEnrolment(ctx.db, { ...key, enrolledAt: ctx.now })
      await completePractisedOf(ctx, course, await readEnrolment(ctx.db, key))
    }
    return toEnrolment(await readEnrolment(ctx.db, key))
  })
}

/**
 * Marks a lesson as done; doing it again changes nothing. The lesson that completes the course stamps its completion, once.
 * @throws 409 `course.not_enrolled`, 403 `lesson.locked` or `lesson.not_yet`, 409 as `refuseUnmet` does, or as for reading the lesson
 */
export async function completeLesson(ctx: Context, address: LessonAddress): Promise<CourseProgress> {
  try {
    return await completeOpened(ctx, address)
  } catch (error) {
    // One that was read on a device that keeps it was never opened here: its time counts from the first tick.
    if (toldBy(error, 'lesson.too_soon', 'lesson.not_watched')) {
      const { id: lessonId } = await findLesson(ctx, address)
      await insertLessonOpening(ctx.db, { userId: userOf(ctx.actor).uid, lessonId }, ctx.now)
    }
    throw error
  }
}

function completeOpened(ctx: Context, address: LessonAddress): Promise<CourseProgress> {
  return changeProgress(ctx, address, async (ctx, { userId, lesson }) => {
    const lessonIds = lesson.all.map(({ id }) => id)
    const done = await selectDoneLessons(ctx.db, { userId, lessonIds })
    if (done.has(lesson.id)) return
    const { enrolledAt } = await readEnrolment(ctx.db, { userId, courseId: lesson.course.id })
    refuseOutOfTurn(lesson.course, lesson, { actor: ctx.actor, enrolledAt, done, now: ctx.now })
    await refuseUnmet(ctx, { userId, lesson })
    await insertLessonDone(ctx.db, { userId, lessonId: lesson.id, completedAt: ctx.now })
    await markPractised(ctx, { course: lesson.course, lessons: lesson.all }, { userId, enrolledAt })
  })
}

/** Takes the mark of a lesson back. A completion of the course that was stamped stays. */
export function uncompleteLesson(ctx: Context, address: LessonAddress): Promise<CourseProgress> {
  return changeProgress(ctx, address, async (ctx, { userId, lesson }) => {
    await refuseByHand(ctx, { userId, lesson })
    return deleteLessonDone(ctx.db, { userId, lessonId: lesson.id })
  })
}

/** A quiz is done by passing it, an exercise by its goals, and both stay so. */
async function refuseByHand(
  ctx: Context,
  { userId, lesson: { rules } }: { userId: string; lesson: FoundLesson },
): Promise<void> {
  const exercise = await findExercise(ctx, { userId, rules })
  const { by } = completionOf(rules, exercise)
  if (by === 'quiz') throw conflict('lesson.by_quiz')
  if (by === 'goals' && exercise?.isMet) throw conflict('lesson.by_goals')
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
      refuseLocked(lesson.course, lesson, {
        actor: ctx.actor,
        enrolledAt: null,
        done: new Set(),
        now: ctx.now,
      })
      throw conflict('course.not_enrolled')
    }
    await change(ctx, { userId, lesson })
    return finaliseProgress(ctx, lesson.course, userId)
  })
}
