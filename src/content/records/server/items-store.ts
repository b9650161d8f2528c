import { sql, type Insertable, type Selectable, type Updateable } from 'kysely'
import type { Database } from '#platform/database/connect.ts'
import { engineOf } from '#platform/database/engine.ts'
import type { Tables } from '#platform/database/tables/tables.ts'
import type { People } from '#platform/server/people.ts'
import type { ContentKind } from '../../kinds.ts'
import { selectTagIds } from '../../labels/server/tags-store.ts'
import { keepWords } from './titles-store.ts'

export type StoredItem = Selectable<Tables['items']>
export type StoredEdition = Selectable<Tables['editions']> & { updatedByName: string | null }

/** For queries of others that go on to the item of a row. */
export function itemRows(db: Database) {
  return db.selectFrom('items').selectAll()
}

export async function findItem(db: Database, id: string): Promise<StoredItem | undefined> {
  return db.selectFrom('items').selectAll().where('id', '=', id).executeTakeFirst()
}

/** The same as it is now, which nobody else changes before the transaction is over. Lock its editions first: whoever saves one does. */
export async function lockItem(db: Database, id: string): Promise<StoredItem | undefined> {
  const row = db.selectFrom('items').selectAll().where('id', '=', id)
  return (engineOf(db) === 'postgres' ? row.forNoKeyUpdate() : row).executeTakeFirst()
}

/** Makes what one user created another's. */
export async function handItemsOver(db: Database, from: string, to: string): Promise<void> {
  await db.updateTable('items').set({ createdBy: to }).where('createdBy', '=', from).execute()
}

/** Adds an item unless its slug is taken; tells whether it did. */
export async function insertItem(db: Database, row: Insertable<Tables['items']>): Promise<boolean> {
  const result = await db
    .insertInto('items')
    .values(row)
    .onConflict((on) => on.columns(['kind', 'slug']).doNothing())
    .executeTakeFirst()
  const isNew = Number(result.numInsertedOrUpdatedRows) > 0
  if (isNew) await keepWords(db, { itemId: row.id, language: 'slug', kind: row.kind, isNew }, row.slug)
  return isNew
}

/** Whether there is anything at all, the bin included. */
export async function hasItems(db: Database): Promise<boolean> {
  return (await db.selectFrom('items').select('id').limit(1).executeTakeFirst()) !== undefined
}

export async function selectItemsByIds(db: Database, ids: readonly string[]): Promise<StoredItem[]> {
  return db.selectFrom('items').selectAll().where('id', 'in', ids).execute()
}

/** What stands in an item, the bin included: the lessons of a course. */
export async function selectParts(db: Database, parentId: string) {
  return db.selectFrom('items').select(['id', 'kind']).where('parentId', '=', parentId).execute()
}

/** The place after the last of an item's neighbours: the same kind in the same course and collection. */
export async function nextSortOrder(
  db: Database,
  beside: { kind: ContentKind; parentId: string | null; collectionId: string | null },
): Promise<number> {
  const { kind, parentId, collectionId } = beside
  const row = await db
    .selectFrom('items')
    .select((select) => select.fn.max('sortOrder').as('last'))
    .where('kind', '=', kind)
    .where('parentId', parentId === null ? 'is' : '=', parentId)
    .where('collectionId', collectionId === null ? 'is' : '=', collectionId)
    .executeTakeFirst()
  return (row?.last ?? 0) + 1
}

/**
 * Changes an item only if it is still at `version`, and, when it `isUnseen`, only as long as readers do not see it and will not;
 * tells whether it did.
 */
export async function updateItemAt(
  db: Database,
  at: { id: string; version: number; isUnseen?: boolean },
  changes: Updateable<Tables['items']>,
): Promise<boolean> {
  const item = await db
    .updateTable('items')
    .set({ ...changes, version: at.version + 1 })
    .where('id', '=', at.id)
    .where('version', '=', at.version)
    .$if(at.isUnseen === true, (query) =>
      query
        .where('stateEn', 'not in', ['published', 'scheduled'])
        .where('stateAm', 'not in', ['published', 'scheduled']),
    )
    .returning('kind')
    .executeTakeFirst()
  if (item && changes.slug !== undefined)
    await keepWords(db, { itemId: at.id, language: 'slug', kind: item.kind, isNew: false }, changes.slug)
  return item !== undefined
}

/** Notes that a text of an item changed, for tables that show the newest change first. */
export async function touchItem(db: Database, id: string, now: number): Promise<void> {
  await db.updateTable('items').set({ updatedAt: now }).where('id', '=', id).execute()
}

