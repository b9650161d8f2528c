import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { pino } from 'pino'
import { createTestApp, type TestApp, type TestBrowser } from '#app/server/test-app.ts'
import { auditOf } from '#content/server/test-traces.ts'
import { startTestProvider, type TestProvider } from '../../../../../e2e/support/oidc-provider.ts'
import type { RedirectResult, SessionAnswer } from '../../contract.ts'
import { addApp } from '../second-factor/test-codes.ts'
import {
  auditedEvents,
  joinAs,
  joinAsAdmin,
  lastToken,
  makeAdmin,
  password,
  signInAs,
  whoIs,
} from '../test-people.ts'

let site: TestApp
let provider: TestProvider
beforeAll(async () => {
  provider = await startTestProvider('http://localhost:3000')
  site = await createTestApp({
    ...provider.settings,
    ADMIN_EMAIL: 'OWNER@example.com',
    RATE_LIMIT_FACTOR: '100',
  })
})
afterAll(async () => {
  await site.close()
  await provider.close()
})
beforeEach(() => provider.comeUp())

const callbackURL = '/login?redirect=done&to=%2Fcourses'
const social = (browser: TestBrowser, body: Record<string, unknown> = {}) =>
  browser.send('POST', '/api/auth/sign-in/social', { provider: 'oidc', callbackURL, ...body })

/** The whole round trip; gives where the reader ends up. */
async function redirectAs(
  browser: TestBrowser,
  choice: { sub: string } | 'cancel',
  isProof = false,
): Promise<string> {
  const { json } = await social(browser, { isProof })
  const back = new URL(await provider.visit(String(json.url), choice))
  const answer = await browser.get(back.pathname + back.search)
  expect(answer.status).toBe(302)
  return answer.headers.get('location') ?? ''
}

async function resultOf(browser: TestBrowser): Promise<RedirectResult> {
  return (await browser.send<RedirectResult>('POST', '/api/session/redirect-result')).json
}

test('the provider is offered by its name', async () => {
  const { json } = await site.browser().get<SessionAnswer>('/api/session')
  expect(json.providers).toEqual([{ id: 'oidc', name: 'Test Account' }])
  const offered = await site.browser().get<SessionAnswer['providers']>('/api/session/providers')
  expect(offered.json).toEqual(json.providers)
})

test('a new user comes back signed in, and the result is there once', async () => {
  const browser = site.browser({ language: 'am' })
  expect(await redirectAs(browser, { sub: 'hiwot' })).toBe('/login?redirect=done&to=%2Fcourses')
  const result = await resultOf(browser)
  expect(result?.user).toMatchObject({
    email: 'hiwot@example.com',
    displayName: 'Hiwot Bekele',
    role: 'user',
    emailVerified: true,
    language: 'am',
    keptSignedIn: false,
    bio: '',
    phone: '',
  })
  expect(result?.user.createdAt).toBeGreaterThan(0)
  expect(await resultOf(browser)).toBe(null)
  expect((await whoIs(browser))?.uid).toBe(result?.user.uid)
  expect((await browser.get<SessionAnswer>('/api/session')).json.hasPassword).toBe(false)
})

test('whoever has an authenticator app gives its code after the other site as well', async () => {
  const sub = 'two-steps'
  provider.accounts.set(sub, { sub, email: `${sub}@example.com`, emailVerified: true, name: 'Sara' })
  const browser = site.browser()
  await redirectAs(browser, { sub })
  await redirectAs(browser, { sub }, true)
  const user = await whoIs(browser)
  const { codes } = await addApp(site, { browser, uid: user?.uid ?? '', email: user?.email ?? '' })
  const again = site.browser()
  const location = await redirectAs(again, { sub })
  expect(location).toBe(`/second-step?${new URLSearchParams({ to: '/login?redirect=done&to=%2Fcourses' })}`)
  expect(await whoIs(again)).toBe(null)
  expect((await again.send('POST', '/api/auth/sign-in/code', { code: codes[0] })).status).toBe(200)
  expect((await resultOf(again))?.user).toMatchObject({ uid: user?.uid, keptSignedIn: false })
})

