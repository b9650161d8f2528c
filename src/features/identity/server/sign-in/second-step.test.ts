import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { createTestApp, type TestApp, type TestBrowser } from '#app/server/test-app.ts'
import { auditOf } from '#content/server/test-traces.ts'
import { systemContext } from '#platform/server/context.ts'
import { findUserByEmail } from '../accounts/user-store.ts'
import * as steps from '../factors/step-store.ts'
import { addApp } from '../second-factor/test-codes.ts'
import { joinAs, lastToken, password, signInAs, whoIs } from '../test-people.ts'
import { completeSecondStep, enter, secondStepLifetime } from './second-step.ts'

let site: TestApp
beforeAll(async () => {
  site = await createTestApp({ RATE_LIMIT_FACTOR: '100' })
})
afterAll(() => site.close())

const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:128.0) Gecko/20100101 Firefox/128.0'

const sendCode = (browser: TestBrowser, code = '123456', headers?: Record<string, string>) =>
  browser.send('POST', '/api/auth/sign-in/code', { code }, headers)

/** Somebody with an authenticator app. */
async function joinWithApp(email: string) {
  const person = await joinAs(site, email)
  return { ...person, ...(await addApp(site, person)) }
}

test('each wrong code is written down with its browser, and one that has to wait is not looked at', async () => {
  const { uid, email } = await joinWithApp('wrong-codes@example.com')
  const browser = site.browser()
  await signInAs(browser, email)
  for (let tries = 0; tries < 6; tries++) {
    await sendCode(browser, '123456', tries === 0 ? { 'user-agent': firefox } : undefined)
    site.advance(1)
  }
  const refused = (await auditOf(site, uid)).filter(([event]) => event === 'session.refused')
  const details = { method: 'code', reason: 'code_wrong' }
  expect(refused).toEqual([
    ['session.refused', 'user', { ...details, device: 'Firefox · Linux' }],
    ...Array.from({ length: 4 }, () => ['session.refused', 'user', details]),
  ])
})

test('the second step leads into the session that the first one asked for', async () => {
  const { email, codes } = await joinWithApp('kept-code@example.com')
  for (const [at, rememberMe] of [true, false].entries()) {
    const browser = site.browser()
    await signInAs(browser, email, { rememberMe })
    const { json } = await sendCode(browser, codes[at])
    expect(json.user).toMatchObject({ keptSignedIn: rememberMe, mustAddFactor: false })
    expect(await whoIs(browser)).toMatchObject({ keptSignedIn: rememberMe, mustAddFactor: false })
  }
})

test('a recovery code that no session came of counts the next time', async () => {
  const { uid, email, codes } = await joinWithApp('came-to-nothing@example.com')
  const browser = site.browser()
  await signInAs(browser, email)
  vi.spyOn(steps, 'takeStep').mockRejectedValueOnce(new Error('the disk is full'))
  expect((await sendCode(browser, codes[0])).status).toBe(500)
  const events = (await auditOf(site, uid)).map(([event]) => event)
  expect(events).not.toContain('second_factor.recovery_used')
  expect((await sendCode(browser, codes[0])).status).toBe(200)
})

test('of two recovery codes that are sent at once for one first step, one is used up', async () => {
  const { email, codes } = await joinWithApp('two-codes@example.com')
  const first = site.browser()
  await signInAs(first, email)
  const second = site.browser()
  for (const [name, value] of first.cookies) second.cookies.set(name, value)
  const answers = await Promise.all([sendCode(first, codes[0]), sendCode(second, codes[1])])
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 401])
  const left = answers[0].status === 200 ? codes[1] : codes[0]
  const later = site.browser()
  await signInAs(later, email)
  expect((await sendCode(later, left)).status).toBe(200)
})

test('one recovery code that is sent at once for two first steps opens one session', async () => {
  const { email, codes } = await joinWithApp('one-code@example.com')
  const browsers = [site.browser(), site.browser()]
  for (const browser of browsers) await signInAs(browser, email)
  const answers = await Promise.all(browsers.map((browser) => sendCode(browser, codes[0])))
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 403])
})

test('whoever is suspended is told so before a code is asked for', async () => {
  const { uid, email } = await joinWithApp('suspended-code@example.com')
  const { db } = site.services.connection
  await db.updateTable('users').set({ status: 'suspended' }).where('id', '=', uid).execute()
  const answer = await signInAs(site.browser(), email)
  expect([answer.status, answer.json.code]).toEqual([403, 'account.suspended'])
  expect(await db.selectFrom('second_steps').selectAll().where('userId', '=', uid).execute()).toEqual([])
})

test('a code counts until ten minutes after the first step, and not at their end', async () => {
  const { email } = await joinWithApp('ten-minutes@example.com')
  const ctx = systemContext(site.services, 'test')
  const user = await findUserByEmail(ctx.db, email)
  if (!user) throw new Error('nobody has registered')
  const { step } = await enter(ctx, user, { method: 'password', userAgent: '' })
  const after = (milliseconds: number) =>
    completeSecondStep({ ...ctx, now: ctx.now + milliseconds }, { code: '000000', step, userAgent: '' })
  expect(secondStepLifetime).toBe(10 * 60_000)
  await expect(after(secondStepLifetime - 1)).rejects.toMatchObject({ code: 'code.wrong' })
  await expect(after(secondStepLifetime)).rejects.toMatchObject({ status: 401, code: 'second_step.over' })
})

test('a link that confirms the address skips no second step, in the registering browser neither', async () => {
  const email = 'confirms-late@example.com'
  const browser = site.browser()
  await browser.send('POST', '/api/auth/sign-up/email', { email, displayName: 'Late', password })
  const token = await lastToken(site, email)
  const uid = (await whoIs(browser))?.uid ?? ''
  await addApp(site, { browser, uid, email })
  await browser.send('POST', '/api/auth/sign-out')
  const answer = await browser.send('POST', '/api/auth/verify-email', { token })
  expect([answer.status, answer.json]).toEqual([200, { next: 'done', email }])
  expect(await whoIs(browser)).toBe(null)
})

test('codes are counted by address like passwords, and apart from them', async () => {
  const strict = await createTestApp({ RATE_LIMIT_FACTOR: '0.05' })
  try {
    const browser = strict.browser({ address: '192.0.2.1' })
    for (let time = 0; time < 5; time++) expect((await sendCode(browser)).json.code).toBe('second_step.over')
    const refused = await sendCode(browser)
    expect([refused.status, refused.json.code]).toEqual([429, 'rate.limited'])
    const elsewhere = strict.browser({ address: '192.0.2.2' })
    expect((await sendCode(elsewhere)).json.code).toBe('second_step.over')
    expect((await signInAs(browser, 'nobody@example.com')).json.code).toBe('credentials.wrong')
    strict.advance(15 * 60_000)
    expect((await sendCode(browser)).json.code).toBe('second_step.over')
  } finally {
    await strict.close()
  }
})
