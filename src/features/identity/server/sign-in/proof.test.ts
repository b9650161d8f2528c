import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createTestApp, type TestApp, type TestBrowser } from '#app/server/test-app.ts'
import { auditOf } from '#content/server/test-traces.ts'
import { startTestProvider, type TestProvider } from '../../../../../e2e/support/oidc-provider.ts'
import type { UserSession, UserSessionList } from '../../contract.ts'
import { insertRedirectAccount } from '../accounts/account-store.ts'
import { createTestAuthenticator } from '../passkeys/test-authenticator.ts'
import { addApp, codeNow } from '../second-factor/test-codes.ts'
import {
  auditedEvents,
  joinAs,
  joinAsAdmin,
  mailsTo,
  makeAdmin,
  password,
  signInAs,
  whoIs,
  type Person,
} from '../test-people.ts'

let site: TestApp
let provider: TestProvider
let admin: Person
beforeAll(async () => {
  provider = await startTestProvider('http://localhost:3000')
  site = await createTestApp({ ...provider.settings, RATE_LIMIT_FACTOR: '100' })
  provider.clock = site.services.clock
  admin = await joinAsAdmin(site)
})
afterAll(async () => {
  await site.close()
  await provider.close()
})
beforeEach(() => signInAs(admin.browser, admin.email))

const minute = 60_000
const prove = (browser: TestBrowser, given = password) =>
  browser.send('POST', '/api/session/proof', { password: given })
const start = (person: Person) =>
  person.browser.send('POST', `/api/users/${person.uid}/sign-ins`, { provider: 'oidc' })

/** Goes to the provider and comes back; gives where the reader ends up. */
async function comeBack(browser: TestBrowser, url: string, sub: string): Promise<string> {
  const back = new URL(await provider.visit(url, { sub }))
  const answer = await browser.get(back.pathname + back.search)
  return answer.headers.get('location') ?? ''
}

async function redirectAs(browser: TestBrowser, sub: string, isProof = false): Promise<string> {
  const { json } = await browser.send('POST', '/api/auth/sign-in/social', {
    provider: 'oidc',
    callbackURL: '/login',
    isProof,
  })
  return comeBack(browser, String(json.url), sub)
}

async function signInsOf({ browser, uid }: Person): Promise<string[]> {
  const { json } = await browser.get<UserSessionList>(`/api/users/${uid}/sessions`)
  return json.signIns.map((one) => one.provider)
}

test('a grave act needs a sign-in of the last fifteen minutes, or the password again', async () => {
  const user = await joinAs(site, 'grave@example.com')
  const address = `/api/admin/users/${user.uid}`
  const acts = [
    () => admin.browser.send('PATCH', address, { role: 'admin' }),
    () => admin.browser.send('PATCH', address, { status: 'suspended' }),
    () => admin.browser.get('/api/admin/users.csv'),
    () => admin.browser.get('/api/session/proof'),
    () => admin.browser.send('DELETE', address),
  ]
  site.advance(15 * minute + 1)
  for (const act of acts) {
    const { status, json } = await act()
    expect([status, json.code]).toEqual([403, 'session.not_fresh'])
  }
  expect((await admin.browser.get('/api/admin/users')).status).toBe(200)
  await site.app.noteRefused()
  const refused = await site.services.connection.db
    .selectFrom('audit_log')
    .select('subjectId')
    .where('event', '=', 'access.refused')
    .where('actorId', '=', admin.uid)
    .execute()
  expect(new Set(refused.map(({ subjectId }) => subjectId))).toEqual(
    new Set([
      'PATCH /api/admin/users/:uid',
      'GET /api/admin/users.csv',
      'GET /api/session/proof',
      'DELETE /api/admin/users/:uid',
    ]),
  )
  const wrong = await prove(admin.browser, 'not the password')
  expect([wrong.status, wrong.json.code]).toEqual([403, 'password.wrong'])
  expect((await admin.browser.get('/api/session/proof')).status).toBe(403)
  expect((await prove(admin.browser)).status).toBe(204)
  for (const act of acts) expect((await act()).status).toBeLessThan(300)
  expect(await auditedEvents(site)).toEqual(
    expect.arrayContaining(['session.proof_refused', 'session.proved', 'user.list_exported', 'user.deleted']),
  )
})

