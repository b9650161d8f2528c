import type { Updateable } from 'kysely'
import type { Database } from '#platform/database/connect.ts'
import type { Tables } from '#platform/database/tables/tables.ts'

/** The course that an address names, also by an earlier slug. */
export async function findCourseId(db: Database, slug: string): Promise<string | undefined> {
  const course = await db
    .selectFrom('items')
    .select('id')
    .where('kind', '=', 'course')
    .where('slug', '=', slug)
    .executeTakeFirst()
  return course?.id
}

export async function updateItemRow(
  db: Database,
  id: string,
  changes: Updateable<Tables['items']>,
): Promise<void> {
  await db.updateTable('items').set(changes).where('id', '=', id).execute()
}

export function selectVersion(db: Database, id: string) {
  return db.selectFrom('items').select(['version', 'slug']).where('id', '=', id).executeTakeFirst()
}

/** Which of these uploads have a row. */
export async function selectMediaIds(db: Database, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return []
  const rows = await db.selectFrom('media').select('id').where('id', 'in', ids).execute()
  return rows.map((row) => row.id)
}

/** Lets earlier slugs lead to a tag, also those that led to another one. */
export async function pointTagSlugs(db: Database, tagId: string, slugs: readonly string[]): Promise<void> {
  for (const slug of slugs)
    await db
      .insertInto('tag_slugs')
      .values({ slug, tagId })
      .onConflict((on) => on.column('slug').doUpdateSet({ tagId }))
      .execute()
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

const leaseKey = 'content.import.until'

/** Takes the site's one place for an import until an instant; tells whether it was free. */
export async function claimImport(db: Database, at: { now: number; until: number }): Promise<boolean> {
  await db
    .insertInto('settings')
    .values({ key: leaseKey, value: '0', updatedAt: at.now })
    .onConflict((on) => on.column('key').doNothing())
    .execute()
  const row = await db.selectFrom('settings').select('value').where('key', '=', leaseKey).executeTakeFirst()
  if (!row || Number(row.value) > at.now) return false
  const result = await db
    .updateTable('settings')
    .set({ value: String(at.until), updatedAt: at.now })
    .where('key', '=', leaseKey)
    .where('value', '=', row.value)
    .executeTakeFirst()
  return result.numUpdatedRows > 0n
}

/** Keeps or gives back the place that was claimed. */
export async function moveImportClaim(db: Database, until: number, now: number): Promise<void> {
  await db
    .updateTable('settings')
    .set({ value: String(until), updatedAt: now })
    .where('key', '=', leaseKey)
    .execute()
}
