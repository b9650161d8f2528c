import type { Context } from '#platform/server/context.ts'
import type { Language } from '#platform/languages.ts'
import type { People } from '#platform/server/people.ts'
import { onlineFor } from './user-record.ts'
import {
  countOnline,
  countSignUps,
  findUser,
  findUserByEmail,
  holdUser,
  isPhotoWorn,
  selectEmails,
  takePhotoOff,
  userNames,
  userPhotos,
  writePresence,
} from './user-store.ts'

/** What lower rooms ask about people. */
export const people: People = {
  names: userNames,
  hold: holdUser,
  photos: userPhotos,
  isPhotoWorn,
  takePhotoOff,
}

/** What other features ask about people; the app passes these on. */

const day = 24 * 3_600_000

/** New accounts of the last days, and who is here now. Each counting stops at `most`. */
export async function countPeople(
  ctx: Context,
  most: number,
): Promise<{ signUps7: number; signUps30: number; onlineNow: number }> {
  const [signUps7, signUps30, onlineNow] = await Promise.all([
    countSignUps(ctx.readDb, ctx.now - 7 * day, most),
    countSignUps(ctx.readDb, ctx.now - 30 * day, most),
    countOnline(ctx.readDb, ctx.now - onlineFor, most),
  ])
  return { signUps7, signUps30, onlineNow }
}

/** The address of a user, when it is known to be theirs. */
export async function findVerifiedAddress(ctx: Context, uid: string): Promise<string | undefined> {
  const user = await findUser(ctx.db, uid)
  return user?.emailVerified ? user.email : undefined
}

/** Where e-mails reach a user, and in which language; undefined for an address that is not known to be theirs, and for who is suspended. */
export async function findMailbox(
  ctx: Context,
  uid: string,
): Promise<{ email: string; language: Language | null } | undefined> {
  const user = await findUser(ctx.db, uid)
  if (!user?.emailVerified || user.status !== 'active') return undefined
  return { email: user.email, language: user.language }
}

/** The account of an address, and whether the address is known to be its own. */
export async function findPersonByEmail(
  ctx: Context,
  email: string,
): Promise<
  { uid: string; displayName: string; language: Language | null; isConfirmed: boolean } | undefined
> {
  const user = await findUserByEmail(ctx.db, email)
  if (!user) return undefined
  const { id: uid, displayName, language, emailVerified: isConfirmed } = user
  return { uid, displayName, language, isConfirmed }
}

/** The addresses of these users, by id. */
export async function listEmails(ctx: Context, uids: readonly string[]): Promise<Map<string, string>> {
  const rows = await selectEmails(ctx.readDb, uids)
  return new Map(rows.map((row) => [row.id, row.email]))
}

/** Marks a user online or offline at the server's time; the same again is written only when `notSince` has passed. */
export async function markPresence(
  ctx: Context,
  uid: string,
  presence: { online: boolean; notSince: number },
): Promise<void> {
  const { online, notSince } = presence
  await writePresence(ctx.db, uid, { online: online ? 1 : 0, now: ctx.now, notSince })
}
