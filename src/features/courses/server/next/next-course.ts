import { listPublished } from '#content/reading/server/reading.ts'
import { readDetails } from '#content/server/own-members.ts'
import { userOf } from '#platform/actor.ts'
import type { Language } from '#platform/languages.ts'
import type { Context } from '#platform/server/context.ts'
import type { CourseCard } from '../../contract.ts'
import { isOpenAt, readAdmissions } from '../admission.ts'
import { toCourseCards } from '../courses.ts'
import { selectEnrolments } from '../store.ts'

/** More than anybody is led through one after the other. */
const mostCourses = 50

/**
 * The course to take next: of those that the reader can enrol in now, in the editors' order, the first one after the course
 * that they finished last, and before them all when there is none after it. Null when nothing is left.
 */
export async function findNextCourse(
  ctx: Context,
  mine: readonly CourseCard[],
  language: Language,
): Promise<CourseCard | null> {
  const wanted = { kinds: ['course'], language, order: 'order', pageSize: mostCourses } as const
  const { rows } = await listPublished(ctx, wanted)
  const courses = rows.map(({ id, details }) => ({ id, details: readDetails('course', details) }))
  const [enrolments, admissions] = await Promise.all([
    selectEnrolments(ctx.readDb, { userId: userOf(ctx.actor).uid, courseIds: rows.map(({ id }) => id) }),
    readAdmissions(ctx, courses),
  ])
  const isOpen = (id: string) => {
    const admission = admissions.get(id)
    return admission !== undefined && isOpenAt(admission, ctx.now)
  }
  const at = rows.findIndex(({ id }) => id === findLastFinished(mine)) + 1
  const next = [...rows.slice(at), ...rows.slice(0, at)].find(
    ({ id }) => !enrolments.some(({ courseId }) => courseId === id) && isOpen(id),
  )
  const [card] = next ? await toCourseCards(ctx, [next], { language, enrolments }) : []
  return card ?? null
}

function findLastFinished(mine: readonly CourseCard[]): string | undefined {
  return mine
    .filter(({ completedAt }) => completedAt !== null)
    .toSorted((one, other) => (other.completedAt ?? 0) - (one.completedAt ?? 0))
    .at(0)?.id
}
