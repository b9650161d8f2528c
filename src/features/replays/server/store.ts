import type { Selectable } from 'kysely'
import type { Database } from '#platform/database/connect.ts'
import type { Tables } from '#platform/database/tables/tables.ts'
import { itemRows } from '#content/records/server/items-store.ts'

export type StoredRun = Selectable<Tables['replay_runs']>

export async function findRun(
  db: Database,
  { userId, itemId }: Pick<StoredRun, 'userId' | 'itemId'>,
): Promise<StoredRun | undefined> {
  return db
    .selectFrom('replay_runs')
    .selectAll()
    .where('userId', '=', userId)
    .where('itemId', '=', itemId)
    .executeTakeFirst()
}

/** Begins a run in the place of one that is over or out of date; one that another request has begun meanwhile stays. */
export async function putRun(db: Database, run: StoredRun, instead: StoredRun | undefined): Promise<void> {
  if (instead) await db.deleteFrom('replay_runs').where('id', '=', instead.id).execute()
  await db
    .insertInto('replay_runs')
    .values(run)
    .onConflict((on) => on.columns(['userId', 'itemId']).doNothing())
    .execute()
}

/** Moves a run on from where it is known to be; false where another request has moved it. */
export async function moveRun(
  db: Database,
  before: StoredRun,
  after: Pick<StoredRun, 'decisions' | 'known' | 'changedAt' | 'finishedAt'>,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('replay_runs')
    .set(after)
    .where('id', '=', before.id)
    .where('known', '=', before.known)
    .where('finishedAt', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** Every run of a user, with the exercise that it is of. */
export async function selectRunsForExport(db: Database, userId: string) {
  return db
    .selectFrom('replay_runs')
    .innerJoin(itemRows(db).as('item'), 'item.id', 'replay_runs.itemId')
    .select([
      'item.slug',
      'replay_runs.decisions',
      'replay_runs.known',
      'replay_runs.startedAt',
      'replay_runs.changedAt',
      'replay_runs.finishedAt',
    ])
    .where('replay_runs.userId', '=', userId)
    .orderBy('replay_runs.startedAt')
    .orderBy('item.slug')
    .execute()
}
