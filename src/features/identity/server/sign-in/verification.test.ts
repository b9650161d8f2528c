import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createTestApp, type TestApp, type TestBrowser } from '#app/server/test-app.ts'
import { auditOf } from '#content/server/test-traces.ts'
import { systemContext } from '#platform/server/context.ts'
import type { SessionAnswer, UserSessionList } from '../../contract.ts'
import { auditedEvents, joinAs, lastToken, password, signInAs, whoIs } from '../test-people.ts'
import { createSetupToken } from '../tokens/setup.ts'
import { createMailToken } from '../tokens/tokens.ts'

const signUp = '/api/auth/sign-up/email'
const newPassword = 'the moon over Lalibela'

describe.each([
  ['with SMTP', { SMTP_URL: 'smtp://127.0.0.1:2525' }],
  ['without SMTP', {}],
])('on a site %s', (name, settings) => {
  const hasMail = name === 'with SMTP'
  let site: TestApp
  beforeAll(async () => {
    site = await createTestApp({ ...settings, ADMIN_EMAIL: 'owner@example.com', RATE_LIMIT_FACTOR: '100' })
  })
  afterAll(() => site.close())

  const register = async (email: string, browser = site.browser()): Promise<TestBrowser> => {
    await browser.send('POST', signUp, { email, displayName: 'Somebody', password })
    return browser
  }
  const confirm = async (browser: TestBrowser, email: string, chosen?: string) =>
    browser.send('POST', '/api/auth/verify-email', {
      token: await lastToken(site, email),
      newPassword: chosen,
    })

  test('confirming in the browser that registered signs in', async () => {
    const email = 'same-browser@example.com'
    const browser = await register(email)
    await browser.send('POST', '/api/auth/sign-out')
    const answer = await confirm(browser, email)
    expect([answer.status, answer.json]).toEqual([200, { next: 'signed-in', email }])
    expect(await whoIs(browser)).toMatchObject({ email, emailVerified: true })
    expect((await signInAs(site.browser(), email)).status).toBe(200)
  })

  test('the cookie that knows the browser again is its own and opens nothing', async () => {
    const browser = await register('cookie@example.com')
    await browser.send('POST', '/api/auth/sign-out')
    const cookie = (
      await browser.send('POST', signUp, { email: 'c2@example.com', displayName: 'C', password })
    ).headers
      .getSetCookie()
      .find((one) => one.startsWith('traders-hub.registered='))
    expect(cookie).toMatch(
      /^traders-hub\.registered=[\w-]{43}; Max-Age=604800; Path=\/; HttpOnly; SameSite=Lax$/,
    )
    const rows = await site.services.connection.db.selectFrom('users').select('registeredFrom').execute()
    expect(JSON.stringify(rows)).not.toContain(cookie?.split(/[=;]/)[1])
  })

  test('another browser is asked for a new password first, and until then nothing changes', async () => {
    const email = 'other-browser@example.com'
    await register(email)
    const phone = site.browser()
    const asked = await confirm(phone, email)
    expect([asked.status, asked.json]).toEqual([200, { next: 'choose-password', email }])
    expect(await whoIs(phone)).toBe(null)
    const row = await site.services.connection.db
      .selectFrom('users')
      .select('emailVerified')
      .where('email', '=', email)
      .executeTakeFirstOrThrow()
    expect(Boolean(row.emailVerified)).toBe(false)
    const refused = await confirm(phone, email, 'other-browser@example.com')
    expect([refused.status, refused.json.fields]).toEqual([422, { newPassword: 'password_personal' }])
    const token = await lastToken(site, email)
    expect((await confirm(phone, email, newPassword)).json).toEqual({ next: 'signed-in', email })
    const user = await whoIs(phone)
    expect(user).toMatchObject({ email, emailVerified: true })
    expect(await auditOf(site, user?.uid ?? '')).toContainEqual([
      'address.verified',
      'user',
      { passwordChosen: true },
    ])
    const { sessions } = (await phone.get<UserSessionList>(`/api/users/${user?.uid}/sessions`)).json
    expect(sessions).toMatchObject([{ method: 'password', isCurrent: true }])
    const again = await phone.send('POST', '/api/auth/verify-email', { token, newPassword })
    expect([again.status, again.json.code]).toEqual([400, 'token.invalid'])
  })

  test('a stranger who registered the owner’s address keeps neither password nor session, and nobody becomes administrator', async () => {
    const email = 'owner@example.com'
    const stranger = await register(email)
    expect((await whoIs(stranger))?.email).toBe(hasMail ? undefined : email)
    const owner = site.browser()
    await confirm(owner, email)
    await confirm(owner, email, newPassword)
    expect(await whoIs(owner)).toMatchObject({ email, role: 'user', emailVerified: true })
    expect(await whoIs(stranger)).toBe(null)
    expect((await signInAs(stranger, email)).status).toBe(401)
    const signedIn = await signInAs(site.browser(), email, { password: newPassword })
    expect(signedIn.json.user).toMatchObject({ role: 'user', isAdmin: false })
  })

  test('a reset of the fixed address makes nobody administrator either', async () => {
    const email = 'owner@example.com'
    const browser = site.browser()
    await browser.send('POST', '/api/auth/request-password-reset', { email })
    const token = await lastToken(site, email)
    await browser.send('POST', '/api/auth/reset-password', { token, newPassword: 'coffee before the rain' })
    const signedIn = await signInAs(browser, email, { password: 'coffee before the rain' })
    expect(signedIn.json.user.role).toBe('user')
    expect((await browser.get('/api/admin/users')).status).toBe(403)
  })

  test('the cookie of another registration does not confirm somebody else’s', async () => {
    const email = 'not-mine@example.com'
    await register(email)
    const browser = await register('mine@example.com')
    await browser.send('POST', '/api/auth/sign-out')
    expect((await confirm(browser, email)).json.next).toBe('choose-password')
  })

  test('a link that is left over opens nothing once the address is verified', async () => {
    const email = 'left-over@example.com'
    const browser = await register(email)
    const first = await lastToken(site, email)
    for (let mail = 0; mail < 2; mail++)
      await browser.send('POST', '/api/auth/send-verification-email', { email })
    const second = await lastToken(site, email)
    expect(second).not.toBe(first)
    await browser.send('POST', '/api/auth/sign-out')
    expect((await confirm(browser, email)).json.next).toBe('signed-in')
    const finder = site.browser()
    const found = await finder.send('POST', '/api/auth/verify-email', { token: first })
    expect([found.status, found.json.code]).toEqual([400, 'token.invalid'])
    const ctx = systemContext(site.services, 'test')
    const uid = (await whoIs(browser))?.uid ?? ''
    const { secret: token } = await createMailToken(ctx, uid, 'verify-email')
    const again = await finder.send('POST', '/api/auth/verify-email', { token })
    expect([again.status, again.json]).toEqual([200, { next: 'done', email }])
    expect(await whoIs(finder)).toBe(null)
    const used = await finder.send('POST', '/api/auth/verify-email', { token })
    expect([used.status, used.json.code]).toEqual([400, 'token.invalid'])
  })

  test('whoever is signed in as somebody else stays who they are', async () => {
    const browser = await register('first@example.com')
    await confirm(browser, 'first@example.com')
    await register('second@example.com', browser)
    const before = await whoIs(browser)
    const answer = await confirm(browser, 'second@example.com')
    expect(answer.json.next).toBe('done')
    expect((await whoIs(browser))?.uid).toBe(before?.uid)
  })

  test('a suspended account is confirmed without a session', async () => {
    const email = 'held@example.com'
    const browser = await register(email)
    await site.services.connection.db
      .updateTable('users')
      .set({ status: 'suspended' })
      .where('email', '=', email)
      .execute()
    expect((await confirm(browser, email)).json.next).toBe('done')
    expect(await whoIs(browser)).toBe(null)
  })

  test('of ten confirmations with one link at once, one counts', async () => {
    const email = 'at-once@example.com'
    await register(email)
    const token = await lastToken(site, email)
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, at) =>
        site.browser().send('POST', '/api/auth/verify-email', { token, newPassword: `${newPassword} ${at}` }),
      ),
    )
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(answers.every(({ status }) => [200, 400, 503].includes(status))).toBe(true)
  })
})

