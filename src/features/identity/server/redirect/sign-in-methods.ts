import { userOf } from '#platform/actor.ts'
import { conflict, forbidden, notFound, notSignedIn } from '#platform/errors.ts'
import { paths } from '#platform/paths.ts'
import { audit } from '#platform/server/audit.ts'
import { inTransaction, type Context } from '#platform/server/context.ts'
import { limitRequests } from '#platform/server/http/rate-limit.ts'
import type { ProviderId } from '../../contract.ts'
import { deleteAccount, findAccountOf, findPasswordHash, listAccounts } from '../accounts/account-store.ts'
import { limits } from '../limits/limits.ts'
import { mailSignInRemoved } from '../mail/mails.ts'
import { lockOwnAccount } from '../sessions/own-account.ts'
import { deleteSessionsBy, findSession } from '../sessions/session-store.ts'
import { sendToProvider, type Departure } from './ask-provider.ts'
import type { RedirectProviders } from './redirect-providers.ts'

/**
 * Begins to join a redirect provider to the actor's own account; the reader comes back to the profile. Another way in lasts longer
 * than a session, so whoever has a password must have proved by it lately who they are.
 * @throws 403 `session.not_fresh`, 409 `sign_in.exists` when the account has this provider already, 503 when the provider does not answer
 */
export async function startJoining(
  ctx: Context,
  redirects: RedirectProviders,
  provider: ProviderId,
): Promise<Departure> {
  const actor = userOf(ctx.actor)
  await limitRequests(ctx, 'start-redirect', { ...limits.startRedirect, subject: ctx.address })
  if (await findAccountOf(ctx.db, actor.uid, provider)) throw conflict('sign_in.exists')
  if (!(await isProvedBest(ctx))) throw forbidden('session.not_fresh')
  return sendToProvider(ctx, redirects, {
    provider,
    returnPath: `${paths.profile}?${new URLSearchParams({ joined: provider })}`,
    joins: { uid: actor.uid, sessionId: actor.sessionId },
  })
}

/** A provider's answer begins a session of its own, and proves nothing later than that; what was proved later in one was proved by the password. */
async function isProvedBest(ctx: Context): Promise<boolean> {
  const { uid, sessionId } = userOf(ctx.actor)
  if ((await findPasswordHash(ctx.db, uid)) === undefined) return true
  const found = await findSession(ctx.db, sessionId)
  if (!found) throw notSignedIn()
  return found.session.method === 'password' || found.session.provedAt > found.session.createdAt
}

/**
 * Takes a redirect provider off the actor's own account, with the sessions that began there; the owner is told.
 * @throws 404 when the account does not have it, 409 `sign_in.last` when no other way in would remain that the site offers
 */
export async function removeSignIn(
  ctx: Context,
  redirects: Pick<RedirectProviders, 'list'>,
  provider: ProviderId,
): Promise<void> {
  const { uid, sessionId } = userOf(ctx.actor)
  const others = ['password', ...redirects.list().map(({ id }) => id)].filter((id) => id !== provider)
  await inTransaction(ctx, async (ctx) => {
    const { user } = await lockOwnAccount(ctx)
    const account = await findAccountOf(ctx.db, uid, provider)
    if (!account) throw notFound('sign_in')
    if (!(await listAccounts(ctx.db, uid)).some((one) => others.includes(one.provider)))
      throw conflict('sign_in.last')
    await deleteAccount(ctx.db, account.id)
    await deleteSessionsBy(ctx.db, uid, { method: provider, keep: sessionId })
    await audit(ctx, 'sign_in.removed', { kind: 'user', id: uid, details: { method: provider } })
    await mailSignInRemoved(ctx, user)
  })
}
