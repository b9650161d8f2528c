import { invalid } from '#platform/errors.ts'
import { audit } from '#platform/server/audit.ts'
import { inTransaction, type Context } from '#platform/server/context.ts'
import { limitRequests } from '#platform/server/rate-limit.ts'
import { inEvenTime, mailStep } from '../limits/even-time.ts'
import type { Identity } from '../identity.ts'
import { runWork } from '../library/work.ts'
import { limits } from '../limits/limits.ts'
import { mailPasswordReset } from '../mail/mails.ts'
import { mayMail } from '../limits/mailbox-limit.ts'
import { hashPassword } from '../passwords/password-hash.ts'
import { passwordProblem } from '../passwords/password-rules.ts'
import { libraryCode } from '../accounts/refusals.ts'
import { newSecret, tokenInvalid } from '../tokens/tokens.ts'
import { findUser, findUserByEmail, lockUser } from '../accounts/user-store.ts'

const lifetime = 60 * 60_000

/** Mails a link to set a new password, when the address is known. Nobody is told whether it is, and no waiting time keeps it back. */
export async function requestPasswordReset(ctx: Context, identity: Identity, email: string): Promise<void> {
  await limitRequests(ctx, 'ask-for-mail', { ...limits.askForMail, subject: ctx.address })
  await inEvenTime(mailStep, () =>
    inTransaction(ctx, async (ctx) => {
      const user = await findUserByEmail(ctx.db, email)
      const isMailed = await mayMail(ctx, email)
      if (user && isMailed) await mailPasswordReset(ctx, user, await createResetToken(ctx, identity, user.id))
      await audit(ctx, 'password.reset_requested', { kind: 'user', id: user?.id ?? 'unknown' })
    }),
  )
}

/**
 * Sets a new password with the token of a reset mail: the address counts as verified, every session ends, and the owner is told.
 * @throws 400 when the token is unknown, used or older than an hour; 422 when the password is refused
 */
export async function resetPassword(
  ctx: Context,
  { library }: Identity,
  input: { token: string; newPassword: string },
): Promise<void> {
  await limitRequests(ctx, 'use-token', { ...limits.useToken, subject: ctx.address })
  const { internalAdapter } = await library.$context
  const found = await runWork(workOf(ctx), () =>
    internalAdapter.findVerificationValue(identifierOf(input.token)),
  )
  const user = found && found.expiresAt.getTime() > ctx.now ? await findUser(ctx.db, found.value) : undefined
  if (!user) throw tokenInvalid()
  const problem = await passwordProblem(input.newPassword, { ...user, siteName: ctx.config.siteName })
  if (problem) throw invalid({ newPassword: problem })
  const passwordHash = await hashPassword(input.newPassword)
  try {
    await inTransaction(ctx, async (ctx) => {
      await lockUser(ctx.db, user.id)
      await runWork({ ...workOf(ctx), passwordHash }, () => library.api.resetPassword({ body: input }))
    })
  } catch (error) {
    if (libraryCode(error) === 'INVALID_TOKEN') throw tokenInvalid()
    throw error
  }
}

/** A token to set a new password with, valid for an hour and once, in the form the identity library expects. */
export async function createResetToken(ctx: Context, { library }: Identity, uid: string): Promise<string> {
  const token = newSecret()
  const { internalAdapter } = await library.$context
  await runWork(workOf(ctx), () =>
    internalAdapter.createVerificationValue({
      identifier: identifierOf(token),
      value: uid,
      expiresAt: new Date(ctx.now + lifetime),
    }),
  )
  return token
}

/** The identity library's own name for a reset token, which it stores hashed. */
function identifierOf(token: string): string {
  return `reset-password:${token}`
}

function workOf(ctx: Context) {
  return { ctx, method: 'password', keepSignedIn: false }
}
