import type { Database } from '#platform/database/connect.ts'
import type { ContentKind } from '../kinds.ts'
import { whereVisible } from './visible.ts'

/** What the sitemap lists: every public edition of the listed items; of those for members the page says so. */
export async function selectSitemapRows(
  db: Database,
  filter: { now: number; kinds: readonly ContentKind[]; limit: number },
) {
  return db
    .selectFrom('publications as p')
    .innerJoin('items as i', 'i.id', 'p.itemId')
    .select(['i.kind', 'i.slug', 'p.language', 'p.visibleFrom'])
    .where('p.kind', 'in', filter.kinds)
    .where(whereVisible('p', filter.now))
    .where('i.deletedAt', 'is', null)
    .where('i.listed', '=', 1)
    .orderBy('p.publishedAt', 'desc')
    .limit(filter.limit)
    .execute()
}
