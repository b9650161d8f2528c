import type { Insertable, Selectable, Updateable } from 'kysely'
import type { Database } from '#platform/database/connect.ts'
import { engineOf } from '#platform/database/engine.ts'
import type { Tables } from '#platform/database/tables/tables.ts'
import type { Language } from '#platform/languages.ts'
import { findBasedOn, findBasedOnAt } from './based-on-store.ts'
import { keepTitle } from './titles-store.ts'
import { whereNotOver, whereScheduled } from '../../server/visible.ts'

export interface EditionKey {
  itemId: string
  language: Language
}

export type StoredEditionRow = Selectable<Tables['editions']>

export async function findEdition(db: Database, key: EditionKey): Promise<StoredEditionRow | undefined> {
  return db
    .selectFrom('editions')
    .selectAll()
    .where('itemId', '=', key.itemId)
    .where('language', '=', key.language)
    .executeTakeFirst()
}

/** The same as it is now, which nobody else changes before the transaction is over. */
export async function lockEdition(db: Database, key: EditionKey): Promise<StoredEditionRow | undefined> {
  const row = db
    .selectFrom('editions')
    .selectAll()
    .where('itemId', '=', key.itemId)
    .where('language', '=', key.language)
  // SQLite has one writer, and a transaction is that writer from its beginning.
  return (engineOf(db) === 'postgres' ? row.forNoKeyUpdate() : row).executeTakeFirst()
}

/** Adds an edition unless the item has one in its language; tells whether it did. */
export async function insertEdition(db: Database, row: Insertable<Tables['editions']>): Promise<boolean> {
  const result = await db
    .insertInto('editions')
    .values(row)
    .onConflict((on) => on.columns(['itemId', 'language']).doNothing())
    .executeTakeFirst()
  const isNew = Number(result.numInsertedOrUpdatedRows) > 0
  if (isNew) await keepTitle(db, { itemId: row.itemId, language: row.language, isNew }, row.title ?? '')
  return isNew
}

/** Changes an edition only if it is still at `revision`; tells whether it did. */
export async function updateEditionAt(
  db: Database,
  at: EditionKey & { revision: number },
  changes: Updateable<Tables['editions']>,
): Promise<boolean> {
  const result = await db
    .updateTable('editions')
    .set(changes)
    .where('itemId', '=', at.itemId)
    .where('language', '=', at.language)
    .where('revision', '=', at.revision)
    .executeTakeFirst()
  const isChanged = result.numUpdatedRows > 0n
  if (isChanged && changes.title !== undefined)
    await keepTitle(db, { itemId: at.itemId, language: at.language }, changes.title)
  return isChanged
}

/** Keeps a revision; a second save of the same number replaces it. Of the text that stands there it is known what it was translated from. */
export async function keepRevision(db: Database, row: Insertable<Tables['revisions']>): Promise<void> {
  const kept = { basedOnRevision: await findBasedOnAt(db, row), ...row }
  const { id: _id, itemId: _itemId, language: _language, revision: _revision, ...text } = kept
  await db
    .insertInto('revisions')
    .values(kept)
    .onConflict((on) => on.columns(['itemId', 'language', 'revision']).doUpdateSet(text))
    .execute()
}

/** Keeps a revision unless it is kept already. */
export async function keepRevisionOnce(db: Database, row: Insertable<Tables['revisions']>): Promise<void> {
  await db
    .insertInto('revisions')
    .values({ basedOnRevision: await findBasedOnAt(db, row), ...row })
    .onConflict((on) => on.columns(['itemId', 'language', 'revision']).doNothing())
    .execute()
}

/**
 * Forgets all but the newest `most` revisions of an edition; the one that the other language was translated from stays, and
 * so do those that readers see, now or from a scheduled time on, and those that are held.
 */