/**
 * Moves an item to the bin or back, with those lessons of a course that stand or lie where it does. Only if it is still at
 * `version`, where one is given; gives all that it moved.
 */
export async function setDeleted(
  db: Database,
  item: Pick<StoredItem, 'id' | 'deletedAt'> & { version?: number | undefined },
  change: { deletedAt: number | null; now: number },
): Promise<Pick<StoredItem, 'id' | 'kind'>[]> {
  const { id, version, deletedAt } = item
  const beside = db
    .updateTable('items')
    .set({ deletedAt: change.deletedAt, updatedAt: change.now })
    .where('deletedAt', deletedAt === null ? 'is' : '=', deletedAt)
    .returning(['id', 'kind'])
  const moved = await beside
    .where('id', '=', id)
    .$if(version !== undefined, (query) => query.where('version', '=', version ?? 0))
    .executeTakeFirst()
  return moved ? [moved, ...(await beside.where('parentId', '=', id).execute())] : []
}

/** Items that go at once, so that nobody who writes waits long. */
const purgedAtOnce = 50

/** Some of what has been in the bin since before `before`, lessons before the course with which they would go all at once. */
export async function selectOver(
  db: Database,
  before: number,
  without: readonly string[],
): Promise<string[]> {
  const rows = await db
    .selectFrom('items')
    .select('id')
    .where(isOver(before))
    .$if(without.length > 0, (query) => query.where('id', 'not in', without))
    .orderBy(sql`"parentId" is null`)
    .limit(purgedAtOnce)
    .execute()
  return rows.map(({ id }) => id)
}

/** Removes for good those of the items that are still to go. */
export async function deleteOver(db: Database, ids: readonly string[], before: number): Promise<void> {
  await db.deleteFrom('items').where('id', 'in', ids).where(isOver(before)).execute()
}

/** A course stays as long as one of its lessons, which would go with it. */
function isOver(before: number) {
  return sql<boolean>`"deletedAt" < ${before} and not exists (select 1 from items as part
    where part."parentId" = items.id and (part."deletedAt" is null or part."deletedAt" >= ${before}))`
}

export async function isSlugTaken(
  db: Database,
  slug: { kind: ContentKind; slug: string; exceptId: string },
): Promise<boolean> {
  const taken = await db
    .selectFrom('items')
    .select('id')
    .where('kind', '=', slug.kind)
    .where('slug', '=', slug.slug)
    .where('id', '!=', slug.exceptId)
    .executeTakeFirst()
  if (taken) return true
  const earlier = await db
    .selectFrom('item_slugs')
    .select('itemId')
    .where('kind', '=', slug.kind)
    .where('slug', '=', slug.slug)
    .where('itemId', '!=', slug.exceptId)
    .executeTakeFirst()
  return earlier !== undefined
}

/** Keeps an earlier slug as a redirect. */
export async function keepSlug(db: Database, row: Insertable<Tables['item_slugs']>): Promise<void> {
  await db
    .insertInto('item_slugs')
    .values(row)
    .onConflict((on) => on.columns(['kind', 'slug']).doUpdateSet({ itemId: row.itemId }))
    .execute()
}

/** A slug that is current again is no redirect any more. */
export async function forgetSlug(db: Database, row: { kind: string; slug: string }): Promise<void> {
  await db.deleteFrom('item_slugs').where('kind', '=', row.kind).where('slug', '=', row.slug).execute()
}

/** The editions of items with the name of who edited each last, English before Amharic. */
export async function selectEditions(
  db: Database,
  itemIds: readonly string[],
  people: People,
): Promise<StoredEdition[]> {
  if (itemIds.length === 0) return []
  return db
    .selectFrom('editions')
    .leftJoin(people.names(db).as('person'), 'person.id', 'editions.updatedBy')
    .selectAll('editions')
    .select('person.displayName as updatedByName')
    .where('itemId', 'in', itemIds)
    .orderBy('language', 'desc')
    .execute()
}

/** Gives an item these tags and no others, by their slugs or those of tags that became part of them; tells whether all of them exist. */
export async function replaceItemTags(
  db: Database,
  itemId: string,
  slugs: readonly string[],
): Promise<boolean> {
  await db.deleteFrom('item_tags').where('itemId', '=', itemId).execute()
  const tagIds = await selectTagIds(db, slugs)
  const distinct = [...new Set(tagIds.values())]
  if (distinct.length > 0) {
    await db
      .insertInto('item_tags')
      .values(distinct.map((tagId) => ({ itemId, tagId })))
      .execute()
  }
  return slugs.every((slug) => tagIds.has(slug))
}
