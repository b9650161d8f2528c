import type { Database } from '#platform/database/connect.ts'
import type { Language } from '#platform/languages.ts'
import { whereVisible } from '#content/server/visible.ts'

/** The newest listed posts in this very language, newest first, with what everybody may know of them. */
export function selectNewestPosts(
  db: Database,
  { language, now, limit }: { language: Language; now: number; limit: number },
) {
  return db
    .selectFrom('publications as p')
    .innerJoin('items as i', 'i.id', 'p.itemId')
    .select([
      'i.id',
      'i.slug',
      'i.authors',
      'i.access',
      'p.title',
      'p.excerpt',
      'p.publishedAt',
      'p.visibleFrom',
    ])
    .where('p.kind', '=', 'blog')
    .where('p.language', '=', language)
    .where(whereVisible('p', now))
    .where('i.deletedAt', 'is', null)
    .where('i.listed', '=', 1)
    .orderBy('p.publishedAt', 'desc')
    .orderBy('p.itemId', 'desc')
    .limit(limit)
    .execute()
}

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
