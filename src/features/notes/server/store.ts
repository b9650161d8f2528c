import { sql, type Selectable } from 'kysely'
import type { Database } from '#platform/database/connect.ts'
import { engineOf } from '#platform/database/engine.ts'
import { takePage, type FoundPage, type ListPage } from '#platform/database/lists/list-page.ts'
import type { Tables } from '#platform/database/tables/tables.ts'

export type StoredNote = Selectable<Tables['notes']>

interface Owned {
  id: string
  userId: string
}

export async function findNote(db: Database, id: string): Promise<StoredNote | undefined> {
  return db.selectFrom('notes').selectAll().where('id', '=', id).executeTakeFirst()
}

/** A user's notes on one item, the oldest first. */
export async function selectNotesOn(
  db: Database,
  { userId, itemId, limit }: { userId: string; itemId: string; limit: number },
): Promise<StoredNote[]> {
  return db
    .selectFrom('notes')
    .selectAll()
    .where('userId', '=', userId)
    .where('itemId', '=', itemId)
    .orderBy('createdAt')
    .orderBy('id')
    .limit(limit)
    .execute()
}

/** A user's notes in which every one of some folded words occurs, the newest first. */
export async function selectNotes(
  db: Database,
  filter: { userId: string; words: readonly string[] },
  page: ListPage,
): Promise<FoundPage<StoredNote>> {
  let found = db.selectFrom('notes').selectAll().where('userId', '=', filter.userId)
  for (const word of filter.words) found = found.where(holds(db, word))
  return takePage(found, { columns: ['createdAt', 'id'], direction: 'desc' }, page)
}

/** A pattern would be tried letter by letter at each place of every note. */
function holds(db: Database, word: string) {
  const find = sql.raw<number>(engineOf(db) === 'postgres' ? 'strpos' : 'instr')
  return sql<boolean>`${find}("searched", ${word}) > 0`
}

export async function countNotes(
  db: Database,
  { userId, itemId }: { userId: string; itemId?: string },
): Promise<number> {
  let rows = db.selectFrom('notes').where('userId', '=', userId)
  if (itemId !== undefined) rows = rows.where('itemId', '=', itemId)
  const row = await rows
    .select((select) => select.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return row.count
}

/** Adds a note; one with its id that is there already stays as it is, and false is given. */
export async function insertNote(db: Database, row: StoredNote): Promise<boolean> {
  const result = await db
    .insertInto('notes')
    .values(row)
    .onConflict((on) => on.column('id').doNothing())
    .executeTakeFirst()
  return (result.numInsertedOrUpdatedRows ?? 0n) > 0n
}

export async function updateNote(
  db: Database,
  { id, userId }: Owned,
  values: Pick<StoredNote, 'words' | 'type' | 'searched' | 'changedAt'>,
): Promise<void> {
  await db.updateTable('notes').set(values).where('id', '=', id).where('userId', '=', userId).execute()
}

export async function deleteNote(db: Database, { id, userId }: Owned): Promise<void> {
  await db.deleteFrom('notes').where('id', '=', id).where('userId', '=', userId).execute()
}

/** Everything that a user noted, the oldest first. */
export async function selectNotesForExport(db: Database, userId: string) {
  return db
    .selectFrom('notes')
    .select([
      'pageKind',
      'pageTitle',
      'pagePath',
      'language',
      'type',
      'quote',
      'words',
      'createdAt',
      'changedAt',
    ])
    .where('userId', '=', userId)
    .orderBy('createdAt')
    .orderBy('id')
    .execute()
}
