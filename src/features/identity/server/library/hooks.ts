import { APIError } from 'better-auth/api'
import { audit } from '#platform/server/audit.ts'
import { plainLine } from '#platform/plain-line.ts'
import type { Context } from '#platform/server/context.ts'
import { deleteRedirectAccounts } from '../account-store.ts'
import { forgetAllPasswordAttempts } from '../attempts.ts'
import { mailPasswordChanged } from '../mail/mails.ts'
import { isProviderPhoto } from '../photos.ts'
import { keptSession, shortSession } from '../read-actor.ts'
import { applyRoleRule, isFixedAdmin } from '../roles.ts'
import { deleteTokens } from '../token-store.ts'
import { findUser, updateUser } from '../user-store.ts'
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
  const role = isFirstAdmin || isFixedAdmin(ctx, { email: user.email, emailVerified }) ? 'admin' : 'user'
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

/** Nothing of ours calls a provider later, so its tokens are not kept. */
export async function prepareAccount() {
  return { data: { accessToken: null, refreshToken: null, idToken: null, scope: null } }
}

/**
 * Gives a session its limits, and refuses one to a suspended user. After a redirect sign-in the role rule is applied first.
 * An administrator is never kept signed in.
 */
export async function prepareNewSession(session: { userId: string }) {
  const { ctx, method, keepSignedIn } = currentWork()
  const user = await findUser(ctx.db, session.userId)
  if (!user || user.status !== 'active')
    throw new APIError('FORBIDDEN', { code: 'account_suspended', message: 'suspended' })
  const role = method === 'password' ? user.role : await applyRoleRule(ctx, user)
  const isKept = keepSignedIn && role !== 'admin'
  const endsAt = ctx.now + (isKept ? keptSession : shortSession)
  return {
    data: {
      method,
      endsAt,
      keepSignedIn: isKept ? 1 : 0,
      lastActiveAt: ctx.now,
      expiresAt: new Date(endsAt),
      createdAt: new Date(ctx.now),
      updatedAt: new Date(ctx.now),
      ipAddress: ctx.address,
    },
  }
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
    await applyRoleRule(ctx, { ...user, emailVerified: true })
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
    actor: { kind: 'user', uid: session.userId, role: 'user', emailVerified: false, sessionId: session.id },
  }
}
