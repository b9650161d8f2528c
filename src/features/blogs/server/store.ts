import type { Database } from '#platform/database/connect.ts'
import { whereVisible } from '#content/server/visible.ts'

/** Series with a listed post that is public now, in their order. */
export async function selectSeriesInUse(db: Database, now: number) {
  return db
    .selectFrom('collections')
    .selectAll()
    .where('kind', '=', 'series')
    .where((where) =>
      where.exists(
        where
          .selectFrom('items as i')
          .innerJoin('publications as p', 'p.itemId', 'i.id')
          .select('i.id')
          .whereRef('i.collectionId', '=', 'collections.id')
          .where('i.kind', '=', 'blog')
          .where('i.deletedAt', 'is', null)
          .where('i.listed', '=', 1)
          .where(whereVisible('p', now)),
      ),
    )
    .orderBy('sortOrder')
    .orderBy('id')
    .limit(500)
    .execute()
}
