import { sql, type Insertable } from 'kysely'
import type { Database } from '#platform/database/connect.ts'
import { takePage, type ListPage } from '#platform/database/lists/list-page.ts'
import type { Tables } from '#platform/database/tables/tables.ts'

/** Keeps a run once. @returns whether it was not there before */
export async function insertRun(db: Database, row: Insertable<Tables['practice_runs']>): Promise<boolean> {
  const { numInsertedOrUpdatedRows = 0n } = await db
    .insertInto('practice_runs')
    .values(row)
    .onConflict((on) => on.columns(['userId', 'id']).doNothing())
    .executeTakeFirst()
  return numInsertedOrUpdatedRows > 0n
}

export async function countRuns(db: Database, userId: string): Promise<number> {
  const row = await db
    .selectFrom('practice_runs')
    .select((select) => select.fn.countAll<number>().as('count'))
    .where('userId', '=', userId)
    .executeTakeFirstOrThrow()
  return row.count
}

/** A member's runs, newest first, without their logs. */
export async function selectRuns(
  db: Database,
  { userId, exerciseId }: { userId: string; exerciseId?: string | undefined },
  page: ListPage,
) {
  const query = db
    .selectFrom('practice_runs')
    .select(['id', 'exerciseKind', 'exerciseId', 'goals', 'isMet', 'finishedAt'])
    .where('userId', '=', userId)
    .$if(exerciseId !== undefined, (rows) => rows.where('exerciseId', '=', exerciseId ?? ''))
  return takePage(query, { columns: ['finishedAt', 'id'], direction: 'desc' }, page)
}

/** How often a member finished each exercise, the one finished last first. */
export async function selectProgress(db: Database, userId: string) {
  return db
    .selectFrom('practice_runs')
    .select((select) => [
      'exerciseId',
      select.fn.countAll<number>().as('runs'),
      select.fn.max<number>('isMet').as('isMet'),
      // Of the runs that met all their goals.
      sql<number>`max(case when "isMet" = 1 and goals <> '[]' then 1 else 0 end)`.as('hadGoals'),
      select.fn.max<number>('finishedAt').as('lastAt'),
    ])
    .where('userId', '=', userId)
    .groupBy('exerciseId')
    .orderBy(sql`max("finishedAt")`, 'desc')
    .orderBy('exerciseId')
    .execute()
}

/** Of these exercises those that a member has met in a run. */
export async function selectMet(
  db: Database,
  { userId, exerciseIds }: { userId: string; exerciseIds: readonly string[] },
): Promise<string[]> {
  const rows = await db
    .selectFrom('practice_runs')
    .select('exerciseId')
    .distinct()
    .where('userId', '=', userId)
    .where('exerciseId', 'in', exerciseIds)
    .where('isMet', '=', 1)
    .execute()
  return rows.map(({ exerciseId }) => exerciseId)
}

export async function deleteRun(db: Database, key: { userId: string; id: string }): Promise<void> {
  await db.deleteFrom('practice_runs').where('userId', '=', key.userId).where('id', '=', key.id).execute()
}

/** Everything that is kept of a member's runs, the first one first. */
export async function selectRunsForExport(db: Database, userId: string) {
  return db
    .selectFrom('practice_runs')
    .select(['id', 'exerciseKind', 'exerciseId', 'log', 'result', 'goals', 'finishedAt'])
    .where('userId', '=', userId)
    .orderBy('finishedAt')
    .orderBy('id')
    .execute()
}
