import type { DetailsOf } from '#content/kind-members.ts'
import { isUnavailable } from '#platform/database/engine.ts'
import { inTransaction, type Context } from '#platform/server/context.ts'
import type { CourseProgress } from '../contract.ts'
import { followCompletion, readCompletion } from './completion.ts'
import { countLessons, stampCompletion, type StoredEnrolment } from './store.ts'

interface Course {
  id: string
  details: DetailsOf<'course'>
}

interface Counts {
  lessonCount: number
  doneCount: number
}

/** Whether that many lessons complete a course: all of them, or the share that its editors set. */
function isComplete(course: Pick<Course, 'details'>, { lessonCount, doneCount }: Counts): boolean {
  const share = course.details.completionShare ?? 100
  return lessonCount > 0 && doneCount * 100 >= lessonCount * share
}

/**
 * How far somebody who is enrolled is now; where that completes the course, its completion is stamped, once. An enrolment may end
 * meanwhile where nobody holds it; then nothing is stamped.
 */
export async function finaliseProgress(
  ctx: Context,
  course: Course,
  userId: string,
): Promise<CourseProgress> {
  const key = { userId, courseId: course.id }
  const [count] = await countLessons(ctx.db, { userId, courseIds: [course.id], now: ctx.now })
  const { lessonCount = 0, doneCount = 0 } = count ?? {}
  const isJustCompleted =
    isComplete(course, { lessonCount, doneCount }) && (await stampCompletion(ctx.db, key, ctx.now))
  if (isJustCompleted) await followCompletion(ctx, key, { isJustCompleted })
  const completedAt = await readCompletion(ctx, key)
  return { lessonCount, doneCount, completedAt, isJustCompleted }
}

/**
 * The enrolment, with its completion stamped now when the editors completed the course for the reader: they took the last open
 * lesson away, or asked for a smaller share. It can be read as it was while the database takes no writes.
 */
export async function finaliseLate(
  ctx: Context,
  course: Course & Counts,
  enrolment: StoredEnrolment,
): Promise<StoredEnrolment> {
  if (enrolment.completedAt !== null || !isComplete(course, course)) return enrolment
  try {
    const { completedAt } = await inTransaction(ctx, (ctx) => finaliseProgress(ctx, course, enrolment.userId))
    return { ...enrolment, completedAt }
  } catch (error) {
    if (!isUnavailable(error)) throw error
    ctx.log.warn({ err: error }, 'completion of a course not written')
    return enrolment
  }
}
