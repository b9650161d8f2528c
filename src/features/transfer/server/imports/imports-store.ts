import type { Insertable, Selectable } from 'kysely'
import type { Database } from '#platform/database/connect.ts'
import type { Tables } from '#platform/database/tables/tables.ts'

export type ImportRow = Selectable<Tables['pending_imports']>

export async function insertImport(db: Database, row: Insertable<Tables['pending_imports']>): Promise<void> {
  await db.insertInto('pending_imports').values(row).execute()
}

export async function findImport(db: Database, id: string): Promise<ImportRow | undefined> {
  return db.selectFrom('pending_imports').selectAll().where('id', '=', id).executeTakeFirst()
}

/** Changes what is known of an upload unless somebody else did since it was read; tells whether it did. */
export async function replaceImport(
  db: Database,
  { id, settings }: Pick<ImportRow, 'id' | 'settings'>,
  wanted: Pick<ImportRow, 'settings' | 'report'>,
): Promise<boolean> {
  const done = await db
    .updateTable('pending_imports')
    .set(wanted)
    .where('id', '=', id)
    .where('settings', '=', settings)
    .executeTakeFirst()
  return done.numUpdatedRows > 0n
}

/** Those of one purpose that began at an instant or later and are not applied, the oldest first. */
export async function selectWaitingImports(
  db: Database,
  purpose: ImportRow['purpose'],
  since: number,
): Promise<Pick<ImportRow, 'id' | 'createdBy'>[]> {
  return db
    .selectFrom('pending_imports')
    .select(['id', 'createdBy'])
    .where('purpose', '=', purpose)
    .where('result', 'is', null)
    .where('createdAt', '>=', since)
    .orderBy('createdAt')
    .orderBy('id')
    .execute()
}

/** Notes that an import is being applied, unless it was; tells whether it did. Whoever comes second waits here. */
export async function claimResult(db: Database, id: string): Promise<boolean> {
  const done = await db
    .updateTable('pending_imports')
    .set({ result: 'null' })
    .where('id', '=', id)
    .where('result', 'is', null)
    .executeTakeFirst()
  return done.numUpdatedRows > 0n
}

export async function replaceResult(db: Database, id: string, result: string): Promise<void> {
  await db.updateTable('pending_imports').set({ result }).where('id', '=', id).execute()
}

export async function deleteImport(db: Database, id: string): Promise<void> {
  await db.deleteFrom('pending_imports').where('id', '=', id).execute()
}

/** Whoever applies it at the moment is waited for. */
export async function deleteWaitingImport(db: Database, id: string): Promise<void> {
  await db.deleteFrom('pending_imports').where('id', '=', id).where('result', 'is', null).execute()
}

/** Which of these imports there are. */
export async function selectKnownImports(db: Database, ids: readonly string[]): Promise<Set<string>> {
  const rows = await db
    .selectFrom('pending_imports')
    .select('id')
    .where('id', 'in', [...new Set(ids)])
    .execute()
  return new Set(rows.map(({ id }) => id))
}

export async function selectImportsBefore(db: Database, before: number): Promise<string[]> {
  const rows = await db
    .selectFrom('pending_imports')
    .select('id')
    .where('createdAt', '<', before)
    .limit(100)
    .execute()
  return rows.map(({ id }) => id)
}
