import type { Database } from '#platform/database/connect.ts'
import { toInstant } from '#platform/database/engine-values.ts'
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
export async function renewPasswordHash(
  db: Database,
  uid: string,
  hash: { old: string; renewed: string },
): Promise<void> {
  await db
    .updateTable('accounts')
    .set({ password: hash.renewed })
    .where('userId', '=', uid)
    .where('password', '=', hash.old)
    .execute()
}

/** Makes this the user's password, whether or not there was one. Call it with the user locked. */
export async function writePasswordHash(
  db: Database,
  uid: string,
  hash: { password: string; now: number },
): Promise<void> {
  const now = new Date(hash.now)
  const changed = await db
    .updateTable('accounts')
    .set({ password: hash.password, updatedAt: now })
    .where('userId', '=', uid)
    .where('providerId', '=', passwordProvider)
    .returning('id')
    .executeTakeFirst()
  if (changed) return
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

/** Somebody at a redirect provider. */
export interface ProviderSubject {
  provider: string
  /** What the provider calls them for good: never an address, which can be given to somebody else. */
  subject: string
}

/** Whose way in this is. */
export async function findAccountOwner(
  db: Database,
  { provider, subject }: ProviderSubject,
): Promise<string | undefined> {
  const row = await db
    .selectFrom('accounts')
    .select('userId')
    .where('providerId', '=', provider)
    .where('accountId', '=', subject)
    .executeTakeFirst()
  return row?.userId
}

/**
 * Adds a redirect provider to the user, without its tokens: nothing of ours calls a provider later.
 * @returns false when the user has one of this provider, or somebody else has this one
 */
export async function insertRedirectAccount(
  db: Database,
  uid: string,
  { provider, subject, now }: ProviderSubject & { now: number },
): Promise<boolean> {
  const date = new Date(now)
  const row = await db
    .insertInto('accounts')
    .values({
      id: newId(),
      accountId: subject,
      providerId: provider,
      userId: uid,
      createdAt: date,
      updatedAt: date,
    })
    .onConflict((on) => on.doNothing())
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
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
