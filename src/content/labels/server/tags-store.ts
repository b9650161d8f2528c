import { sql, type Insertable, type Updateable } from 'kysely'
import type { Database } from '#platform/database/connect.ts'
import type { Tables } from '#platform/database/tables/tables.ts'

/** All tags, with how many items outside the bin carry each. */
export async function selectTags(db: Database) {
  return db
    .selectFrom('tags')
    .selectAll('tags')
    .select((select) =>
      select
        .selectFrom('item_tags')
        .innerJoin('items', 'items.id', 'item_tags.itemId')
        .select((count) => count.fn.countAll<number>().as('count'))
        .whereRef('item_tags.tagId', '=', 'tags.id')
        .where('items.deletedAt', 'is', null)
        .as('items'),
    )
    .orderBy('sortOrder')
    .orderBy('slug')
    .limit(1000)
    .execute()
}

export async function findTagById(db: Database, id: string) {
  return db.selectFrom('tags').selectAll().where('id', '=', id).executeTakeFirst()
}

/** The row as it is now, which nobody else changes until the transaction is over. */
export async function lockTag(db: Database, id: string) {
  await updateTagRow(db, id, { id })
  return findTagById(db, id)
}

/** A tag by its slug, or by that of a tag which was merged into it. */
export async function findTag(db: Database, slug: string) {
  const tag = await db.selectFrom('tags').selectAll().where('slug', '=', slug).executeTakeFirst()
  if (tag) return tag
  return db
    .selectFrom('tag_slugs')
    .innerJoin('tags', 'tags.id', 'tag_slugs.tagId')
    .selectAll('tags')
    .where('tag_slugs.slug', '=', slug)
    .executeTakeFirst()
}

/** The tags behind slugs, also behind those of merged tags; unknown ones are left out. */
export async function selectTagIds(db: Database, slugs: readonly string[]): Promise<Map<string, string>> {
  if (slugs.length === 0) return new Map()
  const [earlier, current] = await Promise.all([
    db.selectFrom('tag_slugs').select(['slug', 'tagId']).where('slug', 'in', slugs).execute(),
    db.selectFrom('tags').select(['slug', 'id as tagId']).where('slug', 'in', slugs).execute(),
  ])
  return new Map([...earlier, ...current].map(({ slug, tagId }) => [slug, tagId]))
}

/** The slug that a tag has, by each that leads to it: its own, and those of tags that became part of it. */
export async function selectTagSlugs(db: Database): Promise<Map<string, string>> {
  const [former, current] = await Promise.all([
    db
      .selectFrom('tag_slugs')
      .innerJoin('tags', 'tags.id', 'tag_slugs.tagId')
      .select(['tag_slugs.slug as name', 'tags.slug'])
      .execute(),
    db.selectFrom('tags').select(['slug as name', 'slug']).execute(),
  ])
  return new Map([...former, ...current].map(({ name, slug }) => [name, slug]))
}

/** A new tag stands last where tags have been put in order, and takes its slug back from one that had it before a merger. */
export async function insertTag(db: Database, row: Insertable<Tables['tags']>): Promise<void> {
  const { last } = await db
    .selectFrom('tags')
    .select((select) => select.fn.max('sortOrder').as('last'))
    .executeTakeFirstOrThrow()
  await db
    .insertInto('tags')
    .values({ sortOrder: last ? last + 1 : 0, ...row })
    .execute()
  await db.deleteFrom('tag_slugs').where('slug', '=', row.slug).execute()
}

export async function updateTagRow(
  db: Database,
  id: string,
  changes: Updateable<Tables['tags']>,
): Promise<void> {
  await db.updateTable('tags').set(changes).where('id', '=', id).execute()
}

/** Removes a tag; where it was the topic, none is left. */
export async function deleteTagRow(db: Database, { id, slug }: { id: string; slug: string }): Promise<void> {
  await db.updateTable('items').set({ topic: null }).where('topic', '=', slug).execute()
  await db.deleteFrom('tags').where('id', '=', id).execute()
}

/** Items that carry a tag, those in the bin left out. */
export async function countItemsWithTag(db: Database, tagId: string): Promise<number> {
  const row = await db
    .selectFrom('item_tags')
    .innerJoin('items', 'items.id', 'item_tags.itemId')
    .select((count) => count.fn.countAll<number>().as('count'))
    .where('item_tags.tagId', '=', tagId)
    .where('items.deletedAt', 'is', null)
    .executeTakeFirstOrThrow()
  return row.count
}

/** Gives everything that a tag has to another one, its slugs as well, and removes it. */
export async function mergeTagRows(
  db: Database,
  from: { id: string; slug: string },
  into: { id: string; slug: string },
): Promise<void> {
  await sql`insert into item_tags ("itemId", "tagId")
    select "itemId", ${into.id} from item_tags where "tagId" = ${from.id}
    and "itemId" not in (select "itemId" from item_tags where "tagId" = ${into.id})`.execute(db)
  await db.updateTable('items').set({ topic: into.slug }).where('topic', '=', from.slug).execute()
  await db.updateTable('tag_slugs').set({ tagId: into.id }).where('tagId', '=', from.id).execute()
  await deleteTagRow(db, from)
  await db.insertInto('tag_slugs').values({ slug: from.slug, tagId: into.id }).execute()
}

/** Puts a tag on an item, or takes it off; tells whether that changed anything. */
export async function setItemTag(
  db: Database,
  { itemId, tagId }: { itemId: string; tagId: string },
  isOn: boolean,
): Promise<boolean> {
  if (!isOn) {
    const result = await db
      .deleteFrom('item_tags')
      .where('itemId', '=', itemId)
      .where('tagId', '=', tagId)
      .executeTakeFirst()
    return result.numDeletedRows > 0n
  }
  const result = await db
    .insertInto('item_tags')
    .values({ itemId, tagId })
    .onConflict((on) => on.columns(['itemId', 'tagId']).doNothing())
    .executeTakeFirst()
  return Number(result.numInsertedOrUpdatedRows) > 0
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

export async function selectTagIdsOfItem(db: Database, itemId: string) {
  return db.selectFrom('item_tags').select('tagId').where('itemId', '=', itemId).execute()
}
