import { sql } from 'kysely'
import type { Database } from '#platform/database/connect.ts'
import { onPage } from '#platform/database/lists/list-page.ts'
import type { Language } from '#platform/languages.ts'
import type { ContentKind } from '../../kinds.ts'
import { whereVisible } from '../../server/visible.ts'
import { fromTexts } from './tagged/tagged-texts-store.ts'

interface Wanted {
  language: Language
  now: number
  limit: number
  ofChanges: boolean
  tagId?: string
  collectionId?: string
}

/**
 * The listed items of these kinds, of a tag or a collection if one is named, in this very language that were published or, for a feed
 * of changes, changed last, with what everybody may know of them. Each kind walks its own index; together they are put in order here.
 */
export async function selectFeedEntries(
  db: Database,
  { kinds, ...wanted }: Wanted & { kinds: readonly ContentKind[] },
) {
  const at = wanted.ofChanges ? 'visibleFrom' : 'publishedAt'
  const lists = await Promise.all(kinds.map((kind) => selectOfKind(db, kind, wanted)))
  return lists
    .flat()
    .sort((one, other) => other[at] - one[at] || (one.id < other.id ? 1 : -1))
    .slice(0, wanted.limit)
}

/** A tag has a list of its own; the few items of a collection are looked up and sorted. */
async function selectOfKind(db: Database, kind: ContentKind, wanted: Wanted) {
  const { ofChanges, tagId, collectionId } = wanted
  const isFew = collectionId !== undefined
  const list = tagId === undefined ? 'p' : 'l'
  const columns = ofChanges ? ['p.visibleFrom', 'p.itemId'] : [`${list}.publishedAt`, `${list}.itemId`]
  const rows = fromTexts(db, tagId === undefined ? undefined : { tagId, kind })
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
    .where(isFew ? sql<string>`"p"."kind" || ''` : 'p.kind', '=', kind)
    .where('p.language', '=', wanted.language)
    .where(whereVisible('p', wanted.now, !ofChanges))
    .where('i.deletedAt', 'is', null)
    .where('i.listed', '=', 1)
    .$if(isFew, (query) => query.where('i.collectionId', '=', collectionId ?? ''))
  return onPage(rows, { columns, direction: 'desc' }, { limit: wanted.limit, isSorted: isFew }).execute()
}
