import { handMediaOver } from '#content/media/server/store.ts'
import { handItemsOver } from '#content/records/server/items-store.ts'
import { bumpSiteVersion } from '#content/server/site-version-store.ts'
import { removeProfilePhoto } from '#desk/media/server/profile-photo.ts'
import type { Role } from '#platform/actor.ts'
import type { PageWish } from '#platform/contract/paging.ts'
import { invalid, notFound } from '#platform/errors.ts'
import { audit } from '#platform/server/audit.ts'
import { inTransaction, type Context } from '#platform/server/context.ts'
import { pageShown, pageWanted, type Walk } from '#platform/server/lists/paging.ts'
import type { Status } from '../../contract.ts'
import type { ListedUser, UserList } from '../../users/contract.ts'
import { forgetUser, type Forgetter } from '../accounts/forget-user.ts'
import { keepOneAdmin } from '../accounts/roles.ts'
import { isOnline } from '../accounts/user-record.ts'
import { findUser, lockUser, updateUser, type StoredUser } from '../accounts/user-store.ts'
import { deleteApiTokens } from '../api-tokens/api-token-store.ts'
import { selectAppOwners } from '../factors/factor-store.ts'
import { selectPasskeyOwners } from '../passkeys/passkey-store.ts'
import { mailAccountDeleted, mailAccountRestored, mailAccountSuspended } from '../mail/mails.ts'
import { deleteSessions } from '../sessions/session-store.ts'
import {
  countUsers,
  listUserRows,
  listUserRowsAfter,
  type Direction,
  type PlacedUser,
  type UserFilter,
  type UserSort,
} from './admin-store.ts'

const exportPortion = 500

/** A page of the users that fit the filter, counted from 1 or behind a cursor. A page past the end is empty. */
export async function listUsers(
  ctx: Context,
  filter: UserFilter,
  paging: { sort: UserSort; direction: Direction; pageSize: number } & PageWish,
): Promise<UserList> {
  const { sort, direction, pageSize: size, ...wish } = paging
  const isText = sort === 'name' || sort === 'email'
  const walk: Walk<PlacedUser> = {
    size,
    key: [isText ? 'string' : 'number', 'string'],
    keyOf: ({ place, id }) => [place, id],
  }
  const place = pageWanted(wish, walk)
  const total = await countUsers(ctx.readDb, filter)
  const found = await listUserRows(ctx.readDb, filter, { sort, direction, ...place })
  const { rows, page, hasNext, next } = pageShown(found, wish, walk)
  const pages = Math.max(1, Math.ceil(total / size))
  return { users: await toListedUsers(ctx, rows), total, page, pages, hasNext, next }
}

/** Every user that fits the filter, a portion at a time. */
export async function* exportUsers(ctx: Context, filter: UserFilter): AsyncGenerator<ListedUser> {
  await audit(ctx, 'user.list_exported', { kind: 'user', id: 'all' })
  let after = ''
  for (;;) {
    const users = await listUserRowsAfter(ctx.readDb, filter, { id: after, limit: exportPortion })
    yield* await toListedUsers(ctx, users)
    after = users.at(-1)?.id ?? ''
    if (users.length < exportPortion) return
  }
}

/**
 * Changes a user's role or status, and tells them of the latter. A suspended user is out at once.
 * @throws 409 `user.last_admin` when nobody active would administer the site
 */
export async function changeUser(
  ctx: Context,
  uid: string,
  change: { role?: Role; status?: Status },
): Promise<ListedUser> {
  return inTransaction(ctx, async (ctx) => {
    if (change.role === 'user' || change.status === 'suspended') await keepOneAdmin(ctx, uid)
    const user = await takeStoredUser(ctx, uid)
    const changed = { role: change.role ?? user.role, status: change.status ?? user.status }
    await updateUser(ctx.db, uid, { ...changed, now: ctx.now })
    if (changed.role !== user.role)
      await audit(ctx, 'user.role_changed', {
        ...aboutUser(uid),
        details: { from: user.role, to: changed.role },
      })
    if (changed.status !== user.status) await noteStatus(ctx, user, changed.status)
    if (changed.status === 'suspended') await signOutEverywhere(ctx, uid)
    const online = changed.status === 'suspended' ? 0 : user.online
    const [listed] = await toListedUsers(ctx, [{ ...user, ...changed, online }])
    if (!listed) throw notFound('user')
    return listed
  })
}

