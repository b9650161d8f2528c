import { invalid, notFound, Problem } from '#platform/errors.ts'
import { paths, sameSitePath, wantedParameter } from '#platform/paths.ts'
import { audit } from '#platform/server/audit.ts'
import type { Context } from '#platform/server/context.ts'
import { limitRequests } from '#platform/server/http/rate-limit.ts'
import type { LegalName } from '#platform/legal/legal-texts.ts'
import type { ProviderId } from '../../contract.ts'
import { actorId } from '../accounts/user-record.ts'
import { limits } from '../limits/limits.ts'
import type { AcceptAtRegistration } from '../legal-sources.ts'
import type { Browser } from '../sessions/browser.ts'
import type { Entry } from '../sign-in/second-step.ts'
import { readPerson, sendToProvider, type Departure, type ProviderAnswer } from './ask-provider.ts'
import { takeRequest, type AuthorizationRequest, type TakenRequest } from './authorization-request.ts'
import { enterByProvider, joinProvider } from './come-back.ts'
import type { RedirectProviders } from './redirect-providers.ts'

const longestPath = 2000

/** Not every provider knows the same words for "ask again"; after `max_age` it also has to say when it did. */
const askAgain: Record<ProviderId, Record<string, string>> = {
  google: { prompt: 'select_account' },
  oidc: { prompt: 'login', max_age: '0' },
}

/**
 * Begins a redirect sign-in: gives the provider's address and the secret that ties the answer to this browser.
 * @param input.isProof whoever is signed in proves again who they are: the provider asks them, and nobody else may come back
 * @param input.callbackURL a path of this site that contains `login`, where the reader comes back to
 * @throws 503 when the provider does not answer
 */
export async function startRedirect(
  ctx: Context,
  redirects: RedirectProviders,
  input: {
    provider: ProviderId
    callbackURL: string
    isProof: boolean
    accepts?: readonly LegalName[] | undefined
  },
): Promise<Departure> {
  await limitRequests(ctx, 'start-redirect', { ...limits.startRedirect, subject: ctx.address })
  const { provider, isProof, accepts } = input
  return sendToProvider(ctx, redirects, {
    provider,
    returnPath: loginPath(ctx, input.callbackURL),
    ...(accepts ? { accepts: [...accepts] } : {}),
    ...(isProof ? { provesUid: actorId(ctx), again: askAgain[provider] } : {}),
  })
}

function loginPath(ctx: Context, callbackURL: string): string {
  const url = new URL(sameSitePath(callbackURL, paths.home), ctx.config.publicUrl)
  // A path that lost its dots may begin with two slashes, which would be the name of another site.
  const wanted = sameSitePath(url.pathname + url.search, '')
  if (!wanted || !url.pathname.includes('login') || wanted.length > longestPath)
    throw invalid({ callbackURL: 'invalid' })
  return wanted
}

interface Return {
  /** Where the reader goes on, a path of this site. */
  location: string
  entry?: Entry
  /** The request is used up: the browser needs its secret no more. */
  isOver: boolean
}

/**
 * Ends a redirect sign-in: the provider's answer becomes a session, or a way into the account that asked, or the reader comes
 * back with a stable error code. Nothing else the provider says about an error is passed on, and nothing is written for an
 * address that comes too often.
 * @throws 404 for a provider that is not configured
 */
export async function finishRedirect(
  ctx: Context,
  redirects: RedirectProviders,
  input: {
    provider: ProviderId
    answer: ProviderAnswer
    browserSecret?: string
    accept: AcceptAtRegistration
  } & Browser,
): Promise<Return> {
  const { provider, answer, browserSecret, accept, ...browser } = input
  if (!redirects.list().some(({ id }) => id === provider)) throw notFound('provider')
  let request: TakenRequest | undefined
  try {
    await limitRequests(ctx, 'finish-redirect', { ...limits.finishRedirect, subject: ctx.address })
    request = await takeRequest(ctx, { provider, state: answer.state, browserSecret })
    const person = await readPerson(ctx, redirects, { provider, answer, request })
    const { returnPath: location, joins, provesUid, askedAt, accepts } = request
    if (joins) {
      await joinProvider(ctx, person, { provider, joins })
      return { location, isOver: true }
    }
    const proves = provesUid === undefined ? undefined : { uid: provesUid, askedAt }
    const entry = await enterByProvider(ctx, person, { provider, proves, accepts, accept, ...browser })
    return { location: entry.step === undefined ? location : secondStepFor(location), entry, isOver: true }
  } catch (error) {
    const isOver = request !== undefined
    if (error instanceof Problem && error.status === 429)
      return { location: withError(paths.login, 'too_many_requests'), isOver }
    const code = error instanceof Problem ? error.code.replaceAll('.', '_') : 'failed'
    if (error instanceof Problem) ctx.log.info({ code, provider }, 'redirect sign-in refused')
    else ctx.log.warn({ err: error, provider }, 'redirect sign-in failed')
    await noteFailure(ctx, provider, code)
    return { location: withError(refusalPath(request), code), isOver }
  }
}

/** Where a reader is told that it came to nothing: the profile, the page that asked for a proof, or the sign-in page. */
function refusalPath(request: AuthorizationRequest | undefined): string {
  if (!request) return paths.login
  if (request.joins || request.provesUid !== undefined) return request.returnPath
  const wanted = sameSitePath(new URLSearchParams(request.returnPath.split('?')[1]).get('to'), '')
  return wanted ? `${paths.login}?${new URLSearchParams({ to: wanted })}` : paths.login
}

/** The page of the second step, from which the way leads on to where the first one would have. */
function secondStepFor(returnPath: string): string {
  return `${paths.secondStep}?${new URLSearchParams({ [wantedParameter]: returnPath })}`
}

function withError(path: string, error: string): string {
  return `${path}${path.includes('?') ? '&' : '?'}${new URLSearchParams({ error })}`
}

async function noteFailure(ctx: Context, provider: string, reason: string): Promise<void> {
  await audit(ctx, 'session.refused', { kind: 'user', id: 'unknown', details: { method: provider, reason } })
}
