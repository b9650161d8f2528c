import { sql } from 'kysely'
import type { Database } from '#platform/database/connect.ts'

/** The ended attempts of a course, the latest first. */
function endedAttempts(db: Database, courseId: string) {
  return db
    .selectFrom('quiz_attempts')
    .select(['id', 'userId'])
    .where('courseId', '=', courseId)
    .where('closedAt', 'is not', null)
    .orderBy('closedAt', 'desc')
    .orderBy('id', 'desc')
}

/** Whether more attempts than these have ended. */
export async function haveMoreEnded(db: Database, courseId: string, latest: number): Promise<boolean> {
  const next = await endedAttempts(db, courseId).offset(latest).limit(1).executeTakeFirst()
  return next !== undefined
}

/**
 * The questions of the latest ended attempts of a course that were answered rightly least often, of those that enough people answered.
 */
export async function selectHardest(
  db: Database,
  wanted: { courseId: string; latest: number; least: number; limit: number },
) {
  const right = sql<number>`sum(case when asked.score >= 1 then 1 else 0 end)`
  return db
    .selectFrom(endedAttempts(db, wanted.courseId).limit(wanted.latest).as('attempt'))
    .innerJoin('quiz_attempt_questions as asked', 'asked.attemptId', 'attempt.id')
    .select((select) => [
      'asked.questionId',
      select.fn.countAll<number>().as('answers'),
      select.cast<number>(right, 'integer').as('right'),
    ])
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
