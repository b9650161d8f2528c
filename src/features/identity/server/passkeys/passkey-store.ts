import type { Database } from '#platform/database/connect.ts'
import type { Passkey } from '../../contract.ts'

export interface StoredPasskey {
  id: string
  userId: string
  credentialId: string
  /** COSE, base64url. */
  publicKey: string
  counter: number
  transports: string[]
}

export async function insertPasskey(
  db: Database,
  { transports, ...passkey }: StoredPasskey & { name: string; createdAt: number },
): Promise<boolean> {
  const row = await db
    .insertInto('passkeys')
    .values({ ...passkey, transports: JSON.stringify(transports) })
    .onConflict((on) => on.column('credentialId').doNothing())
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

/** The user's passkeys as they are shown, oldest first. */
export async function listPasskeys(db: Database, uid: string): Promise<Passkey[]> {
  return db
    .selectFrom('passkeys')
    .select(['id', 'name', 'createdAt', 'lastUsedAt'])
    .where('userId', '=', uid)
    .orderBy('createdAt')
    .orderBy('id')
    .execute()
}

export async function listCredentialIds(db: Database, uid: string): Promise<string[]> {
  const rows = await db.selectFrom('passkeys').select('credentialId').where('userId', '=', uid).execute()
  return rows.map(({ credentialId }) => credentialId)
}

export async function findPasskey(db: Database, credentialId: string): Promise<StoredPasskey | undefined> {
  const row = await db
    .selectFrom('passkeys')
    .select(['id', 'userId', 'credentialId', 'publicKey', 'counter', 'transports'])
    .where('credentialId', '=', credentialId)
    .executeTakeFirst()
  return row && { ...row, transports: JSON.parse(row.transports) }
}

/** Notes that it was used; false when it is gone. */
export async function notePasskeyUse(
  db: Database,
  id: string,
  use: { counter: number; now: number },
): Promise<boolean> {
  const row = await db
    .updateTable('passkeys')
    .set({ counter: use.counter, lastUsedAt: use.now })
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

export async function renamePasskey(
  db: Database,
  uid: string,
  { id, name }: { id: string; name: string },
): Promise<boolean> {
  const row = await db
    .updateTable('passkeys')
    .set({ name })
    .where('id', '=', id)
    .where('userId', '=', uid)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

export async function deletePasskey(db: Database, uid: string, id: string): Promise<boolean> {
  const row = await db
    .deleteFrom('passkeys')
    .where('id', '=', id)
    .where('userId', '=', uid)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

/** All of the user's; gives how many there were. */
export async function deletePasskeys(db: Database, uid: string): Promise<number> {
  const rows = await db.deleteFrom('passkeys').where('userId', '=', uid).returning('id').execute()
  return rows.length
}

/** Of these people, those who have a passkey. */
export async function selectPasskeyOwners(db: Database, uids: readonly string[]): Promise<Set<string>> {
  if (uids.length === 0) return new Set()
  const rows = await db
    .selectFrom('passkeys')
    .select('userId')
    .distinct()
    .where('userId', 'in', uids)
    .execute()
  return new Set(rows.map(({ userId }) => userId))
}
