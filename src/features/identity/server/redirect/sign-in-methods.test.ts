import { setTimeout } from 'node:timers/promises'
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { createTestApp, type TestApp, type TestBrowser } from '#app/server/test-app.ts'
import { auditOf } from '#content/server/test-traces.ts'
import type { ProviderId, UserSessionList } from '../../contract.ts'
import * as accounts from '../accounts/account-store.ts'
import { joinAs, joinAsAdmin, mailsTo, signInAs, whoIs, type Person } from '../test-people.ts'
import { startLyingProvider, type LyingProvider } from './test-lying-provider.ts'

let site: TestApp
let provider: LyingProvider
let admin: Person
beforeAll(async () => {
  provider = await startLyingProvider()
  site = await newSite()
  admin = await joinAsAdmin(site)
})
afterAll(async () => {
  await site.close()
  await provider.close()
})
beforeEach(() => provider.lie({}))

const newSite = (more: Record<string, string> = {}) =>
  createTestApp({
    ...provider.settings,
    GOOGLE_CLIENT_ID: 'id',
    GOOGLE_CLIENT_SECRET: 'secret',
    RATE_LIMIT_FACTOR: '100',
    ...more,
  })

type Owner = Pick<Person, 'browser' | 'uid'>

const claimsOf = (sub: string) => ({ sub, email: `${sub}@other.example` })
const start = ({ browser, uid }: Owner, id: ProviderId = 'oidc') =>
  browser.send('POST', `/api/users/${uid}/sign-ins`, { provider: id })
const remove = ({ browser, uid }: Owner, id: ProviderId = 'oidc') =>
  browser.send('DELETE', `/api/users/${uid}/sign-ins/${id}`)

/** Asks to be joined; gives the address of the site that the provider's answer comes to. */
async function leave(owner: Owner, id: ProviderId = 'oidc'): Promise<string> {
  return provider.back(String((await start(owner, id)).json.url)).replace('/oidc?', `/${id}?`)
}

/** Gives where the reader ends up. */
async function comeBack(browser: TestBrowser, back: string): Promise<string> {
  return (await browser.get(back)).headers.get('location') ?? ''
}

/** Registers by a provider alone, without a password, who says that they have just signed in there. */
async function enterAs(sub: string): Promise<Owner> {
  const auth_time = Math.floor(site.services.clock() / 1000)
  provider.lie({ claims: { ...claimsOf(sub), auth_time } })
  const browser = site.browser()
  const body = { provider: 'oidc', callbackURL: '/login' }
  const { json } = await browser.send('POST', '/api/auth/sign-in/social', body)
  await comeBack(browser, provider.back(String(json.url)))
  return { browser, uid: (await whoIs(browser))?.uid ?? '' }
}

/** Another browser with the same session. */
function copyOf(browser: TestBrowser, options?: { address: string }): TestBrowser {
  const copy = site.browser(options)
  for (const [name, value] of browser.cookies) copy.cookies.set(name, value)
  return copy
}

/** From now on Google is the provider of these tests under its own name. */
function beGoogle(sub: string): void {
  const google = 'https://accounts.google.com'
  const { fetch } = globalThis
  const asked = vi
    .spyOn(globalThis, 'fetch')
    .mockImplementation((address, options) =>
      fetch(String(address).replace(google, provider.issuer), options),
    )
  onTestFinished(() => asked.mockRestore())
  provider.lie({
    claims: { ...claimsOf(sub), iss: google, aud: 'id' },
    discovery: {
      issuer: google,
      authorization_endpoint: `${google}/authorize`,
      token_endpoint: `${google}/token`,
      jwks_uri: `${google}/keys`,
    },
  })
}

async function signInsOf({ browser, uid }: Owner): Promise<string[]> {
  const { json } = await browser.get<UserSessionList>(`/api/users/${uid}/sessions`)
  return json.signIns.map((one) => one.provider).sort()
}

/** Whose way in somebody at the provider is. */
const ownerOf = (subject: string) =>
  accounts.findAccountOwner(site.services.connection.db, { provider: 'oidc', subject })

/** What the audit log says of the account's ways in. */
const traceOf = async (uid: string) =>
  (await auditOf(site, uid)).filter(([event]) => event.startsWith('sign_in.'))

test('a way in that is added and taken off is written down, each with its provider', async () => {
  const person = await joinAs(site, 'traced@example.com')
  provider.lie({ claims: claimsOf('traced') })
  expect(await comeBack(person.browser, await leave(person))).toBe('/profile?joined=oidc')
  expect(person.browser.cookies.has('traders-hub.state')).toBe(false)
  const added = ['sign_in.added', 'user', { method: 'oidc' }]
  expect(await traceOf(person.uid)).toEqual([added])
  expect((await remove(person)).status).toBe(204)
  const removed = ['sign_in.removed', 'user', { method: 'oidc' }]
  expect(await traceOf(person.uid)).toEqual([added, removed])
  const again = await remove(person)
  expect([again.status, again.json.code]).toEqual([404, 'sign_in.not_found'])
  expect(await traceOf(person.uid)).toHaveLength(2)
})

