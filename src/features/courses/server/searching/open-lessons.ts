import { readDetails } from '#content/server/own-members.ts'
import { userOf } from '#platform/actor.ts'
import type { Context } from '#platform/server/context.ts'
import { findLocked } from '../lesson-access.ts'
import { selectStanding } from './standing-store.ts'

/** Those of some lessons, of whichever courses, that the member who asks can open now. One query; nothing is noted as opened. */
export async function findOpenLessons(
  ctx: Context,
  wanted: readonly { id: string; parentId: string }[],
): Promise<Set<string>> {
  const { uid: userId } = userOf(ctx.actor)
  const lessonIds = wanted.map(({ id }) => id)
  const courseIds = [...new Set(wanted.map(({ parentId }) => parentId))]
  const rows = await selectStanding(ctx.readDb, { userId, lessonIds, courseIds, now: ctx.now })
  const open = new Set<string>()
  for (const lessons of Map.groupBy(rows, ({ courseId }) => courseId).values()) {
    const locked = findLockedOf(ctx, lessons)
    for (const { id } of lessons) if (!locked.has(id)) open.add(id)
  }
  return open
}

/** Of the lessons of one course, in their order. */
function findLockedOf(
  { actor, now }: Context,
  rows: Awaited<ReturnType<typeof selectStanding>>,
): Set<string> {
  const [first] = rows
  if (!first) return new Set()
  const details = readDetails('course', first.courseDetails)
  const lessons = rows.map(({ details, ...row }) => ({ ...row, rules: readDetails('lesson', details) }))
  const done = new Set(rows.filter(({ completedAt }) => completedAt !== null).map(({ id }) => id))
  return findLocked({ details }, lessons, { actor, enrolledAt: first.enrolledAt, done, now })
}