test('a returning user is the same user, with the record as it was', async () => {
  const [first, second] = [site.browser(), site.browser()]
  await redirectAs(first, { sub: 'dawit' })
  const user = await whoIs(first)
  await first.send('PATCH', `/api/users/${user?.uid}`, { bio: 'Sesame trader', displayName: 'ዳዊት' })
  await redirectAs(second, { sub: 'dawit' })
  expect((await resultOf(second))?.user).toMatchObject({
    uid: user?.uid,
    bio: 'Sesame trader',
    displayName: 'ዳዊት',
    createdAt: user?.createdAt,
  })
})

test('the fixed address in any letter case becomes administrator', async () => {
  const browser = site.browser()
  await redirectAs(browser, { sub: 'owner' })
  expect((await resultOf(browser))?.user).toMatchObject({
    email: 'owner@example.com',
    role: 'admin',
    isAdmin: true,
  })
  expect((await browser.get('/api/admin/users')).status).toBe(200)
  await redirectAs(browser, { sub: 'owner' })
  const uid = (await whoIs(browser))?.uid ?? ''
  expect((await auditOf(site, uid)).filter(([event]) => event === 'user.role_changed')).toEqual([
    ['user.role_changed', 'user', { from: 'user', to: 'admin', by: 'fixed address' }],
  ])
  expect(await auditOf(site, uid)).toContainEqual(['session.signed_in', 'user', { method: 'oidc' }])
})

test('the fixed address that the provider did not verify does not, and takes over nobody', async () => {
  const fresh = await createTestApp({
    ...provider.settings,
    ADMIN_EMAIL: 'owner@example.com',
    RATE_LIMIT_FACTOR: '100',
  })
  try {
    const browser = fresh.browser()
    await redirectAs(browser, { sub: 'impostor' })
    expect((await resultOf(browser))?.user).toMatchObject({
      role: 'user',
      isAdmin: false,
      emailVerified: false,
    })
    expect((await browser.get('/api/admin/users')).status).toBe(403)
  } finally {
    await fresh.close()
  }
  const browser = site.browser()
  expect(await redirectAs(browser, { sub: 'impostor' })).toBe('/login?to=%2Fcourses&error=account_not_linked')
  expect(await whoIs(browser)).toBe(null)
})

test('an administrator by grant keeps the role at the next redirect sign-in', async () => {
  const browser = site.browser()
  await redirectAs(browser, { sub: 'hiwot' })
  const uid = (await whoIs(browser))?.uid ?? ''
  await makeAdmin(site, uid)
  await redirectAs(browser, { sub: 'hiwot' })
  expect((await resultOf(browser))?.user.role).toBe('admin')
  await site.services.connection.db.updateTable('users').set({ role: 'user' }).where('id', '=', uid).execute()
})

test('nothing is joined by address, however well both sides have verified it', async () => {
  const email = 'selam@example.com'
  provider.accounts.set('selam', { sub: 'selam', email, emailVerified: true, name: 'Selam' })
  const { browser } = await joinAs(site, email)
  await browser.send('POST', '/api/auth/verify-email', { token: await lastToken(site, email) })
  expect((await whoIs(browser))?.emailVerified).toBe(true)
  const other = site.browser()
  expect(await redirectAs(other, { sub: 'selam' })).toContain('error=account_not_linked')
  expect(await whoIs(other)).toBe(null)
})

test('a second person of one provider with the address of the first does not come into that account', async () => {
  const browser = site.browser()
  await redirectAs(browser, { sub: 'hiwot' })
  const email = (await whoIs(browser))?.email ?? ''
  provider.accounts.set('hiwot-again', { sub: 'hiwot-again', email, emailVerified: true, name: 'Other' })
  const other = site.browser()
  expect(await redirectAs(other, { sub: 'hiwot-again' })).toContain('error=account_not_linked')
  expect(await whoIs(other)).toBe(null)
})

