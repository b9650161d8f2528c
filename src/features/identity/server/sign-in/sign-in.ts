import { audit } from '#platform/server/audit.ts'
import type { Context } from '#platform/server/context.ts'
import { limitRequests } from '#platform/server/rate-limit.ts'
import type { SessionUser } from '../../contract.ts'
import { findPasswordHash, renewPasswordHash } from '../accounts/account-store.ts'
import { countPasswordAttempt, forgetPasswordAttempts, whileAttempting } from '../limits/attempts.ts'
import type { Identity } from '../identity.ts'
import { ownCookies } from '../cookies.ts'
import { runWork, type Work } from '../library/work.ts'
import { limits } from '../limits/limits.ts'
import { hashPassword, isOutdated } from '../passwords/password-hash.ts'
import { accountSuspended, addressNotVerified, credentialsWrong, libraryCode } from '../accounts/refusals.ts'
import { deleteSessionByToken } from '../sessions/session-store.ts'
import { endEarlierSession } from '../sessions/sessions.ts'
import { toSessionUser } from '../accounts/user-record.ts'
import { findUserByEmail } from '../accounts/user-store.ts'

export interface SignIn {
  email: string
  password: string
  /** "Keep me signed in". */
  rememberMe: boolean
  /** What the browser calls itself, for the list of sessions. */
  userAgent: string
}

/**
 * Signs in by password. A wrong password and an unknown address are refused alike, after the same work; repeated failures
 * make the next attempt wait. An earlier session of this browser ends.
 * @throws 401 `credentials.wrong`, 403 `email.not_verified` or `account.suspended` after the right password, 429 while waiting is due
 */
export async function signIn(
  ctx: Context,
  identity: Identity,
  input: SignIn,
): Promise<{ user: SessionUser; cookies: string[] }> {
  await limitRequests(ctx, 'sign-in', { ...limits.signIn, subject: ctx.address })
  const counted = await countPasswordAttempt(ctx, input.email)
  const headers = await whileAttempting(ctx, counted, async () => {
    const headers = await createSession(ctx, identity, input)
    await forgetPasswordAttempts(ctx, input.email)
    return headers
  })
  const user = await findUserByEmail(ctx.db, input.email)
  if (!user) throw credentialsWrong()
  await renewHash(ctx, user.id, input.password)
  await endEarlierSession(ctx)
  const isKept = input.rememberMe && user.role !== 'admin'
  return { user: toSessionUser(ctx, user, isKept), cookies: ownCookies(headers, ctx.config, isKept) }
}

async function createSession(ctx: Context, { library }: Identity, input: SignIn): Promise<Headers> {
  try {
    const { userAgent, ...body } = input
    const work: Work = { ctx, method: 'password', keepSignedIn: body.rememberMe }
    const { headers, response } = await runWork(work, () =>
      library.api.signInEmail({ body, headers: { 'user-agent': userAgent }, returnHeaders: true }),
    )
    // A password that was replaced while this session was being opened took the sessions with it, but not this one.
    if ((await findPasswordHash(ctx.db, response.user.id)) !== work.matchedHash) {
      await deleteSessionByToken(ctx.db, response.token)
      throw credentialsWrong()
    }
    return headers
  } catch (error) {
    const code = libraryCode(error)
    if (code === undefined) throw error
    await noteFailure(ctx, input.email, code)
    if (code === 'INVALID_EMAIL_OR_PASSWORD') throw credentialsWrong()
    await forgetPasswordAttempts(ctx, input.email)
    if (code === 'EMAIL_NOT_VERIFIED') throw addressNotVerified()
    if (code === 'account_suspended') throw accountSuspended()
    throw error
  }
}

async function noteFailure(ctx: Context, email: string, code: string): Promise<void> {
  const user = await findUserByEmail(ctx.readDb, email)
  await audit(ctx, 'session.refused', {
    kind: 'user',
    id: user?.id ?? 'unknown',
    details: { method: 'password', reason: code.toLowerCase() },
  })
}

/** Stored hashes follow today's parameters: the password is known only now. A full queue leaves it for the next time. */
async function renewHash(ctx: Context, uid: string, password: string): Promise<void> {
  const old = await findPasswordHash(ctx.db, uid)
  if (!old || !isOutdated(old)) return
  try {
    await renewPasswordHash(ctx.db, { old, renewed: await hashPassword(password) })
  } catch (error) {
    ctx.log.warn({ err: error }, 'password hash not renewed')
  }
}
