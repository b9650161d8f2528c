import { APIError, getOAuthState } from 'better-auth/api'
import { audit } from '#platform/server/audit.ts'
import { plainLine } from '#platform/plain-line.ts'
import { inTransaction, type Context } from '#platform/server/context.ts'
import { deleteRedirectAccounts, findAccountOf, passwordProvider } from '../accounts/account-store.ts'
import { forgetAllPasswordAttempts } from '../limits/attempts.ts'
import { mailPasswordChanged, mailSignInAdded } from '../mail/mails.ts'
import { isProviderPhoto } from '../accounts/photos.ts'
import { keptSession, shortSession } from '../sessions/read-actor.ts'
import { applyRoleRule } from '../accounts/roles.ts'
import { deleteTokens } from '../tokens/token-store.ts'
import { findUser, updateUser } from '../accounts/user-store.ts'
import { currentWork } from './work.ts'

const mostNameLength = 80

interface NewUser {
  email: string
  emailVerified: boolean
  name: string
  image?: string | null
}

/** The server decides the role, and what a redirect provider calls somebody is made to fit. */
export async function prepareNewUser(user: NewUser) {
  const { ctx, isFirstAdmin = false } = currentWork()
  const emailVerified = user.emailVerified || isFirstAdmin
  const role = isFirstAdmin ? 'admin' : 'user'
  const image = user.image && isProviderPhoto(ctx.config, user.image) ? user.image : null
  const name = fittingName(user.name) || fittingName(user.email.split('@')[0] ?? '')
  return {
    data: {
      emailVerified,
      role,
      image,
      name,
      language: ctx.language,
      createdAt: new Date(ctx.now),
      updatedAt: new Date(ctx.now),
    },
  }
}

function fittingName(name: string): string {
  return [...plainLine(name)].slice(0, mostNameLength).join('').trim()
}

/** An account has each provider once. Nothing of ours calls a provider later, so its tokens are not kept. */
export async function prepareAccount(account: { userId: string; providerId: string }) {
  const { ctx } = currentWork()
  if (await findAccountOf(ctx.db, account.userId, account.providerId))
    throw new APIError('CONFLICT', { code: 'sign_in_exists', message: 'this provider is joined already' })
  return { data: { accessToken: null, refreshToken: null, idToken: null, scope: null } }
}

/** Whoever owns the account is told when a provider was added to it; the one it was made with needs no word. */
export async function completeAccount(account: { userId: string; providerId: string }): Promise<void> {
  const { ctx } = currentWork()
  const { userId: uid, providerId: provider } = account
  if (provider === passwordProvider || ctx.actor.kind === 'guest' || ctx.actor.uid !== uid) return
  const user = await findUser(ctx.db, uid)
  if (!user) return
  await inTransaction(ctx, async (ctx) => {
    await audit(ctx, 'sign_in.added', { kind: 'user', id: uid, details: { method: provider } })
    await mailSignInAdded(ctx, user)
  })
}

/**
 * Gives a session its limits, and refuses one to a suspended user. After a redirect sign-in the role rule is applied first.
 * An administrator is never kept signed in.
 */
export async function prepareNewSession(session: { userId: string }) {
  const { ctx, method, keepSignedIn, redirectedEmail } = currentWork()
  const user = await findUser(ctx.db, session.userId)
  if (!user || user.status !== 'active')
    throw new APIError('FORBIDDEN', { code: 'account_suspended', message: 'suspended' })
  await refuseAnotherPerson(session.userId)
  const role = redirectedEmail ? await applyRoleRule(ctx, user, redirectedEmail) : user.role
  const isKept = keepSignedIn && role !== 'admin'
  const endsAt = ctx.now + (isKept ? keptSession : shortSession)
  return {
    data: {
      method,
      endsAt,
      keepSignedIn: isKept ? 1 : 0,
      lastActiveAt: ctx.now,
      provedAt: ctx.now,
      expiresAt: new Date(endsAt),
      createdAt: new Date(ctx.now),
      updatedAt: new Date(ctx.now),
      ipAddress: ctx.address,
    },
  }
}

/** Who proves again who they are comes back as the same person, or not at all. */
async function refuseAnotherPerson(uid: string): Promise<void> {
  const { method } = currentWork()
  if (method === 'password') return
  const state = await getOAuthState()
  const expected: unknown = state?.provesUid
  if (expected !== undefined && expected !== uid)
    throw new APIError('FORBIDDEN', { code: 'another_account', message: 'somebody else came back' })
}

export async function completeNewUser(user: { id: string }): Promise<void> {
  const { ctx, method, isFirstAdmin = false } = currentWork()
  await audit(actingAs(ctx, { id: '', userId: user.id }), 'user.registered', {
    kind: 'user',
    id: user.id,
    details: { method, isFirstAdmin },
  })
}

/** Signing in marks online. */
export async function completeNewSession(session: { id: string; userId: string }): Promise<void> {
  const { ctx, method } = currentWork()
  await updateUser(ctx.db, session.userId, { online: 1, lastSeen: ctx.now, now: ctx.now })
  await audit(actingAs(ctx, session), 'session.signed_in', {
    kind: 'user',
    id: session.userId,
    details: { method },
  })
}

/**
 * A reset proves the mailbox. So the address counts as verified, every other link that was mailed is void, waiting times
 * end, and ways in that somebody attached before the proof are removed.
 */
export async function completePasswordReset(uid: string): Promise<void> {
  const { ctx } = currentWork()
  const user = await findUser(ctx.db, uid)
  if (!user) return
  if (!user.emailVerified) {
    await deleteRedirectAccounts(ctx.db, uid)
    await updateUser(ctx.db, uid, { emailVerified: true, now: ctx.now })
  }
  await deleteTokens(ctx.db, uid)
  await forgetAllPasswordAttempts(ctx, user.email)
  await mailPasswordChanged(ctx, user)
  await audit(ctx, 'password.reset', { kind: 'user', id: uid })
}

/** The context with the user who just registered or signed in as its actor, for the audit log. */
function actingAs(ctx: Context, session: { id: string; userId: string }): Context {
  return {
    ...ctx,
    actor: {
      kind: 'user',
      uid: session.userId,
      role: 'user',
      emailVerified: false,
      sessionId: session.id,
      provedAt: ctx.now,
    },
  }
}