test('whoever proves the mailbox loses the ways in that strangers attached before', async () => {
  const thief = site.browser()
  await redirectAs(thief, { sub: 'unverified' })
  expect((await whoIs(thief))?.email).toBe('unverified@example.com')
  const owner = site.browser()
  await owner.send('POST', '/api/auth/request-password-reset', { email: 'unverified@example.com' })
  await owner.send('POST', '/api/auth/reset-password', {
    token: await lastToken(site, 'unverified@example.com'),
    newPassword: password,
  })
  expect((await signInAs(owner, 'unverified@example.com')).status).toBe(200)
  expect(await whoIs(thief)).toBe(null)
  expect(await redirectAs(thief, { sub: 'unverified' })).toContain('error=account_not_linked')
})

test('a suspended user does not come in this way either', async () => {
  provider.accounts.set('banned', {
    sub: 'banned',
    email: 'banned@example.com',
    emailVerified: true,
    name: 'Banned',
  })
  const browser = site.browser()
  await redirectAs(browser, { sub: 'banned' })
  const { db } = site.services.connection
  await db
    .updateTable('users')
    .set({ status: 'suspended' })
    .where('email', '=', 'banned@example.com')
    .execute()
  expect(await redirectAs(site.browser(), { sub: 'banned' })).toBe(
    '/login?to=%2Fcourses&error=account_suspended',
  )
  expect(await whoIs(browser)).toBe(null)
})

test('a cancelled sign-in comes back with a code and nothing the provider says', async () => {
  const browser = site.browser()
  expect(await redirectAs(browser, 'cancel')).toBe('/login?to=%2Fcourses&error=access_denied')
  expect(await resultOf(browser)).toBe(null)
  expect(await auditedEvents(site)).toContain('session.refused')
})

test.each([
  'https://evil.example/login',
  '//evil.example/login',
  '/\\evil.example/login',
  '/.//evil.example/login',
  '/%2e//evil.example/login',
  '/login/..//evil.example/login',
  '/courses',
  '/courses?login',
  'javascript:alert(1)//login',
  '',
])('the reader never comes back to %j', async (wanted) => {
  const answer = await social(site.browser(), { callbackURL: wanted })
  expect([answer.status, answer.json.fields]).toEqual([422, { callbackURL: 'invalid' }])
})

test.each([
  ['scopes', ['admin']],
  ['idToken', { token: 'x' }],
  ['errorCallbackURL', 'https://evil.example'],
  ['newUserCallbackURL', '/x'],
  ['additionalParams', { prompt: 'none' }],
  ['requestSignUp', true],
])('the input %s is not taken', async (name, value) => {
  expect((await social(site.browser(), { [name]: value })).json.fields).toEqual({ [name]: 'unknown_field' })
})

test('an answer of the provider counts once and only in the browser that asked', async () => {
  const [browser, thief] = [site.browser(), site.browser()]
  const { json } = await social(browser)
  const back = new URL(await provider.visit(String(json.url), { sub: 'hiwot' }))
  const stolen = await thief.get(back.pathname + back.search)
  expect(stolen.headers.get('location')).toMatch(/^\/login\?(to=%2Fcourses&)?error=/)
  expect(await whoIs(thief)).toBe(null)
  await browser.get(back.pathname + back.search)
  const again = await browser.get(back.pathname + back.search)
  expect(again.headers.get('location')).toMatch(/error=/)
})

test.each([
  '',
  '?code=x',
  '?code=x&state=y',
  '?error=<script>',
  '?state=y&error=server_error&error_description=Call+1234',
])('a made-up answer %j ends at the sign-in page', async (query) => {
  const answer = await site.browser().get(`/api/auth/callback/oidc${query}`)
  expect([answer.status, answer.headers.get('location')]).toEqual([
    302,
    expect.stringMatching(/^\/login\?error=[a-z_]+$/),
  ])
})

test('the provider asks for PKCE, a state and a nonce', async () => {
  const { json } = await social(site.browser())
  const asked = new URL(String(json.url)).searchParams
  expect(asked.get('code_challenge_method')).toBe('S256')
  for (const name of ['state', 'nonce', 'code_challenge']) expect(asked.get(name)?.length).toBeGreaterThan(20)
  expect(asked.get('redirect_uri')).toBe('http://localhost:3000/api/auth/callback/oidc')
})

