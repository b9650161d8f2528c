import {
  allowInsecureRequests,
  ClientSecretBasic,
  ClientSecretPost,
  clockTolerance,
  discovery,
  enableNonRepudiationChecks,
  type ClientAuth,
  type Configuration,
} from 'openid-client'
import { notFound, unavailable } from '#platform/errors.ts'
import type { Config } from '#platform/server/config.ts'
import type { Services } from '#platform/server/context.ts'
import type { ProviderId, SignInProvider } from '../../contract.ts'

export interface RedirectProviders {
  /** What is configured, whether or not it answers at the moment. */
  list(): SignInProvider[]
  /** A provider's addresses and rules. @throws 404 unknown, 503 it does not answer */
  configurationOf(id: ProviderId): Promise<Configuration>
}

interface Provider extends SignInProvider {
  issuer: string
  clientId: string
  clientSecret: string
}

/** Of each question to a provider, seconds. */
const answerLimit = 4
const pauseAfterFailure = 10_000
/** How far a provider's clock may differ from ours, seconds. */
export const clockDifference = 30

/**
 * Redirect sign-in. A provider's addresses are learned when it is first needed and again, after a pause, when it did not
 * answer. Sign-in by password never waits for any of it.
 */
export function createRedirectProviders(services: Services): RedirectProviders {
  const providers = providersOf(services.config)
  const known = new Map<ProviderId, Promise<Configuration>>()
  const failedAt = new Map<ProviderId, number>()

  async function learn(provider: Provider): Promise<Configuration> {
    try {
      return await discover(provider)
    } catch (error) {
      services.log.warn({ err: error, provider: provider.id }, 'redirect provider does not answer')
      known.delete(provider.id)
      failedAt.set(provider.id, performance.now())
      throw providerUnavailable()
    }
  }

  return {
    list: () => providers.map(({ id, name }) => ({ id, name })),
    async configurationOf(id) {
      const provider = providers.find((candidate) => candidate.id === id)
      if (!provider) throw notFound('provider')
      const learned = known.get(id)
      if (learned) return learned
      if (performance.now() - (failedAt.get(id) ?? -Infinity) < pauseAfterFailure) throw providerUnavailable()
      const learning = learn(provider)
      known.set(id, learning)
      return learning
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

/** The issuer that a document names must be the one we were told, or another party could answer for it. */
async function discover(provider: Provider): Promise<Configuration> {
  const { issuer } = provider
  try {
    return await discoverAt(new URL(issuer), provider)
  } catch (error) {
    // A slash too many in the setting is forgiven.
    if (!issuer.endsWith('/') || !isOtherIssuer(error)) throw error
    return discoverAt(new URL(issuer.replace(/\/+$/, '')), provider)
  }
}

function isOtherIssuer(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'OAUTH_JSON_ATTRIBUTE_COMPARISON_FAILED'
}

async function discoverAt(issuer: URL, { clientId, clientSecret }: Provider): Promise<Configuration> {
  const configuration = await discovery(
    issuer,
    clientId,
    { [clockTolerance]: clockDifference },
    authenticationBy(clientSecret),
    {
      timeout: answerLimit,
      // Whoever names an address without https wants it so: a provider on the same machine or in a trial network.
      execute: issuer.protocol === 'http:' ? [allowInsecureRequests] : [],
    },
  )
  const { authorization_endpoint, token_endpoint, jwks_uri } = configuration.serverMetadata()
  if (!authorization_endpoint || !token_endpoint || !jwks_uri)
    throw new Error('the discovery document leaves out an address')
  // The signature of every ID token is checked, not only the way it came.
  enableNonRepudiationChecks(configuration)
  return configuration
}

/** The secret goes in the body, unless the provider says that it takes it in the header only. */
function authenticationBy(secret: string): ClientAuth {
  const [inBody, inHeader] = [ClientSecretPost(secret), ClientSecretBasic(secret)]
  return (server, ...request) => {
    const methods = server.token_endpoint_auth_methods_supported ?? ['client_secret_post']
    const authenticate = methods.includes('client_secret_post') ? inBody : inHeader
    authenticate(server, ...request)
  }
}
