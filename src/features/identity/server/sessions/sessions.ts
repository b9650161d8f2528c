import { userOf } from '#platform/actor.ts'
import { notFound } from '#platform/errors.ts'
import { audit } from '#platform/server/audit.ts'
import { inTransaction, type Context } from '#platform/server/context.ts'
import type {
  SessionAnswer,
  SessionUser,
  SignInProvider,
  UserSession,
  UserSessionList,
} from '../../contract.ts'
import { findPasswordHash, listAccounts } from '../accounts/account-store.ts'
import { actorId, toSessionUser } from '../accounts/user-record.ts'
import { findUser, updateUser, type StoredUser } from '../accounts/user-store.ts'
import type { LegalSources } from '../legal-sources.ts'
import { endOf } from './read-actor.ts'
import {
  deleteSession,
  deleteSessions,
  findSession,
  listSessionRows,
  takeRedirectResult,
  touchSession,
  type StoredSession,
} from './session-store.ts'

/** Who is signed in, and what pages need to know to offer signing in: `providers` are the redirect sign-ins that are configured. */
export async function serializeSession(
  ctx: Context,
  providers: SignInProvider[],
  { isAskedLegal }: Pick<LegalSources, 'isAskedLegal'>,
): Promise<SessionAnswer> {
  const { actor, config } = ctx
  const user = await findSessionUser(ctx)
  const isProgram = actor.kind === 'user' && actor.token !== undefined
  return {
    user,
    providers,
    idleMilliseconds: config.sessionIdleSeconds * 1000,
    verificationRequired: config.smtpUrl !== undefined,
    hasPassword: !!user && !isProgram && (await findPasswordHash(ctx.readDb, user.uid)) !== undefined,
    asksLegal: !!user && (await isAskedLegal(ctx, user.uid)),
  }
}

/** Who asks, with a session or with a token. */
async function findSessionUser(ctx: Context): Promise<SessionUser | null> {
  const { actor, readDb } = ctx
  if (actor.kind === 'guest') return null
  if (actor.token) {
    const owner = await findUser(readDb, actor.uid)
    const mustAddFactor = actor.mustAddFactor === true
    return owner ? toSessionUser(ctx, owner, { keepSignedIn: false, mustAddFactor }) : null
  }
  const found = await findSession(readDb, actor.sessionId)
  return found ? sessionUserOf(ctx, found) : null
}

function sessionUserOf(
  ctx: Context,
  { session, user }: { session: StoredSession; user: StoredUser },
): SessionUser {
  const mustAddFactor = ctx.actor.kind === 'user' && ctx.actor.mustAddFactor === true
  return toSessionUser(ctx, user, { ...session, mustAddFactor })
}

/** Not asked of a copy of the database that may not have heard of a new account yet: devices delete what they keep of one that is gone. */
export async function isAccountGone(ctx: Context, uid: string): Promise<boolean> {
  return (await findUser(ctx.db, uid)) === undefined
}

/** The result of a redirect sign-in, once: the user, whose record the role rule was applied to when the session began. */
export async function takeRedirectUser(ctx: Context): Promise<SessionUser | null> {
  const { actor } = ctx
  if (actor.kind === 'guest') return null
  return inTransaction(ctx, async (ctx) => {
    if (!(await takeRedirectResult(ctx.db, actor.sessionId))) return null
    const found = await findSession(ctx.db, actor.sessionId)
    if (!found) return null
    return sessionUserOf(ctx, found)
  })
}

/** The actor's own living sessions, the one asking first. */
export async function listOwnSessions(ctx: Context): Promise<UserSession[]> {
  const actor = userOf(ctx.actor)
  const sessions = await listSessionRows(ctx.readDb, actor.uid)
  return sessions
    .filter((session) => ctx.now < endOf(session, actor.role, ctx.config))
    .map((session) => ({
      ...toUserSession(session),
      // As in the user's own record.
      keepSignedIn: session.keepSignedIn && actor.role !== 'admin',
      isCurrent: session.id === actor.sessionId,
    }))
    .sort((one, other) => Number(other.isCurrent) - Number(one.isCurrent))
}

function toUserSession({
  id,
  method,
  createdAt,
  lastActiveAt,
  endsAt,
  keepSignedIn,
  address,
  userAgent,
}: StoredSession) {
  return { id, method, createdAt, lastActiveAt, endsAt, keepSignedIn, address, userAgent }
}

/** Where the actor is signed in, and the ways in that belong to the account. */
export async function serializeSignIns(ctx: Context): Promise<UserSessionList> {
  return { sessions: await listOwnSessions(ctx), signIns: await listAccounts(ctx.readDb, actorId(ctx)) }
}

/** Ends one of the actor's own sessions. */
export async function endOwnSession(ctx: Context, id: string): Promise<void> {
  const uid = actorId(ctx)
  await inTransaction(ctx, async (ctx) => {
    if (!(await deleteSession(ctx.db, uid, id))) throw notFound('session')
    await audit(ctx, 'session.ended', { kind: 'user', id: uid, details: { session: id } })
  })
}

/** Ends the actor's sessions everywhere else. */
export async function endOtherSessions(ctx: Context): Promise<void> {
  const actor = userOf(ctx.actor)
  await inTransaction(ctx, async (ctx) => {
    const ended = await deleteSessions(ctx.db, actor.uid, actor.sessionId)
    if (ended > 0)
      await audit(ctx, 'session.others_ended', { kind: 'user', id: actor.uid, details: { ended } })
  })
}

/** Notes that the reader of a session did something, which moves its idle limit. */
export async function noteActivity(ctx: Context, sessionId: string): Promise<void> {
  await touchSession(ctx.db, sessionId, { now: ctx.now, notSince: ctx.now })
}

/** Ends the session of this request and marks its user offline. */
export async function signOut(ctx: Context): Promise<void> {
  const { actor } = ctx
  if (actor.kind === 'guest') return
  await inTransaction(ctx, async (ctx) => {
    await deleteSession(ctx.db, actor.uid, actor.sessionId)
    await updateUser(ctx.db, actor.uid, { online: 0, lastSeen: ctx.now, now: ctx.now })
    await audit(ctx, 'session.signed_out', { kind: 'user', id: actor.uid })
  })
}