test('the first administrator is signed in at once, with SMTP as well', async () => {
  const site = await createTestApp({ SMTP_URL: 'smtp://127.0.0.1:2525' })
  try {
    const setupToken = await createSetupToken(systemContext(site.services, 'test'))
    const browser = site.browser()
    const answer = await browser.send('POST', signUp, {
      email: 'first@example.com',
      displayName: 'First',
      password,
      setupToken,
    })
    expect(answer.json).toEqual({ next: 'signed-in' })
    const { json } = await browser.get<SessionAnswer>('/api/session')
    expect(json.verificationRequired).toBe(true)
    expect(json.user).toMatchObject({
      role: 'admin',
      isAdmin: true,
      emailVerified: true,
      keptSignedIn: false,
    })
    expect((await browser.get('/api/admin/users')).status).toBe(200)
    expect(await auditedEvents(site)).toContain('session.signed_in')
  } finally {
    await site.close()
  }
})

test('whoever is signed in to the account has proved the password, in whatever browser the link is opened', async () => {
  const open = await createTestApp({ RATE_LIMIT_FACTOR: '100' })
  try {
    const person = await joinAs(open, 'both-browsers@example.com')
    const stranger = await joinAs(open, 'somebody-else@example.com')
    const token = await lastToken(open, person.email)
    const verify = ({ browser }: { browser: TestBrowser }) =>
      browser.send('POST', '/api/auth/verify-email', { token })
    expect((await verify(stranger)).json.next).toBe('choose-password')
    const laptop = open.browser()
    await signInAs(laptop, person.email)
    expect((await verify({ browser: laptop })).json).toEqual({ next: 'done', email: person.email })
    expect(await whoIs(laptop)).toMatchObject({ emailVerified: true })
    expect((await auditOf(open, person.uid))[0]).toEqual([
      'address.verified',
      'user',
      { passwordChosen: false },
    ])
  } finally {
    await open.close()
  }
})
