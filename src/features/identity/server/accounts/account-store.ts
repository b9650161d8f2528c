import type { Database } from '#platform/database/connect.ts'
import { toInstant } from '#platform/database/library-values.ts'
import { newId } from '#platform/ids.ts'

export const passwordProvider = 'credential'

/** The hash of the user's password, when there is one. */
export async function findPasswordHash(db: Database, uid: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('accounts')
    .select('password')
    .where('userId', '=', uid)
    .where('providerId', '=', passwordProvider)
    .executeTakeFirst()
  return row?.password ?? undefined
}

/** Puts a new hash of the same password in the place of the old one, unless that was changed meanwhile. */
export async function renewPasswordHash(db: Database, hash: { old: string; renewed: string }): Promise<void> {
  await db.updateTable('accounts').set({ password: hash.renewed }).where('password', '=', hash.old).execute()
}

/** Makes this the user's only password, whether or not there was one. */
export async function writePasswordHash(
  db: Database,
  uid: string,
  hash: { password: string; now: number },
): Promise<void> {
  const now = new Date(hash.now)
  await db
    .deleteFrom('accounts')
    .where('userId', '=', uid)
    .where('providerId', '=', passwordProvider)
    .execute()
  await db
    .insertInto('accounts')
    .values({
      id: newId(),
      accountId: uid,
      providerId: passwordProvider,
      userId: uid,
      password: hash.password,
      createdAt: now,
      updatedAt: now,
    })
    .execute()
}

/** Whether this way to sign in belongs to the user. */
export async function findAccountOf(
  db: Database,
  uid: string,
  provider: string,
): Promise<{ id: string } | undefined> {
  return db
    .selectFrom('accounts')
    .select('id')
    .where('userId', '=', uid)
    .where('providerId', '=', provider)
    .executeTakeFirst()
}

export async function deleteAccount(db: Database, id: string): Promise<void> {
  await db.deleteFrom('accounts').where('id', '=', id).execute()
}

export async function deleteRedirectAccounts(db: Database, uid: string): Promise<void> {
  await db
    .deleteFrom('accounts')
    .where('userId', '=', uid)
    .where('providerId', '!=', passwordProvider)
    .execute()
}

/** How the user can sign in, without any secret. */
export async function listAccounts(
  db: Database,
  uid: string,
): Promise<{ provider: string; since: number }[]> {
  const rows = await db
    .selectFrom('accounts')
    .select(['providerId', 'createdAt'])
    .where('userId', '=', uid)
    .execute()
  return rows.map((row) => ({
    provider: row.providerId === passwordProvider ? 'password' : row.providerId,
    since: toInstant(row.createdAt),
  }))
}
