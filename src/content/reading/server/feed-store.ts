import type { Database } from '#platform/database/connect.ts'
import type { Language } from '#platform/languages.ts'
import type { ContentKind } from '../../kinds.ts'
import { whereVisible } from '../../server/visible.ts'

/** The listed items of these kinds, of a tag or a collection if one is named, in this very language that were published or, for a feed of changes, changed last, with what everybody may know of them. */
export async function selectFeedEntries(
  db: Database,
  wanted: {
    kinds: readonly ContentKind[]
    language: Language
    now: number
    limit: number
    ofChanges: boolean
    tagId?: string
    collectionId?: string
  },
) {
  const { tagId, collectionId } = wanted
  return db
    .selectFrom('publications as p')
    .innerJoin('items as i', 'i.id', 'p.itemId')
    .select([
      'i.id',
      'i.kind',
      'i.slug',
      'i.coverId',
      'i.authors',
      'i.access',
      'p.title',
      'p.excerpt',
      'p.html',
      'p.publishedAt',
      'p.visibleFrom',
    ])
    .where('p.kind', 'in', wanted.kinds)
    .where('p.language', '=', wanted.language)
    .where(whereVisible('p', wanted.now))
    .where('i.deletedAt', 'is', null)
    .where('i.listed', '=', 1)
    .$if(collectionId !== undefined, (query) => query.where('i.collectionId', '=', collectionId ?? ''))
    .$if(tagId !== undefined, (query) =>
      query.where((where) =>
        where.exists(
          where
            .selectFrom('item_tags as t')
            .select('t.itemId')
            .whereRef('t.itemId', '=', 'i.id')
            .where('t.tagId', '=', tagId ?? ''),
        ),
      ),
    )
    .orderBy(wanted.ofChanges ? 'p.visibleFrom' : 'p.publishedAt', 'desc')
    .orderBy('p.itemId', 'desc')
    .limit(wanted.limit)
    .execute()
}
