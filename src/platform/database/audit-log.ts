import type { Insertable } from 'kysely'
import { newId } from '../ids.ts'
import type { Database } from './connect.ts'
import type { Tables } from './tables/tables.ts'

export async function insertAuditEvent(
  db: Database,
  event: Omit<Insertable<Tables['audit_log']>, 'id'>,
): Promise<void> {
  await db
    .insertInto('audit_log')
    .values({ id: newId(), ...event })
    .execute()
}

/** Removes entries that are older than `before`; the database refuses any other removal. Gives how many went. */
export async function pruneAuditEvents(db: Database, before: number): Promise<bigint> {
  return db.transaction().execute(async (db) => {
    await db.updateTable('audit_retention').set({ before }).execute()
    const result = await db.deleteFrom('audit_log').where('at', '<', before).executeTakeFirst()
    return result.numDeletedRows
  })
}