export async function trimRevisions(
  db: Database,
  key: EditionKey,
  { most, findHeld }: { most: number; findHeld: () => Promise<number[]> },
): Promise<void> {
  const oldest = await db
    .selectFrom('revisions')
    .select('revision')
    .where('itemId', '=', key.itemId)
    .where('language', '=', key.language)
    .orderBy('revision', 'desc')
    .offset(most)
    .limit(1)
    .executeTakeFirst()
  if (!oldest) return
  const held = await findHeld()
  await db
    .deleteFrom('revisions')
    .$if(held.length > 0, (query) => query.where('revision', 'not in', held))
    .where('itemId', '=', key.itemId)
    .where('language', '=', key.language)
    .where('revision', '<=', oldest.revision)
    .where((where) =>
      where.not(
        where.exists(
          where
            .selectFrom('editions')
            .select('editions.revision')
            .whereRef('editions.itemId', '=', 'revisions.itemId')
            .whereRef('editions.language', '!=', 'revisions.language')
            .whereRef('editions.basedOnRevision', '=', 'revisions.revision'),
        ),
      ),
    )
    .where((where) =>
      where.not(
        where.exists(
          where
            .selectFrom('publications')
            .select('publications.revision')
            .whereRef('publications.itemId', '=', 'revisions.itemId')
            .whereRef('publications.language', '=', 'revisions.language')
            .whereRef('publications.revision', '=', 'revisions.revision'),
        ),
      ),
    )
    .execute()
}

/** Readers see, or will see, what `from` said, and `to` says the same. */
export async function movePublishedRevision(
  db: Database,
  key: EditionKey,
  { from, to }: { from: number | null; to: number },
): Promise<void> {
  await db
    .updateTable('editions')
    .set({ publishedRevision: to })
    .where('itemId', '=', key.itemId)
    .where('language', '=', key.language)
    .where('publishedRevision', '=', from)
    .execute()
}

/** Whether readers see an item, or lessons of it, in any language now or later. */
export async function hasPublications(db: Database, itemId: string): Promise<boolean> {
  const row = await db
    .selectFrom('publications')
    .innerJoin('items', 'items.id', 'publications.itemId')
    .select('publications.id')
    .where((where) => where.or([where('items.id', '=', itemId), where('items.parentId', '=', itemId)]))
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

/** Ends whatever is public at `at.end`, and forgets whatever was scheduled. */
export async function endPublications(
  db: Database,
  key: EditionKey,
  at: { now: number; end: number },
): Promise<void> {
  await db
    .deleteFrom('publications')
    .where('itemId', '=', key.itemId)
    .where('language', '=', key.language)
    .where(whereScheduled('publications', at.now))
    .execute()
  await db
    .updateTable('publications')
    .set({ visibleUntil: at.end })
    .where('itemId', '=', key.itemId)
    .where('language', '=', key.language)
    .where(whereNotOver('publications', at.now))
    .execute()
  await db
    .deleteFrom('publications')
    .where('itemId', '=', key.itemId)
    .where('language', '=', key.language)
    .where('visibleUntil', '<=', at.now)
    .execute()
}

/** Adds what readers see; unless `row` says what it was translated from, that is what its edition says now. */
export async function insertPublication(
  db: Database,
  row: Omit<Insertable<Tables['publications']>, 'basedOnRevision'> & { basedOnRevision?: number | null },
): Promise<void> {
  const basedOnRevision = row.basedOnRevision === undefined ? await findBasedOn(db, row) : row.basedOnRevision
  await db
    .insertInto('publications')
    .values({ ...row, basedOnRevision })
    .execute()
  await noteTerms(db, row)
}

/** Only the renderer writes this attribute; in what people write, quotation marks are escaped. */
async function noteTerms(db: Database, { id, html }: { id: string; html: string }): Promise<void> {
  const termIds = new Set([...html.matchAll(/ data-term="([\w-]+)"/g)].map(([, termId = '']) => termId))
  if (termIds.size === 0) return
  const rows = [...termIds].map((termId) => ({ publicationId: id, termId }))
  await db.insertInto('term_marks').values(rows).execute()
}
