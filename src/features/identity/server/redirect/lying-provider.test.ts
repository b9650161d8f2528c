import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createTestApp, type TestApp, type TestBrowser } from '#app/server/test-app.ts'
import type { ProviderId } from '../../contract.ts'
import { whoIs } from '../test-people.ts'
import { startLyingProvider, type Lies, type LyingProvider } from './test-lying-provider.ts'

let site: TestApp
let provider: LyingProvider
beforeAll(async () => {
  provider = await startLyingProvider()
  site = await newSite()
})
afterAll(async () => {
  await site.close()
  await provider.close()
})
beforeEach(() => provider.lie({}))

const newSite = (more: Record<string, string> = {}) =>
  createTestApp({
    ...provider.settings,
    GOOGLE_CLIENT_ID: 'id',
    GOOGLE_CLIENT_SECRET: 'secret',
    RATE_LIMIT_FACTOR: '100',
    ...more,
  })

async function leave(browser: TestBrowser, provider: ProviderId = 'oidc'): Promise<string> {
  const body = { provider, callbackURL: '/login' }
  return String((await browser.send('POST', '/api/auth/sign-in/social', body)).json.url)
}

/** Goes and comes back; gives where the reader ends up. */
async function enter(browser: TestBrowser, answer?: Record<string, string>): Promise<string> {
  const back = await browser.get(provider.back(await leave(browser), answer))
  return back.headers.get('location') ?? ''
}

test('an honest answer opens a session', async () => {
  const browser = site.browser()
  expect(await enter(browser)).toBe('/login')
  expect(await whoIs(browser)).toMatchObject({ email: 'selam@example.com', displayName: 'Selam' })
  expect([...browser.cookies.keys()]).toEqual(['traders-hub.session_token', 'traders-hub.device'])
})

const now = () => Math.floor(Date.now() / 1000)

test.each<[string, () => Lies]>([
  ['for another request', () => ({ claims: { nonce: 'of-another-request' } })],
  ['without a nonce', () => ({ claims: { nonce: undefined } })],
  ['of another issuer', () => ({ claims: { iss: 'https://evil.example' } })],
  ['for another site', () => ({ claims: { aud: 'another-site' } })],
  ['for several sites, made for another one', () => ({ claims: { aud: ['traders-hub', 'x'], azp: 'x' } })],
  ['without a subject', () => ({ claims: { sub: undefined } })],
  ['that is over', () => ({ claims: { iat: now() - 400, exp: now() - 90 } })],
  ['signed by somebody else', () => ({ signature: 'other-key' })],
  ['that nobody signed', () => ({ signature: 'none' })],
  ['signed with the secret that we share', () => ({ signature: 'by-secret' })],
  ['that does not come, an access token alone', () => ({ isWithoutIdToken: true })],
  ['with the profile of somebody else', () => ({ claims: { email: undefined }, profile: { sub: 'dawit' } })],
])('an ID token %s opens nothing', async (_, lies) => {
  provider.lie(lies())
  const browser = site.browser()
  expect(await enter(browser)).toBe('/login?error=invalid_answer')
  expect(await whoIs(browser)).toBe(null)
})

test('a clock that differs by less than half a minute is forgiven', async () => {
  provider.lie({ claims: { iat: now() - 300, exp: now() - 15 } })
  expect(await enter(site.browser())).toBe('/login')
})

test('an answer that names another issuer is not even exchanged', async () => {
  const browser = site.browser()
  expect(await enter(browser, { iss: 'https://evil.example' })).toBe('/login?error=invalid_answer')
  expect(await whoIs(browser)).toBe(null)
})

test('an answer for one provider is none for another', async () => {
  const browser = site.browser()
  const back = provider.back(await leave(browser)).replace('/oidc?', '/google?')
  expect((await browser.get(back)).headers.get('location')).toBe('/login?error=state_mismatch')
  expect(await whoIs(browser)).toBe(null)
})

