import { newId } from '#platform/ids.ts'
import { plainLine } from '#platform/plain-line.ts'
import { audit } from '#platform/server/audit.ts'
import type { Context } from '#platform/server/context.ts'
import type { LegalName } from '#platform/legal/legal-texts.ts'
import type { AcceptAtRegistration } from '../legal-sources.ts'
import { actingAs } from './acting-as.ts'
import { isProviderPhoto } from './photos.ts'
import { insertUser, type StoredUser } from './user-store.ts'

const mostNameLength = 80

interface NewUser {
  /** In its stored form. */
  email: string
  /** Whether somebody else has verified the address: nobody vouches for their own. */
  emailVerified: boolean
  name: string
  photoURL?: string
  /** How the account is entered: `password`, or the redirect provider's id. */
  method: string
  /** Registers with the one-time set-up token. */
  isFirstAdmin?: boolean
  /** Hash of the secret of the browser that registers with a password. */
  registeredFrom?: string
  /** The versions of the legal texts that were shown; without them those that count today. */
  accepts?: readonly LegalName[] | undefined
}

/**
 * Makes a user record. The server decides the role, and what a provider calls somebody is made to fit. What they accepted of the
 * legal texts is noted with it.
 * @returns undefined when the address has an account
 */
export async function createUser(
  ctx: Context,
  wanted: NewUser,
  accept: AcceptAtRegistration,
): Promise<StoredUser | undefined> {
  const { email, method, photoURL, isFirstAdmin = false } = wanted
  const user = await insertUser(ctx.db, {
    id: newId(),
    email,
    emailVerified: wanted.emailVerified || isFirstAdmin,
    displayName: fittingName(wanted.name) || fittingName(email.split('@')[0] ?? ''),
    photoURL: photoURL && isProviderPhoto(ctx.config, photoURL) ? photoURL : null,
    role: isFirstAdmin ? 'admin' : 'user',
    language: ctx.language,
    registeredFrom: wanted.registeredFrom ?? null,
    now: ctx.now,
  })
  if (!user) return undefined
  await accept(ctx, user.id, wanted.accepts)
  await audit(actingAs(ctx, user.id), 'user.registered', {
    kind: 'user',
    id: user.id,
    details: { method, isFirstAdmin },
  })
  return user
}

function fittingName(name: string): string {
  return [...plainLine(name)].slice(0, mostNameLength).join('').trim()
}
