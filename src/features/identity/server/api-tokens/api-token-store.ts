import type { Database } from '#platform/database/connect.ts'
import type { TokenScope } from '#platform/actor.ts'
import type { StoredUser } from '../accounts/user-store.ts'

export interface StoredApiToken {
  id: string
  userId: string
  name: string
  scope: TokenScope
  createdAt: number
  expiresAt: number
  lastUsedAt: number | null
}

const columns = ['id', 'userId', 'name', 'scope', 'createdAt', 'expiresAt', 'lastUsedAt'] as const

export async function insertApiToken(
  db: Database,
  token: StoredApiToken & { tokenHash: string },
): Promise<void> {
  await db.insertInto('api_tokens').values(token).execute()
}

/** The tokens of a user, the newest first. */
export async function listApiTokenRows(db: Database, uid: string): Promise<StoredApiToken[]> {
  return db
    .selectFrom('api_tokens')
    .select(columns)
    .where('userId', '=', uid)
    .orderBy('createdAt', 'desc')
    .orderBy('id')
    .execute()
}

/** A token and its user, in one reading. */
export async function findApiToken(
  db: Database,
  tokenHash: string,
): Promise<
  | { token: StoredApiToken; user: Pick<StoredUser, 'role' | 'status'> & { emailVerified: boolean } }
  | undefined
> {
  const row = await db
    .selectFrom('api_tokens')
    .innerJoin('users', 'users.id', 'api_tokens.userId')
    .select(columns.map((column) => `api_tokens.${column}` as const))
    .select(['users.role', 'users.status', 'users.emailVerified'])
    .where('api_tokens.tokenHash', '=', tokenHash)
    .executeTakeFirst()
  if (!row) return undefined
  const { role, status, emailVerified, ...token } = row
  return { token, user: { role, status, emailVerified: Boolean(emailVerified) } }
}

/** Notes that a token was used, unless it was noted after `notSince`. */
export async function touchApiToken(
  db: Database,
  id: string,
  { now, notSince }: { now: number; notSince: number },
): Promise<void> {
  await db
    .updateTable('api_tokens')
    .set({ lastUsedAt: now })
    .where('id', '=', id)
    .where((where) => where.or([where('lastUsedAt', 'is', null), where('lastUsedAt', '<', notSince)]))
    .execute()
}

/** Takes one token of a user away; gives what it was. */
export async function deleteApiToken(
  db: Database,
  uid: string,
  id: string,
): Promise<StoredApiToken | undefined> {
  return db
    .deleteFrom('api_tokens')
    .where('userId', '=', uid)
    .where('id', '=', id)
    .returning(columns)
    .executeTakeFirst()
}

/** Every token of a user. */
export async function deleteApiTokens(db: Database, uid: string): Promise<void> {
  await db.deleteFrom('api_tokens').where('userId', '=', uid).execute()
}

export async function deleteApiTokensOver(db: Database, before: number): Promise<void> {
  await db.deleteFrom('api_tokens').where('expiresAt', '<', before).execute()
}
