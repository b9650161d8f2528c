import { userOf } from '#platform/actor.ts'
import { notSignedIn } from '#platform/errors.ts'
import { audit } from '#platform/server/audit.ts'
import type { Context } from '#platform/server/context.ts'
import { inTransaction } from '#platform/server/context.ts'
import { limitRequests } from '#platform/server/http/rate-limit.ts'
import { findUser } from '../accounts/user-store.ts'
import { limits } from '../limits/limits.ts'
import { writeProof } from '../sessions/session-store.ts'
import { provePassword } from './change-password.ts'

/**
 * Makes sure, by the password, that the person at the keyboard is still the one who signed in; grave acts are open to them
 * for a while after.
 * @throws 403 `password.wrong`, 409 when the account has none, 429 after too many wrong ones
 */
export async function proveAgain(ctx: Context, password: string): Promise<void> {
  const actor = userOf(ctx.actor)
  await limitRequests(ctx, 'prove', { ...limits.prove, subject: actor.uid })
  const user = await findUser(ctx.db, actor.uid)
  if (!user) throw notSignedIn()
  await provePassword(ctx, user, password)
  await inTransaction(ctx, async (ctx) => {
    await writeProof(ctx.db, actor.sessionId, ctx.now)
    await audit(ctx, 'session.proved', { kind: 'user', id: user.id, details: { method: 'password' } })
  })
}