test('tokens of the provider are not kept', async () => {
  const rows = await site.services.connection.db
    .selectFrom('accounts')
    .selectAll()
    .where('providerId', '=', 'oidc')
    .execute()
  expect(rows.length).toBeGreaterThan(0)
  for (const row of rows) expect([row.accessToken, row.refreshToken, row.idToken]).toEqual([null, null, null])
})

test('a provider that was down at start is offered and works when it is back', async () => {
  provider.goDown()
  const late = await createTestApp({ ...provider.settings, RATE_LIMIT_FACTOR: '100' })
  try {
    const browser = late.browser()
    expect((await browser.get<SessionAnswer>('/api/session')).json.providers).toHaveLength(1)
    const down = await social(browser)
    expect([down.status, down.json.code, down.headers.get('retry-after')]).toEqual([
      503,
      'provider.unavailable',
      '10',
    ])
    const admin = await joinAsAdmin(late)
    expect((await whoIs(admin.browser))?.isAdmin).toBe(true)
    provider.comeUp()
    expect((await social(browser)).status).toBe(503)
    await new Promise((resolve) => setTimeout(resolve, 10_100))
    expect((await social(browser)).status).toBe(200)
  } finally {
    await late.close()
  }
})

test('a provider that dies on the way gives an error page within ten seconds', async () => {
  const browser = site.browser()
  const { json } = await social(browser)
  const back = new URL(await provider.visit(String(json.url), { sub: 'hiwot' }))
  provider.comeUp(30_000)
  const began = performance.now()
  const answer = await browser.get(back.pathname + back.search)
  expect(performance.now() - began).toBeLessThan(10_000)
  expect(answer.headers.get('location')).toMatch(/^\/login\?.*error=/)
})

test('with SMTP an address that the provider did not verify gets no session', async () => {
  const strict = await createTestApp({ ...provider.settings, SMTP_URL: 'smtp://127.0.0.1:2525' })
  try {
    const browser = strict.browser()
    expect(await redirectAs(browser, { sub: 'unverified' })).toContain('error=email_not_verified')
    expect(await whoIs(browser)).toBe(null)
  } finally {
    await strict.close()
  }
})

describe('answers that nobody asked for', () => {
  const auditRows = async (of: TestApp) =>
    (await of.services.connection.db.selectFrom('audit_log').select('id').execute()).length

  test('of a provider that is not configured are not found, and leave nothing behind', async () => {
    const before = await auditRows(site)
    const answer = await site.browser().get('/api/auth/callback/google?code=x&state=y')
    expect([answer.status, answer.json.code]).toEqual([404, 'provider.not_found'])
    expect(await auditRows(site)).toBe(before)
  })

  test('are a quiet line in the log, without a stack', async () => {
    const { log } = site.services
    const { level } = log
    const stream: { write(line: string): void } = Reflect.get(log, pino.symbols.streamSym)
    const lines: string[] = []
    const heard = vi.spyOn(stream, 'write').mockImplementation((line) => void lines.push(line))
    log.level = 'trace'
    for (const query of ['code=x&state=y', 'error=access_denied', 'state=', ''])
      await site.browser().get(`/api/auth/callback/oidc?${query}`)
    await site.browser().get('/api/auth/callback/google?code=x')
    log.level = level
    heard.mockRestore()
    expect(lines.length).toBeGreaterThanOrEqual(4)
    expect(lines.filter((line) => JSON.parse(line).level > 40)).toEqual([])
    expect(lines.join('')).not.toMatch(/"stack"|\bat [^"]+:\d+:\d+/)
  })

  test('are counted by address, and past the limit leave nothing behind', async () => {
    const strict = await createTestApp({ ...provider.settings, RATE_LIMIT_FACTOR: '0.1' })
    try {
      const browser = strict.browser({ address: '203.0.113.9' })
      const ends: string[] = []
      for (let time = 0; time < 40; time++) {
        const answer = await browser.get('/api/auth/callback/oidc?code=x&state=y')
        expect(answer.status).toBe(302)
        ends.push(answer.headers.get('location') ?? '')
      }
      expect(ends.filter((location) => location === '/login?error=too_many_requests')).toHaveLength(34)
      expect(await auditRows(strict)).toBe(6)
    } finally {
      await strict.close()
    }
  })
})
