import type { Insertable, Selectable, Updateable } from 'kysely'
import type { Database } from '#platform/database/connect.ts'
import { engineOf } from '#platform/database/engine.ts'
import type { Tables } from '#platform/database/tables/tables.ts'
import type { Collection } from '../../contract.ts'

type CollectionRow = Selectable<Tables['collections']>

/** Collections of a kind in their order, those of one course when `parentId` is given. */
export async function selectCollections(
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

export async function findCollection(db: Database, id: string): Promise<CollectionRow | undefined> {
  return db.selectFrom('collections').selectAll().where('id', '=', id).executeTakeFirst()
}

/** The row as it is now, which nobody else changes until the transaction is over. */
export async function lockCollection(db: Database, id: string): Promise<CollectionRow | undefined> {
  await updateCollectionRow(db, id, { id })
  return findCollection(db, id)
}

/**
 * The same for what enters it: those who would remove the collection wait, and then find that it is not empty; one that is being
 * removed is gone after. Nobody else waits.
 */
export async function holdCollection(db: Database, id: string): Promise<CollectionRow | undefined> {
  const row = db.selectFrom('collections').selectAll().where('id', '=', id)
  return (engineOf(db) === 'postgres' ? row.forKeyShare() : row).executeTakeFirst()
}

/** The rows as they are once all who enter them are done; nothing enters them any more before the transaction is over. */
export async function lockCollectionsToRemove(
  db: Database,
  ids: readonly string[],
): Promise<CollectionRow[]> {
  const rows = db.selectFrom('collections').selectAll().where('id', 'in', ids).orderBy('id')
  return (engineOf(db) === 'postgres' ? rows.forUpdate() : rows).execute()
}

/** A new collection takes its slug back from one that had it before a merger. */
async function findCollectionBySlug(
  db: Database,
  { kind, slug }: Pick<CollectionRow, 'kind' | 'slug'>,
): Promise<CollectionRow | undefined> {
  return db
    .selectFrom('collections')
    .selectAll()
    .where('kind', '=', kind)
    .where('slug', '=', slug)
    .executeTakeFirst()
}

/** By the slug that it has or, where none has that now, by one of a collection that became part of it. */
export async function findCollectionByAnySlug(
  db: Database,
  { kind, slug }: Pick<CollectionRow, 'kind' | 'slug'>,
): Promise<CollectionRow | undefined> {
  const found = await findCollectionBySlug(db, { kind, slug })
  if (found) return found
  const current = await findCollectionSlug(db, { kind, slug })
  return current === undefined ? undefined : findCollectionBySlug(db, { kind, slug: current })
}

export async function insertCollection(db: Database, row: Insertable<Tables['collections']>): Promise<void> {
  await db.insertInto('collections').values(row).execute()
  await db.deleteFrom('collection_slugs').where('kind', '=', row.kind).where('slug', '=', row.slug).execute()
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

/** Items that stand in a collection, those in the bin as well. */
export async function countItemsIn(db: Database, collectionId: string): Promise<number> {
  const row = await db
    .selectFrom('items')
    .select((select) => select.fn.countAll<number>().as('count'))
    .where('collectionId', '=', collectionId)
    .executeTakeFirstOrThrow()
  return row.count
}

/** How many items stand in each of these, and how many of them lie in the bin. */
export async function selectItemCounts(db: Database, collectionIds: readonly string[]) {
  if (collectionIds.length === 0) return []
  return db
    .selectFrom('items')
    .select(({ fn }) => [
      'collectionId',
      fn.countAll<number>().as('count'),
      fn.count<number>('deletedAt').as('binned'),
    ])
    .where('collectionId', 'in', collectionIds)
    .groupBy('collectionId')
    .execute()
}

/** Moves all items of a collection behind those of another one, in their order; gives their number. */
export async function moveItemsTo(
  db: Database,
  { from, into }: { from: string; into: string },
): Promise<number> {
  const last = await db
    .selectFrom('items')
    .select((select) => select.fn.max('sortOrder').as('place'))
    .where('collectionId', '=', into)
    .executeTakeFirst()
  const items = await db
    .selectFrom('items')
    .select('id')
    .where('collectionId', '=', from)
    .orderBy('sortOrder')
    .orderBy('id')
    .execute()
  for (const [index, { id }] of items.entries())
    await db
      .updateTable('items')
      .set({ collectionId: into, sortOrder: (last?.place ?? 0) + index + 1 })
      .where('id', '=', id)
      .execute()
  return items.length
}

/** Removes a collection whose place another one takes: its slugs lead to that one. */
export async function replaceCollection(db: Database, from: CollectionRow, into: string): Promise<void> {
  const { id, kind, slug } = from
  await db
    .updateTable('collection_slugs')
    .set({ collectionId: into })
    .where('collectionId', '=', id)
    .execute()
  await deleteCollectionRow(db, id)
  await db
    .insertInto('collection_slugs')
    .values({ kind, slug, collectionId: into })
    .onConflict((on) => on.columns(['kind', 'slug']).doUpdateSet({ collectionId: into }))
    .execute()
}

/** The slug that a collection with this earlier slug has now. */
export async function findCollectionSlug(
  db: Database,
  { kind, slug }: { kind: string; slug: string },
): Promise<string | undefined> {
  const row = await db
    .selectFrom('collection_slugs')
    .innerJoin('collections', 'collections.id', 'collection_slugs.collectionId')
    .select('collections.slug')
    .where('collection_slugs.kind', '=', kind)
    .where('collection_slugs.slug', '=', slug)
    .executeTakeFirst()
  return row?.slug
}

/** Lets earlier slugs lead to a collection, also those that led to another one. */
export async function pointCollectionSlugs(
  db: Database,
  { id, kind }: { id: string; kind: string },
  slugs: readonly string[],
): Promise<void> {
  for (const slug of slugs)
    await db
      .insertInto('collection_slugs')
      .values({ kind, slug, collectionId: id })
      .onConflict((on) => on.columns(['kind', 'slug']).doUpdateSet({ collectionId: id }))
      .execute()
}
