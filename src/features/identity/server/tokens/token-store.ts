import type { Database } from '#platform/database/connect.ts'
import { toInstant } from '#platform/database/engine-values.ts'
import { newId } from '#platform/ids.ts'

interface StoredToken {
  /** What the token is for and its hash: the token itself is never stored. */
  identifier: string
  uid: string
  expiresAt: number
}

export async function insertToken(db: Database, token: StoredToken & { now: number }): Promise<void> {
  const now = new Date(token.now)
  await db
    .insertInto('verifications')
    .values({
      id: newId(),
      identifier: token.identifier,
      value: token.uid,
      expiresAt: new Date(token.expiresAt),
      createdAt: now,
      updatedAt: now,
    })
    .execute()
}

export async function findToken(db: Database, identifier: string): Promise<StoredToken | undefined> {
  const row = await db
    .selectFrom('verifications')
    .select(['identifier', 'value', 'expiresAt'])
    .where('identifier', '=', identifier)
    .executeTakeFirst()
  return row && { identifier: row.identifier, uid: row.value, expiresAt: toInstant(row.expiresAt) }
}

/** Uses a token up: whoever deletes its row has it, once. */
export async function takeToken(db: Database, identifier: string): Promise<StoredToken | undefined> {
  const row = await db
    .deleteFrom('verifications')
    .where('identifier', '=', identifier)
    .returning(['identifier', 'value', 'expiresAt'])
    .executeTakeFirst()
  return row && { identifier: row.identifier, uid: row.value, expiresAt: toInstant(row.expiresAt) }
}

/** Every token that was mailed to the user. */
export async function deleteTokens(db: Database, uid: string): Promise<void> {
  await db.deleteFrom('verifications').where('value', '=', uid).execute()
}

export async function deleteExpiredTokens(db: Database, now: number): Promise<void> {
  await db.deleteFrom('verifications').where('expiresAt', '<', new Date(now)).execute()
}

export async function insertSetupToken(
  db: Database,
  token: { tokenHash: string; now: number },
): Promise<void> {
  await db.insertInto('setup_tokens').values({ tokenHash: token.tokenHash, createdAt: token.now }).execute()
}

/** Uses a set-up token up; gives when it was made. */
export async function takeSetupToken(db: Database, tokenHash: string): Promise<number | undefined> {
  const row = await db
    .deleteFrom('setup_tokens')
    .where('tokenHash', '=', tokenHash)
    .returning('createdAt')
    .executeTakeFirst()
  return row?.createdAt
}

/** Set-up tokens made before `before`; all of them when it is left out. */
export async function deleteSetupTokens(db: Database, before = Number.MAX_SAFE_INTEGER): Promise<void> {
  await db.deleteFrom('setup_tokens').where('createdAt', '<', before).execute()
}
