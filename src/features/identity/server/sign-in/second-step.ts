import { Problem } from '#platform/errors.ts'
import { audit } from '#platform/server/audit.ts'
import type { Context } from '#platform/server/context.ts'
import { limitRequests } from '#platform/server/http/rate-limit.ts'
import type { SessionUser } from '../../contract.ts'
import { deviceName } from '../../describe-device.ts'
import { accountSuspended } from '../accounts/refusals.ts'
import { toSessionUser } from '../accounts/user-record.ts'
import { findUser, type StoredUser } from '../accounts/user-store.ts'
import { findApp } from '../factors/factor-store.ts'
import { findStep, insertStep, takeStep } from '../factors/step-store.ts'
import { hashOf } from '../limits/attempts.ts'
import { limits } from '../limits/limits.ts'
import type { Browser } from '../sessions/browser.ts'
import { withCode } from '../factors/prove-code.ts'
import { openSession, type OpenedSession, type SessionWish } from '../sessions/open-session.ts'
import { newSecret } from '../tokens/tokens.ts'

/** How long somebody may look for the code, milliseconds. */
export const secondStepLifetime = 10 * 60_000

/** What a right first step leaves the browser: a session, or the secret with which it goes on to the second step. */
export type Entry = { session: OpenedSession; step?: undefined } | { session?: undefined; step: string }

/**
 * Signs somebody in who has shown their first factor, or asks for the second one where the account has an authenticator app.
 * @throws 403 `account.suspended`
 */
export async function enter(
  ctx: Context,
  user: Pick<StoredUser, 'id' | 'email' | 'language' | 'role' | 'status'>,
  by: Omit<SessionWish, 'secondStep'>,
): Promise<Entry> {
  const app = await findApp(ctx.db, user.id)
  if (!app || app.confirmedAt === null) return { session: await openSession(ctx, user, by) }
  if (user.status !== 'active') throw accountSuspended()
  const step = newSecret()
  const { method, keepSignedIn = false } = by
  const expiresAt = ctx.now + secondStepLifetime
  await insertStep(ctx.db, hashOf(step), { userId: user.id, method, keepSignedIn, expiresAt })
  return { step }
}

/**
 * Ends a sign-in with the code of the second step. The first step counts once, in the browser that did it. The site itself has asked for
 * the code just now, so grave acts are open for a while after, whatever a provider asked for in the first step.
 * @throws 401 `second_step.over` when there is no first step or it is too old, 403 `code.wrong`, 429 after too many wrong codes
 */
export async function completeSecondStep(
  ctx: Context,
  input: { code: string; step?: string } & Browser,
): Promise<{ user: SessionUser; session: OpenedSession }> {
  await limitRequests(ctx, 'second-step', { ...limits.signIn, subject: ctx.address })
  const stepHash = hashOf(input.step ?? '')
  const found = await findStep(ctx.db, stepHash)
  if (!found || found.expiresAt <= ctx.now) throw stepOver()
  const { code, userAgent, device } = input
  const { userId: uid, method, keepSignedIn } = found
  return withCode(ctx, { uid, code }, async (ctx, secondStep) => {
    const user = await findUser(ctx.db, uid)
    if (!user || !(await takeStep(ctx.db, stepHash))) throw stepOver()
    const session = await openSession(ctx, user, { method, keepSignedIn, secondStep, userAgent, device })
    return { user: toSessionUser(ctx, user, { ...session, mustAddFactor: false }), session }
  }).catch(async (error: unknown) => {
    if (error instanceof Problem && error.code === 'code.wrong') await noteWrongCode(ctx, uid, userAgent)
    throw error
  })
}

const stepOver = () => new Problem(401, 'second_step.over')

async function noteWrongCode(ctx: Context, uid: string, userAgent: string): Promise<void> {
  await audit(ctx, 'session.refused', {
    kind: 'user',
    id: uid,
    details: { method: 'code', reason: 'code_wrong', device: deviceName(userAgent) },
  })
}
