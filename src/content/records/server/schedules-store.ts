import type { Database } from '#platform/database/connect.ts'
import type { EditionKey } from './editions-store.ts'
import { whereNotOver, whereScheduled, whereVisible } from '../../server/visible.ts'

/** What readers see now of each edition, and what they will see from `visibleFrom` on if that is later than `now`. */
export async function selectLivePublications(db: Database, itemIds: readonly string[], now: number) {
  return db
    .selectFrom('publications')
    .select(['id', 'itemId', 'language', 'visibleFrom', 'revision', 'basedOnRevision', 'publishedAt'])
    .select(['kind', 'title'])
    .where('itemId', 'in', itemIds)
    .where(whereNotOver('publications', now))
    .execute()
}

/** What is scheduled of items outside the bin; with an id, of that item and of what stands in it. */
export async function selectScheduled(db: Database, { now, itemId }: { now: number; itemId?: string }) {
  return db
    .selectFrom('publications')
    .innerJoin('items', 'items.id', 'publications.itemId')
    .select(['publications.itemId', 'publications.language', 'publications.kind', 'publications.title'])
    .select(['publications.revision', 'publications.visibleFrom'])
    .where(whereScheduled('publications', now))
    .where('items.deletedAt', 'is', null)
    .$if(itemId !== undefined, (query) =>
      query.where(({ eb, or }) =>
        or([eb('items.id', '=', itemId ?? ''), eb('items.parentId', '=', itemId ?? '')]),
      ),
    )
    .orderBy('visibleFrom')
    .execute()
}

/** Forgets what is scheduled; what readers see now stays. */
export async function cancelPublication(db: Database, key: EditionKey, now: number): Promise<void> {
  await db
    .deleteFrom('publications')
    .where('itemId', '=', key.itemId)
    .where('language', '=', key.language)
    .where(whereScheduled('publications', now))
    .execute()
  await endShownAt(db, key, { now, end: null })
}

/** Moves what is scheduled to another time; what readers see now stays until then. */
export async function movePublication(
  db: Database,
  key: EditionKey,
  move: { id: string; now: number; visibleFrom: number; publishedAt: number },
): Promise<void> {
  const { id, now, visibleFrom, publishedAt } = move
  await db.updateTable('publications').set({ visibleFrom, publishedAt }).where('id', '=', id).execute()
  await endShownAt(db, key, { now, end: visibleFrom })
}

async function endShownAt(
  db: Database,
  key: EditionKey,
  { now, end }: { now: number; end: number | null },
): Promise<void> {
  await db
    .updateTable('publications')
    .set({ visibleUntil: end })
    .where('itemId', '=', key.itemId)
    .where('language', '=', key.language)
    .where(whereVisible('publications', now))
    .execute()
}

/** What readers see of an edition and what is scheduled, without the texts. */
export async function selectLiveRows(db: Database, key: EditionKey) {
  return db
    .selectFrom('publications')
    .select(['id', 'revision', 'basedOnRevision', 'publishedAt', 'visibleFrom', 'visibleUntil'])
    .where('itemId', '=', key.itemId)
    .where('language', '=', key.language)
    .orderBy('visibleFrom')
    .execute()
}
