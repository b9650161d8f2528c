import { sql } from 'kysely'
import type { Database } from '#platform/database/connect.ts'

/** The questions of a course's ended attempts that were answered rightly least often, of those that enough people answered. */
export async function selectHardest(
  db: Database,
  wanted: { courseId: string; least: number; limit: number },
) {
  const right = sql<number>`sum(case when asked.score >= 1 then 1 else 0 end)`
  return db
    .selectFrom('quiz_attempts as attempt')
    .innerJoin('quiz_attempt_questions as asked', 'asked.attemptId', 'attempt.id')
    .select((select) => [
      'asked.questionId',
      select.fn.countAll<number>().as('answers'),
      select.cast<number>(right, 'integer').as('right'),
    ])
    .where('attempt.courseId', '=', wanted.courseId)
    .where('attempt.closedAt', 'is not', null)
    .where('asked.score', 'is not', null)
    .where('asked.answeredAt', 'is not', null)
    .groupBy('asked.questionId')
    .having((having) => having(having.fn.count('attempt.userId').distinct(), '>=', wanted.least))
    .having((having) => having(right, '<', having.fn.countAll<number>()))
    .orderBy(sql`${right} * 1.0 / count(*)`)
    .orderBy('answers', 'desc')
    .orderBy('asked.questionId')
    .limit(wanted.limit)
    .execute()
}
