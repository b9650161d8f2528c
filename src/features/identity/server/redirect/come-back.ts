import { audit } from '#platform/server/audit.ts'
import { inTransaction, type Context } from '#platform/server/context.ts'
import type { LegalName } from '#platform/legal/legal-texts.ts'
import type { ProviderId } from '../../contract.ts'
import {
  findAccountOf,
  findAccountOwner,
  findPasswordHash,
  insertRedirectAccount,
  type ProviderSubject,
} from '../accounts/account-store.ts'
import { createUser } from '../accounts/create-user.ts'
import { accountSuspended, addressNotVerified } from '../accounts/refusals.ts'
import { applyRoleRule } from '../accounts/roles.ts'
import { findUser, lockUser, updateUser, type StoredUser } from '../accounts/user-store.ts'
import { mailSignInAdded } from '../mail/mails.ts'
import type { AcceptAtRegistration } from '../legal-sources.ts'
import type { Browser } from '../sessions/browser.ts'
import { continueSession, type OpenedSession } from '../sessions/open-session.ts'
import { findSession } from '../sessions/session-store.ts'
import { enter, type Entry } from '../sign-in/second-step.ts'
import type { ProviderPerson } from './ask-provider.ts'
import type { AuthorizationRequest } from './authorization-request.ts'
import { clockDifference } from './redirect-providers.ts'
import { redirectRefused } from './redirect-refusals.ts'

/**
 * Signs in whoever came back from a provider. They are known by provider and subject only: nothing is joined by address, because
 * an address can be given to somebody else. Whoever is new needs an address, and gets an account unless it has one already. With SMTP it
 * must be verified. After all that the role rule is applied. The second step is asked for here as after a password.
 *
 * The provider may know them from before and have asked for nothing, so grave acts are open to them for as long after the time at which
 * they signed in there, by its own word, and not at all where it says none.
 * @param by.proves nobody else may come back, and their session goes on
 * @throws the refusals `email_not_found`, `account_not_linked`, `email.not_verified`, `account.suspended`, `another_account`,
 * `not_asked_again`, `state_mismatch`
 */
export async function enterByProvider(
  ctx: Context,
  person: ProviderPerson,
  by: Registering & { proves?: Proof } & Browser,
): Promise<Entry> {
  return inTransaction(ctx, async (ctx) => {
    const key = { provider: by.provider, subject: person.subject }
    const user = (await findReturning(ctx, key, person)) ?? (await registerPerson(ctx, by, person))
    if (ctx.config.smtpUrl !== undefined && !user.emailVerified) throw addressNotVerified()
    if (user.status !== 'active') throw accountSuspended()
    if (by.proves && by.proves.uid !== user.id) throw redirectRefused('another_account')
    const { email, emailVerified } = person
    const role = email && emailVerified ? await applyRoleRule(ctx, user, email) : user.role
    const { provider: method, userAgent, device } = by
    const known = { ...user, role }
    if (by.proves) {
      if (!(await wasAskedAgain(ctx, person, by.proves))) throw redirectRefused('not_asked_again')
      return { session: await continueProved(ctx, known, { method, userAgent, device }) }
    }
    const provedAt = Math.min(person.signedInAt ?? 0, ctx.now)
    return enter(ctx, known, { method, userAgent, device, provedAt })
  })
}

/** Who proves again who they are, and since when they have been at the provider. */
interface Proof {
  uid: string
  askedAt: number
}

/**
 * Whether the provider asked who they are after they had left for it. Where it does not say, its word is taken only of who has no
 * password, with an authenticator app or without: its code is asked for at a sign-in alone.
 */
async function wasAskedAgain(
  ctx: Context,
  { signedInAt }: ProviderPerson,
  { uid, askedAt }: Proof,
): Promise<boolean> {
  if (signedInAt !== undefined) return signedInAt >= askedAt - clockDifference * 1000
  return (await findPasswordHash(ctx.db, uid)) === undefined
}