test('the same person asked for twice in one session is joined once', async () => {
  const person = await joinAs(site, 'asked-twice@example.com')
  provider.lie({ claims: claimsOf('asked-twice') })
  const tab = copyOf(person.browser)
  const backs = [await leave(person), await leave({ ...person, browser: tab })] as const
  expect(await comeBack(person.browser, backs[0])).toBe('/profile?joined=oidc')
  expect(await comeBack(tab, backs[1])).toBe('/profile?joined=oidc')
  expect(await traceOf(person.uid)).toHaveLength(1)
  const subjects = (await mailsTo(site, person.email)).map(({ subject }) => subject)
  expect(subjects.filter((subject) => subject.includes('added'))).toHaveLength(1)
})

test.each<[string, (email: string) => Promise<TestBrowser>]>([
  [
    'of the same account',
    async (email) => {
      const browser = site.browser()
      await signInAs(browser, email)
      return browser
    },
  ],
  ['of somebody else', async (email) => (await joinAs(site, `not-${email}`)).browser],
  ['of nobody', async () => site.browser()],
])('an answer that comes to a session %s joins nothing', async (whose, open) => {
  const sub = whose.replaceAll(' ', '-')
  const person = await joinAs(site, `${sub}@example.com`)
  const other = await open(person.email)
  const back = await leave(person)
  other.cookies.set('traders-hub.state', person.browser.cookies.get('traders-hub.state') ?? '')
  provider.lie({ claims: claimsOf(sub) })
  expect(await comeBack(other, back)).toBe('/profile?joined=oidc&error=session_changed')
  expect(await ownerOf(sub)).toBe(undefined)
  expect(await signInsOf(person)).toEqual(['password'])
  expect(await traceOf(person.uid)).toEqual([])
})

test.each([[false], ['true'], [undefined]])(
  'somebody whose address the provider calls verified by %j is not joined',
  async (verified) => {
    const sub = `joined-${verified}`
    const person = await joinAs(site, `${sub}@example.com`)
    provider.lie({ claims: { ...claimsOf(sub), email_verified: verified } })
    expect(await comeBack(person.browser, await leave(person))).toBe(
      '/profile?joined=oidc&error=unable_to_link_account',
    )
    expect(await ownerOf(sub)).toBe(undefined)
    expect(await signInsOf(person)).toEqual(['password'])
  },
)

test.each<[string, (person: Person) => Promise<{ status: number }>]>([
  [
    'whose session is ended from elsewhere',
    async ({ uid, email }) => {
      const elsewhere = site.browser()
      await signInAs(elsewhere, email)
      return elsewhere.send('DELETE', `/api/users/${uid}/sessions`)
    },
  ],
  [
    'who is suspended',
    ({ uid }) => admin.browser.send('PATCH', `/api/admin/users/${uid}`, { status: 'suspended' }),
  ],
  ['who is deleted', ({ uid }) => admin.browser.send('DELETE', `/api/admin/users/${uid}`)],
])('somebody %s while the provider answers is not joined', async (what, act) => {
  const sub = what.replaceAll(' ', '-')
  const person = await joinAs(site, `${sub}@example.com`)
  const back = await leave(person)
  const meanwhile = vi.fn(() => act(person))
  provider.lie({ claims: claimsOf(sub), meanwhile })
  expect(await comeBack(person.browser, back)).toBe('/profile?joined=oidc&error=session_changed')
  expect((await meanwhile.mock.results[0]?.value)?.status).toBeLessThan(300)
  expect(await ownerOf(sub)).toBe(undefined)
  expect(await traceOf(person.uid)).toEqual([])
})

test('somebody who is joined to another account at the same moment is not joined to this one', async () => {
  const [person, other] = [
    await joinAs(site, 'a-moment-late@example.com'),
    await joinAs(site, 'sooner@example.com'),
  ]
  const back = await leave(person)
  provider.lie({ claims: claimsOf('wanted-twice') })
  vi.spyOn(accounts, 'findAccountOf').mockImplementationOnce(async (db) => {
    const key = { provider: 'oidc', subject: 'wanted-twice', now: Date.now() }
    await accounts.insertRedirectAccount(db, other.uid, key)
    return undefined
  })
  expect(await comeBack(person.browser, back)).toBe(
    '/profile?joined=oidc&error=account_already_linked_to_different_user',
  )
  expect(await signInsOf(person)).toEqual(['password'])
  expect(await traceOf(person.uid)).toEqual([])
})

