import { invalid } from '#platform/errors.ts'
import { audit } from '#platform/server/audit.ts'
import { inTransaction, type Context } from '#platform/server/context.ts'
import { limitRequests } from '#platform/server/http/rate-limit.ts'
import type { VerifyAnswer } from '../../contract.ts'
import { deleteRedirectAccounts, writePasswordHash } from '../accounts/account-store.ts'
import { findUser, findUserByEmail, lockUser, updateUser, type StoredUser } from '../accounts/user-store.ts'
import { findApp } from '../factors/factor-store.ts'
import { forgetAllPasswordAttempts, hashOf } from '../limits/attempts.ts'
import { inEvenTime, mailStep } from '../limits/even-time.ts'
import { limits } from '../limits/limits.ts'
import { mayMail } from '../limits/mailbox-limit.ts'
import { mailVerification } from '../mail/mails.ts'
import { deletePasskeys } from '../passkeys/passkey-store.ts'
import { hashPassword } from '../passwords/password-hash.ts'
import { passwordProblem } from '../passwords/password-rules.ts'
import type { Browser } from '../sessions/browser.ts'
import { openSession, type OpenedSession } from '../sessions/open-session.ts'
import { deleteApiTokens } from '../api-tokens/api-token-store.ts'
import { deleteSessions } from '../sessions/session-store.ts'
import { deleteTokens } from '../tokens/token-store.ts'
import { createMailToken, readMailToken, takeMailToken, tokenInvalid } from '../tokens/tokens.ts'

/** Mails the verification link once more, when the address is known and not verified. Nobody is told which. */
export async function sendVerification(ctx: Context, email: string): Promise<void> {
  await limitRequests(ctx, 'ask-for-mail', { ...limits.askForMail, subject: ctx.address })
  await inEvenTime(mailStep, () =>
    inTransaction(ctx, async (ctx) => {
      const user = await findUserByEmail(ctx.db, email)
      // Only what is mailed counts: who asks in a stranger's name must not use up what the mailbox may get.
      if (user && !user.emailVerified && (await mayMail(ctx, email)))
        await mailVerification(ctx, user, await createMailToken(ctx, user.id, 'verify-email'))
      await audit(ctx, 'address.verification_requested', { kind: 'user', id: user?.id ?? 'unknown' })
    }),
  )
}

interface Verification extends Browser {
  token: string
  /** For a browser that is not the registering one. */
  newPassword?: string
  /** The secret of the browser that asks, when it has one. */
  browserSecret?: string
}

/**
 * Marks the address verified whose mailbox the token proves. The browser that registered is signed in. From any other the
 * mailbox alone is proved: whoever owns it may not be the one who chose the password, so that one and all sessions are void
 * and a new password is chosen here; until it is, nothing changes.
 * Nobody who has an authenticator app is signed in by a link.
 * @returns what comes next, and the session when one begins
 * @throws 400 when the token is unknown, used or older than an hour, 422 when the password is refused
 */
export async function verifyAddress(
  ctx: Context,
  input: Verification,
): Promise<{ answer: VerifyAnswer; session?: OpenedSession }> {
  await limitRequests(ctx, 'use-token', { ...limits.useToken, subject: ctx.address })
  const user = await findUser(ctx.db, await readMailToken(ctx, input.token, 'verify-email'))
  if (!user) throw tokenInvalid()
  if (user.emailVerified) return leaveVerified(ctx, user, input.token)
  const isRegistrant = isRegisteringBrowser(ctx, user, input.browserSecret)
  if (!isRegistrant && input.newPassword === undefined)
    return { answer: { next: 'choose-password', email: user.email } }
  const password = isRegistrant ? undefined : await hashOfChosen(ctx, user, input.newPassword ?? '')
  return inTransaction(ctx, async (ctx) => {
    if ((await takeMailToken(ctx, input.token, 'verify-email')) !== user.id) throw tokenInvalid()
    await deleteTokens(ctx.db, user.id)
    if (password !== undefined) await beginAnew(ctx, user, password)
    await updateUser(ctx.db, user.id, { emailVerified: true, now: ctx.now })
    await audit(ctx, 'address.verified', {
      kind: 'user',
      id: user.id,
      details: { passwordChosen: password !== undefined },
    })
    const isTwoStep = (await findApp(ctx.db, user.id))?.confirmedAt != null
    if (ctx.actor.kind === 'user' || user.status !== 'active' || isTwoStep)
      return { answer: { next: 'done', email: user.email } }
    const { userAgent, device } = input
    const session = await openSession(ctx, user, { method: 'password', userAgent, device })
    return { answer: { next: 'signed-in', email: user.email }, session }
  })
}

/** A second link to an address that is verified already proves nothing new: it is used up, and opens no session. */
async function leaveVerified(
  ctx: Context,
  user: StoredUser,
  token: string,
): Promise<{ answer: VerifyAnswer }> {
  await inTransaction(ctx, async (ctx) => {
    if ((await takeMailToken(ctx, token, 'verify-email')) !== user.id) throw tokenInvalid()
    await deleteTokens(ctx.db, user.id)
  })
  return { answer: { next: 'done', email: user.email } }
}

/** The browser that registered has its secret; one that is signed in to the account has proved the password. */
function isRegisteringBrowser(ctx: Context, user: StoredUser, secret: string | undefined): boolean {
  if (ctx.actor.kind === 'user' && ctx.actor.uid === user.id) return true
  return secret !== undefined && user.registeredFrom === hashOf(secret)
}

async function hashOfChosen(ctx: Context, user: StoredUser, newPassword: string): Promise<string> {
  const problem = await passwordProblem(ctx, newPassword, user)
  if (problem) throw invalid({ newPassword: problem })
  return hashPassword(newPassword)
}

/** Everything that was set before the mailbox was proved is void: ways in, sessions, links, waiting times. */
async function beginAnew(ctx: Context, user: StoredUser, password: string): Promise<void> {
  await lockUser(ctx.db, user.id)
  await deleteSessions(ctx.db, user.id)
  await deleteApiTokens(ctx.db, user.id)
  await deleteRedirectAccounts(ctx.db, user.id)
  await deletePasskeys(ctx.db, user.id)
  await forgetAllPasswordAttempts(ctx, user.email)
  await writePasswordHash(ctx.db, user.id, { password, now: ctx.now })
}
