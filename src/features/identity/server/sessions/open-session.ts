import { newId } from '#platform/ids.ts'
import { audit } from '#platform/server/audit.ts'
import { inTransaction, type Context } from '#platform/server/context.ts'
import { actingAs } from '../accounts/acting-as.ts'
import { accountSuspended } from '../accounts/refusals.ts'
import { updateUser, type StoredUser } from '../accounts/user-store.ts'
import { newSecret } from '../tokens/tokens.ts'
import { noteDevice } from '../devices/devices.ts'
import type { Browser } from './browser.ts'
import { deviceName } from '../../describe-device.ts'
import { keptSession, shortSession } from './read-actor.ts'
import { deleteSession, insertSession } from './session-store.ts'

/** What the browser is given to be known by. */
export interface OpenedSession {
  token: string
  /** Closing the browser does not end it. */
  keepSignedIn: boolean
  /** The secret by which this browser is known again for its account. */
  device: string
}

/** How somebody signs in, and with which browser. */
export interface SessionWish extends Browser {
  /** `password`, `passkey`, or the redirect provider's id. */
  method: string
  keepSignedIn?: boolean
  /** By what the second step was done; a passkey is both at once. */
  secondStep?: 'app' | 'recovery' | 'passkey'
  /** When they last proved who they are, if not just now to the site itself. */
  provedAt?: number
}

/**
 * Signs somebody in who has just proved who they are: a session of its own with a new token, and the one this browser had ends.
 * An administrator is never kept signed in. Signing in marks online; from a browser that the account is not known from it is told
 * to its owner.
 * @throws 403 `account.suspended`
 */
export async function openSession(
  ctx: Context,
  user: Pick<StoredUser, 'id' | 'email' | 'language' | 'role' | 'status'>,
  by: SessionWish,
): Promise<OpenedSession> {
  const { method, secondStep } = by
  return inTransaction(ctx, async (ctx) => {
    const session = await continueSession(ctx, user, { ...by, hasSecondFactor: secondStep !== undefined })
    await noteDevice(ctx, user, { ...session, userAgent: by.userAgent })
    await audit(actingAs(ctx, user.id), 'session.signed_in', {
      kind: 'user',
      id: user.id,
      details: { method, secondStep, device: deviceName(by.userAgent) },
    })
    return session
  })
}

/**
 * A new session in the place of the one that this browser has, without a new sign-in.
 * @throws 403 `account.suspended`
 */
export async function continueSession(
  ctx: Context,
  user: Pick<StoredUser, 'id' | 'role' | 'status'>,
  by: Omit<SessionWish, 'secondStep'> & {
    hasSecondFactor: boolean
    /** The session that it goes on from has told what came of a redirect. */
    isResultTaken?: boolean
  },
): Promise<OpenedSession> {
  if (user.status !== 'active') throw accountSuspended()
  const { method, userAgent, hasSecondFactor, isResultTaken = false } = by
  const keepSignedIn = by.keepSignedIn === true && user.role !== 'admin'
  const id = newId()
  const token = newSecret()
  await inTransaction(ctx, async (ctx) => {
    await insertSession(ctx.db, {
      id,
      token,
      userId: user.id,
      method,
      hasSecondFactor,
      isResultTaken,
      keepSignedIn,
      endsAt: ctx.now + (keepSignedIn ? keptSession : shortSession),
      address: ctx.address,
      userAgent,
      provedAt: by.provedAt ?? ctx.now,
      now: ctx.now,
    })
    if (ctx.actor.kind === 'user') await deleteSession(ctx.db, ctx.actor.uid, ctx.actor.sessionId)
    await updateUser(ctx.db, user.id, { online: 1, lastSeen: ctx.now, now: ctx.now })
  })
  return { token, keepSignedIn, device: by.device ?? newSecret() }
}
