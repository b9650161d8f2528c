import type { Database } from '#platform/database/connect.ts'
import { whereVisible } from '../../server/visible.ts'

/** Items with these addresses, ids or current slugs, of any kind. */
export async function selectAddressedItems(db: Database, addresses: readonly string[]) {
  return db
    .selectFrom('items')
    .select(['id', 'kind', 'slug', 'parentId', 'deletedAt'])
    .where((where) => where.or([where('slug', 'in', addresses), where('id', 'in', addresses)]))
    .execute()
}

/** Items that had these slugs once. */
export async function selectFormerlyAddressedItems(db: Database, slugs: readonly string[]) {
  return db
    .selectFrom('item_slugs')
    .innerJoin('items', 'items.id', 'item_slugs.itemId')
    .select([
      'items.id',
      'items.kind',
      'items.slug',
      'items.parentId',
      'items.deletedAt',
      'item_slugs.slug as formerSlug',
    ])
    .where('item_slugs.slug', 'in', slugs)
    .execute()
}

/** The headings of what readers see of these items now, in either language. */
export async function selectShownHeadings(db: Database, itemIds: readonly string[], now: number) {
  return db
    .selectFrom('publications')
    .select(['itemId', 'headings'])
    .where('itemId', 'in', itemIds)
    .where(whereVisible('publications', now))
    .execute()
}

/** Which of these slugs name a track or a FAQ category. */
export async function selectCollectionSlugs(db: Database, slugs: readonly string[]) {
  return db
    .selectFrom('collections')
    .select(['slug', 'kind'])
    .where('slug', 'in', slugs)
    .where('kind', 'in', ['track', 'faq_category'])
    .execute()
}
