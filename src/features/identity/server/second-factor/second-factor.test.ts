import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { createTestApp, type TestApp, type TestBrowser } from '#app/server/test-app.ts'
import type { AppSetUp, SecondFactor } from '../../contract.ts'
import * as factors from '../factors/factor-store.ts'
import { auditedEvents, joinAs, lastToken, mailsTo, password, signInAs, whoIs } from '../test-people.ts'
import { addApp, codeNow } from './test-codes.ts'

const halfMinute = 30_000

let site: TestApp
beforeAll(async () => {
  site = await createTestApp({ RATE_LIMIT_FACTOR: '100' })
})
afterAll(() => site.close())

const sendCode = (browser: TestBrowser, code: string) =>
  browser.send('POST', '/api/auth/sign-in/code', { code })

/** A new browser that has done the first step. */
async function firstStep(email: string): Promise<TestBrowser> {
  const browser = site.browser()
  const answer = await signInAs(browser, email)
  expect(answer.json).toEqual({ user: null, next: 'second-step' })
  expect(await whoIs(browser)).toBe(null)
  return browser
}

test('an app counts once its code has confirmed it; its secret is not stored in plain', async () => {
  const person = await joinAs(site, 'almaz@example.com')
  const path = `/api/users/${person.uid}/second-factor`
  const { json } = await person.browser.send<AppSetUp>('POST', path, {})
  expect(json.address).toContain(`secret=${json.secret}`)
  expect(json.qr.size).toBeGreaterThan(20)
  expect((await signInAs(site.browser(), person.email)).json.user.uid).toBe(person.uid)
  const wrong = await person.browser.send('POST', `${path}/confirm`, { code: '000000' })
  expect([wrong.status, wrong.json.code]).toEqual([403, 'code.wrong'])
  const code = codeNow(site, json.secret)
  const confirmed = await person.browser.send('POST', `${path}/confirm`, { code })
  expect(confirmed.json.codes).toHaveLength(10)
  const stored = await site.services.connection.db
    .selectFrom('authenticator_apps')
    .select('sealedSecret')
    .where('userId', '=', person.uid)
    .executeTakeFirstOrThrow()
  expect(stored.sealedSecret).not.toContain(json.secret)
  const again = await person.browser.send('POST', path, {})
  expect([again.status, again.json.code]).toEqual([409, 'second_factor.exists'])
  const { json: factor } = await person.browser.get<SecondFactor>(path)
  expect(factor).toMatchObject({ recoveryCodesLeft: 10, passkeys: [], isRequired: false })
  expect(factor.appSince).toBeGreaterThan(0)
  expect((await mailsTo(site, person.email)).at(-1)?.subject).toBe('Two-step sign-in is on')
})

test('an app that is begun anew counts with its last secret alone, and never undoes one in use', async () => {
  const person = await joinAs(site, 'anew@example.com')
  const path = `/api/users/${person.uid}/second-factor`
  const begin = () => person.browser.send<AppSetUp>('POST', path, {})
  const confirm = (secret: string) =>
    person.browser.send('POST', `${path}/confirm`, { code: codeNow(site, secret) })
  const begun = await Promise.all([begin(), begin()])
  const last = (await begin()).json.secret
  for (const { json } of begun) expect((await confirm(json.secret)).json.code).toBe('code.wrong')
  expect((await confirm(last)).status).toBe(200)
  expect((await begin()).status).toBe(409)
  site.advance(halfMinute)
  expect((await sendCode(await firstStep(person.email), codeNow(site, last))).status).toBe(200)
})

test('an app that is begun anew while its code is looked at does not take the place of the one that is confirmed', async () => {
  const person = await joinAs(site, 'meanwhile@example.com')
  const path = `/api/users/${person.uid}/second-factor`
  const { secret } = (await person.browser.send<AppSetUp>('POST', path, {})).json
  let anew: Promise<{ status: number }> | undefined
  const { takeStepOfTime } = factors
  vi.spyOn(factors, 'takeStepOfTime').mockImplementationOnce(async (...step) => {
    anew = person.browser.send('POST', path, {})
    // As far as it can come.
    await new Promise((resolve) => setTimeout(resolve, 300))
    return takeStepOfTime(...step)
  })
  const confirmed = await person.browser.send('POST', `${path}/confirm`, { code: codeNow(site, secret) })
  expect([confirmed.status, (await anew)?.status]).toEqual([200, 409])
  site.advance(halfMinute)
  expect((await sendCode(await firstStep(person.email), codeNow(site, secret))).status).toBe(200)
})

