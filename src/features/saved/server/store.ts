import type { Insertable } from 'kysely'
import type { Database } from '#platform/database/connect.ts'
import { takePage, type ListPage } from '#platform/database/lists/list-page.ts'
import type { Tables } from '#platform/database/tables/tables.ts'
import { itemRows } from '#content/records/server/items-store.ts'
import { whereShown } from '#content/server/visible.ts'

interface SavedKey {
  userId: string
  itemId: string
}

interface Reader {
  userId: string
  now: number
}

/** What a user saved and readers see now, newest first. */
export async function selectSaved(db: Database, reader: Reader, page: ListPage) {
  const query = shownOf(db, reader).select(['itemId', 'savedAt'])
  return takePage(query, { columns: ['savedAt', 'itemId'], direction: 'desc' }, page)
}

/** What was taken back from readers stays with who saved it, for when it returns, and is none of the list until then. */
function shownOf(db: Database, { userId, now }: Reader) {
  return db
    .selectFrom('saved_items')
    .innerJoin(itemRows(db).as('item'), 'item.id', 'saved_items.itemId')
    .where('userId', '=', userId)
    .where('item.deletedAt', 'is', null)
    .where((where) => where.or([whereShown('shownFromEn', now), whereShown('shownFromAm', now)]))
}

export async function isItemSaved(db: Database, key: SavedKey): Promise<boolean> {
  const row = await db
    .selectFrom('saved_items')
    .select('savedAt')
    .where('userId', '=', key.userId)
    .where('itemId', '=', key.itemId)
    .executeTakeFirst()
  return row !== undefined
}

export async function countSaved(db: Database, reader: Reader): Promise<number> {
  const row = await shownOf(db, reader)
    .select((select) => select.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return row.count
}

/** Saves once; the first instant stays. */
/** Whether it was not there before. */
export async function insertSaved(db: Database, row: Insertable<Tables['saved_items']>): Promise<boolean> {
  const result = await db
    .insertInto('saved_items')
    .values(row)
    .onConflict((on) => on.columns(['userId', 'itemId']).doNothing())
    .executeTakeFirstOrThrow()
  return Number(result.numInsertedOrUpdatedRows) > 0
}

export async function deleteSaved(db: Database, key: SavedKey): Promise<void> {
  await db
    .deleteFrom('saved_items')
    .where('userId', '=', key.userId)
    .where('itemId', '=', key.itemId)
    .execute()
}

/** Everything a user saved, by kind and slug. */
export async function selectSavedForExport(db: Database, userId: string) {
  return db
    .selectFrom('saved_items')
    .innerJoin(itemRows(db).as('item'), 'item.id', 'saved_items.itemId')
    .select(['item.kind', 'item.slug', 'saved_items.savedAt'])
    .where('saved_items.userId', '=', userId)
    .orderBy('saved_items.savedAt')
    .execute()
}