test('a proof counts in the session it was made in, and nowhere else', async () => {
  const other = site.browser()
  await signInAs(other, admin.email)
  site.advance(16 * minute)
  await prove(admin.browser)
  expect((await admin.browser.get('/api/session/proof')).status).toBe(204)
  expect((await other.get('/api/session/proof')).status).toBe(403)
})

test('guessing the password of an open session waits like signing in', async () => {
  const { browser, uid } = await joinAs(site, 'open-session@example.com')
  const codes = []
  for (let at = 0; at < 6; at++) codes.push((await prove(browser, `wrong ${at}`)).json.code)
  expect(codes.at(-1)).toBe('credentials.locked')
  // What was turned away unseen was no wrong password.
  const refused = (await auditOf(site, uid)).filter(([event]) => event === 'session.proof_refused')
  expect(refused).toHaveLength(5)
  expect((await prove(site.browser())).status).toBe(401)
})

test('without a password the provider proves it, for the same person only', async () => {
  const browser = site.browser()
  await redirectAs(browser, 'hiwot')
  const uid = (await whoIs(browser))?.uid
  site.advance(16 * minute)
  expect((await browser.get('/api/session/proof')).status).toBe(403)
  expect((await prove(browser)).json.code).toBe('password.none')
  expect(await redirectAs(browser, 'dawit', true)).toContain('error=another_account')
  expect((await whoIs(browser))?.uid).toBe(uid)
  expect((await browser.get('/api/session/proof')).status).toBe(403)
  expect(await redirectAs(browser, 'hiwot', true)).toBe('/login')
  expect((await whoIs(browser))?.uid).toBe(uid)
  expect((await browser.get('/api/session/proof')).status).toBe(204)
})

/** Signs in by the provider as somebody whom it does not know yet, and proves there who they are. */
async function joinByProvider(sub: string): Promise<Person> {
  const email = `${sub}@example.com`
  provider.accounts.set(sub, { sub, email, emailVerified: true, name: sub })
  const browser = site.browser()
  await redirectAs(browser, sub)
  await redirectAs(browser, sub, true)
  return { browser, uid: (await whoIs(browser))?.uid ?? '', email }
}

async function currentSession({ browser, uid }: Person): Promise<UserSession | undefined> {
  const { json } = await browser.get<UserSessionList>(`/api/users/${uid}/sessions`)
  return json.sessions.find(({ isCurrent }) => isCurrent)
}

const isProved = async ({ browser }: Person) => (await browser.get('/api/session/proof')).status === 204

test('whoever has an app proves it at the provider alone, in the session that is open', async () => {
  const person = await joinByProvider('with-app')
  const { secret } = await addApp(site, person)
  person.browser = site.browser()
  expect(await redirectAs(person.browser, 'with-app')).toBe('/second-step?to=%2Flogin')
  site.advance(30_000)
  await person.browser.send('POST', '/api/auth/sign-in/code', { code: codeNow(site, secret) })
  expect((await whoIs(person.browser))?.uid).toBe(person.uid)
  site.advance(16 * minute)
  expect(await isProved(person)).toBe(false)
  expect(await redirectAs(person.browser, 'with-app', true)).toBe('/login')
  expect(await isProved(person)).toBe(true)
  const { json } = await person.browser.send('POST', '/api/session/redirect-result')
  expect(json).toMatchObject({ user: { uid: person.uid } })
})

test('an administrator who came by a passkey may go on after a proof, where two factors are needed', async () => {
  const person = await joinByProvider('with-key')
  const device = createTestAuthenticator()
  const path = `/api/users/${person.uid}/passkeys`
  const challengeAt = async (at: string) =>
    String((await person.browser.send('POST', `${at}/options`, {})).json.challenge)
  const response = device.register({ challenge: await challengeAt(path) })
  await person.browser.send('POST', path, { name: 'Telephone', response })
  await makeAdmin(site, person.uid)
  person.browser = site.browser()
  const challenge = await challengeAt('/api/auth/sign-in/passkey')
  await person.browser.send('POST', '/api/auth/sign-in/passkey', { response: device.signIn({ challenge }) })
  const require = (isRequired: boolean) =>
    person.browser.send('PUT', '/api/admin/second-factor', { isRequired })
  expect((await require(true)).status).toBeLessThan(300)
  site.advance(16 * minute)
  expect((await person.browser.get('/api/admin/users.csv')).json.code).toBe('session.not_fresh')
  expect(await redirectAs(person.browser, 'with-key', true)).toBe('/login')
  expect(await whoIs(person.browser)).toMatchObject({ uid: person.uid, mustAddFactor: false })
  expect((await person.browser.get('/api/admin/users.csv')).status).toBe(200)
  expect((await require(false)).status).toBeLessThan(300)
})

