import { sql, type Insertable, type Selectable } from 'kysely'
import type { Database } from '#platform/database/connect.ts'
import { onPage, takePage, type ListPage } from '#platform/database/lists/list-page.ts'
import type { Tables } from '#platform/database/tables/tables.ts'
import type { People } from '#platform/server/people.ts'

export type StoredAttempt = Selectable<Tables['quiz_attempts']>
export type StoredQuestion = Selectable<Tables['quiz_attempt_questions']>

interface Taker {
  userId: string
  lessonId: string
}

/** A member's latest attempts at a quiz, the latest first. */
export async function selectAttempts(
  db: Database,
  { userId, lessonId }: Taker,
  limit: number,
): Promise<StoredAttempt[]> {
  return db
    .selectFrom('quiz_attempts')
    .selectAll()
    .where('userId', '=', userId)
    .where('lessonId', '=', lessonId)
    .orderBy('number', 'desc')
    .limit(limit)
    .execute()
}

/** Whether a member has passed a quiz, however long ago. */
export async function hasPassed(db: Database, { userId, lessonId }: Taker): Promise<boolean> {
  const row = await db
    .selectFrom('quiz_attempts')
    .select('id')
    .where('userId', '=', userId)
    .where('lessonId', '=', lessonId)
    .where('isPassed', '=', 1)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

export async function findAttempt(
  db: Database,
  { id, userId }: { id: string; userId?: string },
): Promise<StoredAttempt | undefined> {
  let query = db.selectFrom('quiz_attempts').selectAll().where('id', '=', id)
  if (userId !== undefined) query = query.where('userId', '=', userId)
  return query.executeTakeFirst()
}

/** Gives false when an attempt of this number is there already. */
export async function insertAttempt(
  db: Database,
  row: Insertable<Tables['quiz_attempts']>,
): Promise<StoredAttempt | undefined> {
  return db
    .insertInto('quiz_attempts')
    .values(row)
    .onConflict((on) => on.columns(['userId', 'lessonId', 'number']).doNothing())
    .returningAll()
    .executeTakeFirst()
}

export async function insertAttemptQuestions(
  db: Database,
  rows: readonly Insertable<Tables['quiz_attempt_questions']>[],
): Promise<void> {
  if (rows.length > 0) await db.insertInto('quiz_attempt_questions').values(rows).execute()
}

/**
 * Holds an attempt that is not marked until the transaction ends, so that what is answered and what ends it come one after the
 * other. With `now` also only while it is not over. Gives false when there is none.
 */
export async function holdOpenAttempt(
  db: Database,
  { id, now }: { id: string; now?: number },
): Promise<boolean> {
  let query = db
    .updateTable('quiz_attempts')
    .set({ number: sql<number>`number` })
    .where('id', '=', id)
    .where('closedAt', 'is', null)
  if (now !== undefined)
    query = query.where((where) => where.or([where('dueAt', 'is', null), where('dueAt', '>', now)]))
  const result = await query.executeTakeFirst()
  return result.numUpdatedRows > 0n
}

export async function closeStoredAttempt(
  db: Database,
  id: string,
  result: { closedAt: number; score: number; isPassed: 0 | 1 },
): Promise<void> {
  await db.updateTable('quiz_attempts').set(result).where('id', '=', id).execute()
}

export async function selectAttemptQuestions(db: Database, attemptId: string): Promise<StoredQuestion[]> {
  return db
    .selectFrom('quiz_attempt_questions')
    .selectAll()
    .where('attemptId', '=', attemptId)
    .orderBy('position')
    .execute()
}

export async function findAttemptQuestion(
  db: Database,
  { id, position }: { id: string; position: number },
): Promise<StoredQuestion | undefined> {
  return db
    .selectFrom('quiz_attempt_questions')
    .selectAll()
    .where('attemptId', '=', id)
    .where('position', '=', position)
    .executeTakeFirst()
}

/** Keeps an answer unless a later one is kept already. */
export async function updateAnswer(
  db: Database,
  { id, position }: { id: string; position: number },
  row: { answer: string; sequence: number; answeredAt: number },
): Promise<void> {
  await db
    .updateTable('quiz_attempt_questions')
    .set(row)
    .where('attemptId', '=', id)
    .where('position', '=', position)
    .where('sequence', '<', row.sequence)
    .execute()
}

/** Writes what the answers of an attempt are worth, all at once. */
export async function updateScores(
  db: Database,
  attemptId: string,
  scores: ReadonlyMap<number, number | null>,
): Promise<void> {
  if (scores.size === 0) return
  const worth = [...scores].map(
    ([position, score]) => sql`when ${position} then ${score === null ? sql`null` : sql`${score}`}`,
  )
  await db
    .updateTable('quiz_attempt_questions')
    .set({ score: sql<number | null>`cast(case "position" ${sql.join(worth, sql` `)} end as real)` })
    .where('attemptId', '=', attemptId)
    .where('position', 'in', [...scores.keys()])
    .execute()
}

/** The questions of a member's open attempts, each with its attempt; of one of them not. */
export async function selectOpenQuestions(
  db: Database,
  { userId, now, exceptId = '' }: { userId: string; now: number; exceptId?: string },
): Promise<Pick<StoredQuestion, 'questionId' | 'attemptId'>[]> {
  return db
    .selectFrom('quiz_attempts as attempt')
    .innerJoin('quiz_attempt_questions as asked', 'asked.attemptId', 'attempt.id')
    .select(['asked.questionId', 'asked.attemptId'])
    .where('attempt.userId', '=', userId)
    .where('attempt.id', '!=', exceptId)
    .where('attempt.closedAt', 'is', null)
    .where((where) => where.or([where('attempt.dueAt', 'is', null), where('attempt.dueAt', '>', now)]))
    .execute()
}

/** Attempts whose time is over and that are not marked, those that were over first come first. */
export async function selectOverdue(db: Database, now: number, page: ListPage): Promise<StoredAttempt[]> {
  const query = db
    .selectFrom('quiz_attempts')
    .selectAll()
    .where('closedAt', 'is', null)
    .where('dueAt', '<=', now)
  return onPage(query, { columns: ['dueAt', 'id'], direction: 'asc' }, page).execute()
}

export async function findExtraTime(db: Database, { userId, lessonId }: Taker): Promise<number> {
  const row = await db
    .selectFrom('quiz_extra_time')
    .select('percent')
    .where('userId', '=', userId)
    .where('lessonId', '=', lessonId)
    .executeTakeFirst()
  return row?.percent ?? 0
}

/** No more time is no row. */
export async function putExtraTime(db: Database, taker: Taker, percent: number): Promise<void> {
  await db
    .deleteFrom('quiz_extra_time')
    .where('userId', '=', taker.userId)
    .where('lessonId', '=', taker.lessonId)
    .execute()
  if (percent > 0)
    await db
      .insertInto('quiz_extra_time')
      .values({ ...taker, percent })
      .onConflict((on) => on.columns(['userId', 'lessonId']).doUpdateSet({ percent }))
      .execute()
}

export async function hasPerson(db: Database, people: People, id: string): Promise<boolean> {
  return (await people.names(db).where('id', '=', id).executeTakeFirst()) !== undefined
}

/** Everybody's attempts at a quiz with their names, the latest first. */
export async function selectAttemptsOfLesson(
  db: Database,
  people: People,
  { lessonId, ...page }: { lessonId: string } & ListPage,
) {
  const query = db
    .selectFrom('quiz_attempts as attempt')
    .innerJoin(people.names(db).as('person'), 'person.id', 'attempt.userId')
    .leftJoin('quiz_extra_time as extra', (join) =>
      join.onRef('extra.userId', '=', 'attempt.userId').onRef('extra.lessonId', '=', 'attempt.lessonId'),
    )
    .selectAll('attempt')
    .select(['person.displayName', 'extra.percent as extraTime'])
    .where('attempt.lessonId', '=', lessonId)
  return takePage(query, { columns: ['attempt.startedAt', 'attempt.id'], direction: 'desc' }, page)
}

/** A member's best score at each quiz of a course that they finished. */
export async function selectBestScores(
  db: Database,
  { userId, courseId }: { userId: string; courseId: string },
): Promise<{ lessonId: string; best: number | null }[]> {
  return db
    .selectFrom('quiz_attempts')
    .select((select) => ['lessonId', select.fn.max('score').as('best')])
    .where('userId', '=', userId)
    .where('courseId', '=', courseId)
    .where('closedAt', 'is not', null)
    .groupBy('lessonId')
    .execute()
}
