import type { Database } from '#platform/database/connect.ts'
import type { ContentKind } from '../../kinds.ts'
import { whereNotOver } from '../../server/visible.ts'

/*
 * What is carried from one site to another, and what an import has to know of the place where it arrives.
 */

interface ChosenItems {
  /** All kinds unless given. */
  kinds?: readonly ContentKind[]
  ids?: readonly string[]
  /** Also what lies in the bin. */
  withBin: boolean
}

/** What the plan of an archive needs to know of each item. */
export async function selectItemKeys(db: Database, chosen: ChosenItems) {
  return db
    .selectFrom('items')
    .select(['id', 'kind', 'slug', 'parentId', 'collectionId', 'coverId', 'details'])
    .$if(chosen.kinds !== undefined, (query) => query.where('kind', 'in', [...(chosen.kinds ?? [])]))
    .$if(chosen.ids !== undefined, (query) => query.where('id', 'in', [...(chosen.ids ?? [])]))
    .$if(!chosen.withBin, (query) => query.where('deletedAt', 'is', null))
    .execute()
}

/** The lessons of courses. */
export async function selectLessonKeys(db: Database, courseIds: readonly string[]) {
  if (courseIds.length === 0) return []
  return db
    .selectFrom('items')
    .select(['id', 'kind', 'slug', 'parentId', 'collectionId', 'coverId', 'details'])
    .where('parentId', 'in', courseIds)
    .execute()
}

export async function selectItemRows(db: Database, ids: readonly string[]) {
  return db
    .selectFrom('items')
    .leftJoin('items as course', 'course.id', 'items.parentId')
    .selectAll('items')
    .select('course.slug as parentSlug')
    .where('items.id', 'in', ids)
    .execute()
}

export async function selectEarlierSlugs(db: Database, itemIds: readonly string[]) {
  return db
    .selectFrom('item_slugs')
    .select(['itemId', 'slug'])
    .where('itemId', 'in', itemIds)
    .orderBy('slug')
    .execute()
}

export async function selectEditionRows(db: Database, itemIds: readonly string[]) {
  return db.selectFrom('editions').selectAll().where('itemId', 'in', itemIds).execute()
}

/** What readers see now or later of items, with the blocks that were published. */
export async function selectPublishedTexts(db: Database, itemIds: readonly string[], now: number) {
  return db
    .selectFrom('publications as p')
    .leftJoin('revisions as r', (join) =>
      join
        .onRef('r.itemId', '=', 'p.itemId')
        .onRef('r.language', '=', 'p.language')
        .onRef('r.revision', '=', 'p.revision'),
    )
    .select(['p.itemId', 'p.language', 'p.revision', 'p.publishedAt', 'p.visibleFrom', 'p.visibleUntil'])
    .select('p.basedOnRevision')
    .select(['p.title', 'p.excerpt', 'p.seoTitle', 'p.seoDescription', 'p.extras', 'r.body'])
    .where('p.itemId', 'in', itemIds)
    .where(whereNotOver('p', now))
    .orderBy('p.visibleFrom')
    .orderBy('p.revision')
    .execute()
}

export async function selectRevisionRows(db: Database, itemIds: readonly string[]) {
  return db
    .selectFrom('revisions')
    .selectAll()
    .where('itemId', 'in', itemIds)
    .orderBy('language')
    .orderBy('revision')
    .execute()
}

export async function selectAllCollections(db: Database) {
  return db
    .selectFrom('collections')
    .leftJoin('items as course', 'course.id', 'collections.parentId')
    .selectAll('collections')
    .select('course.slug as parentSlug')
    .orderBy('collections.id')
    .execute()
}

export async function selectAllTags(db: Database) {
  return db.selectFrom('tags').selectAll().orderBy('slug').execute()
}

/** Slugs of tags that were merged, with the tag that each leads to. */
export async function selectTagSlugs(db: Database) {
  return db.selectFrom('tag_slugs').select(['slug', 'tagId as id']).orderBy('slug').execute()
}

/** Slugs of collections that were merged, with the collection that each leads to. */
export async function selectCollectionSlugs(db: Database) {
  return db
    .selectFrom('collection_slugs')
    .select(['kind', 'slug', 'collectionId as id'])
    .orderBy('slug')
    .execute()
}

/** The library without the photos of members; those named, or all. */
export async function selectMediaRows(db: Database, ids: readonly string[] | undefined) {
  return db
    .selectFrom('media')
    .selectAll()
    .where('kind', '!=', 'photo')
    .$if(ids !== undefined, (query) => query.where('id', 'in', [...(ids ?? [])]))
    .execute()
}

/** Uploads with one of these checksums, or these ids, whatever they are. */
export async function selectMediaLike(
  db: Database,
  wanted: { ids: readonly string[]; checksums: readonly string[] },
) {
  return db
    .selectFrom('media')
    .selectAll()
    .where((where) => where.or([where('id', 'in', wanted.ids), where('sha256', 'in', wanted.checksums)]))
    .orderBy('createdAt')
    .orderBy('id')
    .execute()
}

/** The texts that may name uploads, of a few items. */
export async function selectTextsOf(db: Database, itemIds: readonly string[]) {
  return db
    .selectFrom('editions')
    .select(['itemId', 'body', 'extras'])
    .where('itemId', 'in', itemIds)
    .execute()
}

/** Items by id or by the address that they have now, and who has an address as an earlier one. */
export async function selectItemsLike(
  db: Database,
  wanted: { ids: readonly string[]; slugs: readonly string[] },
) {
  return db
    .selectFrom('items')
    .select(['id', 'kind', 'slug', 'parentId', 'version'])
    .where((where) => where.or([where('id', 'in', wanted.ids), where('slug', 'in', wanted.slugs)]))
    .execute()
}

export async function selectSlugOwners(db: Database, slugs: readonly string[]) {
  return db.selectFrom('item_slugs').selectAll().where('slug', 'in', slugs).execute()
}

/** The course that an address names. */
export async function findCourseId(db: Database, slug: string): Promise<string | undefined> {
  const course = await db
    .selectFrom('items')
    .select('id')
    .where('kind', '=', 'course')
    .where('slug', '=', slug)
    .executeTakeFirst()
  return course?.id
}

export async function selectVersion(db: Database, id: string) {
  return db.selectFrom('items').select(['version', 'slug']).where('id', '=', id).executeTakeFirst()
}

/** Puts an item into the bin or takes it out as it was carried: alone, without its lessons. */
export async function setDeletedAlone(db: Database, id: string, deletedAt: number | null): Promise<void> {
  await db.updateTable('items').set({ deletedAt }).where('id', '=', id).execute()
}