test('an answer that comes too late opens nothing', async () => {
  const own = await newSite()
  try {
    const browser = own.browser()
    const back = provider.back(await leave(browser))
    own.advance(10 * 60_000)
    expect((await browser.get(back)).headers.get('location')).toBe('/login?error=state_mismatch')
    expect(await whoIs(browser)).toBe(null)
  } finally {
    await own.close()
  }
})

test('of one answer that comes twice at once one counts', async () => {
  const browser = site.browser()
  const back = provider.back(await leave(browser))
  const answers = await Promise.all([browser.get(back), browser.get(back), browser.get(back)])
  const ends = answers.map((answer) => answer.headers.get('location')).sort()
  expect(ends).toEqual(['/login', '/login?error=state_mismatch', '/login?error=state_mismatch'])
})

test('an attempt to come in by the answer to an earlier question of the same browser opens nothing', async () => {
  const browser = site.browser()
  const earlier = provider.back(await leave(browser))
  const later = provider.back(await leave(browser))
  expect((await browser.get(earlier)).headers.get('location')).toBe('/login?error=state_mismatch')
  expect((await browser.get(later)).headers.get('location')).toBe('/login')
})

test('a way back may be long, and not longer than is kept', async () => {
  const browser = site.browser()
  const begin = (callbackURL: string) =>
    browser.send('POST', '/api/auth/sign-in/social', { provider: 'oidc', callbackURL })
  const long = `/login?to=${randomBytes(995).toString('hex')}`
  expect(long).toHaveLength(2000)
  const { json } = await begin(long)
  expect((await browser.get(provider.back(String(json.url)))).headers.get('location')).toBe(long)
  const longer = await begin(`/login?to=${'ሰ'.repeat(300)}`)
  expect([longer.status, longer.json.fields]).toEqual([422, { callbackURL: 'invalid' }])
})

test('somebody who saw the answer cannot use it up', async () => {
  const [browser, thief] = [site.browser(), site.browser()]
  const back = provider.back(await leave(browser))
  await leave(thief)
  expect((await thief.get(back)).headers.get('location')).toBe('/login?error=state_mismatch')
  expect((await browser.get(back)).headers.get('location')).toBe('/login')
  expect((await whoIs(browser))?.email).toBe('selam@example.com')
})

test.each([
  ['no address', { email: undefined }, {}, 'email_not_found'],
  ['what is none', { email: 'nobody' }, {}, 'email_not_found'],
])('a profile with %s gives no account', async (_, claims, profile, error) => {
  provider.lie({ claims: { sub: 'new', ...claims }, profile: { sub: 'new', ...profile } })
  expect(await enter(site.browser())).toBe(`/login?error=${error}`)
})

test.each([['true'], [1], [undefined]])('a verification of %j is none', async (verified) => {
  const sub = `verified-${verified}`
  const email = `${sub}@example.com`
  provider.lie({ claims: { sub, email, email_verified: verified } })
  const browser = site.browser()
  await enter(browser)
  expect(await whoIs(browser)).toMatchObject({ email, emailVerified: false })
})

test('an address from the profile is verified by the profile, not by the token', async () => {
  const email = 'half@example.com'
  provider.lie({ claims: { sub: 'half', email: undefined }, profile: { sub: 'half', email } })
  const browser = site.browser()
  await enter(browser)
  expect(await whoIs(browser)).toMatchObject({ email, emailVerified: false, displayName: 'Selam' })
})

test('a picture that pages may not show, and a name that does not fit, are made to fit', async () => {
  provider.lie({
    claims: {
      sub: 'odd',
      email: 'odd@example.com',
      name: `\u202e${'ሰ'.repeat(200)}`,
      picture: 'https://evil.example/x',
    },
  })
  const browser = site.browser()
  await enter(browser)
  expect(await whoIs(browser)).toMatchObject({ photoURL: null, displayName: 'ሰ'.repeat(80) })
})

test('whoever has no name is called by the address', async () => {
  provider.lie({ claims: { sub: 'nameless', email: 'nameless@example.com', name: '' } })
  const browser = site.browser()
  await enter(browser)
  expect(await whoIs(browser)).toMatchObject({ displayName: 'nameless' })
})

