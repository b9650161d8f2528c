import type { DetailsOf } from '#content/kind-members.ts'
import { readDetails } from '#content/server/own-members.ts'
import { isUnavailable } from '#platform/database/engine.ts'
import { inTransaction, type Context } from '#platform/server/context.ts'
import { exerciseOf } from '../kind.ts'
import { lockOf } from '../lesson-access.ts'
import { readOutline, type OutlineItem } from '../outline.ts'
import { finaliseProgress } from '../finalise.ts'
import { insertLessonDone, selectDoneLessons, startEnrolment, type StoredEnrolment } from '../store.ts'
import { findMet } from './exercises.ts'
import { selectLessonsOfLearner } from './practised-lessons-store.ts'

interface Course {
  id: string
  details: DetailsOf<'course'>
}

type Enrolled = Pick<StoredEnrolment, 'userId' | 'enrolledAt'>

/** Marks lessons as done whose exercise a member has met the goals of, in the courses in which they are enrolled, as far as they are open now. */
export async function completePractisedLessons(
  ctx: Context,
  { userId, exerciseId }: { userId: string; exerciseId: string },
): Promise<void> {
  const lessons = await selectLessonsOfLearner(ctx.db, userId)
  const naming = lessons.filter(({ details }) => exerciseOf(readDetails('lesson', details)) === exerciseId)
  const courses = new Map(naming.map((lesson) => [lesson.courseId, lesson]))
  for (const { courseId, courseDetails, enrolledAt } of courses.values()) {
    const course = { id: courseId, details: readDetails('course', courseDetails) }
    await completePractisedOf(ctx, course, { userId, enrolledAt })
  }
}

/** The same of one course, whenever it was that its learner practised; it runs in the transaction of what opened its lessons. */
export async function completePractisedOf(ctx: Context, course: Course, enrolled: Enrolled): Promise<void> {
  const { lessons } = await readOutline(ctx, course.id, ctx.language)
  if (await markPractised(ctx, { course, lessons }, enrolled))
    await finaliseProgress(ctx, course, enrolled.userId)
}

/** Marks what can be done, where each lesson may open the next one. @returns how many were marked */
export async function markPractised(
  ctx: Context,
  { course, lessons }: { course: Course; lessons: readonly OutlineItem[] },
  { userId, enrolledAt }: Enrolled,
): Promise<number> {
  if (!lessons.some(({ rules }) => exerciseOf(rules))) return 0
  const done = await selectDoneLessons(ctx.db, { userId, lessonIds: lessons.map(({ id }) => id) })
  const ready = await findReady(ctx, { course, lessons, done }, { userId, enrolledAt })
  if (ready.length > 0) await startEnrolment(ctx.db, { userId, courseId: course.id }, ctx.now)
  for (const lessonId of ready) await insertLessonDone(ctx.db, { userId, lessonId, completedAt: ctx.now })
  return ready.length
}

/**
 * What its learner has done of a course, when it is looked at: lessons that opened since, by a date or by an editor, count as done
 * where their exercise was practised before. It can be read as it was while the database takes no writes.
 */
export async function practisedLate(
  ctx: Context,
  { course, lessons, done }: { course: Course; lessons: readonly OutlineItem[]; done: ReadonlySet<string> },
  enrolled: Enrolled | undefined,
): Promise<ReadonlySet<string>> {
  if (!enrolled) return done
  const ready = await findReady(ctx, { course, lessons, done }, enrolled)
  if (ready.length === 0) return done
  try {
    await inTransaction(ctx, async (ctx) => {
      if (await markPractised(ctx, { course, lessons }, enrolled))
        await finaliseProgress(ctx, course, enrolled.userId)
    })
    return new Set([...done, ...ready])
  } catch (error) {
    if (!isUnavailable(error)) throw error
    ctx.log.warn({ err: error }, 'lessons that were practised not written')
    return done
  }
}

/** Ids of the lessons that are done by what was practised, in the order in which each opens the next. */
async function findReady(
  ctx: Context,
  { course, lessons, done }: { course: Course; lessons: readonly OutlineItem[]; done: ReadonlySet<string> },
  { userId, enrolledAt }: Enrolled,
): Promise<string[]> {
  const left = lessons.flatMap((lesson) => {
    const exerciseId = exerciseOf(lesson.rules)
    return exerciseId === undefined || done.has(lesson.id) ? [] : [{ lesson, exerciseId }]
  })
  const met = await findMet(ctx, { userId, exerciseIds: left.map(({ exerciseId }) => exerciseId) })
  const now = new Set(done)
  return left.flatMap(({ lesson, exerciseId }) => {
    const learner = { enrolledAt, done: now, now: ctx.now }
    if (!met.has(exerciseId) || lockOf(course, { lesson, all: lessons }, learner)) return []
    now.add(lesson.id)
    return [lesson.id]
  })
}
