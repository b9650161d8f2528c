import type { Database } from '#platform/database/connect.ts'
import type { ContentKind } from '../../../kinds.ts'
import { whereVisible } from '../../../server/visible.ts'

/** How many items carry each of these tags, counted up to `most`. */
export async function countItemsOfTags(
  db: Database,
  { tagIds, most }: { tagIds: readonly string[]; most: number },
): Promise<Map<string, number>> {
  const rows = await db
    .selectFrom('tags')
    .select((select) => [
      'tags.id',
      select
        .selectFrom((from) =>
          from
            .selectFrom('item_tags')
            .select('item_tags.itemId')
            .whereRef('item_tags.tagId', '=', 'tags.id')
            .limit(most)
            .as('carrying'),
        )
        .select((count) => count.fn.countAll<number>().as('count'))
        .as('count'),
    ])
    .where('tags.id', 'in', tagIds)
    .execute()
  return new Map(rows.map(({ id, count }) => [id, Number(count)]))
}

/** Tags that the published, listed items of a kind carry. */
export async function selectTagsInUse(db: Database, kind: ContentKind, now: number) {
  return db
    .selectFrom('tags')
    .selectAll()
    .where((where) =>
      where.exists(
        where
          .selectFrom('item_tags')
          .innerJoin('items', 'items.id', 'item_tags.itemId')
          .innerJoin('publications', 'publications.itemId', 'items.id')
          .select('items.id')
          .whereRef('item_tags.tagId', '=', 'tags.id')
          .where('items.kind', '=', kind)
          .where('items.deletedAt', 'is', null)
          .where('items.listed', '=', 1)
          .where(whereVisible('publications', now)),
      ),
    )
    .orderBy('sortOrder')
    .orderBy('slug')
    .execute()
}
