import type { Insertable, Selectable } from 'kysely'
import type { Database } from '#platform/database/connect.ts'
import type { Tables } from '#platform/database/tables/tables.ts'

export type PendingImportRow = Selectable<Tables['pending_imports']>

export async function insertPendingImport(
  db: Database,
  row: Insertable<Tables['pending_imports']>,
): Promise<void> {
  await db.insertInto('pending_imports').values(row).execute()
}

export function findPendingImport(db: Database, id: string): Promise<PendingImportRow | undefined> {
  return db.selectFrom('pending_imports').selectAll().where('id', '=', id).executeTakeFirst()
}

export async function updateReport(db: Database, id: string, report: string): Promise<void> {
  await db.updateTable('pending_imports').set({ report }).where('id', '=', id).execute()
}

/** Changes the settings unless somebody else did since they were read; tells whether it did. */
export async function replaceSettings(
  db: Database,
  { id, settings }: Pick<PendingImportRow, 'id' | 'settings'>,
  wanted: string,
): Promise<boolean> {
  const done = await db
    .updateTable('pending_imports')
    .set({ settings: wanted })
    .where('id', '=', id)
    .where('settings', '=', settings)
    .executeTakeFirst()
  return done.numUpdatedRows > 0n
}

/** Those of one purpose that began at an instant or later, the oldest first. */
export function selectPendingImportsSince(
  db: Database,
  purpose: PendingImportRow['purpose'],
  since: number,
): Promise<Pick<PendingImportRow, 'id' | 'createdBy'>[]> {
  return db
    .selectFrom('pending_imports')
    .select(['id', 'createdBy'])
    .where('purpose', '=', purpose)
    .where('createdAt', '>=', since)
    .orderBy('createdAt')
    .orderBy('id')
    .execute()
}

/** Notes what became of an import, unless that is known already; tells whether it did. Whoever comes second waits here. */
export async function settlePendingImport(db: Database, id: string, result: string): Promise<boolean> {
  const done = await db
    .updateTable('pending_imports')
    .set({ result })
    .where('id', '=', id)
    .where('result', 'is', null)
    .executeTakeFirst()
  return done.numUpdatedRows > 0n
}

export async function replaceResult(db: Database, id: string, result: string): Promise<void> {
  await db.updateTable('pending_imports').set({ result }).where('id', '=', id).execute()
}

export async function deletePendingImport(db: Database, id: string): Promise<void> {
  await db.deleteFrom('pending_imports').where('id', '=', id).execute()
}

export async function selectPendingImportsBefore(db: Database, before: number): Promise<string[]> {
  const rows = await db
    .selectFrom('pending_imports')
    .select('id')
    .where('createdAt', '<', before)
    .limit(100)
    .execute()
  return rows.map(({ id }) => id)
}