test('setting an app up ends every other session', async () => {
  const person = await joinAs(site, 'others@example.com')
  const other = site.browser()
  await signInAs(other, person.email)
  await addApp(site, person)
  expect(await whoIs(other)).toBe(null)
  expect((await whoIs(person.browser))?.uid).toBe(person.uid)
})

test('signing in asks for the code, which counts once, also in Ethiopic digits and with spaces', async () => {
  const person = await joinAs(site, 'tesfaye@example.com')
  const { secret } = await addApp(site, person)
  const used = codeNow(site, secret)
  const browser = await firstStep(person.email)
  expect((await sendCode(browser, used)).json.code).toBe('code.wrong')
  site.advance(halfMinute)
  const code = codeNow(site, secret)
  const typed = code.replaceAll(/[1-9]/g, (digit) => String.fromCharCode(0x1368 + Number(digit)))
  const answer = await sendCode(browser, `${typed.slice(0, 3)} ${typed.slice(3)}`)
  expect(answer.json).toMatchObject({ next: 'signed-in', user: { uid: person.uid } })
  expect((await whoIs(browser))?.uid).toBe(person.uid)
  const late = await firstStep(person.email)
  expect((await sendCode(late, code)).json.code).toBe('code.wrong')
})

test('the first step counts once, for ten minutes, and in its browser alone', async () => {
  const person = await joinAs(site, 'hana@example.com')
  const { codes } = await addApp(site, person)
  const stranger = await sendCode(site.browser(), codes[0] ?? '')
  expect([stranger.status, stranger.json.code]).toEqual([401, 'second_step.over'])
  const browser = await firstStep(person.email)
  const cookies = new Map(browser.cookies)
  expect((await sendCode(browser, codes[0] ?? '')).status).toBe(200)
  const replayed = site.browser()
  for (const [name, value] of cookies) replayed.cookies.set(name, value)
  expect((await sendCode(replayed, codes[1] ?? '')).json.code).toBe('second_step.over')
  const slow = await firstStep(person.email)
  site.advance(10 * 60_000)
  expect((await sendCode(slow, codes[1] ?? '')).json.code).toBe('second_step.over')
})

test('a recovery code signs in once; new ones void the earlier', async () => {
  const person = await joinAs(site, 'codes@example.com')
  const { secret, codes } = await addApp(site, person)
  const [first = '', second = ''] = codes
  expect((await sendCode(await firstStep(person.email), first.toUpperCase())).status).toBe(200)
  const again = await firstStep(person.email)
  expect((await sendCode(again, first)).json.code).toBe('code.wrong')
  site.advance(halfMinute)
  const path = `/api/users/${person.uid}/recovery-codes`
  const renewed = await person.browser.send('POST', path, { code: codeNow(site, secret) })
  expect(renewed.json.codes).toHaveLength(10)
  expect((await sendCode(again, second)).json.code).toBe('code.wrong')
  expect(await auditedEvents(site)).toContain('second_factor.recovery_used')
})

test('a code of an app counts in its half minute and in the one beside it', async () => {
  const person = await joinAs(site, 'late@example.com')
  const { secret } = await addApp(site, person)
  // Nothing of the test falls on the change of a half minute.
  site.advance(2 * halfMinute - (site.services.clock() % halfMinute) + 1000)
  const early = codeNow(site, secret)
  site.advance(2 * halfMinute)
  const late = codeNow(site, secret)
  const browser = await firstStep(person.email)
  expect((await sendCode(browser, early)).json.code).toBe('code.wrong')
  site.advance(halfMinute)
  expect((await sendCode(browser, late)).status).toBe(200)
})

test('recovery codes are drawn, 79 bits each, and their hashes alone are kept', async () => {
  const people = await Promise.all(['one', 'two'].map((name) => joinAs(site, `drawn-${name}@example.com`)))
  const all = (await Promise.all(people.map((person) => addApp(site, person)))).flatMap(({ codes }) => codes)
  expect(new Set(all).size).toBe(20)
  for (const code of all) expect(code).toMatch(/^([a-hj-km-np-z2-9]{4}-){3}[a-hj-km-np-z2-9]{4}$/)
  const rows = await site.services.connection.db.selectFrom('recovery_codes').selectAll().execute()
  const kept = JSON.stringify(rows)
  for (const code of all) {
    expect(kept).not.toContain(code)
    expect(kept).not.toContain(code.replaceAll('-', ''))
  }
})

