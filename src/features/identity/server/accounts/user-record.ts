import { isAdmin, userOf } from '#platform/actor.ts'
import { forbidden } from '#platform/errors.ts'
import type { Context } from '#platform/server/context.ts'
import type { SessionUser, UserRecord } from '../../contract.ts'
import type { StoredUser } from './user-store.ts'

/** Presence counts as long as somebody was seen within this time. */
export const onlineFor = 120_000

/** Administrators have the short limits, whatever was ticked before they became one. */
export function toSessionUser(
  ctx: Context,
  user: StoredUser,
  { keepSignedIn, mustAddFactor }: { keepSignedIn: boolean; mustAddFactor: boolean },
): SessionUser {
  return {
    ...toUserRecord(ctx, user),
    keptSignedIn: keepSignedIn && user.role !== 'admin',
    mustAddFactor,
  }
}

export function toUserRecord(ctx: Context, user: StoredUser): UserRecord {
  const {
    id,
    email,
    displayName,
    photoURL,
    emailVerified,
    role,
    status,
    lastSeen,
    createdAt,
    bio,
    phone,
    language,
    calendar,
  } = user
  return {
    uid: id,
    email,
    displayName,
    photoURL,
    emailVerified,
    role,
    isAdmin: role === 'admin',
    status,
    online: isOnline(user, ctx.now),
    lastSeen,
    createdAt,
    bio,
    phone,
    language,
    calendar,
  }
}

/** Marked online and seen lately, so that a crashed browser does not stay online. */
export function isOnline(user: { online: number; lastSeen: number | null }, now: number): boolean {
  return user.online === 1 && user.lastSeen !== null && now - user.lastSeen < onlineFor
}

/** The id of the signed-in actor. */
export function actorId(ctx: Context): string {
  return userOf(ctx.actor).uid
}

/** A user's own record is for that user and for administrators. */
export function refuseStrangers(ctx: Context, uid: string): void {
  if (actorId(ctx) !== uid && !isAdmin(ctx.actor)) throw forbidden()
}
