import { userOf } from '#platform/actor.ts'
import { invalid, notSignedIn, Problem } from '#platform/errors.ts'
import { audit } from '#platform/server/audit.ts'
import { inTransaction, type Context } from '#platform/server/context.ts'
import { limitRequests } from '#platform/server/http/rate-limit.ts'
import { findPasswordHash, writePasswordHash } from '../accounts/account-store.ts'
import { passwordWrong } from '../accounts/refusals.ts'
import { lockUser } from '../accounts/user-store.ts'
import { countPasswordAttempt, forgetPasswordAttempts, whileAttempting } from '../limits/attempts.ts'
import { limits } from '../limits/limits.ts'
import { mailPasswordChanged } from '../mail/mails.ts'
import { hashPassword, matchesHash } from '../passwords/password-hash.ts'
import { passwordProblem } from '../passwords/password-rules.ts'
import { deleteApiTokens } from '../api-tokens/api-token-store.ts'
import type { Browser } from '../sessions/browser.ts'
import { continueSession, type OpenedSession } from '../sessions/open-session.ts'
import { deleteSessions, findSession } from '../sessions/session-store.ts'
import { deleteTokens } from '../tokens/token-store.ts'

interface PasswordChange extends Browser {
  currentPassword: string
  newPassword: string
}

/**
 * Changes the actor's own password. Every session ends, this browser gets a new one of the same kind, links in earlier mails
 * are void, and the owner is told.
 */
export async function changePassword(ctx: Context, input: PasswordChange): Promise<OpenedSession> {
  const actor = userOf(ctx.actor)
  await limitRequests(ctx, 'change-password', { ...limits.changePassword, subject: actor.uid })
  const found = await findSession(ctx.db, actor.sessionId)
  if (!found) throw notSignedIn()
  const { user, session } = found
  const proved = await provePassword(ctx, user, input.currentPassword)
  const problem = await passwordProblem(ctx, input.newPassword, user)
  if (problem) throw invalid({ newPassword: problem })
  const password = await hashPassword(input.newPassword)
  return inTransaction(ctx, async (ctx) => {
    await lockUser(ctx.db, user.id)
    if ((await findPasswordHash(ctx.db, user.id)) !== proved) throw passwordWrong()
    if (!(await findSession(ctx.db, actor.sessionId))) throw notSignedIn()
    await writePasswordHash(ctx.db, user.id, { password, now: ctx.now })
    await deleteSessions(ctx.db, user.id)
    await deleteApiTokens(ctx.db, user.id)
    await deleteTokens(ctx.db, user.id)
    await mailPasswordChanged(ctx, user)
    await audit(ctx, 'password.changed', { kind: 'user', id: user.id })
    const { userAgent, device } = input
    return continueSession(ctx, user, {
      ...session,
      provedAt: ctx.now,
      isResultTaken: true,
      userAgent,
      device,
    })
  })
}

/**
 * Makes sure that the person at the keyboard knows the account's password. Not in a transaction: that a wrong one was given is written down.
 * @returns the hash that it matched
 * @throws 403 `password.wrong`, 409 when the account has none, 429 after too many wrong ones
 */
export async function provePassword(
  ctx: Context,
  user: { id: string; email: string },
  password: string,
): Promise<string> {
  const hash = await findPasswordHash(ctx.db, user.id)
  if (!hash) throw new Problem(409, 'password.none')
  const counted = await countPasswordAttempt(ctx, user.email)
  await whileAttempting(ctx, counted, async () => {
    if (!(await matchesHash(password, hash))) {
      await audit(ctx, 'session.proof_refused', {
        kind: 'user',
        id: user.id,
        details: { method: 'password' },
      })
      throw passwordWrong()
    }
    await forgetPasswordAttempts(ctx, user.email)
  })
  return hash
}
