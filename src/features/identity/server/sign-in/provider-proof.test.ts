import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApp, type TestApp, type TestBrowser } from '#app/server/test-app.ts'
import { startLyingProvider, type LyingProvider } from '../redirect/test-lying-provider.ts'
import { addApp, codeNow } from '../second-factor/test-codes.ts'
import { joinAs, whoIs, type Person } from '../test-people.ts'

let site: TestApp
let provider: LyingProvider
beforeAll(async () => {
  provider = await startLyingProvider()
  site = await createTestApp({ ...provider.settings, RATE_LIMIT_FACTOR: '100' })
})
afterAll(async () => {
  await site.close()
  await provider.close()
})

const minute = 60_000
/** The claim of who signed in at the provider so long ago. */
const since = (minutes: number) => Math.floor((site.services.clock() - minutes * minute) / 1000)
const isProved = async ({ browser }: Pick<Person, 'browser'>) =>
  (await browser.get('/api/session/proof')).status === 204

interface Journey {
  /** What the provider says of when they signed in there; nothing where it is left out. */
  signedIn?: number
  isProof?: boolean
}

/** Goes to the provider and comes back; gives where the reader ends up. */
async function visit(
  browser: TestBrowser,
  sub: string,
  { signedIn, isProof }: Journey = {},
): Promise<string> {
  const body = { provider: 'oidc', callbackURL: '/login', isProof: isProof ?? false }
  const { json } = await browser.send('POST', '/api/auth/sign-in/social', body)
  provider.lie({ claims: { sub, email: `${sub}@other.example`, auth_time: signedIn } })
  const back = await browser.get(provider.back(String(json.url)))
  return back.headers.get('location') ?? ''
}

async function enterAs(sub: string, signedIn?: number): Promise<Person> {
  const browser = site.browser()
  expect(await visit(browser, sub, { signedIn })).toBe('/login')
  return { browser, uid: (await whoIs(browser))?.uid ?? '', email: '' }
}

test('a sign-in at a provider that says nothing of when opens no grave act', async () => {
  const person = await enterAs('silent')
  expect(await isProved(person)).toBe(false)
  const answer = await person.browser.send('DELETE', `/api/users/${person.uid}`, {})
  expect([answer.status, answer.json.code]).toEqual([403, 'session.not_fresh'])
})

test('a sign-in at a provider counts for as long after the moment that it names', async () => {
  const person = await enterAs('ten-minutes', since(10))
  expect(await isProved(person)).toBe(true)
  site.advance(6 * minute)
  expect(await isProved(person)).toBe(false)
  expect(await isProved(await enterAs('in-the-morning', since(240)))).toBe(false)
})

test('a moment with a fraction of a second counts like any other', async () => {
  const person = await enterAs('to-the-letter', since(10) + 0.123_456_7)
  expect(await isProved(person)).toBe(true)
})

test('a moment that is still to come counts as now', async () => {
  const person = await enterAs('ahead', since(-600))
  expect(await isProved(person)).toBe(true)
  site.advance(16 * minute)
  expect(await isProved(person)).toBe(false)
})

test('a provider that did not ask again proves nothing', async () => {
  const person = await enterAs('session-open-there')
  const stale = { signedIn: since(10), isProof: true }
  expect(await visit(person.browser, 'session-open-there', stale)).toBe('/login?error=not_asked_again')
  expect(await isProved(person)).toBe(false)
  // Their clock and ours may differ a little.
  const fresh = { signedIn: since(0.4), isProof: true }
  expect(await visit(person.browser, 'session-open-there', fresh)).toBe('/login')
  expect(await isProved(person)).toBe(true)
})

test('a provider that does not say when it asked is believed only of who has no password', async () => {
  const without = await enterAs('no-password')
  expect(await visit(without.browser, 'no-password', { isProof: true })).toBe('/login')
  expect(await isProved(without)).toBe(true)
  await addApp(site, without)
  site.advance(16 * minute)
  expect(await isProved(without)).toBe(false)
  expect(await visit(without.browser, 'no-password', { isProof: true })).toBe('/login')
  expect(await isProved(without), 'an app changes nothing').toBe(true)

  const person = await joinAs(site, 'has-password@example.com')
  const { json } = await person.browser.send('POST', `/api/users/${person.uid}/sign-ins`, {
    provider: 'oidc',
  })
  provider.lie({ claims: { sub: 'has-password', email: 'has-password@other.example' } })
  await person.browser.get(provider.back(String(json.url)))
  site.advance(16 * minute)
  expect(await visit(person.browser, 'has-password', { isProof: true })).toBe('/login?error=not_asked_again')
  expect(await isProved(person)).toBe(false)
  const fresh = { signedIn: since(0), isProof: true }
  expect(await visit(person.browser, 'has-password', fresh)).toBe('/login')
  expect(await isProved(person)).toBe(true)
})

test('the code of the own app, given after the provider, is a proof', async () => {
  const first = await enterAs('with-app', since(0))
  const { secret } = await addApp(site, first)
  site.advance(30_000)
  const browser = site.browser()
  expect(await visit(browser, 'with-app', { signedIn: since(240) })).toContain('/second-step')
  await browser.send('POST', '/api/auth/sign-in/code', { code: codeNow(site, secret) })
  expect(await isProved({ browser })).toBe(true)
})