/** Writes the change down and tells the user, at the address that is known to be theirs. */
async function noteStatus(ctx: Context, user: StoredUser, status: Status): Promise<void> {
  const isOut = status === 'suspended'
  await audit(ctx, isOut ? 'user.suspended' : 'user.restored', aboutUser(user.id))
  if (user.emailVerified) await (isOut ? mailAccountSuspended : mailAccountRestored)(ctx, user)
}

/** Signs a user out everywhere. */
export async function endUserSessions(ctx: Context, uid: string): Promise<void> {
  await inTransaction(ctx, async (ctx) => {
    await takeStoredUser(ctx, uid)
    const ended = await signOutEverywhere(ctx, uid)
    await audit(ctx, 'user.sessions_ended', { ...aboutUser(uid), details: { ended } })
  })
}

/**
 * Deletes a user for good, and tells them at the address that is known to be theirs. What the user wrote and uploaded stays: it passes
 * to the heir, or belongs to nobody.
 * @throws 422 on `heir` for anybody but another active administrator, 409 `user.last_admin`
 */
export async function removeUser(
  ctx: Context,
  uid: string,
  { heir, forgetters }: { heir: string | undefined; forgetters: readonly Forgetter[] },
): Promise<void> {
  const photoURL = await inTransaction(ctx, async (ctx) => {
    await keepOneAdmin(ctx, uid)
    const user = await takeStoredUser(ctx, uid)
    if (heir !== undefined) await handOver(ctx, uid, heir)
    const details = { by: 'administrator' as const, role: user.role, ...(heir === undefined ? {} : { heir }) }
    await audit(ctx, 'user.deleted', { ...aboutUser(uid), details })
    if (user.emailVerified) await mailAccountDeleted(ctx, user)
    await forgetUser(ctx, uid, forgetters)
    // Readers may see what the member asked.
    await bumpSiteVersion(ctx.db, ctx.now)
    return user.photoURL
  })
  await removeProfilePhoto(ctx, photoURL)
}

async function handOver(ctx: Context, uid: string, heir: string): Promise<void> {
  const found = await findUser(ctx.db, heir)
  if (heir === uid || found?.role !== 'admin' || found.status !== 'active') throw invalid({ heir: 'invalid' })
  await handItemsOver(ctx.db, uid, heir)
  await handMediaOver(ctx.db, uid, heir)
}

async function signOutEverywhere(ctx: Context, uid: string): Promise<number> {
  await updateUser(ctx.db, uid, { online: 0, now: ctx.now })
  await deleteApiTokens(ctx.db, uid)
  return deleteSessions(ctx.db, uid)
}

/** The user as left by whoever changed it before; others who would change it wait. Call it after `keepOneAdmin`, which locks several. */
async function takeStoredUser(ctx: Context, uid: string): Promise<StoredUser> {
  await lockUser(ctx.db, uid)
  const user = await findUser(ctx.db, uid)
  if (!user) throw notFound('user')
  return user
}

function aboutUser(id: string) {
  return { kind: 'user', id }
}

async function toListedUsers(ctx: Context, users: StoredUser[]): Promise<ListedUser[]> {
  const ids = users.map(({ id }) => id)
  const [apps, passkeys] = [await selectAppOwners(ctx.db, ids), await selectPasskeyOwners(ctx.db, ids)]
  return users.map((user) => toListedUser(ctx, user, apps.has(user.id) || passkeys.has(user.id)))
}

function toListedUser(ctx: Context, user: StoredUser, hasSecondFactor: boolean): ListedUser {
  const { id, email, emailVerified, displayName, photoURL, role, status, lastSeen, createdAt } = user
  return {
    uid: id,
    email,
    emailVerified,
    displayName,
    photoURL,
    role,
    status,
    lastSeen,
    createdAt,
    online: isOnline(user, ctx.now),
    hasSecondFactor,
  }
}
