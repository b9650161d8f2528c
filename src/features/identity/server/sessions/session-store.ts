import type { Database } from '#platform/database/connect.ts'
import { toInstant } from '#platform/database/engine-values.ts'
import { providerIds } from '../../contract.ts'
import { deleteSteps } from '../factors/step-store.ts'
import { toUser, type StoredUser } from '../accounts/user-store.ts'

export interface StoredSession {
  id: string
  userId: string
  createdAt: number
  lastActiveAt: number
  endsAt: number
  keepSignedIn: boolean
  /** When its reader last proved who they are. */
  provedAt: number
  method: string
  /** It began with two factors, or one was added in it. */
  hasSecondFactor: boolean
  address: string
  userAgent: string
}

const columns = [
  'id',
  'userId',
  'createdAt',
  'lastActiveAt',
  'endsAt',
  'keepSignedIn',
  'provedAt',
  'method',
  'secondFactor',
  'ipAddress',
  'userAgent',
] as const

interface SessionRow {
  id: string
  userId: string
  createdAt: string | Date
  lastActiveAt: number
  endsAt: number
  keepSignedIn: number
  provedAt: number
  method: string
  secondFactor: number
  ipAddress: string | null
  userAgent: string | null
}

function toSession({ ipAddress, secondFactor, ...row }: SessionRow): StoredSession {
  return {
    ...row,
    hasSecondFactor: secondFactor === 1,
    createdAt: toInstant(row.createdAt),
    keepSignedIn: row.keepSignedIn === 1,
    address: ipAddress ?? '',
    userAgent: row.userAgent ?? '',
  }
}

export async function insertSession(
  db: Database,
  session: Omit<StoredSession, 'createdAt' | 'lastActiveAt'> & {
    token: string
    isResultTaken: boolean
    now: number
  },
): Promise<void> {
  const { now, address, keepSignedIn, hasSecondFactor, isResultTaken, ...columns } = session
  const date = new Date(now)
  await db
    .insertInto('sessions')
    .values({
      ...columns,
      ipAddress: address,
      keepSignedIn: keepSignedIn ? 1 : 0,
      secondFactor: hasSecondFactor ? 1 : 0,
      redirectResultTaken: isResultTaken ? 1 : 0,
      lastActiveAt: now,
      expiresAt: new Date(columns.endsAt),
      createdAt: date,
      updatedAt: date,
    })
    .execute()
}

/** The session of a cookie's token and its user, in one reading. */
export async function findSessionByToken(
  db: Database,
  token: string,
): Promise<
  { session: StoredSession; user: Pick<StoredUser, 'id' | 'role' | 'status' | 'emailVerified'> } | undefined
> {
  const row = await db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.userId')
    .select(columns.map((column) => `sessions.${column}` as const))
    .select(['users.role', 'users.status', 'users.emailVerified'])
    .where('sessions.token', '=', token)
    .executeTakeFirst()
  if (!row) return undefined
  const { role, status, emailVerified, ...session } = row
  return {
    session: toSession(session),
    user: { id: row.userId, role, status, emailVerified: Boolean(emailVerified) },
  }
}

/** How many ids go into one query. */
const mostIds = 500

/** What decides whether these sessions still live, by their ids; a session that is gone is missing. */
export async function listWatchedSessions(
  db: Database,
  ids: readonly string[],
): Promise<Map<string, { session: StoredSession; role: StoredUser['role']; status: StoredUser['status'] }>> {
  const found = new Map<
    string,
    { session: StoredSession; role: StoredUser['role']; status: StoredUser['status'] }
  >()
  for (let from = 0; from < ids.length; from += mostIds) {
    const rows = await db
      .selectFrom('sessions')
      .innerJoin('users', 'users.id', 'sessions.userId')
      .select(columns.map((column) => `sessions.${column}` as const))
      .select(['users.role', 'users.status'])
      .where('sessions.id', 'in', ids.slice(from, from + mostIds))
      .execute()
    for (const { role, status, ...session } of rows)
      found.set(session.id, { session: toSession(session), role, status })
  }
  return found
}

/** A session with the whole user record. */
export async function findSession(
  db: Database,
  id: string,
): Promise<{ session: StoredSession; user: StoredUser } | undefined> {
  const session = await db.selectFrom('sessions').select(columns).where('id', '=', id).executeTakeFirst()
  if (!session) return undefined
  const user = await db.selectFrom('users').selectAll().where('id', '=', session.userId).executeTakeFirst()
  return user && { session: toSession(session), user: toUser(user) }
}

/** Sessions that have not reached their end. */
export async function countSessions(db: Database, now: number): Promise<number> {
  const { count } = await db
    .selectFrom('sessions')
    .select((select) => select.fn.countAll<number | string>().as('count'))
    .where('endsAt', '>', now)
    .executeTakeFirstOrThrow()
  return Number(count)
}

export async function listSessionRows(db: Database, uid: string): Promise<StoredSession[]> {
  const rows = await db
    .selectFrom('sessions')
    .select(columns)
    .where('userId', '=', uid)
    .orderBy('lastActiveAt', 'desc')
    .execute()
  return rows.map(toSession)
}

export async function touchSession(
  db: Database,
  id: string,
  change: { now: number; notSince: number },
): Promise<void> {
  await db
    .updateTable('sessions')
    .set({ lastActiveAt: change.now })
    .where('id', '=', id)
    .where('lastActiveAt', '<', change.notSince)
    .execute()
}

/** Notes that the session's reader has just proved who they are. */
export async function writeProof(db: Database, id: string, now: number): Promise<void> {
  await db.updateTable('sessions').set({ provedAt: now }).where('id', '=', id).execute()
}

/** Notes whether two factors have been shown in the session. */
export async function writeSecondFactor(db: Database, id: string, isShown: boolean): Promise<void> {
  await db
    .updateTable('sessions')
    .set({ secondFactor: isShown ? 1 : 0 })
    .where('id', '=', id)
    .execute()
}

/** Takes the one result of a redirect sign-in; false when there is none or it was taken before. */
export async function takeRedirectResult(db: Database, id: string): Promise<boolean> {
  const row = await db
    .updateTable('sessions')
    .set({ redirectResultTaken: 1 })
    .where('id', '=', id)
    .where('method', 'in', providerIds)
    .where('redirectResultTaken', '=', 0)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

/** Ends one session of the user; gives whether there was one. */
export async function deleteSession(db: Database, uid: string, id: string): Promise<boolean> {
  const row = await db
    .deleteFrom('sessions')
    .where('id', '=', id)
    .where('userId', '=', uid)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

/** Ends the user's sessions, but for one when it is named, and sign-ins that wait for their second step; gives how many sessions there were. */
export async function deleteSessions(db: Database, uid: string, keep?: string): Promise<number> {
  await deleteSteps(db, uid)
  const sessions = db.deleteFrom('sessions').where('userId', '=', uid).returning('id')
  const rows = await (keep ? sessions.where('id', '!=', keep) : sessions).execute()
  return rows.length
}

/** Ends the sessions that began with one way to sign in, but for one. */
export async function deleteSessionsBy(
  db: Database,
  uid: string,
  { method, keep }: { method: string; keep: string },
): Promise<void> {
  await deleteSteps(db, uid)
  await db
    .deleteFrom('sessions')
    .where('userId', '=', uid)
    .where('method', '=', method)
    .where('id', '!=', keep)
    .execute()
}

export async function deleteEndedSessions(db: Database, now: number): Promise<void> {
  await db.deleteFrom('sessions').where('endsAt', '<', now).execute()
}
