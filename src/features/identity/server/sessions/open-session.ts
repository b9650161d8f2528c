import { newId } from '#platform/ids.ts'
import { audit } from '#platform/server/audit.ts'
import { inTransaction, type Context } from '#platform/server/context.ts'
import { actingAs } from '../accounts/acting-as.ts'
import { accountSuspended } from '../accounts/refusals.ts'
import { updateUser, type StoredUser } from '../accounts/user-store.ts'
import { newSecret } from '../tokens/tokens.ts'
import { keptSession, shortSession } from './read-actor.ts'
import { deleteSession, insertSession } from './session-store.ts'

/** What the browser is given to be known by. */
export interface OpenedSession {
  token: string
  /** Closing the browser does not end it. */
  keepSignedIn: boolean
}

/**
 * Signs somebody in who has just proved who they are: a session of its own with a new token, and the one this browser had ends.
 * An administrator is never kept signed in. Signing in marks online.
 * @param by.method `password`, or the redirect provider's id
 * @throws 403 `account.suspended`
 */
export async function openSession(
  ctx: Context,
  user: Pick<StoredUser, 'id' | 'role' | 'status'>,
  by: { method: string; keepSignedIn?: boolean; userAgent: string },
): Promise<OpenedSession> {
  if (user.status !== 'active') throw accountSuspended()
  const { method, userAgent } = by
  const keepSignedIn = by.keepSignedIn === true && user.role !== 'admin'
  const id = newId()
  const token = newSecret()
  await inTransaction(ctx, async (ctx) => {
    await insertSession(ctx.db, {
      id,
      token,
      userId: user.id,
      method,
      keepSignedIn,
      endsAt: ctx.now + (keepSignedIn ? keptSession : shortSession),
      address: ctx.address,
      userAgent,
      now: ctx.now,
    })
    if (ctx.actor.kind === 'user') await deleteSession(ctx.db, ctx.actor.uid, ctx.actor.sessionId)
    await updateUser(ctx.db, user.id, { online: 1, lastSeen: ctx.now, now: ctx.now })
    await audit(actingAs(ctx, user.id, id), 'session.signed_in', {
      kind: 'user',
      id: user.id,
      details: { method },
    })
  })
  return { token, keepSignedIn }
}
