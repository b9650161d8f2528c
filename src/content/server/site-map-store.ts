import type { Database } from '#platform/database/connect.ts'
import type { ContentKind } from '../kinds.ts'
import { whereVisible } from './visible.ts'

/**
 * What the sitemap lists: every public edition of the listed items; of those for members the page says so. The limit counts items, of
 * which those stand there whole whose latest edition is the newest.
 */
export async function selectSitemapRows(
  db: Database,
  { now, kinds, limit }: { now: number; kinds: readonly ContentKind[]; limit: number },
) {
  const newest = db
    .selectFrom('publications as n')
    .innerJoin('items as i', 'i.id', 'n.itemId')
    .select(({ fn }) => ['n.itemId', fn.max('n.publishedAt').as('latestAt')])
    .where('n.kind', 'in', kinds)
    .where(whereVisible('n', now))
    .where('i.deletedAt', 'is', null)
    .where('i.listed', '=', 1)
    .groupBy('n.itemId')
    .orderBy('latestAt', 'desc')
    .orderBy('n.itemId')
    .limit(limit)
  return db
    .selectFrom(newest.as('newest'))
    .innerJoin('items as i', 'i.id', 'newest.itemId')
    .innerJoin('publications as p', 'p.itemId', 'newest.itemId')
    .select(['i.kind', 'i.slug', 'p.language', 'p.visibleFrom'])
    .where(whereVisible('p', now))
    .orderBy('newest.latestAt', 'desc')
    .orderBy('newest.itemId')
    .execute()
}
