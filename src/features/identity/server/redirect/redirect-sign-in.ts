import { invalid, notFound, Refusal } from '#platform/errors.ts'
import { paths, sameSitePath } from '#platform/paths.ts'
import { audit } from '#platform/server/audit.ts'
import type { Context } from '#platform/server/context.ts'
import { limitRequests } from '#platform/server/rate-limit.ts'
import type { ProviderId } from '../../contract.ts'
import type { Identity } from '../identity.ts'
import { isSessionCookie, ownCookies } from '../cookies.ts'
import { within } from './redirect-providers.ts'
import { runWork } from '../library/work.ts'
import { limits } from '../limits/limits.ts'
import { libraryCode } from '../accounts/refusals.ts'
import { endEarlierSession } from '../sessions/sessions.ts'
import { actorId } from '../accounts/user-record.ts'

const callbackLimit = 9000
/** What a provider may tell us in the address it sends the reader back to. */
const callbackParameters = ['code', 'state', 'error', 'iss']

/**
 * Begins a redirect sign-in: gives the provider's address and the cookie that ties the answer to this browser.
 * @param input.isProof whoever is signed in proves again who they are: the provider asks them, and nobody else may come back
 * @param input.callbackURL a path of this site that contains `login`, where the reader comes back to
 * @throws 503 when the provider does not answer
 */
export async function startRedirect(
  ctx: Context,
  { redirects }: Identity,
  input: { provider: ProviderId; callbackURL: string; isProof: boolean },
): Promise<{ url: string; cookies: string[] }> {
  await limitRequests(ctx, 'start-redirect', { ...limits.startRedirect, subject: ctx.address })
  const callback = loginPath(ctx, input.callbackURL)
  const library = await redirects.libraryFor(input.provider)
  const wanted = sameSitePath(callback.searchParams.get('to'), '')
  const errorCallbackURL = input.isProof
    ? callback.pathname + callback.search
    : wanted
      ? `${paths.login}?${new URLSearchParams({ to: wanted })}`
      : paths.login
  const { headers, response } = await runWork({ ctx, method: input.provider, keepSignedIn: false }, () =>
    library.api.signInSocial({
      body: {
        provider: input.provider,
        callbackURL: callback.pathname + callback.search,
        errorCallbackURL,
        disableRedirect: true,
        ...(input.isProof ? proofOf(ctx, input.provider) : {}),
      },
      returnHeaders: true,
    }),
  )
  return { url: String(response.url), cookies: ownCookies(headers, ctx.config) }
}

/** Not every provider knows the same word for "ask again". */
const askAgain: Record<ProviderId, string> = { google: 'select_account', oidc: 'login' }

function proofOf(ctx: Context, provider: ProviderId) {
  return {
    additionalData: { provesUid: actorId(ctx) },
    additionalParams: { prompt: askAgain[provider] },
  }
}

/**
 * Ends a redirect sign-in: the provider's answer becomes a session, or the reader comes back to the sign-in page with a
 * stable error code. Nothing else the provider says about an error is passed on, and nothing is written for an address that
 * comes too often.
 * @throws 404 for a provider that is not configured
 */
export async function finishRedirect(
  ctx: Context,
  { redirects }: Identity,
  input: { provider: string; request: Request },
): Promise<{ location: string; cookies: string[] }> {
  if (!redirects.list().some(({ id }) => id === input.provider)) throw notFound('provider')
  try {
    await limitRequests(ctx, 'finish-redirect', { ...limits.finishRedirect, subject: ctx.address })
    const library = await redirects.libraryFor(input.provider)
    const work = { ctx, method: input.provider, keepSignedIn: false }
    const response = await within(
      callbackLimit,
      runWork(work, () => library.handler(callbackRequest(ctx, input))),
    )
    const location = ownLocation(ctx, response.headers.get('location') ?? (await refusalLocation(response)))
    const cookies = ownCookies(response.headers, ctx.config)
    const error = location.searchParams.get('error')
    if (error) await noteFailure(ctx, input.provider, error)
    // A provider that was joined from the profile begins no session.
    else if (cookies.some((cookie) => isSessionCookie(cookie, ctx.config))) await endEarlierSession(ctx)
    return { location: location.pathname + location.search, cookies }
  } catch (error) {
    if (error instanceof Refusal && error.status === 429)
      return { location: `${paths.login}?error=too_many_requests`, cookies: [] }
    const known = error instanceof Refusal ? error.code : libraryCode(error)
    const code = libraryCode(error)?.toLowerCase() ?? 'provider_unavailable'
    if (known) ctx.log.info({ code: known, provider: input.provider }, 'redirect sign-in refused')
    else ctx.log.warn({ err: error, provider: input.provider }, 'redirect sign-in failed')
    await noteFailure(ctx, input.provider, code)
    return { location: `${paths.login}?error=${code}`, cookies: [] }
  }
}

function loginPath(ctx: Context, callbackURL: string): URL {
  const path = sameSitePath(callbackURL, '')
  const url = new URL(path || paths.home, ctx.config.publicUrl)
  if (!path || url.origin !== ctx.config.publicUrl || !url.pathname.includes('login'))
    throw invalid({ callbackURL: 'invalid' })
  return url
}

/** The provider's answer with the parameters we know, at the address the library expects it. */
function callbackRequest(
  ctx: Context,
  { provider, request }: { provider: string; request: Request },
): Request {
  const given = new URL(request.url).searchParams
  const url = new URL(`/api/auth/callback/${provider}`, ctx.config.publicUrl)
  for (const name of callbackParameters) {
    const value = given.get(name)
    if (value !== null) url.searchParams.set(name, value.slice(0, 4096))
  }
  const headers = {
    cookie: request.headers.get('cookie') ?? '',
    'user-agent': request.headers.get('user-agent')?.slice(0, 300) ?? '',
  }
  return new Request(url, { headers })
}

/** A refusal by one of our own rules comes as an answer without an address: this is only so for a provider being joined. */
async function refusalLocation(response: Response): Promise<string | null> {
  const answer: unknown = await response.json().catch(() => null)
  const isExisting =
    answer !== null && typeof answer === 'object' && 'code' in answer && answer.code === 'sign_in_exists'
  return isExisting ? `${paths.profile}?error=sign_in_exists` : null
}

function ownLocation(ctx: Context, location: string | null): URL {
  const url = new URL(location ?? `${paths.login}?error=no_answer`, ctx.config.publicUrl)
  const own =
    url.origin === ctx.config.publicUrl ? url : new URL(`${paths.login}?error=failed`, ctx.config.publicUrl)
  own.searchParams.delete('error_description')
  const error = own.searchParams.get('error')?.toLowerCase()
  if (error !== undefined) own.searchParams.set('error', /^[a-z_]{1,60}$/.test(error) ? error : 'failed')
  return own
}

async function noteFailure(ctx: Context, provider: string, reason: string): Promise<void> {
  await audit(ctx, 'session.refused', { kind: 'user', id: 'unknown', details: { method: provider, reason } })
}
