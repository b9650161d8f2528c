import { userOf } from '#platform/actor.ts'
import { notSignedIn } from '#platform/errors.ts'
import type { Context } from '#platform/server/context.ts'
import { findUser, lockUser, type StoredUser } from '../accounts/user-store.ts'
import { findSession } from './session-store.ts'

/**
 * Makes others who change the actor's own account wait until the transaction ends. Whoever changes it from a session that was ended
 * meanwhile, as by a new password, may be the one who was to be kept out.
 * @returns the session, with its user
 * @throws 401 when it is not there any more
 */
export async function lockOwnAccount(ctx: Context) {
  const { uid, sessionId } = userOf(ctx.actor)
  await lockUser(ctx.db, uid)
  const found = await findSession(ctx.db, sessionId)
  if (!found) throw notSignedIn()
  return found
}

/**
 * Whose account the actor's own is.
 * @throws 401 when it is not there any more
 */
export async function readOwner(ctx: Context): Promise<StoredUser> {
  const user = await findUser(ctx.db, userOf(ctx.actor).uid)
  if (!user) throw notSignedIn()
  return user
}
