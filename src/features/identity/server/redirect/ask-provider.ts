import {
  authorizationCodeGrant,
  AuthorizationResponseError,
  buildAuthorizationUrl,
  calculatePKCECodeChallenge,
  fetchUserInfo,
  randomNonce,
  randomPKCECodeVerifier,
  randomState,
  ResponseBodyError,
  type Configuration,
} from 'openid-client'
import { Problem } from '#platform/errors.ts'
import type { Context } from '#platform/server/context.ts'
import { emailAddress } from '#platform/server/http/http.ts'
import type { ProviderId } from '../../contract.ts'
import { newSecret } from '../tokens/tokens.ts'
import { keepRequest, type AuthorizationRequest } from './authorization-request.ts'
import { providerUnavailable, type RedirectProviders } from './redirect-providers.ts'
import { redirectRefused, refusedByProvider } from './redirect-refusals.ts'

/** From the provider's answer to who came back, milliseconds. */
const callbackLimit = 9000

/** Where to send the reader, and the secret by which this browser is known when it comes back. */
export interface Departure {
  url: string
  browserSecret: string
}

/**
 * Sends a reader to a provider, with all that ties the answer to this request and this browser.
 * @param asked.again parameters by which the provider asks them anew who they are
 * @throws 503 when the provider does not answer
 */
export async function sendToProvider(
  ctx: Context,
  redirects: RedirectProviders,
  asked: { provider: ProviderId; again?: Record<string, string> } & Omit<
    AuthorizationRequest,
    'nonce' | 'codeVerifier'
  >,
): Promise<Departure> {
  const { provider, again, ...request } = asked
  const configuration = await redirects.configurationOf(provider)
  const [state, nonce, codeVerifier] = [randomState(), randomNonce(), randomPKCECodeVerifier()]
  const browserSecret = newSecret()
  await keepRequest(ctx, { provider, state, browserSecret }, { ...request, nonce, codeVerifier })
  const url = buildAuthorizationUrl(configuration, {
    redirect_uri: callbackAddress(ctx, provider).href,
    scope: 'openid email profile',
    state,
    nonce,
    code_challenge: await calculatePKCECodeChallenge(codeVerifier),
    code_challenge_method: 'S256',
    ...again,
  })
  return { url: url.href, browserSecret }
}

/** What a provider may tell us in the address it sends the reader back to. */
const answerNames = ['code', 'state', 'error', 'iss'] as const
const longestAnswer = 4096

export type ProviderAnswer = Partial<Record<(typeof answerNames)[number], string>>

/** Of all that came with the address only what we know. */
export function knownAnswer(given: Partial<Record<string, unknown>>): ProviderAnswer {
  const answer: ProviderAnswer = {}
  for (const name of answerNames) {
    const value = given[name]
    if (typeof value === 'string') answer[name] = value.slice(0, longestAnswer)
  }
  return answer
}

/** Who came back, by the provider's word. */
export interface ProviderPerson {
  subject: string
  /** In its stored form. */
  email?: string
  /** The provider says that the address is theirs. */
  emailVerified: boolean
  name: string
  photoURL?: string
  /** When they signed in there, where the provider says it: it may have known them from before and asked for nothing. */
  signedInAt?: number
}

/**
 * Exchanges a provider's answer for the person it stands for: issuer, audience, nonce, times and signature are right, and the
 * code belongs to our request.
 * @throws a refusal with the code that the reader is led back with
 */
export async function readPerson(
  ctx: Context,
  redirects: RedirectProviders,
  answered: { provider: ProviderId; answer: ProviderAnswer; request: AuthorizationRequest },
): Promise<ProviderPerson> {
  const { provider, answer, request } = answered
  const url = callbackAddress(ctx, provider)
  for (const [name, value] of Object.entries(answer)) url.searchParams.set(name, value)
  const ask = async () => {
    const configuration = await redirects.configurationOf(provider)
    const tokens = await authorizationCodeGrant(configuration, url, {
      expectedState: answer.state,
      expectedNonce: request.nonce,
      pkceCodeVerifier: request.codeVerifier,
      idTokenExpected: true,
    })
    const claims = tokens.claims()
    if (!claims) throw redirectRefused('invalid_answer')
    // Address and verification come from one place, never half from each.
    const { name, picture } = claims
    const isComplete = typeof claims.email === 'string'
    const profile = isComplete ? claims : await askMore(configuration, tokens.access_token, claims.sub)
    const signedInAt = typeof claims.auth_time === 'number' ? Math.floor(claims.auth_time * 1000) : undefined
    return { ...personOf(claims.sub, { name, picture, ...profile }), signedInAt }
  }
  try {
    return await within(callbackLimit, ask())
  } catch (error) {
    throw refusalOf(ctx, provider, error)
  }
}

/** The profile of the same person, where the ID token does not carry the address. */
async function askMore(configuration: Configuration, accessToken: string, subject: string) {
  if (!configuration.serverMetadata().userinfo_endpoint) return {}
  return fetchUserInfo(configuration, accessToken, subject)
}

function personOf(subject: string, profile: Partial<Record<string, unknown>>): ProviderPerson {
  return {
    subject,
    email: emailAddress.safeParse(profile.email).data,
    emailVerified: profile.email_verified === true,
    name: typeof profile.name === 'string' ? profile.name : '',
    photoURL: typeof profile.picture === 'string' ? profile.picture : undefined,
  }
}

function refusalOf(ctx: Context, provider: ProviderId, error: unknown): Problem {
  if (error instanceof Problem) return error
  if (error instanceof AuthorizationResponseError) return refusedByProvider(error.error)
  ctx.log.warn({ err: error, provider }, 'the answer of a redirect provider is of no use')
  if (error instanceof ResponseBodyError) return redirectRefused('invalid_code')
  return isSilence(error) ? providerUnavailable() : redirectRefused('invalid_answer')
}

/** Nothing came over the line, or too late. */
function isSilence(error: unknown): boolean {
  if (error instanceof TypeError) return true
  return error instanceof Error && 'code' in error && /^OAUTH_(TIMEOUT|ABORT)$/.test(String(error.code))
}

function callbackAddress(ctx: Context, provider: ProviderId): URL {
  return new URL(`/api/auth/callback/${provider}`, ctx.config.publicUrl)
}

/** Gives up waiting after some milliseconds. */
async function within<T>(milliseconds: number, promise: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined
  const limit = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(providerUnavailable()), milliseconds)
  })
  try {
    return await Promise.race([promise, limit])
  } finally {
    clearTimeout(timer)
  }
}
