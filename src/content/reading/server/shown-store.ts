import type { Database } from '#platform/database/connect.ts'
import type { ContentKind } from '../../kinds.ts'
import { whereVisible } from '../../server/visible.ts'

/*
 * What readers see now, for kinds that show it in ways of their own.
 */

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

/** The HTML of these items, in each language in which they are public. */
export async function selectShownHtml(db: Database, { ids, now }: { ids: readonly string[]; now: number }) {
  return db
    .selectFrom('publications')
    .select(['itemId', 'language', 'html'])
    .where('itemId', 'in', ids)
    .where(whereVisible('publications', now))
    .execute()
}

/** The kind's own texts of these items as JSON, in each language in which they are public. */
export async function selectShownExtras(db: Database, { ids, now }: { ids: readonly string[]; now: number }) {
  if (ids.length === 0) return []
  return db
    .selectFrom('publications')
    .select(['itemId', 'language', 'extras'])
    .where('itemId', 'in', ids)
    .where(whereVisible('publications', now))
    .execute()
}

/** For queries of others: the items of a kind that belong to these, such as the lessons of courses, and are public now. */
export function shownBelow(
  db: Database,
  wanted: { parentIds: readonly string[]; kind: ContentKind; now: number },
) {
  return db
    .selectFrom('items as i')
    .select(['i.id', 'i.parentId'])
    .where('i.parentId', 'in', wanted.parentIds)
    .where('i.kind', '=', wanted.kind)
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