test('a session that is kept stays so after a proof at the provider', async () => {
  const person = await joinAs(site, 'kept@example.com', { rememberMe: true })
  provider.accounts.set('kept', { sub: 'kept', email: person.email, emailVerified: true, name: 'K' })
  await comeBack(person.browser, String((await start(person)).json.url), 'kept')
  expect(await currentSession(person)).toMatchObject({ method: 'password', keepSignedIn: true })
  site.advance(16 * minute)
  expect(await redirectAs(person.browser, 'kept', true)).toBe('/login')
  expect(await isProved(person)).toBe(true)
  expect(await currentSession(person)).toMatchObject({ method: 'oidc', keepSignedIn: true })
})

test('a proof opens no session where there is none any more', async () => {
  const { browser, uid } = await joinByProvider('gone-meanwhile')
  const body = { provider: 'oidc', callbackURL: '/login', isProof: true }
  const { json } = await browser.send('POST', '/api/auth/sign-in/social', body)
  await browser.send('POST', '/api/auth/sign-out')
  expect(uid).not.toBe('')
  expect(await comeBack(browser, String(json.url), 'gone-meanwhile')).toBe('/login?error=state_mismatch')
  expect(await whoIs(browser)).toBe(null)
})

test('the provider is asked to ask again, and a guest has nothing to prove', async () => {
  const { browser } = await joinAs(site, 'asks-again@example.com')
  const body = { provider: 'oidc', callbackURL: '/login', isProof: true }
  const { json } = await browser.send('POST', '/api/auth/sign-in/social', body)
  const asked = new URL(String(json.url)).searchParams
  expect([asked.get('prompt'), asked.get('max_age')]).toEqual(['login', '0'])
  expect((await site.browser().send('POST', '/api/auth/sign-in/social', body)).status).toBe(401)
})

test('a provider is joined from the profile after a fresh sign-in, and opens the account from then on', async () => {
  provider.accounts.set('almaz', {
    sub: 'almaz',
    email: 'almaz.t@other.example',
    emailVerified: true,
    name: 'A',
  })
  const person = await joinAs(site, 'almaz@example.com')
  site.advance(16 * minute)
  expect((await start(person)).json.code).toBe('session.not_fresh')
  await prove(person.browser)
  const { json } = await start(person)
  expect(await comeBack(person.browser, String(json.url), 'almaz')).toBe('/profile?joined=oidc')
  expect((await whoIs(person.browser))?.uid).toBe(person.uid)
  expect(await signInsOf(person)).toEqual(expect.arrayContaining(['password', 'oidc']))
  expect((await mailsTo(site, person.email)).at(-1)?.subject).toBe('Another way to sign in was added')
  expect(await auditedEvents(site)).toContain('sign_in.added')
  const elsewhere = site.browser()
  await redirectAs(elsewhere, 'almaz')
  expect(await whoIs(elsewhere)).toMatchObject({ uid: person.uid, email: 'almaz@example.com' })
})

test('whoever has a password joins a provider after that, not after another provider’s word', async () => {
  const person = await joinAs(site, 'by-password@example.com')
  provider.accounts.set('bypassword', {
    sub: 'bypassword',
    email: 'bypassword@other.example',
    emailVerified: true,
    name: 'B',
  })
  const { json } = await start(person)
  await comeBack(person.browser, String(json.url), 'bypassword')
  const elsewhere = { ...person, browser: site.browser() }
  await redirectAs(elsewhere.browser, 'bypassword')
  expect((await elsewhere.browser.get('/api/session/proof')).status).toBe(403)
  await redirectAs(elsewhere.browser, 'bypassword', true)
  expect((await elsewhere.browser.get('/api/session/proof')).status).toBe(204)
  const taken = await elsewhere.browser.send('DELETE', `/api/users/${person.uid}/sign-ins/oidc`)
  expect(taken.status).toBe(204)
  const refused = await start(elsewhere)
  expect([refused.status, refused.json.code]).toEqual([403, 'session.not_fresh'])
  site.advance(1000)
  expect((await prove(elsewhere.browser)).status).toBe(204)
  expect((await start(elsewhere)).status).toBe(200)
})

