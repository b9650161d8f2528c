import type { Context } from '#platform/server/context.ts'
import { haveMoreEnded, selectHardest } from './store.ts'

/** Of the answers of fewer people nothing is told: they would tell of persons. */
const leastPeople = 5

/** So many attempts are looked at, however many a course has had. */
const mostAttempts = 1000

/** What the quizzes of a course ask that is missed most, and how often it was answered rightly. */
export async function listHardest(
  ctx: Context,
  courseId: string,
  most: number,
): Promise<{
  questions: { questionId: string; answers: number; right: number }[]
  /** How many of the latest attempts these are; null when all are. */
  ofLatest: number | null
}> {
  const [questions, haveMore] = await Promise.all([
    selectHardest(ctx.readDb, { courseId, latest: mostAttempts, least: leastPeople, limit: most }),
    haveMoreEnded(ctx.readDb, courseId, mostAttempts),
  ])
  return { questions, ofLatest: haveMore ? mostAttempts : null }
}