/**
 * Lets the session of whoever has proved again who they are go on as one that the provider began. It is kept, and has its second
 * factor, as before: nothing but who they are was asked for.
 * @throws the refusal `state_mismatch` when it is over
 */
async function continueProved(
  ctx: Context,
  user: StoredUser,
  by: { method: ProviderId } & Browser,
): Promise<OpenedSession> {
  const { actor } = ctx
  const found = actor.kind === 'user' ? await findSession(ctx.db, actor.sessionId) : undefined
  if (found?.user.id !== user.id) throw redirectRefused('state_mismatch')
  const { keepSignedIn, hasSecondFactor } = found.session
  const session = await continueSession(ctx, user, { ...by, keepSignedIn, hasSecondFactor })
  await audit(ctx, 'session.proved', { kind: 'user', id: user.id, details: { method: by.method } })
  return session
}

/** The user whose way in this is; the provider may by now have verified the address that the record has. */
async function findReturning(
  ctx: Context,
  key: ProviderSubject,
  person: ProviderPerson,
): Promise<StoredUser | undefined> {
  const uid = await findAccountOwner(ctx.db, key)
  if (uid === undefined) return undefined
  await lockUser(ctx.db, uid)
  // Whoever took this way in off meanwhile has ended its sessions, and this one must not come after.
  const user = (await findAccountOwner(ctx.db, key)) === uid ? await findUser(ctx.db, uid) : undefined
  if (!user || user.emailVerified || !person.emailVerified || person.email !== user.email) return user
  await updateUser(ctx.db, uid, { emailVerified: true, now: ctx.now })
  return { ...user, emailVerified: true }
}

interface Registering {
  provider: ProviderId
  /** What was shown of the legal texts before the reader left. */
  accepts?: readonly LegalName[] | undefined
  accept: AcceptAtRegistration
}

async function registerPerson(
  ctx: Context,
  { provider, accepts, accept }: Registering,
  { subject, email, emailVerified, name, photoURL }: ProviderPerson,
): Promise<StoredUser> {
  if (!email) throw redirectRefused('email_not_found')
  const wanted = { email, emailVerified, name, photoURL, method: provider, accepts }
  const user = await createUser(ctx, wanted, accept)
  if (!user || !(await insertRedirectAccount(ctx.db, user.id, { provider, subject, now: ctx.now })))
    throw redirectRefused('account_not_linked')
  return user
}

/**
 * Joins whoever came back from a provider to the account in whose session that was asked for; the owner is told. Another address
 * may be joined, because both sides are proved; an account has each provider once.
 * @throws the refusals `session_changed`, `unable_to_link_account` for an address that is not verified,
 * `account_already_linked_to_different_user`, `sign_in_exists`
 */
export async function joinProvider(
  ctx: Context,
  person: ProviderPerson,
  { provider, joins }: { provider: ProviderId; joins: NonNullable<AuthorizationRequest['joins']> },
): Promise<void> {
  const { uid, sessionId } = joins
  const key = { provider, subject: person.subject }
  const isSameSession = ctx.actor.kind === 'user' && ctx.actor.sessionId === sessionId
  if (!isSameSession) throw redirectRefused('session_changed')
  if (!person.emailVerified) throw redirectRefused('unable_to_link_account')
  await inTransaction(ctx, async (ctx) => {
    await lockUser(ctx.db, uid)
    const found = await findSession(ctx.db, sessionId)
    if (found?.user.id !== uid) throw redirectRefused('session_changed')
    const owner = await findAccountOwner(ctx.db, key)
    if (owner === uid) return
    if (owner !== undefined) throw redirectRefused('account_already_linked_to_different_user')
    if (await findAccountOf(ctx.db, uid, provider)) throw redirectRefused('sign_in_exists')
    // The account is held, so it is somebody else who was sooner.
    if (!(await insertRedirectAccount(ctx.db, uid, { ...key, now: ctx.now })))
      throw redirectRefused('account_already_linked_to_different_user')
    await audit(ctx, 'sign_in.added', { kind: 'user', id: uid, details: { method: provider } })
    await mailSignInAdded(ctx, found.user)
  })
}
