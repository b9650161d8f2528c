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

/** Entries that go at once, so that nobody who writes waits long. */
export const prunedAtOnce = 1000

/** Removes entries that are older than `before`, portion by portion; the database refuses any other removal. */
export async function pruneAuditEvents(db: Database, before: number): Promise<void> {
  await db.updateTable('audit_retention').set({ before }).execute()
  const old = db
    .selectFrom('audit_log')
    .select('id')
    .where('at', '<', before)
    .orderBy('at')
    .limit(prunedAtOnce)
  for (;;) {
    const { numDeletedRows } = await db
      .deleteFrom('audit_log')
      .where('id', 'in', old)
      .executeTakeFirstOrThrow()
    if (numDeletedRows < prunedAtOnce) return
  }
}
