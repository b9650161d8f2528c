import type { Database } from '#platform/database/connect.ts'
import type { Language } from '#platform/languages.ts'
import type { ContentKind } from '../../kinds.ts'
import { whereVisible } from '../../server/visible.ts'

/** The listed items of a kind in this very language that were published or, for a feed of changes, changed last, with what everybody may know of them. */
export async function selectFeedEntries(
  db: Database,
  wanted: { kind: ContentKind; language: Language; now: number; limit: number; ofChanges: boolean },
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
    .where('p.kind', '=', wanted.kind)
    .where('p.language', '=', wanted.language)
    .where(whereVisible('p', wanted.now))
    .where('i.deletedAt', 'is', null)
    .where('i.listed', '=', 1)
    .orderBy(wanted.ofChanges ? 'p.visibleFrom' : 'p.publishedAt', 'desc')
    .orderBy('p.itemId', 'desc')
    .limit(wanted.limit)
    .execute()
}