test('with SMTP an address that nobody verified makes no account', async () => {
  const strict = await newSite({ SMTP_URL: 'smtp://127.0.0.1:2525' })
  try {
    provider.lie({ claims: { email_verified: false } })
    expect(await enter(strict.browser())).toBe('/login?error=email_not_verified')
    expect(await strict.services.connection.db.selectFrom('users').select('id').execute()).toEqual([])
    provider.lie({})
    expect(await enter(strict.browser())).toBe('/login')
  } finally {
    await strict.close()
  }
})

test.each<[string, Lies['discovery']]>([
  ['names another issuer', { issuer: 'https://evil.example' }],
  ['has no keys', { jwks_uri: undefined }],
])('a provider whose discovery document %s is not asked', async (_, discovery) => {
  const own = await newSite()
  try {
    provider.lie({ discovery })
    const body = { provider: 'oidc', callbackURL: '/login' }
    const answer = await own.browser().send('POST', '/api/auth/sign-in/social', body)
    expect([answer.status, answer.json.code]).toEqual([503, 'provider.unavailable'])
  } finally {
    await own.close()
  }
})

test.each(['/.well-known/openid-configuration', '/token', '/keys', '/profile'] as const)(
  'where %s of a provider leads on to is not asked',
  async (from) => {
    const asked: string[] = []
    const other = createServer((request, response) => {
      asked.push(request.url ?? '')
      response.end('{}')
    })
    await once(other.listen(0, '127.0.0.1'), 'listening')
    const own = await newSite()
    try {
      const to = `http://127.0.0.1:${(other.address() as AddressInfo).port}/elsewhere`
      // The profile is asked for what the ID token leaves out.
      provider.lie({ leadsOn: { from, to }, claims: { sub: `led-on-${from}`, email: undefined } })
      const browser = own.browser()
      const body = { provider: 'oidc', callbackURL: '/login' }
      const { status, json } = await browser.send('POST', '/api/auth/sign-in/social', body)
      if (from === '/.well-known/openid-configuration') expect(status).toBe(503)
      else
        expect((await browser.get(provider.back(String(json.url)))).headers.get('location')).toMatch(/error=/)
      expect(await whoIs(browser)).toBe(null)
      expect(asked).toEqual([])
    } finally {
      await own.close()
      other.close()
    }
  },
)

test('a slash too many in the setting is forgiven', async () => {
  const own = await newSite({ OIDC_ISSUER: `${provider.issuer}/` })
  try {
    expect(await enter(own.browser())).toBe('/login')
  } finally {
    await own.close()
  }
})

test('the secret goes in the body, or in the header where the provider takes it there only', async () => {
  await enter(site.browser())
  const inBody = provider.lastExchange()
  expect([inBody.authorization, inBody.body.get('client_secret')]).toEqual([
    undefined,
    provider.settings.OIDC_CLIENT_SECRET,
  ])
  expect(inBody.body.get('code_verifier')?.length).toBeGreaterThan(42)
  provider.lie({ discovery: { token_endpoint_auth_methods_supported: ['client_secret_basic'] } })
  const own = await newSite()
  try {
    await enter(own.browser())
    const inHeader = provider.lastExchange()
    expect([inHeader.authorization?.split(' ')[0], inHeader.body.has('client_secret')]).toEqual([
      'Basic',
      false,
    ])
  } finally {
    await own.close()
  }
})

test('neither secret of a request stands in the database', async () => {
  const browser = site.browser()
  const url = new URL(await leave(browser))
  const rows = await site.services.connection.db.selectFrom('verifications').selectAll().execute()
  const kept = JSON.stringify(rows)
  expect(kept).toContain(url.searchParams.get('nonce'))
  expect(kept).not.toContain(url.searchParams.get('state'))
  expect(kept).not.toContain(browser.cookies.get('traders-hub.state'))
})
