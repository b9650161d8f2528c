import { sql } from 'kysely'
import type { Database } from '#platform/database/connect.ts'
import type { ContentKind } from '../../kinds.ts'
import { whereVisible } from '../../server/visible.ts'

/*
 * What readers see now, for kinds that show it in ways of their own.
 */

/** Items of one kind; naming it tells what a page shows. */
interface ShownItems {
  ids: readonly string[]
  kind: ContentKind
  now: number
}

/** Collections with a listed item of a kind that is public now, in their order. */
export async function selectCollectionsInUse(
  db: Database,
  wanted: { kind: 'series'; of: ContentKind; now: number },
) {
  return db
    .selectFrom('collections')
    .selectAll()
    .where('kind', '=', wanted.kind)
    .where((where) =>
      where.exists(
        where
          .selectFrom('items as i')
          .innerJoin('publications as p', 'p.itemId', 'i.id')
          .select('i.id')
          .whereRef('i.collectionId', '=', 'collections.id')
          .where('i.kind', '=', wanted.of)
          .where('i.deletedAt', 'is', null)
          .where('i.listed', '=', 1)
          .where(whereVisible('p', wanted.now)),
      ),
    )
    .orderBy('sortOrder')
    .orderBy('id')
    .limit(500)
    .execute()
}

/** The HTML of these items, in each language in which they are public: a row for each earlier address of one, which most have not. */
export async function selectShownHtml(db: Database, { ids, kind, now }: ShownItems) {
  return db
    .selectFrom('publications as p')
    .leftJoin('item_slugs as s', 's.itemId', 'p.itemId')
    .select(['p.itemId', 'p.language', 'p.html', 's.slug as formerSlug'])
    .where('p.itemId', 'in', ids)
    .where('p.kind', '=', kind)
    .where(whereVisible('p', now))
    .orderBy('s.slug')
    .execute()
}

/** The texts of these items as their editors wrote them, in each language in which they are public now. */
export async function selectShownTexts(
  db: Database,
  { ids, kind, now }: { ids: readonly string[]; kind: ContentKind; now: number },
) {
  if (ids.length === 0) return []
  return db
    .selectFrom('items as i')
    .innerJoin('publications as p', 'p.itemId', 'i.id')
    .innerJoin('revisions as r', (join) =>
      join
        .onRef('r.itemId', '=', 'p.itemId')
        .onRef('r.language', '=', 'p.language')
        .onRef('r.revision', '=', 'p.revision'),
    )
    .select([
      'i.id',
      'i.slug',
      'i.access',
      'i.details',
      'i.level',
      'p.language',
      'p.revision',
      'p.title',
      'r.body',
    ])
    .where('i.id', 'in', ids)
    .where('i.kind', '=', kind)
    .where('i.deletedAt', 'is', null)
    .where(whereVisible('p', now))
    .execute()
}

/** Which revisions of these items are public now, without their texts. */
export async function selectShownRevisions(
  db: Database,
  { ids, kind, now }: { ids: readonly string[]; kind: ContentKind; now: number },
) {
  if (ids.length === 0) return []
  return db
    .selectFrom('items as i')
    .innerJoin('publications as p', 'p.itemId', 'i.id')
    .select(['i.id', 'i.access', 'i.details', 'p.language', 'p.revision'])
    .where('i.id', 'in', ids)
    .where('i.kind', '=', kind)
    .where('i.deletedAt', 'is', null)
    .where(whereVisible('p', now))
    .execute()
}

/** The texts of these items at these revisions, each with any of them, whatever readers see now. */
export async function selectTextsAt(
  db: Database,
  { ids, revisions }: { ids: readonly string[]; revisions: readonly number[] },
) {
  if (ids.length === 0 || revisions.length === 0) return []
  return db
    .selectFrom('revisions as r')
    .innerJoin('items as i', 'i.id', 'r.itemId')
    .select(['i.id', 'i.slug', 'i.details', 'i.level', 'r.language', 'r.revision', 'r.title', 'r.body'])
    .where('r.itemId', 'in', ids)
    .where('r.revision', 'in', revisions)
    .execute()
}

/** The kind's own texts of these items as JSON, in each language in which they are public. */
export async function selectShownExtras(db: Database, { ids, kind, now }: ShownItems) {
  if (ids.length === 0) return []
  return db
    .selectFrom('publications')
    .select(['itemId', 'language', 'extras'])
    .where('itemId', 'in', ids)
    .where('kind', '=', kind)
    .where(whereVisible('publications', now))
    .execute()
}

/** For queries of others: the items of a kind that belong to these, such as the lessons of courses, and are public now. */
export function shownBelow(
  db: Database,
  wanted: { parentIds: readonly string[]; kind: ContentKind; now: number },
) {
  return shownOf(db, wanted).select(['i.id', 'i.parentId']).where('i.parentId', 'in', wanted.parentIds)
}

/**
 * The same with what they and what they are part of keep of their own, and the place of each in that: by its section, of which one
 * that is gone counts as none, then by its own number.
 */
export function shownInPlace(
  db: Database,
  wanted: { parentIds: readonly string[]; kind: ContentKind; now: number },
) {
  return shownOf(db, { ...wanted, isFew: true })
    .innerJoin('items as o', 'o.id', 'i.parentId')
    .leftJoin('collections as c', (join) =>
      join
        .onRef('c.id', '=', 'i.collectionId')
        .onRef('c.parentId', '=', 'i.parentId')
        .on('c.kind', '=', 'section'),
    )
    .select([
      'i.id',
      'i.parentId',
      'i.collectionId',
      'i.sortOrder',
      'i.details',
      'o.details as parentDetails',
      'o.progression',
    ])
    .select(['c.id as sectionId', 'c.sortOrder as sectionOrder'])
    .where('i.parentId', 'in', wanted.parentIds)
}

/**
 * For queries of others: the items of a kind that are public now, as `i`. `isFew`: the query knows its few rows by something else,
 * and does not walk all of the kind, which SQLite would.
 */
export function shownOf(db: Database, wanted: { kind: ContentKind; now: number; isFew?: boolean }) {
  return db
    .selectFrom('items as i')
    .where(wanted.isFew ? sql<string>`"i"."kind" || ''` : 'i.kind', '=', wanted.kind)
    .where('i.deletedAt', 'is', null)
    .where((where) =>
      where.exists(
        where
          .selectFrom('publications as p')
          .select('p.id')
          .whereRef('p.itemId', '=', 'i.id')
          .where(whereVisible('p', wanted.now)),
      ),
    )
}
