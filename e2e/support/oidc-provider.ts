import { generateKeyPairSync } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'
import { Provider, type KoaContextWithOIDC } from 'oidc-provider'

export interface TestAccount {
  sub: string
  email: string
  emailVerified: boolean
  name: string
  picture?: string
}

export interface TestProvider {
  issuer: string
  clientId: string
  clientSecret: string
  /** The settings of a site that signs in here. */
  settings: Record<string, string>
  /** Who can sign in; add to it or change it at any time. */
  accounts: Map<string, TestAccount>
  /** When people sign in here, milliseconds; it says so in the ID token where it is asked for the time. */
  clock: () => number
  /** From now on every connection is dropped. */
  goDown(): void
  /** Answers again, each answer so many milliseconds late. */
  comeUp(delay?: number): void
  /**
   * Does what a browser would: follows the authorization address, signs in as the account or cancels, and gives the
   * address of the site that the provider sends the browser back to.
   */
  visit(authorizationUrl: string, choice: { sub: string } | 'cancel'): Promise<string>
  close(): Promise<void>
}

type People = Pick<TestProvider, 'accounts' | 'clock'>

const clientId = 'traders-hub'
const clientSecret = 'a-secret-only-for-tests-0123456789'

export const testAccounts: TestAccount[] = [
  { sub: 'hiwot', email: 'hiwot@example.com', emailVerified: true, name: 'Hiwot Bekele' },
  { sub: 'dawit', email: 'dawit@example.com', emailVerified: true, name: 'ዳዊት ታደሰ' },
  { sub: 'owner', email: 'Owner@Example.com', emailVerified: true, name: 'Site Owner' },
  { sub: 'impostor', email: 'owner@example.com', emailVerified: false, name: 'Not The Owner' },
  { sub: 'unverified', email: 'unverified@example.com', emailVerified: false, name: 'Unverified Person' },
]

/**
 * A real OpenID Connect provider on loopback with test accounts: its sign-in page has a button `Continue as <name>` for
 * each and `Cancel`.
 * @param siteUrl origin of the site that signs in here
 */
export async function startTestProvider(siteUrl: string): Promise<TestProvider> {
  const accounts = new Map(testAccounts.map((account) => [account.sub, account]))
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const issuer = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`
  const provider = createProvider(issuer, siteUrl, accounts)
  const answer = provider.callback()
  const people: People = { accounts, clock: Date.now }
  let isDown = false
  let delay = 0

  server.on('request', async (request, response) => {
    if (isDown) return request.socket.destroy()
    if (delay > 0) await new Promise((resolve) => setTimeout(resolve, delay))
    if (request.url?.startsWith('/interaction/')) return interact(provider, people, { request, response })
    return answer(request, response)
  })

  return Object.assign(people, {
    issuer,
    clientId,
    clientSecret,
    settings: {
      OIDC_ISSUER: issuer,
      OIDC_CLIENT_ID: clientId,
      OIDC_CLIENT_SECRET: clientSecret,
      OIDC_NAME: 'Test Account',
    },
    goDown() {
      isDown = true
      server.closeAllConnections()
    },
    comeUp(late = 0) {
      isDown = false
      delay = late
    },
    visit: (authorizationUrl: string, choice: { sub: string } | 'cancel') =>
      visit(issuer, authorizationUrl, choice),
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  })
}

function createProvider(issuer: string, siteUrl: string, accounts: Map<string, TestAccount>): Provider {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const provider = new Provider(issuer, {
    clients: [
      {
        client_id: clientId,
        client_secret: clientSecret,
        redirect_uris: [`${siteUrl}/api/auth/callback/oidc`],
      },
    ],
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name', 'picture'] },
    cookies: { keys: ['only-for-tests'] },
    jwks: { keys: [{ ...privateKey.export({ format: 'jwk' }), use: 'sig', alg: 'RS256', kid: 'test' }] },
    pkce: { required: () => true },
    ttl: {
      AccessToken: 3600,
      AuthorizationCode: 60,
      Grant: 3600,
      IdToken: 3600,
      Interaction: 3600,
      Session: 3600,
    },
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_ctx, interaction) => `/interaction/${interaction.uid}` },
    findAccount: (_ctx, sub) => {
      const account = accounts.get(sub)
      return account && { accountId: sub, claims: () => claimsOf(account) }
    },
    loadExistingGrant: grantEverything,
  })
  provider.on('server_error', (_ctx, error) => console.error(error))
  return provider
}

function claimsOf({ sub, email, emailVerified, name, picture }: TestAccount) {
  return { sub, email, email_verified: emailVerified, name, picture }
}

/** Nobody is asked for consent. */
async function grantEverything(ctx: KoaContextWithOIDC) {
  const grant = new ctx.oidc.provider.Grant({ clientId, accountId: ctx.oidc.session?.accountId })
  grant.addOIDCScope('openid email profile')
  await grant.save()
  return grant
}

/** The sign-in page, and what its buttons do. */
async function interact(
  provider: Provider,
  { accounts, clock }: People,
  { request, response }: { request: IncomingMessage; response: ServerResponse },
): Promise<void> {
  if (request.method === 'POST') {
    const sub = new URLSearchParams(await text(request)).get('sub')
    const result = sub
      ? { login: { accountId: sub, ts: Math.floor(clock() / 1000) } }
      : { error: 'access_denied', error_description: 'The reader cancelled' }
    return provider.interactionFinished(request, response, result)
  }
  const people = [...accounts.values()].map(({ sub, name }) => button(sub, `Continue as ${name}`))
  response.setHeader('content-type', 'text/html; charset=utf-8')
  response.end(
    `<!doctype html><html lang="en"><title>Test Account</title><h1>Test Account</h1><form method="post">${[...people, button('', 'Cancel')].join('<br>')}</form></html>`,
  )
}

function button(sub: string, label: string): string {
  return `<button name="sub" value="${sub}">${label}</button>`
}

async function visit(
  issuer: string,
  authorizationUrl: string,
  choice: { sub: string } | 'cancel',
): Promise<string> {
  const cookies = new Map<string, string>()
  let url = authorizationUrl
  let form: URLSearchParams | undefined
  for (let step = 0; step < 10; step++) {
    const response = await fetch(url, {
      method: form ? 'POST' : 'GET',
      body: form,
      redirect: 'manual',
      headers: { cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; ') },
    })
    for (const cookie of response.headers.getSetCookie()) {
      const [name = '', value = ''] = (cookie.split(';')[0] ?? '').split(/=(.*)/s)
      cookies.set(name, value)
    }
    const location = response.headers.get('location')
    form = undefined
    if (location) {
      url = new URL(location, url).href
      if (!url.startsWith(issuer)) return url
    } else if (url.includes('/interaction/'))
      form = new URLSearchParams({ sub: choice === 'cancel' ? '' : choice.sub })
    else throw new Error(`the provider answered ${response.status}: ${await response.text()}`)
  }
  throw new Error('the provider never sent the browser back')
}
