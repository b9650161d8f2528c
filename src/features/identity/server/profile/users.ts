import { bumpSiteVersion } from '#content/server/site-version-store.ts'
import { deriveProfilePhoto, removeProfilePhoto } from '#desk/media/server/profile-photo.ts'
import { forbidden, invalid, notFound } from '#platform/errors.ts'
import type { Calendar } from '#platform/dates/calendar.ts'
import type { Language } from '#platform/languages.ts'
import { audit } from '#platform/server/audit.ts'
import { inTransaction, type Context } from '#platform/server/context.ts'
import { isFresh } from '#platform/server/http/http.ts'
import { limitRequests } from '#platform/server/http/rate-limit.ts'
import type { UserRecord } from '../../contract.ts'
import { findPasswordHash } from '../accounts/account-store.ts'
import { forgetUser, type Forgetter } from '../accounts/forget-user.ts'
import { keepOneAdmin } from '../accounts/roles.ts'
import { actorId, refuseStrangers, toUserRecord } from '../accounts/user-record.ts'
import { findUser, updateUser, type StoredUser } from '../accounts/user-store.ts'
import { limits } from '../limits/limits.ts'
import { lockOwnAccount } from '../sessions/own-account.ts'
import { findSession } from '../sessions/session-store.ts'
import { provePassword } from '../sign-in/change-password.ts'

interface ProfileChange {
  displayName?: string
  photoURL?: string | null
  bio?: string
  phone?: string
  language?: Language | null
  calendar?: Calendar | null
}

/** A user record, for its owner and for administrators. */
export async function readUser(ctx: Context, uid: string): Promise<UserRecord> {
  refuseStrangers(ctx, uid)
  const user = await findUser(ctx.readDb, uid)
  if (!user) throw notFound('user')
  return toUserRecord(ctx, user)
}

/** What another room does, in the same transaction, when a user is called otherwise. */
export type NameFollower = (ctx: Context, uid: string) => Promise<void>

/** Changes what a user may change of the own record; a picture can only be taken off here. */
export async function updateProfile(
  ctx: Context,
  change: ProfileChange,
  followName: NameFollower,
): Promise<UserRecord> {
  // A name may stand on pages, which are made anew with it.
  if (change.displayName !== undefined)
    await limitRequests(ctx, 'name', { ...limits.changeName, subject: actorId(ctx) })
  return changeProfile(ctx, change, async (ctx, { id, displayName, photoURL }) => {
    if (change.photoURL && change.photoURL !== photoURL) throw invalid({ photoURL: 'invalid' })
    if ((change.displayName ?? displayName) !== displayName) await followName(ctx, id)
  })
}

/** Counts a photo that has arrived, before it is read into memory. */
export async function limitPhotos(ctx: Context): Promise<void> {
  await limitRequests(ctx, 'photo', { ...limits.uploadPhoto, subject: actorId(ctx) })
}

/** Makes an uploaded picture the actor's photo, re-encoded. */
export async function setPhoto(ctx: Context, bytes: Uint8Array): Promise<UserRecord> {
  return changeProfile(ctx, { photoURL: await deriveProfilePhoto(ctx, bytes) })
}

/** Of two changes at once the second sees what the first left, so that each takes away the photo whose place it took. */
async function changeProfile(
  ctx: Context,
  change: ProfileChange,
  before?: (ctx: Context, user: StoredUser) => Promise<void>,
): Promise<UserRecord> {
  const user = await inTransaction(ctx, async (ctx) => {
    const uid = actorId(ctx)
    await ctx.people.hold(ctx.db, uid)
    const user = await findUser(ctx.db, uid)
    if (!user) throw notFound('user')
    await before?.(ctx, user)
    await updateUser(ctx.db, uid, { ...change, now: ctx.now })
    return user
  })
  const { photoURL } = change
  if (photoURL !== undefined && photoURL !== user.photoURL) await removeProfilePhoto(ctx, user.photoURL)
  return toUserRecord(ctx, { ...user, ...change })
}

/**
 * Deletes the actor's own account for good. Needs the password, or a fresh sign-in where there is none.
 * @throws 401 when the session was ended meanwhile, 403 `password.wrong` or `session.not_fresh`, 409 for the last administrator, 422 when the password is missing
 */
export async function deleteOwnAccount(
  ctx: Context,
  password: string | undefined,
  forgetters: readonly Forgetter[],
): Promise<void> {
  const uid = actorId(ctx)
  await proveOwner(ctx, password)
  const photoURL = await inTransaction(ctx, async (ctx) => {
    await keepOneAdmin(ctx, uid)
    const { user } = await lockOwnAccount(ctx)
    await audit(ctx, 'user.deleted', { kind: 'user', id: uid, details: { by: 'owner', role: user.role } })
    await forgetUser(ctx, uid, forgetters)
    // Readers may see what the member asked.
    await bumpSiteVersion(ctx.db, ctx.now)
    return user.photoURL
  })
  await removeProfilePhoto(ctx, photoURL)
}

async function proveOwner(ctx: Context, password: string | undefined): Promise<void> {
  if (ctx.actor.kind === 'guest') return
  const found = await findSession(ctx.db, ctx.actor.sessionId)
  if (!found) throw notFound('user')
  if (await findPasswordHash(ctx.db, found.user.id)) {
    if (!password) throw invalid({ password: 'required' })
    await provePassword(ctx, found.user, password)
    return
  }
  if (!isFresh(ctx)) throw forbidden('session.not_fresh')
}
