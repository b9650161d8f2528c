import type { Insertable, Selectable } from 'kysely'
import type { Database } from './connect.ts'
import type { Tables } from './tables/tables.ts'

type KeyRow = Selectable<Tables['idempotency_keys']>

/** Takes a key unless somebody has it since `expired`; tells whether it did. Of several at once one takes it, and the others wait for its transaction. */
export async function takeKey(
  db: Database,
  row: Insertable<Tables['idempotency_keys']>,
  expired: number,
): Promise<boolean> {
  const { bodyHash, createdAt, answer } = row
  const result = await db
    .insertInto('idempotency_keys')
    .values(row)
    .onConflict((on) =>
      on
        .column('key')
        .doUpdateSet({ bodyHash, createdAt, answer })
        .where('idempotency_keys.createdAt', '<', expired),
    )
    .executeTakeFirst()
  return Number(result.numInsertedOrUpdatedRows) > 0
}

export function findKey(db: Database, key: string): Promise<KeyRow | undefined> {
  return db.selectFrom('idempotency_keys').selectAll().where('key', '=', key).executeTakeFirst()
}

export async function keepAnswer(db: Database, key: string, answer: string): Promise<void> {
  await db.updateTable('idempotency_keys').set({ answer }).where('key', '=', key).execute()
}

/** Removes keys that were taken before `before`. */
export async function pruneKeys(db: Database, before: number): Promise<void> {
  await db.deleteFrom('idempotency_keys').where('createdAt', '<', before).execute()
}
