import type { Insertable, Selectable } from 'kysely'
import type { Database } from '#platform/database/connect.ts'
import type { Tables } from '#platform/database/tables/tables.ts'

export type StoredKey = Selectable<Tables['signing_keys']>

/** The latest first. */
export async function selectKeys(db: Database): Promise<StoredKey[]> {
  return db.selectFrom('signing_keys').selectAll().orderBy('createdAt', 'desc').orderBy('id').execute()
}

export async function insertKey(db: Database, row: Insertable<Tables['signing_keys']>): Promise<void> {
  await db.insertInto('signing_keys').values(row).execute()
}

/** Retires every key that still signs. */
export async function retireKeys(db: Database, now: number): Promise<void> {
  await db.updateTable('signing_keys').set({ retiredAt: now }).where('retiredAt', 'is', null).execute()
}

/** Gives whether there was such a key. */
export async function revokeKey(db: Database, id: string, now: number): Promise<boolean> {
  const result = await db
    .updateTable('signing_keys')
    .set({ retiredAt: now, revokedAt: now })
    .where('id', '=', id)
    .where('revokedAt', 'is', null)
    .executeTakeFirst()
  return result.numUpdatedRows > 0n
}
