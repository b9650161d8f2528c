import type { GenericOAuthConfig } from 'better-auth/plugins/generic-oauth'
import { notFound, unavailable } from '#platform/errors.ts'
import type { Config } from '#platform/server/config.ts'
import type { Services } from '#platform/server/context.ts'
import { emailAddress } from '#platform/server/http.ts'
import type { ProviderId, SignInProvider } from '../../contract.ts'
import { createLibrary, type Library } from '../library/library.ts'
import { currentWork } from '../library/work.ts'

export interface RedirectProviders {
  /** What is configured, whether or not it answers at the moment. */
  list(): SignInProvider[]
  /** A library that knows this provider. @throws 404 unknown, 503 it does not answer */
  libraryFor(id: string): Promise<Library>
}

interface Provider extends SignInProvider {
  issuer: string
  clientId: string
  clientSecret: string
}

/** For the discovery document, and again for what the library makes of it: below ten seconds together. */
const discoveryLimit = 4000
const pauseAfterFailure = 10_000

/**
 * Redirect sign-in, a library instance for each provider. An instance learns its provider's addresses and keys when it is
 * made, so one is made when it is first needed and again, after a pause, when the provider did not answer. Sign-in by
 * password never waits for any of it.
 */
export function createRedirectProviders(services: Services): RedirectProviders {
  const providers = providersOf(services.config)
  const ready = new Map<ProviderId, Promise<Library>>()
  const failedAt = new Map<ProviderId, number>()
  return {
    list: () => providers.map(({ id, name }) => ({ id, name })),
    libraryFor(id) {
      const provider = providers.find((candidate) => candidate.id === id)
      if (!provider) throw notFound('provider')
      const known = ready.get(provider.id)
      if (known) return known
      if (performance.now() - (failedAt.get(provider.id) ?? -Infinity) < pauseAfterFailure)
        throw providerUnavailable()
      const made = makeLibrary(services, provider)
      ready.set(provider.id, made)
      made.catch(() => {
        ready.delete(provider.id)
        failedAt.set(provider.id, performance.now())
      })
      return made
    },
  }
}

export const providerUnavailable = () => unavailable('provider.unavailable', pauseAfterFailure / 1000)

function providersOf({ google, oidc }: Config): Provider[] {
  return [
    ...(google
      ? [{ id: 'google' as const, name: 'Google', issuer: 'https://accounts.google.com', ...google }]
      : []),
    ...(oidc ? [{ id: 'oidc' as const, ...oidc }] : []),
  ]
}

async function makeLibrary(services: Services, provider: Provider): Promise<Library> {
  const discoveryUrl = `${provider.issuer.replace(/\/$/, '')}/.well-known/openid-configuration`
  try {
    await checkDiscovery(discoveryUrl, provider.issuer)
    const library = createLibrary(services, [optionsOf(services.config, provider, discoveryUrl)])
    const { socialProviders } = await within(discoveryLimit, library.$context)
    if (!socialProviders.some(({ id }) => id === provider.id)) throw new Error('the provider was left out')
    return library
  } catch (error) {
    services.log.warn({ err: error, provider: provider.id }, 'redirect provider does not answer')
    throw providerUnavailable()
  }
}

/** The issuer a document names must be the one we were told, or another party could answer for it. */
async function checkDiscovery(url: string, issuer: string): Promise<void> {
  const response = await fetch(url, { signal: AbortSignal.timeout(discoveryLimit), redirect: 'error' })
  const document: unknown = await response.json()
  const named =
    document !== null && typeof document === 'object' && 'issuer' in document ? document.issuer : undefined
  if (named !== issuer && named !== issuer.replace(/\/$/, ''))
    throw new Error(`the discovery document names the issuer ${String(named)}`)
}

function optionsOf(config: Config, provider: Provider, discoveryUrl: string): GenericOAuthConfig {
  return {
    providerId: provider.id,
    name: provider.name,
    discoveryUrl,
    clientId: provider.clientId,
    clientSecret: provider.clientSecret,
    scopes: ['openid', 'email', 'profile'],
    pkce: true,
    requireIdTokenVerification: true,
    disableProviderLogout: true,
    requireEmailVerification: config.smtpUrl !== undefined,
    accountSubject: ({ tokens, profile }) => subjectOf(tokens.idToken, profile.sub),
    mapProfileToUser: (profile) => {
      const email = emailAddress.safeParse(profile.email).data
      const emailVerified = profile.email_verified === true
      // One request at work is one person coming back, so what follows in it may rely on the address.
      if (emailVerified && email) currentWork().redirectedEmail = email
      return { email, emailVerified }
    },
  }
}

/** Whoever the verified ID token names; the profile must be of the same person. */
function subjectOf(idToken: string | undefined, profileSubject: unknown): string {
  const payload = idToken?.split('.')[1]
  if (!payload) throw new Error('the provider gave no ID token')
  const { sub }: { sub?: unknown } = JSON.parse(Buffer.from(payload, 'base64url').toString())
  if (typeof sub !== 'string' || sub === '' || sub !== profileSubject)
    throw new Error('ID token and profile differ')
  return sub
}

/** Gives up waiting after some milliseconds. */
export async function within<T>(milliseconds: number, promise: Promise<T>): Promise<T> {
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