test('after a few wrong codes the next one waits, the right one as well', async () => {
  const person = await joinAs(site, 'guessed@example.com')
  const { codes } = await addApp(site, person)
  const browser = await firstStep(person.email)
  for (let tries = 0; tries < 5; tries++) expect((await sendCode(browser, '123456')).status).toBe(403)
  const locked = await sendCode(browser, codes[0] ?? '')
  expect([locked.status, locked.json.code]).toEqual([429, 'code.locked'])
  expect(Number(locked.headers.get('retry-after'))).toBeGreaterThan(0)
  site.advance(5 * 60_000)
  expect((await sendCode(browser, codes[0] ?? '')).status).toBe(200)
})

test('setting a new password skips no second step, and ends one that is under way', async () => {
  const person = await joinAs(site, 'forgot@example.com')
  const { codes } = await addApp(site, person)
  const under = await firstStep(person.email)
  await person.browser.send('POST', '/api/auth/request-password-reset', { email: person.email })
  const token = await lastToken(site, person.email)
  const newPassword = 'another kettle sings at dusk'
  const reset = await site.browser().send('POST', '/api/auth/reset-password', { token, newPassword })
  expect(reset.status).toBe(204)
  expect((await sendCode(under, codes[0] ?? '')).json.code).toBe('second_step.over')
  const answer = await signInAs(site.browser(), person.email, { password: newPassword })
  expect(answer.json).toEqual({ user: null, next: 'second-step' })
})

test('taking the app off needs password and code, ends other sessions, and is told', async () => {
  const person = await joinAs(site, 'off@example.com')
  const { secret, codes } = await addApp(site, person)
  const path = `/api/users/${person.uid}/second-factor`
  const other = await firstStep(person.email)
  await sendCode(other, codes[0] ?? '')
  site.advance(halfMinute)
  const code = codeNow(site, secret)
  const ask = async (body: object) => (await person.browser.send('DELETE', path, body)).json?.code
  expect(await ask({ code })).toBe('input.invalid')
  expect(await ask({ code, password: 'not the password' })).toBe('password.wrong')
  expect(await ask({ code: '000000', password })).toBe('code.wrong')
  expect(await ask({ code, password })).toBeUndefined()
  expect(await whoIs(other)).toBe(null)
  expect((await whoIs(person.browser))?.uid).toBe(person.uid)
  expect((await signInAs(site.browser(), person.email)).json.user.uid).toBe(person.uid)
  expect((await mailsTo(site, person.email)).map(({ subject }) => subject)).toContain(
    'Two-step sign-in is off',
  )
})

test('the file of the own data names the second factor and tells no secret; with the account it is gone', async () => {
  const person = await joinAs(site, 'leaves@example.com')
  const { secret, codes } = await addApp(site, person)
  const { json, text } = await person.browser.get(`/api/users/${person.uid}/export`)
  expect(json.secondFactor).toMatchObject({ recoveryCodesLeft: 10 })
  expect(json.pastSignIns).toHaveLength(2)
  for (const hidden of [secret, ...codes]) expect(text).not.toContain(hidden)
  expect((await person.browser.send('DELETE', `/api/users/${person.uid}`, { password })).status).toBe(204)
  const { db } = site.services.connection
  for (const table of ['authenticator_apps', 'recovery_codes', 'known_devices'] as const)
    expect(await db.selectFrom(table).select('userId').where('userId', '=', person.uid).execute()).toEqual([])
})

test('nobody reads or changes the second factor of another', async () => {
  const [person, other] = [await joinAs(site, 'mine@example.com'), await joinAs(site, 'yours@example.com')]
  const path = `/api/users/${other.uid}/second-factor`
  expect((await person.browser.get(path)).status).toBe(403)
  expect((await person.browser.send('POST', path, {})).status).toBe(403)
  expect((await person.browser.send('DELETE', `/api/admin/users/${other.uid}/second-factor`)).status).toBe(
    403,
  )
  expect((await site.browser().get(path)).status).toBe(401)
})
