import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { pino } from 'pino'
import { createTestApp, type TestApp, type TestBrowser } from '#app/server/test-app.ts'
import { auditOf } from '#content/server/test-traces.ts'
import * as users from '../accounts/user-store.ts'
import { whoIs } from '../test-people.ts'
import { startLyingProvider, type LyingProvider } from './test-lying-provider.ts'

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
  createTestApp({ ...provider.settings, RATE_LIMIT_FACTOR: '100', ...more })

async function leave(browser: TestBrowser, isProof = false): Promise<string> {
  const body = { provider: 'oidc', callbackURL: '/login', isProof }
  return String((await browser.send('POST', '/api/auth/sign-in/social', body)).json.url)
}

/** Gives where the reader ends up. */
async function comeBack(browser: TestBrowser, back: string): Promise<string> {
  return (await browser.get(back)).headers.get('location') ?? ''
}

/** Goes and comes back as whom the provider says. */
async function enter(browser: TestBrowser, claims: { sub: string } & Record<string, unknown>) {
  provider.lie({ claims: { email: `${claims.sub}@example.com`, ...claims } })
  return comeBack(browser, provider.back(await leave(browser)))
}

/** Signs somebody in anew and gives whether their address counts as theirs. */
async function isVerified(claims: { sub: string } & Record<string, unknown>): Promise<boolean | undefined> {
  const browser = site.browser()
  expect(await enter(browser, claims)).toBe('/login')
  return (await whoIs(browser))?.emailVerified
}

test('an address that the provider has verified by the next sign-in is verified, and stays so', async () => {
  const sub = 'later'
  expect(await isVerified({ sub, email_verified: false })).toBe(false)
  expect(await isVerified({ sub, email_verified: false })).toBe(false)
  expect(await isVerified({ sub })).toBe(true)
  expect(await isVerified({ sub, email_verified: false })).toBe(true)
})

test('another address that the provider has verified does not verify the one of the record', async () => {
  const sub = 'moved'
  expect(await isVerified({ sub, email_verified: false })).toBe(false)
  expect(await isVerified({ sub, email: 'moved-away@example.com' })).toBe(false)
  expect(await isVerified({ sub, email_verified: false })).toBe(false)
})

test('whoever is known is in though the provider does not tell an address any more', async () => {
  const enterWithout = async (browser: TestBrowser, sub: string) => {
    provider.lie({ claims: { sub, email: undefined }, profile: { sub } })
    return comeBack(browser, provider.back(await leave(browser)))
  }
  await enter(site.browser(), { sub: 'known' })
  const browser = site.browser()
  expect(await enterWithout(browser, 'known')).toBe('/login')
  expect(await whoIs(browser)).toMatchObject({ email: 'known@example.com', role: 'user' })
  expect(await enterWithout(site.browser(), 'unknown')).toBe('/login?error=email_not_found')
})

test('with SMTP whoever’s address the provider has verified by now is in at once', async () => {
  const strict = await newSite({ SMTP_URL: 'smtp://127.0.0.1:2525' })
  try {
    const sub = 'since-smtp'
    await enter(strict.browser(), { sub })
    // As a site without SMTP leaves it.
    const { db } = strict.services.connection
    await db.updateTable('users').set({ emailVerified: false }).execute()
    const browser = strict.browser()
    for (const claims of [{ email_verified: false }, { email: 'since-smtp@other.example' }])
      expect(await enter(browser, { sub, ...claims })).toBe('/login?error=email_not_verified')
    expect(await whoIs(browser)).toBe(null)
    expect(await enter(browser, { sub })).toBe('/login')
    expect(await whoIs(browser)).toMatchObject({ email: 'since-smtp@example.com', emailVerified: true })
  } finally {
    await strict.close()
  }
})

test('a way in that is taken off while somebody comes in by it opens nothing', async () => {
  await enter(site.browser(), { sub: 'taken-off' })
  const browser = site.browser()
  const { lockUser } = users
  vi.spyOn(users, 'lockUser').mockImplementationOnce(async (db, uid) => {
    await db.deleteFrom('accounts').where('userId', '=', uid).execute()
    await lockUser(db, uid)
  })
  expect(await enter(browser, { sub: 'taken-off' })).toBe('/login?error=account_not_linked')
  expect(await whoIs(browser)).toBe(null)
})

test('whoever comes back for a proof as somebody suspended is told that, and proves nothing', async () => {
  await enter(site.browser(), { sub: 'suspended' })
  const { db } = site.services.connection
  const suspended = db.updateTable('users').set({ status: 'suspended' })
  await suspended.where('email', '=', 'suspended@example.com').execute()
  const browser = site.browser()
  await enter(browser, { sub: 'proves' })
  site.advance(16 * 60_000)
  const back = provider.back(await leave(browser, true))
  provider.lie({ claims: { sub: 'suspended', email: 'suspended@example.com' } })
  expect(await comeBack(browser, back)).toBe('/login?error=account_suspended')
  expect(await whoIs(browser)).toMatchObject({ email: 'proves@example.com' })
  expect((await browser.get('/api/session/proof')).status).toBe(403)
})

test.each([
  ['access_denied', 'access_denied'],
  ['Login_Required', 'login_required'],
  ['a'.repeat(60), 'a'.repeat(60)],
  ['a'.repeat(61), 'failed'],
  ['call 1234 at once', 'failed'],
  ['call+1234', 'failed'],
  ['<b>denied', 'failed'],
])('the word %j of a provider comes back as %j', async (error, code) => {
  const browser = site.browser()
  expect(await comeBack(browser, provider.back(await leave(browser), { error }))).toBe(`/login?error=${code}`)
  expect(await whoIs(browser)).toBe(null)
})

test('what nobody thought of ends at the sign-in page, and in the log with its cause', async () => {
  const own = await newSite()
  try {
    const browser = own.browser()
    const back = provider.back(await leave(browser))
    // As if another release had kept the request.
    await own.services.connection.db.updateTable('verifications').set({ value: '{}' }).execute()
    const lines = listenTo(own)
    expect(await comeBack(browser, back)).toBe('/login?error=failed')
    expect(await whoIs(browser)).toBe(null)
    const warnings = lines.map((line) => JSON.parse(line)).filter(({ level }) => level >= 40)
    expect(warnings).toMatchObject([
      { level: 40, provider: 'oidc', msg: 'redirect sign-in failed', err: { type: 'ZodError' } },
    ])
    expect(await auditOf(own, 'unknown')).toEqual([
      ['session.refused', 'user', { method: 'oidc', reason: 'failed' }],
    ])
  } finally {
    await own.close()
  }
})

/** What the site writes into its log from now on. */
function listenTo({ services: { log } }: TestApp): string[] {
  const stream: { write(line: string): void } = Reflect.get(log, pino.symbols.streamSym)
  const lines: string[] = []
  const heard = vi.spyOn(stream, 'write').mockImplementation((line) => void lines.push(line))
  onTestFinished(() => heard.mockRestore())
  log.level = 'trace'
  return lines
}
