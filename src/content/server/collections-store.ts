import type { Insertable, Selectable, Updateable } from 'kysely'
import type { Database } from '#platform/database/connect.ts'
import type { Tables } from '#platform/database/tables/tables.ts'
import type { Collection } from '../contract.ts'

export type CollectionRow = Selectable<Tables['collections']>

/** Collections of a kind in their order, those of one course when `parentId` is given. */
export function selectCollections(
  db: Database,
  filter: { kind: Collection['kind']; parentId?: string },
): Promise<CollectionRow[]> {
  return db
    .selectFrom('collections')
    .selectAll()
    .where('kind', '=', filter.kind)
    .$if(filter.parentId !== undefined, (query) => query.where('parentId', '=', filter.parentId ?? ''))
    .orderBy('sortOrder')
    .orderBy('id')
    .limit(500)
    .execute()
}

export function findCollection(db: Database, id: string): Promise<CollectionRow | undefined> {
  return db.selectFrom('collections').selectAll().where('id', '=', id).executeTakeFirst()
}

export async function insertCollection(db: Database, row: Insertable<Tables['collections']>): Promise<void> {
  await db.insertInto('collections').values(row).execute()
}

export async function updateCollectionRow(
  db: Database,
  id: string,
  changes: Updateable<Tables['collections']>,
): Promise<void> {
  await db.updateTable('collections').set(changes).where('id', '=', id).execute()
}

export async function deleteCollectionRow(db: Database, id: string): Promise<void> {
  await db.deleteFrom('collections').where('id', '=', id).execute()
}

export async function hasItemsIn(db: Database, collectionId: string): Promise<boolean> {
  return (
    (await db
      .selectFrom('items')
      .select('id')
      .where('collectionId', '=', collectionId)
      .executeTakeFirst()) !== undefined
  )
}

export function selectTags(db: Database) {
  return db.selectFrom('tags').selectAll().orderBy('slug').limit(1000).execute()
}

export async function insertTag(db: Database, row: Insertable<Tables['tags']>): Promise<void> {
  await db.insertInto('tags').values(row).execute()
}

export async function updateTagRow(
  db: Database,
  id: string,
  changes: Updateable<Tables['tags']>,
): Promise<boolean> {
  const result = await db.updateTable('tags').set(changes).where('id', '=', id).executeTakeFirst()
  return result.numUpdatedRows > 0n
}

export async function deleteTagRow(db: Database, id: string): Promise<void> {
  await db.deleteFrom('tags').where('id', '=', id).execute()
}
