import type { Selectable } from 'kysely'
import type { Database } from '#platform/database/connect.ts'
import { takePage, type FoundPage, type ListPage } from '#platform/database/lists/list-page.ts'
import type { Tables } from '#platform/database/tables/tables.ts'

export type StoredTrade = Selectable<Tables['journal_trades']>

interface Owned {
  id: string
  userId: string
}

export async function findTrade(db: Database, id: string): Promise<StoredTrade | undefined> {
  return db.selectFrom('journal_trades').selectAll().where('id', '=', id).executeTakeFirst()
}

/** A user's trades, the last written down first. */
export async function selectTrades(
  db: Database,
  userId: string,
  page: ListPage,
): Promise<FoundPage<StoredTrade>> {
  const found = db.selectFrom('journal_trades').selectAll().where('userId', '=', userId)
  return takePage(found, { columns: ['createdAt', 'id'], direction: 'desc' }, page)
}

/** Everything that a user wrote down, the oldest first. */
export async function selectAllTrades(db: Database, userId: string): Promise<StoredTrade[]> {
  return db
    .selectFrom('journal_trades')
    .selectAll()
    .where('userId', '=', userId)
    .orderBy('createdAt')
    .orderBy('id')
    .execute()
}

export async function countTrades(db: Database, userId: string): Promise<number> {
  const row = await db
    .selectFrom('journal_trades')
    .where('userId', '=', userId)
    .select((select) => select.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return Number(row.count)
}

/** Adds a trade; one with its id that is there already stays as it is, and false is given. */
export async function insertTrade(db: Database, row: StoredTrade): Promise<boolean> {
  const result = await db
    .insertInto('journal_trades')
    .values(row)
    .onConflict((on) => on.column('id').doNothing())
    .executeTakeFirst()
  return (result.numInsertedOrUpdatedRows ?? 0n) > 0n
}

/** Writes a trade where it still has the version that was read; false where somebody was quicker. */
export async function replaceTrade(
  db: Database,
  { id, userId, ...values }: StoredTrade,
  version: number,
): Promise<boolean> {
  const result = await db
    .updateTable('journal_trades')
    .set(values)
    .where('id', '=', id)
    .where('userId', '=', userId)
    .where('version', '=', version)
    .executeTakeFirst()
  return result.numUpdatedRows > 0n
}

/** Deletes a trade that still has the version that was read; false where somebody was quicker. */
export async function deleteTrade(db: Database, { id, userId }: Owned, version: number): Promise<boolean> {
  const result = await db
    .deleteFrom('journal_trades')
    .where('id', '=', id)
    .where('userId', '=', userId)
    .where('version', '=', version)
    .executeTakeFirst()
  return result.numDeletedRows > 0n
}
