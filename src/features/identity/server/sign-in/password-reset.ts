import { invalid } from '#platform/errors.ts'
import { audit } from '#platform/server/audit.ts'
import { inTransaction, type Context } from '#platform/server/context.ts'
import { limitRequests } from '#platform/server/http/rate-limit.ts'
import { deleteRedirectAccounts, writePasswordHash } from '../accounts/account-store.ts'
import { findUser, findUserByEmail, lockUser, updateUser } from '../accounts/user-store.ts'
import { forgetAllPasswordAttempts } from '../limits/attempts.ts'
import { inEvenTime, mailStep } from '../limits/even-time.ts'
import { limits } from '../limits/limits.ts'
import { mayMail } from '../limits/mailbox-limit.ts'
import { mailPasswordChanged, mailPasswordReset } from '../mail/mails.ts'
import { deletePasskeys } from '../passkeys/passkey-store.ts'
import { hashPassword } from '../passwords/password-hash.ts'
import { passwordProblem } from '../passwords/password-rules.ts'
import { deleteApiTokens } from '../api-tokens/api-token-store.ts'
import { deleteSessions } from '../sessions/session-store.ts'
import { deleteTokens } from '../tokens/token-store.ts'
import { createMailToken, readMailToken, takeMailToken, tokenInvalid } from '../tokens/tokens.ts'

/** Mails a link to set a new password, when the address is known. Nobody is told whether it is, and no waiting time keeps it back. */
export async function requestPasswordReset(ctx: Context, email: string): Promise<void> {
  await limitRequests(ctx, 'ask-for-mail', { ...limits.askForMail, subject: ctx.address })
  await inEvenTime(mailStep, () =>
    inTransaction(ctx, async (ctx) => {
      const user = await findUserByEmail(ctx.db, email)
      if (user && (await mayMail(ctx, email)))
        await mailPasswordReset(ctx, user, await createMailToken(ctx, user.id, 'reset-password'))
      await audit(ctx, 'password.reset_requested', { kind: 'user', id: user?.id ?? 'unknown' })
    }),
  )
}

/**
 * Sets a new password with the token of a reset mail. That proves the mailbox: the address counts as verified, every session
 * ends, every other link that was mailed is void, waiting times end, and ways in that somebody attached before the proof are
 * removed. A second step stays. The owner is told.
 * @throws 400 when the token is unknown, used or older than an hour; 422 when the password is refused
 */
export async function resetPassword(
  ctx: Context,
  input: { token: string; newPassword: string },
): Promise<void> {
  await limitRequests(ctx, 'use-token', { ...limits.useToken, subject: ctx.address })
  const owner = await findUser(ctx.db, await readMailToken(ctx, input.token, 'reset-password'))
  if (!owner) throw tokenInvalid()
  const problem = await passwordProblem(ctx, input.newPassword, owner)
  if (problem) throw invalid({ newPassword: problem })
  const password = await hashPassword(input.newPassword)
  await inTransaction(ctx, async (ctx) => {
    await lockUser(ctx.db, owner.id)
    if ((await takeMailToken(ctx, input.token, 'reset-password')) !== owner.id) throw tokenInvalid()
    const user = await findUser(ctx.db, owner.id)
    if (!user) throw tokenInvalid()
    await writePasswordHash(ctx.db, user.id, { password, now: ctx.now })
    await deleteSessions(ctx.db, user.id)
    await deleteApiTokens(ctx.db, user.id)
    if (!user.emailVerified) {
      await deleteRedirectAccounts(ctx.db, user.id)
      await deletePasskeys(ctx.db, user.id)
      await updateUser(ctx.db, user.id, { emailVerified: true, now: ctx.now })
    }
    await deleteTokens(ctx.db, user.id)
    await forgetAllPasswordAttempts(ctx, user.email)
    await mailPasswordChanged(ctx, user)
    await audit(ctx, 'password.reset', { kind: 'user', id: user.id })
  })
}
