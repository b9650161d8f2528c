import { sql, type Selectable } from 'kysely'
import type { Database } from '#platform/database/connect.ts'
import type { Tables } from '#platform/database/tables/tables.ts'

export type StoredPicture = Selectable<Tables['journal_pictures']>

/** The pictures of a member's trades, of each in the order in which they came. */
export async function selectPictures(
  db: Database,
  userId: string,
  tradeIds: readonly string[],
): Promise<StoredPicture[]> {
  if (tradeIds.length === 0) return []
  return db
    .selectFrom('journal_pictures')
    .selectAll()
    .where('userId', '=', userId)
    .where('tradeId', 'in', tradeIds)
    .orderBy('createdAt')
    .orderBy('id')
    .execute()
}

export async function selectAllPictures(db: Database, userId: string): Promise<StoredPicture[]> {
  return db
    .selectFrom('journal_pictures')
    .selectAll()
    .where('userId', '=', userId)
    .orderBy('createdAt')
    .orderBy('id')
    .execute()
}

export async function findPicture(db: Database, id: string): Promise<StoredPicture | undefined> {
  return db.selectFrom('journal_pictures').selectAll().where('id', '=', id).executeTakeFirst()
}

/** How many pictures a member has, and how many of them at one trade. */
export async function countPictures(db: Database, userId: string, tradeId: string) {
  const ofTrade = sql<number>`coalesce(sum(case when "tradeId" = ${tradeId} then 1 else 0 end), 0)`
  const row = await db
    .selectFrom('journal_pictures')
    .where('userId', '=', userId)
    .select((select) => [select.fn.countAll<number>().as('all'), ofTrade.as('ofTrade')])
    .executeTakeFirstOrThrow()
  return { all: Number(row.all), ofTrade: Number(row.ofTrade) }
}

/** Adds a picture; where its id is taken, false is given. */
export async function insertPicture(db: Database, row: StoredPicture): Promise<boolean> {
  const result = await db
    .insertInto('journal_pictures')
    .values(row)
    .onConflict((on) => on.column('id').doNothing())
    .executeTakeFirst()
  return (result.numInsertedOrUpdatedRows ?? 0n) > 0n
}

/** Counts a picture as having come at an instant. */
export async function touchPicture(db: Database, id: string, createdAt: number): Promise<void> {
  await db.updateTable('journal_pictures').set({ createdAt }).where('id', '=', id).execute()
}

export async function deletePicture(db: Database, id: string): Promise<void> {
  await db.deleteFrom('journal_pictures').where('id', '=', id).execute()
}

/** Deletes pictures that came before an instant and whose trade is not there. */
export async function deleteWithoutTrade(db: Database, before: number): Promise<void> {
  await db
    .deleteFrom('journal_pictures')
    .where('createdAt', '<', before)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('journal_trades')
            .select('journal_trades.id')
            .whereRef('journal_trades.id', '=', 'journal_pictures.tradeId')
            .whereRef('journal_trades.userId', '=', 'journal_pictures.userId'),
        ),
      ),
    )
    .execute()
}

/** Those of the keys that a picture has. */
export async function selectKnownKeys(db: Database, keys: readonly string[]): Promise<Set<string>> {
  if (keys.length === 0) return new Set()
  const rows = await db.selectFrom('journal_pictures').select('key').where('key', 'in', keys).execute()
  return new Set(rows.map(({ key }) => key))
}
