import type { Context } from '#platform/server/context.ts'
import { selectHardest } from './store.ts'

/** Of the answers of fewer people nothing is told: they would tell of persons. */
const leastPeople = 5

/** What the quizzes of a course ask that is missed most, and how often it was answered rightly. */
export function listHardest(
  ctx: Context,
  courseId: string,
  most: number,
): Promise<{ questionId: string; answers: number; right: number }[]> {
  return selectHardest(ctx.readDb, { courseId, least: leastPeople, limit: most })
}