test('whoever has no password joins another provider after the word of the first', async () => {
  const person = await enterAs('without-password')
  const namesake = await enterAs('namesake')
  beGoogle('namesake')
  const back = await leave(person, 'google')
  expect(await comeBack(person.browser, back)).toBe('/profile?joined=google')
  expect(await signInsOf(person)).toEqual(['google', 'oidc'])
  expect(await signInsOf(namesake)).toEqual(['oidc'])
  expect((await remove(person)).status).toBe(204)
  const last = await remove(person, 'google')
  expect([last.status, last.json.code]).toEqual([409, 'sign_in.last'])
  expect(await signInsOf(person)).toEqual(['google'])
})

test('whoever has Google alone, which says nothing of when they signed in, does each grave act after going there again', async () => {
  const browser = site.browser()
  beGoogle('google-alone')
  const visit = async (isProof: boolean) => {
    const body = { provider: 'google', callbackURL: '/login', isProof }
    const { json } = await browser.send('POST', '/api/auth/sign-in/social', body)
    const back = provider.back(String(json.url)).replace('/oidc?', '/google?')
    return { asked: new URL(String(json.url)).searchParams, location: await comeBack(browser, back) }
  }
  expect((await visit(false)).location).toBe('/login')
  const uid = (await whoIs(browser))?.uid ?? ''
  const address = `/api/users/${uid}`
  const acts: [method: 'POST' | 'DELETE', path: string, body: object][] = [
    ['POST', `${address}/tokens`, { name: 'Ledger', scope: 'read', days: 30 }],
    ['POST', `${address}/passkeys/options`, {}],
    ['POST', `${address}/second-factor`, {}],
    ['DELETE', address, {}],
  ]
  for (const [method, path, body] of acts) {
    site.advance(16 * 60_000)
    const refused = await browser.send(method, path, body)
    expect([path, refused.status, refused.json.code]).toEqual([path, 403, 'session.not_fresh'])
    const { asked, location } = await visit(true)
    expect([asked.get('prompt'), location]).toEqual(['select_account', '/login'])
    expect((await browser.send(method, path, body)).status).toBeLessThan(300)
  }
  expect(await whoIs(browser)).toBe(null)
})

test('of two ways in that are taken off at once one stays', async () => {
  const person = await enterAs('takes-both-off')
  beGoogle('takes-both-off')
  await comeBack(person.browser, await leave(person, 'google'))
  const { listAccounts } = accounts
  let second: ReturnType<typeof remove> | undefined
  vi.spyOn(accounts, 'listAccounts').mockImplementationOnce(async (db, uid) => {
    const found = await listAccounts(db, uid)
    second = remove(person, 'google')
    // It has to wait for the first, which goes on after a while.
    await Promise.race([second, setTimeout(500)])
    return found
  })
  expect((await remove(person)).status).toBe(204)
  expect((await second)?.status).toBe(409)
  expect(await signInsOf(person)).toHaveLength(1)
  expect(await traceOf(person.uid)).toHaveLength(2)
})

test('whose session is ended while they ask has to sign in', async () => {
  const person = await joinAs(site, 'ended-while-asking@example.com')
  const elsewhere = site.browser()
  await signInAs(elsewhere, person.email)
  const { findPasswordHash } = accounts
  vi.spyOn(accounts, 'findPasswordHash').mockImplementationOnce(async (db, uid) => {
    await elsewhere.send('DELETE', `/api/users/${uid}/sessions`)
    return findPasswordHash(db, uid)
  })
  const answer = await start(person)
  expect([answer.status, answer.json.code]).toEqual([401, 'session.required'])
})

test('departures are counted by address, to sign in and to be joined together', async () => {
  const own = await newSite({ RATE_LIMIT_FACTOR: '0.1' })
  try {
    const person = await joinAs(own, 'counted@example.com')
    const social = (browser: TestBrowser) =>
      browser.send('POST', '/api/auth/sign-in/social', { provider: 'oidc', callbackURL: '/login' })
    const stranger = own.browser()
    for (let time = 0; time < 5; time++) expect((await social(stranger)).status).toBe(200)
    expect((await start(person)).status).toBe(200)
    for (const refused of [await start(person), await social(stranger)]) {
      expect([refused.status, refused.json.code]).toEqual([429, 'rate.limited'])
      expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(600)
    }
    const away = own.browser({ address: '203.0.113.9' })
    for (const [name, value] of person.browser.cookies) away.cookies.set(name, value)
    expect((await start({ ...person, browser: away })).status).toBe(200)
    expect((await social(own.browser({ address: '203.0.113.10' }))).status).toBe(200)
    own.advance(15 * 60_000)
    expect((await social(stranger)).status).toBe(200)
  } finally {
    await own.close()
  }
})