test('a second person of the provider is not joined, nor one who has an account of their own', async () => {
  const person = await joinAs(site, 'twice@example.com')
  for (const sub of ['once', 'second'])
    provider.accounts.set(sub, { sub, email: `${sub}@other.example`, emailVerified: true, name: sub })
  const first = String((await start(person)).json.url)
  const stale = site.browser()
  for (const [name, value] of person.browser.cookies) stale.cookies.set(name, value)
  const second = String(
    (await stale.send('POST', `/api/users/${person.uid}/sign-ins`, { provider: 'oidc' })).json.url,
  )
  await comeBack(person.browser, first, 'once')
  expect(await comeBack(stale, second, 'second')).toContain('error=sign_in_exists')
  const again = await start(person)
  expect([again.status, again.json.code]).toEqual([409, 'sign_in.exists'])
  const other = await joinAs(site, 'taken@example.com')
  expect(await comeBack(other.browser, String((await start(other)).json.url), 'once')).toBe(
    '/profile?joined=oidc&error=account_already_linked_to_different_user',
  )
  expect(await signInsOf(other)).toEqual(['password'])
})

test('an administrator is joined like anybody else: by their own hand, with a mail and an audit entry', async () => {
  provider.accounts.set('root', { sub: 'root', email: admin.email, emailVerified: true, name: 'Root' })
  const stranger = site.browser()
  expect(await redirectAs(stranger, 'root')).toContain('error=account_not_linked')
  expect(await whoIs(stranger)).toBe(null)
  expect(await signInsOf(admin)).toEqual(['password'])
})

test('a session that ended meanwhile joins nothing', async () => {
  provider.accounts.set('late', {
    sub: 'late',
    email: 'late@other.example',
    emailVerified: true,
    name: 'Late',
  })
  const person = await joinAs(site, 'late@example.com')
  const url = String((await start(person)).json.url)
  await person.browser.send('POST', '/api/auth/sign-out')
  expect(await comeBack(person.browser, url, 'late')).toContain('/profile?joined=oidc&error=session_changed')
  await signInAs(person.browser, person.email)
  expect(await signInsOf(person)).toEqual(['password'])
})

test('a provider is taken off while another way in remains, with its sessions', async () => {
  provider.accounts.set('leaves', { sub: 'leaves', email: 'l@other.example', emailVerified: true, name: 'L' })
  const person = await joinAs(site, 'leaves@example.com')
  await comeBack(person.browser, String((await start(person)).json.url), 'leaves')
  const phone = site.browser()
  await redirectAs(phone, 'leaves')
  expect((await whoIs(phone))?.uid).toBe(person.uid)
  const address = `/api/users/${person.uid}/sign-ins/oidc`
  expect((await person.browser.send('DELETE', address)).status).toBe(204)
  expect(await signInsOf(person)).toEqual(['password'])
  expect(await whoIs(phone)).toBe(null)
  expect((await person.browser.send('DELETE', address)).status).toBe(404)
  expect((await mailsTo(site, person.email)).map(({ subject }) => subject)).toContain(
    'A way to sign in was removed',
  )
})

test('the last way in stays', async () => {
  const browser = site.browser()
  await redirectAs(browser, 'dawit')
  await redirectAs(browser, 'dawit', true)
  const uid = (await whoIs(browser))?.uid ?? ''
  const answer = await browser.send('DELETE', `/api/users/${uid}/sign-ins/oidc`)
  expect([answer.status, answer.json.code]).toEqual([409, 'sign_in.last'])
  expect(await signInsOf({ browser, uid, email: '' })).toEqual(['oidc'])
  // Of a provider that the site does not offer any more.
  const { db } = site.services.connection
  await insertRedirectAccount(db, uid, { provider: 'google', subject: 'dawit', now: site.services.clock() })
  const again = await browser.send('DELETE', `/api/users/${uid}/sign-ins/oidc`)
  expect([again.status, again.json.code]).toEqual([409, 'sign_in.last'])
})

test('nobody joins or removes for somebody else', async () => {
  const [one, other] = [await joinAs(site, 'one@example.com'), await joinAs(site, 'other@example.com')]
  const address = `/api/users/${other.uid}/sign-ins`
  expect((await one.browser.send('POST', address, { provider: 'oidc' })).status).toBe(403)
  expect((await one.browser.send('DELETE', `${address}/oidc`)).status).toBe(403)
})
