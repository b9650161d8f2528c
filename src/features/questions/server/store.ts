import { sql } from 'kysely'
import { itemRows } from '#content/records/server/items-store.ts'
import type { Database } from '#platform/database/connect.ts'

/** Notes that a member answered a question; each answer counts, the last one stays. */
export async function recordMeeting(
  db: Database,
  { userId, questionId, score, at }: { userId: string; questionId: string; score: number; at: number },
): Promise<void> {
  const isRight = score === 1 ? 1 : 0
  await db
    .insertInto('question_meetings')
    .values({ userId, questionId, firstAt: at, lastAt: at, times: 1, rightTimes: isRight, lastScore: score })
    .onConflict((on) =>
      on.columns(['userId', 'questionId']).doUpdateSet({
        lastAt: at,
        lastScore: score,
        times: sql<number>`question_meetings.times + 1`,
        rightTimes: sql<number>`question_meetings."rightTimes" + ${isRight}`,
      }),
    )
    .execute()
}

/** How a user last did with some questions; those that they never met are left out. */
export async function selectMeetings(db: Database, userId: string, questionIds: readonly string[]) {
  if (questionIds.length === 0) return []
  return db
    .selectFrom('question_meetings')
    .select(['questionId', 'lastAt', 'lastScore'])
    .where('userId', '=', userId)
    .where('questionId', 'in', questionIds)
    .orderBy('questionId')
    .execute()
}

/** A user's meetings with questions, by the questions' slugs. */
export async function selectMeetingsForExport(db: Database, userId: string) {
  return db
    .selectFrom('question_meetings')
    .innerJoin(itemRows(db).as('question'), 'question.id', 'question_meetings.questionId')
    .select(['question.slug as question', 'firstAt', 'lastAt', 'times', 'rightTimes', 'lastScore'])
    .where('userId', '=', userId)
    .orderBy('firstAt')
    .execute()
}

/** How the members who met a question last did with it. */
export async function selectLatestMeetings(db: Database, questionId: string, most: number) {
  return db
    .selectFrom('question_meetings')
    .select(['userId', 'times', 'rightTimes'])
    .where('questionId', '=', questionId)
    .orderBy('lastAt', 'desc')
    .limit(most)
    .execute()
}
