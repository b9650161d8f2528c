import { argon2Sync } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { createTestApp, type TestApp } from '#app/server/test-app.ts'
import type { SessionAnswer } from '../../contract.ts'
import { useRealCost } from '../passwords/test-password-cost.ts'
import { auditedEvents, joinAs, lastToken, mailsTo, password, signInAs, whoIs } from '../test-people.ts'

const signUp = '/api/auth/sign-up/email'
const signIn = '/api/auth/sign-in/email'

describe('a site without SMTP', () => {
  let site: TestApp
  beforeAll(async () => {
    site = await createTestApp({ RATE_LIMIT_FACTOR: '100' })
  })
  afterAll(() => site.close())

  test('somebody registers and is signed in at once, signs in again, is known, signs out and is unknown again', async () => {
    const browser = site.browser()
    const registered = await browser.send('POST', signUp, {
      email: ' Abebe@Example.COM ',
      displayName: 'አበበ',
      password,
    })
    expect([registered.status, registered.json]).toEqual([200, { next: 'signed-in' }])
    expect((await whoIs(browser))?.email).toBe('abebe@example.com')
    const signedIn = await signInAs(browser, 'abebe@example.com')
    expect(signedIn.json.user).toMatchObject({
      email: 'abebe@example.com',
      displayName: 'አበበ',
      role: 'user',
      isAdmin: false,
      status: 'active',
      bio: '',
      phone: '',
      emailVerified: false,
      keptSignedIn: false,
    })
    const session = await browser.get<SessionAnswer>('/api/session')
    expect(session.json.user?.uid).toBe(signedIn.json.user.uid)
    expect(session.json).toMatchObject({
      providers: [],
      idleMilliseconds: 1_200_000,
      verificationRequired: false,
      hasPassword: true,
    })
    const cookies = new Map(browser.cookies)
    const signedOut = await browser.send('POST', '/api/auth/sign-out')
    expect(signedOut.status).toBe(204)
    expect(signedOut.headers.get('clear-site-data')).toBe('"cache"')
    expect(signedOut.headers.get('cache-control')).toBe('no-store')
    expect(await whoIs(browser)).toBe(null)
    for (const [name, value] of cookies) browser.cookies.set(name, value)
    expect(await whoIs(browser)).toBe(null)
    expect(await auditedEvents(site)).toEqual(
      expect.arrayContaining(['user.registered', 'session.signed_in', 'session.signed_out']),
    )
  })

  test('the session is in an HttpOnly cookie of the session and in no body', async () => {
    await joinAs(site, 'cookie@example.com')
    const answer = await signInAs(site.browser(), 'cookie@example.com')
    const cookies = answer.headers.getSetCookie()
    expect(cookies).toHaveLength(2)
    expect(cookies[0]).toMatch(/^traders-hub\.session_token=[^;]+; Path=\/; HttpOnly; SameSite=Lax$/)
    expect(cookies[1]).toMatch(
      /^traders-hub\.device=[\w-]{43}; Max-Age=34560000; Path=\/; HttpOnly; SameSite=Lax$/,
    )
    const { token } = await site.services.connection.db
      .selectFrom('sessions')
      .select('token')
      .orderBy('createdAt', 'desc')
      .executeTakeFirstOrThrow()
    expect(answer.text).not.toContain(token)
    expect(answer.text).not.toContain('token')
  })

  test('keeping signed in gives the cookie thirty days', async () => {
    await joinAs(site, 'kept@example.com')
    const answer = await signInAs(site.browser(), 'kept@example.com', { rememberMe: true })
    expect(answer.headers.getSetCookie()[0]).toContain('Max-Age=2592000')
    expect(answer.json.user.keptSignedIn).toBe(true)
  })

  test('registering a known address changes nothing, signs nobody in, and tells the owner by mail', async () => {
    await joinAs(site, 'known@example.com')
    const before = (await mailsTo(site, 'known@example.com')).length
    const browser = site.browser()
    const again = await browser.send('POST', signUp, {
      email: 'known@example.com',
      displayName: 'Thief',
      password: 'another long secret',
    })
    expect([again.status, again.json]).toEqual([200, { next: 'sign-in' }])
    expect(await whoIs(browser)).toBe(null)
    expect((await signInAs(browser, 'known@example.com', { password: 'another long secret' })).status).toBe(
      401,
    )
    expect((await signInAs(browser, 'known@example.com')).json.user.displayName).toBe('Test Person')
    const mails = await mailsTo(site, 'known@example.com')
    expect(mails.slice(before).map(({ subject }) => subject)).toEqual([
      'You already have an account',
      'Your account was opened on a new device',
    ])
  })

  test('of ten registrations of one address at once, all answer the same and one user is made', async () => {
    const answers = await Promise.all(
      Array.from({ length: 10 }, () =>
        site.browser().send('POST', signUp, { email: 'race@example.com', displayName: 'Racer', password }),
      ),
    )
    expect(answers.map((answer) => answer.status)).toEqual(Array(10).fill(200))
    const rows = await site.services.connection.db
      .selectFrom('users')
      .select('id')
      .where('email', '=', 'race@example.com')
      .execute()
    expect(rows).toHaveLength(1)
    expect((await signInAs(site.browser(), 'race@example.com')).status).toBe(200)
  })

  test('a wrong password and an unknown address are refused alike', async () => {
    await joinAs(site, 'alike@example.com')
    const wrong = await signInAs(site.browser(), 'alike@example.com', { password: 'not the password' })
    const unknown = await signInAs(site.browser(), 'nobody@example.com', { password: 'not the password' })
    expect([wrong.status, wrong.json.code]).toEqual([401, 'credentials.wrong'])
    expect([unknown.status, unknown.json.code]).toEqual([401, 'credentials.wrong'])
    expect(Object.keys(wrong.json)).toEqual(Object.keys(unknown.json))
  })

  test.each([
    ['an own role', { role: 'admin' }],
    ['a verified address', { emailVerified: true }],
    ['a status', { status: 'active' }],
    ['an id', { id: 'chosen' }],
    ['a picture', { image: 'javascript:alert(1)' }],
    ['an address to go to', { callbackURL: 'https://evil.example' }],
  ])('registering cannot bring %s', async (_name, extra) => {
    const answer = await site
      .browser()
      .send('POST', signUp, { email: 'mass@example.com', displayName: 'Mass', password, ...extra })
    expect([answer.status, Object.values(answer.json.fields ?? {})]).toEqual([422, ['unknown_field']])
  })

  test.each([
    ['short', 'eleven char', 'too_short'],
    ['longer than 128 code points', 'ሀለሐመ'.repeat(33), 'too_long'],
    ['common', 'Password2024!', 'password_common'],
    ['common, with digits around it', '123sunshine9', 'password_common'],
    ['common, twice', 'dragondragon', 'password_common'],
    ['repeated Ethiopic letters', 'ሀሀሀሀሀሀሀሀሀሀሀሀ', 'password_common'],
    ['the own name', 'Tigist Alemu 1', 'password_personal'],
    ['the own address', 'tigist.a@example.com', 'password_personal'],
    ['the name of the site', "Traders' Hub 12", 'password_personal'],
  ])('a password that is %s is refused', async (_name, chosen, code) => {
    const input = { email: 'tigist.a@example.com', displayName: 'Tigist Alemu', password: chosen }
    const answer = await site.browser().send('POST', signUp, input)
    expect([answer.status, answer.json.fields]).toEqual([422, { password: code }])
  })

  test('a password may be Amharic with spaces, and is the same in every Unicode form', async () => {
    const browser = site.browser()
    await browser.send('POST', signUp, {
      email: 'nfkc@example.com',
      displayName: 'N',
      password: 'ቡና ከጠዋት ፀሐይ ጋር café',
    })
    const answer = await signInAs(browser, 'nfkc@example.com', {
      password: 'ቡና ከጠዋት ፀሐይ ጋር café'.normalize('NFD'),
    })
    expect(answer.status).toBe(200)
  })

  test('a password counts to its last letter, large and small', async () => {
    const browser = site.browser()
    const chosen = 'A Kettle sings at dawn, '.padEnd(127, 'quietly, ') + 'x'
    expect(chosen).toHaveLength(128)
    const email = 'whole@example.com'
    await browser.send('POST', signUp, { email, displayName: 'W', password: chosen })
    for (const other of [chosen.slice(0, -1), `${chosen.slice(0, -1)}y`, chosen.toLowerCase(), `${chosen} `])
      expect((await signInAs(site.browser(), email, { password: other })).status).not.toBe(200)
    expect((await signInAs(site.browser(), email, { password: chosen })).status).toBe(200)
  })

  test('a stored hash is Argon2id with its parameters, and an older one is renewed at the next sign-in', async () => {
    onTestFinished(useRealCost())
    const { uid, browser } = await joinAs(site, 'renew@example.com')
    const { db } = site.services.connection
    const hashOf = async () =>
      (await db.selectFrom('accounts').select('password').where('userId', '=', uid).executeTakeFirstOrThrow())
        .password
    const first = await hashOf()
    expect(first).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
    const nonce = Buffer.from('sixteen bytes ok')
    const tag = argon2Sync('argon2id', {
      message: password,
      nonce,
      memory: 8192,
      passes: 1,
      parallelism: 1,
      tagLength: 32,
    })
    const old = `$argon2id$v=19$m=8192,t=1,p=1$${nonce.toString('base64').replaceAll('=', '')}$${tag.toString('base64').replaceAll('=', '')}`
    await db.updateTable('accounts').set({ password: old }).where('userId', '=', uid).execute()
    expect((await signInAs(browser, 'renew@example.com')).status).toBe(200)
    expect(await hashOf()).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
    expect((await signInAs(browser, 'renew@example.com')).status).toBe(200)
  })

  test('another site cannot sign anybody in or register', async () => {
    for (const path of [signIn, signUp, '/api/auth/sign-out', '/api/auth/request-password-reset']) {
      const answer = await site
        .browser()
        .send('POST', path, {}, { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' })
      expect([path, answer.status, answer.json.code]).toEqual([path, 403, 'origin.foreign'])
    }
  })

  test.each([
    'get-session',
    'list-sessions',
    'update-user',
    'delete-user',
    'change-email',
    'link-social',
    'revoke-session',
    'ok',
    'error',
    'token',
  ])('the route %s does not exist here', async (route) => {
    const { browser } = await joinAs(site, `route-${route}@example.com`)
    expect((await browser.get(`/api/auth/${route}`)).status).toBe(404)
    expect((await browser.send('POST', `/api/auth/${route}`, {})).status).toBe(404)
  })

  test('a changed, cut or foreign cookie is nobody', async () => {
    const { browser } = await joinAs(site, 'forge@example.com')
    const [name, value] = [...browser.cookies][0] ?? ['', '']
    for (const forged of [value.slice(0, -4), `x${value}`, value.split('.')[0] ?? '', '%E0%A4%A', '']) {
      browser.cookies.set(name, forged)
      expect(await whoIs(browser)).toBe(null)
    }
  })

  test('verifying the address works once', async () => {
    const { browser, email } = await joinAs(site, 'verify@example.com')
    const mail = (await mailsTo(site, email)).at(-1)
    expect(mail?.link.href).toMatch(/^http:\/\/localhost:3000\/verify-email\?token=[\w-]{43}$/)
    const token = await lastToken(site, email)
    const confirmed = await browser.send('POST', '/api/auth/verify-email', { token })
    expect([confirmed.status, confirmed.json]).toEqual([200, { next: 'done', email }])
    expect((await whoIs(browser))?.emailVerified).toBe(true)
    const again = await browser.send('POST', '/api/auth/verify-email', { token })
    expect([again.status, again.json.code]).toEqual([400, 'token.invalid'])
  })

  test('mails come in the language of the page where they were asked for', async () => {
    const browser = site.browser({ language: 'am' })
    const email = 'amharic@example.com'
    const subjects = async () => (await mailsTo(site, email)).map((mail) => mail.subject)
    await browser.send('POST', signUp, { email, displayName: 'አማን', password })
    expect(await subjects()).toEqual(['የኢሜይል አድራሻዎን ያረጋግጡ'])
    site.advance(1000)
    await site.browser({ language: 'en' }).send('POST', '/api/auth/request-password-reset', { email })
    site.advance(1000)
    await browser.send('POST', '/api/auth/request-password-reset', { email })
    site.advance(1000)
    await site.browser({ language: 'en' }).send('POST', '/api/auth/send-verification-email', { email })
    expect((await subjects()).slice(1)).toEqual([
      'Set a new password',
      'አዲስ የይለፍ ቃል ያውጡ',
      'Confirm your e-mail address',
    ])
  })
})

test('when the mail cannot be queued, nobody is registered', async () => {
  const site = await createTestApp()
  try {
    const { db } = site.services.connection
    await db.schema.dropTable('mail_outbox').execute()
    const answer = await site
      .browser()
      .send('POST', signUp, { email: 'atomic@example.com', displayName: 'Atomic', password })
    expect(answer.status).toBe(500)
    for (const table of ['users', 'accounts', 'verifications', 'audit_log'] as const) {
      expect([table, await db.selectFrom(table).select('id').execute()]).toEqual([table, []])
    }
  } finally {
    await site.close()
  }
})

test('when the user cannot be written, the answer does not pretend', async () => {
  const site = await createTestApp()
  try {
    await site.services.connection.db.schema.alterTable('users').renameColumn('role', 'rank').execute()
    const answer = await site
      .browser()
      .send('POST', signUp, { email: 'full@example.com', displayName: 'Full', password })
    expect(answer.status).toBeGreaterThanOrEqual(500)
  } finally {
    await site.close()
  }
})

test('people who sign in at the same moment are not mistaken for each other', async () => {
  const site = await createTestApp({ RATE_LIMIT_FACTOR: '100' })
  try {
    const emails = Array.from({ length: 20 }, (_, at) => `person${at}@example.com`)
    const people = await Promise.all(emails.map((email) => joinAs(site, email)))
    const seen = await Promise.all(people.flatMap(({ browser }) => [whoIs(browser), whoIs(browser)]))
    expect(seen.map((user) => user?.email)).toEqual(emails.flatMap((email) => [email, email]))
    expect(new Set(people.map(({ uid }) => uid)).size).toBe(20)
  } finally {
    await site.close()
  }
})

describe('a site with SMTP', () => {
  let site: TestApp
  beforeAll(async () => {
    site = await createTestApp({ SMTP_URL: 'smtp://127.0.0.1:2525', RATE_LIMIT_FACTOR: '100' })
  })
  afterAll(() => site.close())

  test('an address must be verified before its first sign-in', async () => {
    const browser = site.browser()
    const registered = await browser.send('POST', signUp, {
      email: 'first@example.com',
      displayName: 'First',
      password,
    })
    expect(registered.json).toEqual({ next: 'verify' })
    const early = await signInAs(browser, 'first@example.com')
    expect([early.status, early.json.code, await whoIs(browser)]).toEqual([403, 'email.not_verified', null])
    expect((await signInAs(browser, 'first@example.com', { password: 'not the password' })).json.code).toBe(
      'credentials.wrong',
    )
    await browser.send('POST', '/api/auth/verify-email', {
      token: await lastToken(site, 'first@example.com'),
    })
    expect((await signInAs(browser, 'first@example.com')).status).toBe(200)
  })

  test('the right password waits for nothing, however often it comes before the address is verified', async () => {
    const email = 'patient@example.com'
    await site.browser().send('POST', signUp, { email, displayName: 'Patient', password })
    for (let at = 0; at < 7; at++)
      expect((await signInAs(site.browser(), email)).json.code).toBe('email.not_verified')
  })

  test('registering answers the same for known and unknown addresses', async () => {
    const email = 'known@example.com'
    await site.browser().send('POST', signUp, { email, displayName: 'Known', password })
    const [known, unknown] = await Promise.all(
      [email, 'unknown@example.com'].map((address) =>
        site.browser().send('POST', signUp, { email: address, displayName: 'Somebody', password }),
      ),
    )
    const told = (answer: typeof known) => [
      answer?.status,
      answer?.text,
      answer?.headers.getSetCookie().map((cookie) => cookie.replace(/=[\w-]{43};/, '=…;')),
    ]
    expect(told(known)).toEqual(told(unknown))
    expect((await mailsTo(site, email)).map(({ subject }) => subject)).toContain(
      'You already have an account',
    )
  })

  test('asking for the verification mail again tells nothing about the address', async () => {
    const browser = site.browser()
    await browser.send('POST', signUp, { email: 'again@example.com', displayName: 'Again', password })
    const known = await browser.send('POST', '/api/auth/send-verification-email', {
      email: 'again@example.com',
    })
    const unknown = await browser.send('POST', '/api/auth/send-verification-email', {
      email: 'stranger@example.com',
    })
    expect([known.status, known.text]).toEqual([unknown.status, unknown.text])
    expect(await mailsTo(site, 'again@example.com')).toHaveLength(2)
    expect(await mailsTo(site, 'stranger@example.com')).toHaveLength(0)
  })
})

test('on https the cookie belongs to this host alone', async () => {
  const site = await createTestApp({
    PUBLIC_URL: 'https://hub.example',
    AUTH_SECRET: 'x'.repeat(16) + 'abcdefghijklmnop1234',
  })
  try {
    const headers = { origin: 'https://hub.example' }
    const browser = site.browser()
    await browser.send(
      'POST',
      signUp,
      { email: 'https@example.com', displayName: 'Https', password },
      headers,
    )
    const answer = await browser.send('POST', signIn, { email: 'https@example.com', password }, headers)
    expect(answer.headers.getSetCookie()[0]).toMatch(
      /^__Host-traders-hub\.session_token=[^;]+; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
    )
    expect((await whoIs(browser))?.email).toBe('https@example.com')
  } finally {
    await site.close()
  }
})
