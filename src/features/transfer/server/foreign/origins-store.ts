import type { Insertable, Selectable } from 'kysely'
import type { Database } from '#platform/database/connect.ts'
import type { Tables } from '#platform/database/tables/tables.ts'

export type OriginRow = Selectable<Tables['import_origins']>

/** Which of these posts came before, and as what. */
export async function selectOrigins(
  db: Database,
  origins: readonly string[],
): Promise<Map<string, OriginRow>> {
  const known = new Map<string, OriginRow>()
  for (let from = 0; from < origins.length; from += 500) {
    const rows = await db
      .selectFrom('import_origins')
      .selectAll()
      .where('origin', 'in', origins.slice(from, from + 500))
      .execute()
    for (const row of rows) known.set(row.origin, row)
  }
  return known
}

/** Fails on its unique key when the post came in the meantime. */
export async function insertOrigin(db: Database, row: Insertable<Tables['import_origins']>): Promise<void> {
  await db.insertInto('import_origins').values(row).execute()
}
