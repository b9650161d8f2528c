import { createHmac, generateKeyPairSync, sign, type KeyObject } from 'node:crypto'
import { createServer } from 'node:http'
import { text } from 'node:stream/consumers'

/** What the provider says wrongly; what is left out is right. */
export interface Lies {
  /** Claims of the ID token; undefined leaves one out. */
  claims?: Record<string, unknown>
  /** Algorithm of the ID token, and what signs it. */
  signature?: 'other-key' | 'none' | 'by-secret'
  /** What the profile says; its address, when the ID token has none. */
  profile?: Record<string, unknown>
  /** Members of the discovery document. */
  discovery?: Record<string, unknown>
  /** No ID token comes, an access token alone. */
  isWithoutIdToken?: boolean
  /** Where it sends us on to, for the part of its address at which it does. */
  leadsOn?: { from: '/.well-known/openid-configuration' | '/token' | '/keys' | '/profile'; to: string }
  /** What happens while a code is being exchanged. */
  meanwhile?: () => Promise<unknown>
}

export interface LyingProvider {
  issuer: string
  settings: Record<string, string>
  /** From now on. */
  lie(lies: Lies): void
  /** How the last code was asked to be exchanged. */
  lastExchange(): { authorization: string | undefined; body: URLSearchParams }
  /** The address of the site that an honest provider sends the browser back to. */
  back(authorizationUrl: string, more?: Record<string, string>): string
  close(): Promise<void>
}

/** As providers do that serve several sites. */
const realm = '/realm'
const clientId = 'traders-hub'
const clientSecret = 'a-secret-only-for-tests-0123456789'

/** A provider on loopback that says whatever a test wants: each check of its answers can be seen to refuse. */
export async function startLyingProvider(): Promise<LyingProvider> {
  const [own, other] = [newKey(), newKey()]
  const nonces = new Map<string, string>()
  let lies: Lies = {}
  let exchange: ReturnType<LyingProvider['lastExchange']> | undefined
  const server = createServer(async (request, response) => {
    const body = new URLSearchParams(await text(request))
    if (request.url === `${realm}/token`) {
      exchange = { authorization: request.headers.authorization, body }
      await lies.meanwhile?.()
    }
    const answers: Record<string, () => unknown> = {
      '/.well-known/openid-configuration': () => ({ ...discoveryOf(issuer), ...lies.discovery }),
      '/keys': () => ({ keys: [{ ...own.publicKey.export({ format: 'jwk' }), kid: 'test', use: 'sig' }] }),
      '/profile': () => ({ sub: 'selam', ...lies.profile }),
      '/token': () => ({
        access_token: 'access',
        token_type: 'bearer',
        id_token: lies.isWithoutIdToken
          ? undefined
          : signed(
              claimsOf(issuer, { nonce: nonces.get(body.get('code') ?? ''), ...lies.claims }),
              lies.signature,
            ),
      }),
    }
    const asked = (request.url ?? '').replace(realm, '')
    if (lies.leadsOn?.from === asked) return void response.writeHead(307, { location: lies.leadsOn.to }).end()
    const answer = answers[asked]
    response.writeHead(answer ? 200 : 404, { 'content-type': 'application/json' })
    response.end(JSON.stringify(answer?.() ?? {}))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const issuer = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}${realm}`

  function signed(claims: object, by: Lies['signature']): string {
    const alg = by === 'none' ? 'none' : by === 'by-secret' ? 'HS256' : 'RS256'
    const input = `${encode({ alg, kid: 'test' })}.${encode(claims)}`
    if (by === 'none') return `${input}.`
    if (by === 'by-secret')
      return `${input}.${createHmac('sha256', clientSecret).update(input).digest('base64url')}`
    const key = by === 'other-key' ? other : own
    return `${input}.${sign('sha256', Buffer.from(input), key.privateKey).toString('base64url')}`
  }

  return {
    issuer,
    settings: {
      OIDC_ISSUER: issuer,
      OIDC_CLIENT_ID: clientId,
      OIDC_CLIENT_SECRET: clientSecret,
      OIDC_NAME: 'Lying',
    },
    lie: (wanted) => void (lies = wanted),
    lastExchange() {
      if (!exchange) throw new Error('no code was exchanged')
      return exchange
    },
    back(authorizationUrl, more = {}) {
      const asked = new URL(authorizationUrl).searchParams
      const code = `code-${nonces.size}`
      nonces.set(code, asked.get('nonce') ?? '')
      const answer = new URLSearchParams({ code, state: asked.get('state') ?? '', ...more })
      return `/api/auth/callback/oidc?${answer}`
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

function newKey(): { publicKey: KeyObject; privateKey: KeyObject } {
  return generateKeyPairSync('rsa', { modulusLength: 2048 })
}

function discoveryOf(issuer: string) {
  return {
    issuer,
    authorization_endpoint: `${issuer}/authorize`,
    token_endpoint: `${issuer}/token`,
    userinfo_endpoint: `${issuer}/profile`,
    jwks_uri: `${issuer}/keys`,
    response_types_supported: ['code'],
    subject_types_supported: ['public'],
    id_token_signing_alg_values_supported: ['RS256'],
  }
}

function claimsOf(issuer: string, more: Record<string, unknown>) {
  const now = Math.floor(Date.now() / 1000)
  return {
    iss: issuer,
    aud: clientId,
    sub: 'selam',
    iat: now,
    exp: now + 300,
    email: 'selam@example.com',
    email_verified: true,
    name: 'Selam',
    ...more,
  }
}

function encode(value: object): string {
  return Buffer.from(JSON.stringify(value)).toString('base64url')
}
