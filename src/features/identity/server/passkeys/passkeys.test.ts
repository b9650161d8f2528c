import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApp, type TestApp, type TestBrowser } from '#app/server/test-app.ts'
import { auditOf } from '#content/server/test-traces.ts'
import type { AppSetUp, SecondFactor } from '../../contract.ts'
import { addApp, codeNow } from '../second-factor/test-codes.ts'
import {
  joinAs,
  joinAsAdmin,
  lastToken,
  mailsTo,
  makeAdmin,
  password,
  signInAs,
  whoIs,
  type Person,
} from '../test-people.ts'
import { createTestAuthenticator, type TestAuthenticator } from './test-authenticator.ts'

let site: TestApp
beforeAll(async () => {
  site = await createTestApp({ RATE_LIMIT_FACTOR: '100' })
})
afterAll(() => site.close())

const optionsFor = async (browser: TestBrowser, path = '/api/auth/sign-in/passkey') =>
  (await browser.send<{ challenge: string }>('POST', `${path}/options`, {})).json

/** What a device sends that does as it is told, but for what differs. */
async function add(
  { browser, uid }: Person,
  device: TestAuthenticator,
  differs: Partial<Parameters<TestAuthenticator['register']>[0]> = {},
) {
  const path = `/api/users/${uid}/passkeys`
  const { challenge } = await optionsFor(browser, path)
  const response = device.register({ challenge, ...differs })
  return browser.send('POST', path, { name: 'Telephone', response })
}

async function enter(
  device: TestAuthenticator,
  differs: Partial<Parameters<TestAuthenticator['signIn']>[0]> = {},
) {
  const browser = site.browser()
  const { challenge } = await optionsFor(browser)
  const response = device.signIn({ challenge, ...differs })
  const answer = await browser.send('POST', '/api/auth/sign-in/passkey', { response })
  return { browser, answer, response }
}

test('a passkey signs in without an address and without a second step', async () => {
  const person = await joinAs(site, 'keys@example.com')
  const device = createTestAuthenticator()
  const other = site.browser()
  await signInAs(other, person.email)
  expect((await add(person, device)).status).toBe(200)
  expect(await whoIs(other)).toBe(null)
  await addApp(site, person)
  const { browser, answer } = await enter(device)
  expect(answer.json).toMatchObject({ next: 'signed-in', user: { uid: person.uid } })
  expect((await whoIs(browser))?.uid).toBe(person.uid)
  // Nobody was redirected.
  expect((await browser.send('POST', '/api/session/redirect-result')).json).toBe(null)
  const { passkeys } = (await person.browser.get<SecondFactor>(`/api/users/${person.uid}/second-factor`)).json
  expect(passkeys).toEqual([
    {
      id: expect.any(String),
      name: 'Telephone',
      createdAt: expect.any(Number),
      lastUsedAt: expect.any(Number),
    },
  ])
  expect((await mailsTo(site, person.email)).map(({ subject }) => subject)).toContain('A passkey was added')
})

test('a device that did not ask its reader, another site, another challenge and a replay are refused', async () => {
  const person = await joinAs(site, 'careful@example.com')
  const device = createTestAuthenticator()
  const refused = [403, 'passkey.refused']
  const codeOf = (answer: { status: number; json: { code?: unknown } }) => [answer.status, answer.json.code]
  const dishonest = [
    { isUserVerified: false },
    { origin: 'https://elsewhere.example' },
    { host: 'elsewhere.example' },
    { challenge: 'bm90LW91ci1jaGFsbGVuZ2U' },
  ]
  for (const differs of dishonest) expect(codeOf(await add(person, device, differs))).toEqual(refused)
  expect((await add(person, device)).status).toBe(200)
  for (const differs of dishonest) expect(codeOf((await enter(device, differs)).answer)).toEqual(refused)
  const { response } = await enter(device)
  const replayed = await site.browser().send('POST', '/api/auth/sign-in/passkey', { response })
  expect(codeOf(replayed)).toEqual(refused)
  expect(codeOf((await enter(createTestAuthenticator())).answer)).toEqual(refused)
  expect(await auditOf(site, person.uid)).toContainEqual([
    'session.refused',
    'user',
    { method: 'passkey', reason: 'passkey_refused' },
  ])
})

test('a challenge is for whoever asked for it, and the passkey of one account adds to no other', async () => {
  const [one, two] = [await joinAs(site, 'one@example.com'), await joinAs(site, 'two@example.com')]
  const device = createTestAuthenticator()
  const { challenge } = await optionsFor(one.browser, `/api/users/${one.uid}/passkeys`)
  const response = device.register({ challenge })
  const taken = await two.browser.send('POST', `/api/users/${two.uid}/passkeys`, { name: 'Mine', response })
  expect(taken.status).toBe(403)
  expect((await add(one, device)).status).toBe(200)
  expect((await add(two, device)).json.code).toBe('passkey.refused')
  const late = await optionsFor(one.browser, `/api/users/${one.uid}/passkeys`)
  site.advance(5 * 60_000)
  const tooLate = createTestAuthenticator().register(late)
  const path = `/api/users/${one.uid}/passkeys`
  expect((await one.browser.send('POST', path, { name: 'Late', response: tooLate })).status).toBe(403)
})

