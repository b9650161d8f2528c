import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '#app/server/test-app.ts'
import { auditedEvents, joinAs, lastToken, mailsTo, password, signInAs, whoIs } from '../test-people.ts'

let site: TestApp
beforeAll(async () => {
  site = await createTestApp({ RATE_LIMIT_FACTOR: '100' })
})
afterAll(() => site.close())

const newPassword = 'the moon over Lalibela'
const ask = (email: string) => site.browser().send('POST', '/api/auth/request-password-reset', { email })
const reset = (token: string, chosen = newPassword) =>
  site.browser().send('POST', '/api/auth/reset-password', { token, newPassword: chosen })

test('asking for a reset answers the same for known and unknown addresses', async () => {
  await joinAs(site, 'forgot@example.com')
  const [known, unknown] = [await ask('forgot@example.com'), await ask('never@example.com')]
  expect([known.status, known.text]).toEqual([unknown.status, unknown.text])
  expect(await mailsTo(site, 'never@example.com')).toHaveLength(0)
})

test('a reset sets the password, ends every session, verifies the address, tells the owner, and works once', async () => {
  const { browser, email } = await joinAs(site, 'reset@example.com')
  await ask(email)
  const token = await lastToken(site, email)
  expect((await mailsTo(site, email)).at(-1)?.link.href).toMatch(
    /^http:\/\/localhost:3000\/reset-password\?token=[\w-]+$/,
  )
  expect((await reset(token)).status).toBe(204)
  expect(await whoIs(browser)).toBe(null)
  expect((await signInAs(browser, email)).status).toBe(401)
  const { user } = (await signInAs(browser, email, { password: newPassword })).json
  expect(user.emailVerified).toBe(true)
  expect((await mailsTo(site, email)).map(({ subject }) => subject)).toContain('Your password was changed')
  expect((await reset(token)).json.code).toBe('token.invalid')
  expect(await auditedEvents(site)).toEqual(
    expect.arrayContaining(['password.reset_requested', 'password.reset']),
  )
})

test('of twenty resets with one token at once exactly one happens', async () => {
  const { email } = await joinAs(site, 'resetrace@example.com')
  await ask(email)
  const token = await lastToken(site, email)
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, at) => reset(token, `${newPassword} number ${at}`)),
  )
  expect(answers.filter(({ status }) => status === 204)).toHaveLength(1)
  expect(answers.every(({ status }) => [204, 400, 503].includes(status))).toBe(true)
})

test('an older link is void once another one was used, and every link after an hour', async () => {
  const { email } = await joinAs(site, 'links@example.com')
  await ask(email)
  const first = await lastToken(site, email)
  site.advance(1000)
  await ask(email)
  const second = await lastToken(site, email)
  expect(second).not.toBe(first)
  expect((await reset(second)).status).toBe(204)
  expect((await reset(first)).json.code).toBe('token.invalid')
  site.advance(1000)
  await ask(email)
  const third = await lastToken(site, email)
  site.advance(61 * 60_000)
  expect((await reset(third)).json.code).toBe('token.invalid')
})

test('a refused new password leaves the link usable', async () => {
  const { email } = await joinAs(site, 'kebede@example.com')
  await ask(email)
  const token = await lastToken(site, email)
  expect((await reset(token, 'kebede@example.com')).json.fields).toEqual({ newPassword: 'password_personal' })
  expect((await reset(token)).status).toBe(204)
})

test('the mail for a known address that registers again brings a working link', async () => {
  const { email } = await joinAs(site, 'again@example.com')
  await site.browser().send('POST', '/api/auth/sign-up/email', { email, displayName: 'Again', password })
  expect((await reset(await lastToken(site, email))).status).toBe(204)
})

test('tokens are stored as hashes only', async () => {
  const { email } = await joinAs(site, 'hashed@example.com')
  await ask(email)
  const token = await lastToken(site, email)
  const rows = await site.services.connection.db.selectFrom('verifications').selectAll().execute()
  expect(JSON.stringify(rows)).not.toContain(token)
})

test('changing the password needs the current one, keeps this browser signed in and ends the others', async () => {
  const { browser, email } = await joinAs(site, 'change@example.com')
  const phone = site.browser()
  await signInAs(phone, email)
  const before = new Map(browser.cookies)
  const wrong = await browser.send('POST', '/api/auth/change-password', {
    currentPassword: 'not the password',
    newPassword,
  })
  expect([wrong.status, wrong.json.code]).toEqual([403, 'password.wrong'])
  expect(await whoIs(phone)).not.toBe(null)
  const common = { currentPassword: password, newPassword: 'Password2024!' }
  const refused = await browser.send('POST', '/api/auth/change-password', common)
  expect([refused.status, refused.json.fields]).toEqual([422, { newPassword: 'password_common' }])
  const changed = await browser.send('POST', '/api/auth/change-password', {
    currentPassword: password,
    newPassword,
  })
  expect([changed.status, changed.text]).toEqual([204, ''])
  expect((await whoIs(browser))?.email).toBe(email)
  expect(await whoIs(phone)).toBe(null)
  const stolen = site.browser()
  for (const [name, value] of before) stolen.cookies.set(name, value)
  expect(await whoIs(stolen)).toBe(null)
  expect((await signInAs(phone, email)).status).toBe(401)
  expect((await signInAs(phone, email, { password: newPassword })).status).toBe(200)
})

test('a guest cannot change a password, and guessing the current one waits like signing in', async () => {
  const body = { currentPassword: password, newPassword }
  expect((await site.browser().send('POST', '/api/auth/change-password', body)).status).toBe(401)
  const { browser } = await joinAs(site, 'guessed@example.com')
  const codes = []
  for (let at = 0; at < 6; at++) {
    codes.push(
      (await browser.send('POST', '/api/auth/change-password', { ...body, currentPassword: `wrong ${at}` }))
        .json.code,
    )
  }
  expect(codes.at(-1)).toBe('credentials.locked')
})

test('a kept session stays kept after the password was changed', async () => {
  const { browser } = await joinAs(site, 'keptchange@example.com', { rememberMe: true })
  await browser.send('POST', '/api/auth/change-password', { currentPassword: password, newPassword })
  expect((await whoIs(browser))?.keptSignedIn).toBe(true)
})
