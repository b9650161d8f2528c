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