test('its owner names and removes a passkey; nobody else does', async () => {
  const person = await joinAs(site, 'names@example.com')
  const stranger = await joinAs(site, 'stranger@example.com')
  const device = createTestAuthenticator()
  const [passkey] = (await add(person, device)).json.passkeys as unknown as { id: string }[]
  const foreign = `/api/users/${stranger.uid}/passkeys/${passkey?.id}`
  expect((await stranger.browser.send('PATCH', foreign, { name: 'Mine' })).status).toBe(404)
  expect((await stranger.browser.send('DELETE', foreign)).status).toBe(404)
  const path = `/api/users/${person.uid}/passkeys/${passkey?.id}`
  expect((await person.browser.send('PATCH', path, { name: 'ስልኬ' })).status).toBe(204)
  expect((await person.browser.send('DELETE', path)).status).toBe(204)
  expect((await enter(device)).answer.json.code).toBe('passkey.refused')
})

test('a passkey is enough for an administrator where two factors are asked for; the password alone is not', async () => {
  const admin = await joinAsAdmin(site)
  const device = createTestAuthenticator()
  await add(admin, device)
  await admin.browser.send('PUT', '/api/admin/second-factor', { isRequired: true })
  expect((await admin.browser.get('/api/admin/users')).status).toBe(200)
  const byPassword = site.browser()
  await signInAs(byPassword, admin.email)
  expect((await byPassword.get('/api/admin/users')).json.code).toBe('second_factor.required')
  const { browser } = await enter(device)
  expect((await browser.get('/api/admin/users')).status).toBe(200)
})

test('where two factors are asked for, the password of an administrator with a passkey leads to no other factor', async () => {
  const admin = await joinAs(site, 'other-choice@example.com')
  await makeAdmin(site, admin.uid)
  const own = createTestAuthenticator()
  await add(admin, own)
  await admin.browser.send('PUT', '/api/admin/second-factor', { isRequired: true })
  const path = `/api/users/${admin.uid}`
  const { passkeys } = (await admin.browser.get<SecondFactor>(`${path}/second-factor`)).json
  const byPassword = site.browser()
  await signInAs(byPassword, admin.email)
  const refused = [403, 'second_factor.not_shown']

  const made = await add({ ...admin, browser: byPassword }, createTestAuthenticator())
  expect([made.status, made.json.code]).toEqual(refused)
  const removed = await byPassword.send('DELETE', `${path}/passkeys/${passkeys[0]?.id}`)
  expect([removed.status, removed.json.code]).toEqual(refused)
  const { secret } = (await byPassword.send<AppSetUp>('POST', `${path}/second-factor`, {})).json
  const confirmed = await byPassword.send('POST', `${path}/second-factor/confirm`, {
    code: codeNow(site, secret),
  })
  expect([confirmed.status, confirmed.json.code]).toEqual(refused)
  expect((await byPassword.get('/api/admin/users')).json.code).toBe('second_factor.required')

  const { browser } = await enter(own)
  expect((await add({ ...admin, browser }, createTestAuthenticator())).status).toBe(200)
})

test('where two factors are asked for, whoever removes the last one of the account administers no more', async () => {
  const admin = await joinAs(site, 'none-left@example.com')
  await makeAdmin(site, admin.uid)
  const [kept, lost] = [createTestAuthenticator(), createTestAuthenticator()]
  await add(admin, lost)
  await add(admin, kept)
  await admin.browser.send('PUT', '/api/admin/second-factor', { isRequired: true })
  const path = `/api/users/${admin.uid}`
  const removeFirst = async ({ browser }: Pick<Person, 'browser'>) => {
    const { passkeys } = (await browser.get<SecondFactor>(`${path}/second-factor`)).json
    expect((await browser.send('DELETE', `${path}/passkeys/${passkeys[0]?.id}`)).status).toBe(204)
    return (await browser.get('/api/admin/users')).status
  }
  expect(await removeFirst(admin)).toBe(200)

  const byPasskey = await enter(kept)
  const { codes } = await addApp(site, { ...admin, browser: byPasskey.browser })
  expect(await removeFirst(byPasskey)).toBe(200)
  const proof = { password, code: codes[0] }
  expect((await byPasskey.browser.send('DELETE', `${path}/second-factor`, proof)).status).toBe(204)
  expect((await byPasskey.browser.get('/api/admin/users')).json.code).toBe('second_factor.required')
  expect(await whoIs(byPasskey.browser)).toMatchObject({ mustAddFactor: true })

  await add({ ...admin, browser: byPasskey.browser }, createTestAuthenticator())
  expect((await byPasskey.browser.get('/api/admin/users')).status).toBe(200)
  expect(await removeFirst(byPasskey)).toBe(403)
})

test('passkeys that were added before the mailbox was proved are void once it is', async () => {
  const person = await joinAs(site, 'early@example.com')
  const device = createTestAuthenticator()
  await add(person, device)
  await site.browser().send('POST', '/api/auth/request-password-reset', { email: person.email })
  const token = await lastToken(site, person.email)
  await site
    .browser()
    .send('POST', '/api/auth/reset-password', { token, newPassword: 'another kettle sings at dusk' })
  expect((await enter(device)).answer.json.code).toBe('passkey.refused')
})

test('answers that are no passkey of anybody are looked at, and noted, a hundred times from one address', async () => {
  const strict = await createTestApp({ RATE_LIMIT_FACTOR: '0.05' })
  try {
    const browser = strict.browser({ address: '192.0.2.1' })
    const response = createTestAuthenticator().signIn({ challenge: 'made-up' })
    const codes: unknown[] = []
    for (let at = 0; at < 7; at++)
      codes.push((await browser.send('POST', '/api/auth/sign-in/passkey', { response })).json.code)
    const looked = Array<string>(5).fill('passkey.refused')
    expect(codes).toEqual([...looked, 'rate.limited', 'rate.limited'])
    expect(await auditOf(strict, 'unknown')).toHaveLength(5)
  } finally {
    await strict.close()
  }
})
