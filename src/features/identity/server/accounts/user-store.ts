import type { Insertable, Selectable, Updateable } from 'kysely'
import type { Database } from '#platform/database/connect.ts'
import { engineOf } from '#platform/database/engine.ts'
import { toInstant } from '#platform/database/engine-values.ts'
import type { Tables } from '#platform/database/tables/tables.ts'

type Row = Selectable<Tables['users']>

/** A user as the rules see it, whatever the engine's column types. */
export type StoredUser = Omit<Row, 'emailVerified' | 'createdAt' | 'updatedAt'> & {
  emailVerified: boolean
  createdAt: number
  updatedAt: number
}

export function toUser(row: Row): StoredUser {
  return {
    ...row,
    emailVerified: Boolean(row.emailVerified),
    createdAt: toInstant(row.createdAt),
    updatedAt: toInstant(row.updatedAt),
  }
}

export async function findUser(db: Database, uid: string): Promise<StoredUser | undefined> {
  const row = await db.selectFrom('users').selectAll().where('id', '=', uid).executeTakeFirst()
  return row && toUser(row)
}

/**
 * Makes others who change the user wait until the transaction ends, and those who open a session as well: a session that is being
 * opened is there before, or its opening goes on after.
 */
export async function lockUser(db: Database, uid: string): Promise<void> {
  // SQLite has one writer, and a transaction is that writer from its beginning.
  if (engineOf(db) === 'sqlite') return
  await db.selectFrom('users').select('id').where('id', '=', uid).forUpdate().execute()
}

/** Makes others who hold the user wait until the transaction ends, and nobody who only names them in a row. */
export async function holdUser(db: Database, uid: string): Promise<void> {
  if (engineOf(db) === 'sqlite') return
  await db.selectFrom('users').select('id').where('id', '=', uid).forNoKeyUpdate().execute()
}

/** @param email in its stored form */
export async function findUserByEmail(db: Database, email: string): Promise<StoredUser | undefined> {
  const row = await db.selectFrom('users').selectAll().where('email', '=', email).executeTakeFirst()
  return row && toUser(row)
}

/** The addresses of these users. */
export async function selectEmails(
  db: Database,
  ids: readonly string[],
): Promise<{ id: string; email: string }[]> {
  if (ids.length === 0) return []
  return db.selectFrom('users').select(['id', 'email']).where('id', 'in', ids).execute()
}

export type UserInsert = Pick<
  Insertable<Tables['users']>,
  'id' | 'email' | 'emailVerified' | 'displayName' | 'photoURL' | 'role' | 'language' | 'registeredFrom'
>

/** Gives the new user, or undefined when the address has one: of two at once the second waits for the first and finds it. */
export async function insertUser(
  db: Database,
  { now, ...user }: UserInsert & { now: number },
): Promise<StoredUser | undefined> {
  const date = new Date(now)
  const row = await db
    .insertInto('users')
    .values({ ...user, createdAt: date, updatedAt: date })
    .onConflict((on) => on.column('email').doNothing())
    .returningAll()
    .executeTakeFirst()
  return row && toUser(row)
}

export type UserChange = Pick<
  Updateable<Tables['users']>,
  | 'displayName'
  | 'photoURL'
  | 'bio'
  | 'phone'
  | 'language'
  | 'calendar'
  | 'role'
  | 'status'
  | 'emailVerified'
  | 'online'
  | 'lastSeen'
>

export async function updateUser(
  db: Database,
  uid: string,
  change: UserChange & { now: number },
): Promise<void> {
  const { now, ...columns } = change
  await db
    .updateTable('users')
    .set({ ...columns, updatedAt: new Date(now) })
    .where('id', '=', uid)
    .execute()
}

/** Merges presence into the user record, unless it says the same and was written after `notSince`. */
export async function writePresence(
  db: Database,
  uid: string,
  presence: { online: 0 | 1; now: number; notSince: number },
): Promise<void> {
  const { online, now, notSince } = presence
  await db
    .updateTable('users')
    .set({ online, lastSeen: now })
    .where('id', '=', uid)
    .where(({ or, eb }) =>
      or([eb('online', '!=', online), eb('lastSeen', 'is', null), eb('lastSeen', '<', notSince)]),
    )
    .execute()
}

/** Deletes the user; sessions, accounts and learning records go with it, content stays without its creator. */
export async function deleteUserRow(db: Database, uid: string): Promise<void> {
  await db.deleteFrom('verifications').where('value', '=', uid).execute()
  await db.deleteFrom('users').where('id', '=', uid).execute()
}

/** Ids of the active administrators, locked until the transaction ends so that two changes cannot both leave one behind. */
export async function lockActiveAdmins(db: Database): Promise<string[]> {
  const admins = db
    .selectFrom('users')
    .select('id')
    .where('role', '=', 'admin')
    .where('status', '=', 'active')
    .orderBy('id')
  const rows = await (engineOf(db) === 'postgres' ? admins.forUpdate() : admins).execute()
  return rows.map((row) => row.id)
}

/** New accounts since an instant; counting stops at `most`. */
export async function countSignUps(db: Database, since: number, most: number): Promise<number> {
  const row = await db
    .selectFrom(
      db
        .selectFrom('users')
        .select('id')
        .where('createdAt', '>=', new Date(since).toISOString())
        .limit(most)
        .as('some'),
    )
    .select((select) => select.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return row.count
}

/** People marked online and seen since an instant; counting stops at `most`. */
export async function countOnline(db: Database, since: number, most: number): Promise<number> {
  const row = await db
    .selectFrom(
      db
        .selectFrom('users')
        .select('id')
        .where('online', '=', 1)
        .where('lastSeen', '>', since)
        .limit(most)
        .as('some'),
    )
    .select((select) => select.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return row.count
}

export async function hasActiveAdmin(db: Database): Promise<boolean> {
  const row = await db
    .selectFrom('users')
    .select('id')
    .where('role', '=', 'admin')
    .where('status', '=', 'active')
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

/** For queries of others to join: everybody's id and name. */
export function userNames(db: Database) {
  return db.selectFrom('users').select(['id', 'displayName'])
}

/** For queries of others: the addresses of all photos that members have. */
export function userPhotos(db: Database) {
  return db.selectFrom('users').select('photoURL').where('photoURL', 'is not', null)
}

/** Whether a member has the photo. Photos are in no text, so that this needs no search through all of them. */
export async function isPhotoWorn(db: Database, photoURL: string): Promise<boolean> {
  const wearer = await db
    .selectFrom('users')
    .select('id')
    .where('photoURL', '=', photoURL)
    .limit(1)
    .executeTakeFirst()
  return wearer !== undefined
}

export async function takePhotoOff(db: Database, photoURL: string): Promise<void> {
  await db.updateTable('users').set({ photoURL: null }).where('photoURL', '=', photoURL).execute()
}
