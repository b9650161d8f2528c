import { Problem } from '#platform/errors.ts'
import { audit } from '#platform/server/audit.ts'
import { inTransaction, type Context } from '#platform/server/context.ts'
import { limitRequests } from '#platform/server/http/rate-limit.ts'
import type { SessionUser } from '../../contract.ts'
import { deviceName } from '../../describe-device.ts'
import { findPasswordHash, renewPasswordHash } from '../accounts/account-store.ts'
import { addressNotVerified, credentialsWrong } from '../accounts/refusals.ts'
import { toSessionUser } from '../accounts/user-record.ts'
import { findUser, findUserByEmail, lockUser } from '../accounts/user-store.ts'
import { findKnownDevice } from '../devices/devices.ts'
import { lacksFactor } from '../factors/factor-rule.ts'
import { countPasswordAttempt, forgetPasswordAttempts, whileAttempting } from '../limits/attempts.ts'
import { limits } from '../limits/limits.ts'
import { hashPassword, isOutdated, matchesHash } from '../passwords/password-hash.ts'
import type { Browser } from '../sessions/browser.ts'
import { enter, type Entry } from './second-step.ts'

interface SignIn extends Browser {
  email: string
  password: string
  /** "Keep me signed in". */
  rememberMe: boolean
}

/**
 * Signs in by password. A wrong password and an unknown address are refused alike, after the same work; repeated failures
 * make the next attempt wait. An earlier session of this browser ends. Whoever has an authenticator app goes on to a second step.
 * @returns the session and its user, or the secret with which the browser goes on to the second step
 * @throws 401 `credentials.wrong`, 403 `email.not_verified` or `account.suspended` after the right password, 429 while waiting is due
 */
export async function signIn(
  ctx: Context,
  input: SignIn,
): Promise<{ user: SessionUser | null; entry: Entry }> {
  await limitRequests(ctx, 'sign-in', { ...limits.signIn, subject: ctx.address })
  const known = await findKnownDevice(ctx, input)
  const counted = await countPasswordAttempt(ctx, input.email, known)
  const { uid, entry } = await whileAttempting(ctx, counted, async () => {
    const opened = await openByPassword(ctx, input)
    await forgetPasswordAttempts(ctx, input.email, known)
    return opened
  })
  const user = await findUser(ctx.db, uid)
  if (!user) throw credentialsWrong()
  await renewHash(ctx, uid, input.password)
  if (!entry.session) return { user: null, entry }
  const mustAddFactor = await lacksFactor(ctx.db, user.role)
  return { user: toSessionUser(ctx, user, { ...entry.session, mustAddFactor }), entry }
}

async function openByPassword(ctx: Context, input: SignIn): Promise<{ uid: string; entry: Entry }> {
  const matched = await matchPassword(ctx, input)
  try {
    if (!matched) throw credentialsWrong()
    return await inTransaction(ctx, async (ctx) => {
      await lockUser(ctx.db, matched.uid)
      const user = await findUser(ctx.db, matched.uid)
      // Whoever replaced the password meanwhile has ended every session, and this one must not come after.
      if (!user || (await findPasswordHash(ctx.db, user.id)) !== matched.hash) throw credentialsWrong()
      if (ctx.config.smtpUrl !== undefined && !user.emailVerified) throw addressNotVerified()
      const { rememberMe: keepSignedIn, userAgent, device } = input
      const entry = await enter(ctx, user, { method: 'password', keepSignedIn, userAgent, device })
      return { uid: user.id, entry }
    })
  } catch (error) {
    const reason = error instanceof Problem ? reasons[error.code] : undefined
    if (!reason) throw error
    await noteFailure(ctx, input, reason)
    if (reason !== reasons['credentials.wrong']) await forgetPasswordAttempts(ctx, input.email)
    throw error
  }
}

/** Who has this address and this password. It takes as long when nobody has. */
async function matchPassword(
  ctx: Context,
  { email, password }: SignIn,
): Promise<{ uid: string; hash: string } | undefined> {
  const user = await findUserByEmail(ctx.db, email)
  const hash = user && (await findPasswordHash(ctx.db, user.id))
  if (!hash) {
    await hashPassword(password)
    return undefined
  }
  return (await matchesHash(password, hash)) ? { uid: user.id, hash } : undefined
}

/** What the audit log calls each refusal. */
const reasons: Partial<Record<string, string>> = {
  'credentials.wrong': 'invalid_email_or_password',
  'email.not_verified': 'email_not_verified',
  'account.suspended': 'account_suspended',
}

async function noteFailure(ctx: Context, { email, userAgent }: SignIn, reason: string): Promise<void> {
  const user = await findUserByEmail(ctx.readDb, email)
  await audit(ctx, 'session.refused', {
    kind: 'user',
    id: user?.id ?? 'unknown',
    details: { method: 'password', reason, device: deviceName(userAgent) },
  })
}

/** Stored hashes follow today's parameters: the password is known only now. A full queue leaves it for the next time. */
async function renewHash(ctx: Context, uid: string, password: string): Promise<void> {
  const old = await findPasswordHash(ctx.db, uid)
  if (!old || !isOutdated(old)) return
  try {
    await renewPasswordHash(ctx.db, uid, { old, renewed: await hashPassword(password) })
  } catch (error) {
    ctx.log.warn({ err: error }, 'password hash not renewed')
  }
}
