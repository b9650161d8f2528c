import { audit } from '#platform/server/audit.ts'
import { inTransaction, type Context } from '#platform/server/context.ts'
import { limitRequests } from '#platform/server/rate-limit.ts'
import { inEvenTime, mailStep } from './even-time.ts'
import { limits } from './limits.ts'
import { mailVerification } from './mail/mails.ts'
import { mayMail } from './mailbox-limit.ts'
import { applyRoleRule } from './roles.ts'
import { createMailToken, takeMailToken, tokenInvalid } from './tokens.ts'
import { findUser, findUserByEmail, updateUser } from './user-store.ts'

/** Mails the verification link once more, when the address is known and not verified. Nobody is told which. */
export async function sendVerification(ctx: Context, email: string): Promise<void> {
  await limitRequests(ctx, 'ask-for-mail', { ...limits.askForMail, subject: ctx.address })
  await inEvenTime(mailStep, () =>
    inTransaction(ctx, async (ctx) => {
      const user = await findUserByEmail(ctx.db, email)
      const isMailed = await mayMail(ctx, email)
      if (user && !user.emailVerified && isMailed)
        await mailVerification(ctx, user, await createMailToken(ctx, user.id))
      await audit(ctx, 'address.verification_requested', { kind: 'user', id: user?.id ?? 'unknown' })
    }),
  )
}

/**
 * Marks the address verified whose mailbox the token proves; the fixed address becomes administrator.
 * @throws 400 when the token is unknown, used or older than an hour
 */
export async function verifyAddress(ctx: Context, token: string): Promise<void> {
  await limitRequests(ctx, 'use-token', { ...limits.useToken, subject: ctx.address })
  await inTransaction(ctx, async (ctx) => {
    const user = await findUser(ctx.db, await takeMailToken(ctx, token))
    if (!user) throw tokenInvalid()
    await updateUser(ctx.db, user.id, { emailVerified: true, now: ctx.now })
    await applyRoleRule(ctx, { ...user, emailVerified: true })
    await audit(ctx, 'address.verified', { kind: 'user', id: user.id })
  })
}
