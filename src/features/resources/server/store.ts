import { sql } from 'kysely'
import type { Database } from '#platform/database/connect.ts'

/** Adds one to an item's downloads. */
export async function countDownload(db: Database, itemId: string): Promise<void> {
  await db
    .insertInto('downloads')
    .values({ itemId, count: 1 })
    .onConflict((on) => on.column('itemId').doUpdateSet({ count: sql<number>`downloads."count" + 1` }))
    .execute()
}

export async function readDownloads(db: Database, itemId: string): Promise<number> {
  const row = await db.selectFrom('downloads').select('count').where('itemId', '=', itemId).executeTakeFirst()
  return row?.count ?? 0
}
