import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApp, type TestApp, type TestBrowser } from '#app/server/test-app.ts'
import { auditOf } from '#content/server/test-traces.ts'
import { systemContext } from '#platform/server/context.ts'
import type { ApiToken, AuditLog, MadeApiToken, SessionAnswer, UserRecord } from '../../contract.ts'
import { joinAs, joinAsAdmin, password, type Person } from '../test-people.ts'
import { tidyIdentity } from '../tidy.ts'
import { mostTokens } from './api-tokens.ts'

const tools = 'https://tools.example'
const day = 86_400_000

let site: TestApp
let admin: Person
beforeAll(async () => {
  site = await createTestApp({ RATE_LIMIT_FACTOR: '1', CORS_ORIGINS: tools })
  admin = await joinAsAdmin(site)
})
afterAll(() => site.close())

async function make(
  { browser, uid }: Person,
  wish: { name?: string; scope?: 'read' | 'write'; days?: number } = {},
): Promise<MadeApiToken> {
  const body = { name: 'A script', scope: 'read', days: 30, ...wish }
  const answer = await browser.send<MadeApiToken>('POST', `/api/users/${uid}/tokens`, body)
  expect([answer.status, answer.json.token]).toEqual([201, expect.stringMatching(/^hub_[\w-]{43}$/)])
  return answer.json
}

const listOf = async ({ browser, uid }: Person) =>
  (await browser.get<{ items: ApiToken[] }>(`/api/users/${uid}/tokens`)).json.items

/** A program: no cookies, only the token. */
function program(token: string): TestBrowser {
  const browser = site.browser()
  const authorization = `Bearer ${token}`
  return {
    cookies: browser.cookies,
    get: (path, headers) => browser.get(path, { authorization, ...headers }),
    send: (method, path, body, headers) => browser.send(method, path, body, { authorization, ...headers }),
  }
}

test('a token acts for its owner, is shown once, and is kept as a hash alone', async () => {
  const owner = await joinAs(site, 'owner@example.com')
  const { token, id } = await make(owner, { scope: 'write' })
  const asked = program(token)
  expect((await asked.get<UserRecord>(`/api/users/${owner.uid}`)).json.email).toBe('owner@example.com')
  const saved = await asked.send<UserRecord>('PATCH', `/api/users/${owner.uid}`, { bio: 'By a script.' })
  expect([saved.status, saved.json.bio]).toEqual([200, 'By a script.'])
  expect((await asked.get('/api/blogs')).headers.get('cache-control')).toBe('no-store')
  const [listed] = await listOf(owner)
  expect(listed).toMatchObject({ id, name: 'A script', scope: 'write', isOver: false })
  expect(listed?.lastUsedAt).toBeGreaterThanOrEqual(listed?.createdAt ?? Infinity)
  const rows = await site.services.connection.db.selectFrom('api_tokens').selectAll().execute()
  for (const kept of [JSON.stringify(rows), JSON.stringify(listed)]) expect(kept).not.toContain(token)
})

test('what a program did stands in the audit log with the token, also when that has been withdrawn since', async () => {
  const { id, token } = await make(admin, { scope: 'write', name: 'Nightly tags' })
  const body = { labelEn: 'By a script', labelAm: 'በፕሮግራም' }
  await program(token).send('POST', '/api/admin/tags', body)
  await admin.browser.send('POST', '/api/admin/tags', { labelEn: 'By hand', labelAm: 'በእጅ' })
  await admin.browser.send('DELETE', `/api/users/${admin.uid}/tokens/${id}`)
  const { entries } = (await admin.browser.get<AuditLog>('/api/admin/audit-log?subject=tag')).json
  expect(entries.map((entry) => entry.token)).toEqual([null, { id, name: 'Nightly tags' }])
  expect(entries.some(({ details }) => 'withToken' in details)).toBe(false)
})

test('a program learns whose token it has, and how people can sign in, but not how its owner does', async () => {
  const owner = await joinAs(site, 'whose@example.com')
  const asked = program((await make(owner)).token)
  const { json } = await asked.get<SessionAnswer>('/api/session')
  expect(json.user).toMatchObject({ uid: owner.uid, email: owner.email, keptSignedIn: false })
  expect([json.hasPassword, json.asksLegal]).toEqual([false, false])
  const [providers, forGuests] = [
    await asked.get('/api/session/providers'),
    await site.browser().get('/api/session/providers'),
  ]
  expect([providers.status, providers.json]).toEqual([200, forGuests.json])
})

test('a token for reading writes nothing, and none opens more than its owner may', async () => {
  const owner = await joinAs(site, 'reader@example.com')
  const asked = program((await make(owner)).token)
  expect((await asked.get('/api/saved')).status).toBe(200)
  const refused = await asked.send('PATCH', `/api/users/${owner.uid}`, { bio: 'No.' })
  expect([refused.status, refused.json.code]).toEqual([403, 'token.read_only'])
  const writes = program((await make(owner, { scope: 'write' })).token)
  expect((await writes.get('/api/admin/tags')).json.code).toBe('access.denied')
  expect((await program((await make(admin)).token).get('/api/admin/tags')).status).toBe(200)
})

test('no token opens the account itself or what asks for a fresh proof', async () => {
  const asked = program((await make(admin, { scope: 'write' })).token)
  const self = `/api/users/${admin.uid}`
  for (const [method, path, body] of [
    ['POST', '/api/auth/change-password', { currentPassword: password, newPassword: 'another kettle sings' }],
    ['POST', '/api/session/proof', { password }],
    ['POST', '/api/legal/acceptances', { versions: [], language: 'en' }],
    ['POST', `${self}/tokens`, { name: 'More', scope: 'write', days: 365 }],
    ['DELETE', `${self}/tokens/x`, undefined],
    ['DELETE', `${self}/sessions`, undefined],
    ['DELETE', self, { password }],
    ['PATCH', `/api/admin/users/${admin.uid}`, { role: 'user' }],
    ['DELETE', `/api/admin/users/${admin.uid}/sessions`, undefined],
  ] as const) {
    const { status, json } = await asked.send(method, path, body)
    expect([path, status, json.code]).toEqual([path, 403, 'token.session_only'])
  }
  for (const path of [`${self}/tokens`, `${self}/sessions`, '/api/admin/users.csv'])
    expect([path, (await asked.get(path)).json.code]).toEqual([path, 'token.session_only'])
})

test('what a token reads of its owner’s data says nothing of how the account is opened', async () => {
  const owner = await joinAs(site, 'exported@example.com')
  const { token } = await make(owner, { scope: 'write' })
  const path = `/api/users/${owner.uid}/export`
  const whole: Record<string, unknown> = JSON.parse((await owner.browser.get(path)).text)
  const read: Record<string, unknown> = JSON.parse((await program(token).get(path)).text)
  expect(read.user).toMatchObject({ email: owner.email })
  const missing = Object.keys(whole).filter((name) => !(name in read))
  expect(missing.sort()).toEqual([
    'knownDevices',
    'pastSignIns',
    'secondFactor',
    'sessions',
    'signIns',
    'tokens',
  ])
})

test('what is no token, was withdrawn or is over opens nothing, not even what is for anyone', async () => {
  const owner = await joinAs(site, 'gone@example.com')
  const [kept, withdrawn] = [await make(owner, { days: 1 }), await make(owner)]
  const stranger = await joinAs(site, 'stranger@example.com')
  const theirs = `/api/users/${stranger.uid}/tokens/${withdrawn.id}`
  expect((await stranger.browser.send('DELETE', theirs)).json.code).toBe('token.not_found')
  const own = `/api/users/${owner.uid}/tokens/${withdrawn.id}`
  expect((await owner.browser.send('DELETE', own)).status).toBe(204)
  expect((await owner.browser.send('DELETE', own)).status).toBe(404)
  expect((await program(kept.token).get('/api/saved')).status).toBe(200)
  for (const token of [withdrawn.token, 'hub_nothing', 'x'])
    for (const path of ['/api/saved', '/api/blogs']) {
      const { status, json, headers } = await program(token).get(path)
      expect([status, json.code]).toEqual([401, 'token.unknown'])
      expect(headers.get('www-authenticate')).toBe('Bearer error="invalid_token"')
    }
  site.advance(day)
  expect((await program(kept.token).get('/api/blogs')).json.code).toBe('token.unknown')
  site.advance(31 * day)
  await tidyIdentity(systemContext(site.services, 'test'))
  const rows = await site.services.connection.db.selectFrom('api_tokens').select('id').execute()
  expect(rows.map(({ id }) => id)).not.toContain(kept.id)
  admin = { ...admin, browser: (await signInAgain(admin)).browser }
})

async function signInAgain({ uid, email }: Person): Promise<Person> {
  const browser = site.browser()
  await browser.send('POST', '/api/auth/sign-in/email', { email, password })
  return { browser, uid, email }
}

test('tokens end with the password, with the account and with a suspension', async () => {
  const owner = await joinAs(site, 'ends@example.com')
  const { token } = await make(owner)
  const changed = await owner.browser.send('POST', '/api/auth/change-password', {
    currentPassword: password,
    newPassword: 'a stove hums at dusk',
  })
  expect(changed.status).toBe(204)
  expect((await program(token).get('/api/saved')).status).toBe(401)

  const suspended = await joinAs(site, 'suspended@example.com')
  const other = await make(suspended)
  await admin.browser.send('PATCH', `/api/admin/users/${suspended.uid}`, { status: 'suspended' })
  expect((await program(other.token).get('/api/saved')).status).toBe(401)

  const leaver = await joinAs(site, 'leaver@example.com')
  const last = await make(leaver)
  expect((await leaver.browser.send('DELETE', `/api/users/${leaver.uid}`, { password })).status).toBe(204)
  expect((await program(last.token).get('/api/saved')).status).toBe(401)
})

test('making and withdrawing stand in the audit log, all of it in the owner’s data', async () => {
  const owner = await joinAs(site, 'traces@example.com')
  const { id, token } = await make(owner, { name: 'My ledger' })
  const { text } = await owner.browser.get(`/api/users/${owner.uid}/export`)
  expect(JSON.parse(text).tokens).toMatchObject([{ id, name: 'My ledger', scope: 'read' }])
  expect(text).not.toContain(token)
  await owner.browser.send('DELETE', `/api/users/${owner.uid}/tokens/${id}`)
  const details = { token: id, name: 'My ledger', scope: 'read' }
  expect(await auditOf(site, owner.uid)).toEqual(
    expect.arrayContaining([
      ['token.made', 'user', details],
      ['token.revoked', 'user', details],
    ]),
  )
})

test('an account has so many tokens, and a token asks so often', async () => {
  const owner = await joinAs(site, 'many@example.com')
  const { token } = await make(owner)
  for (let count = 1; count < mostTokens; count++) await make(owner)
  const body = { name: 'One more', scope: 'read', days: 30 }
  const more = await owner.browser.send('POST', `/api/users/${owner.uid}/tokens`, body)
  expect([more.status, more.json.code]).toEqual([409, 'tokens.too_many'])
  const asked = program(token)
  await site.services.connection.db
    .insertInto('rate_limits')
    .values(await almostUsedUp(asked, token))
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ count: 600 }))
    .execute()
  const limited = await asked.get('/api/saved')
  expect([limited.status, limited.json.code]).toEqual([429, 'rate.limited'])
  expect(Number(limited.headers.get('retry-after'))).toBeGreaterThan(0)
})

/** The row in which the requests of this token are counted. */
async function almostUsedUp(asked: TestBrowser, token: string) {
  await asked.get('/api/saved')
  const rows = await site.services.connection.db
    .selectFrom('rate_limits')
    .selectAll()
    .where('key', 'like', 'token:%')
    .execute()
  const row = rows.at(-1)
  if (!row) throw new Error(`nothing counts the requests of ${token}`)
  return row
}

test('pages of listed origins may use the API as guests or with a token, those of others may not', async () => {
  const owner = await joinAs(site, 'cors@example.com')
  const asked = program((await make(owner, { scope: 'write' })).token)
  const origin = { origin: tools, 'sec-fetch-site': 'cross-site' }
  const read = await asked.get('/api/saved', origin)
  expect([read.status, read.headers.get('access-control-allow-origin')]).toEqual([200, tools])
  expect(read.headers.get('access-control-allow-credentials')).toBeNull()
  const path = `/api/users/${owner.uid}`
  expect((await asked.send('PATCH', path, { bio: 'From a page.' }, origin)).status).toBe(200)
  for (const address of ['/api/blogs', '/api/openapi.json']) {
    const whole = await site.browser().get(address, origin)
    const again = await site
      .browser()
      .get(address, { ...origin, 'if-none-match': whole.headers.get('etag') ?? '' })
    expect([again.status, again.headers.get('access-control-allow-origin')]).toEqual([304, tools])
    expect(again.headers.get('access-control-expose-headers')).toContain('ETag')
  }
  expect((await owner.browser.send('PATCH', path, { bio: 'No.' }, origin)).json.code).toBe('origin.foreign')

  const guest = async (headers: Record<string, string>, path = '/api/auth/sign-out') => {
    const { status, json } = await site.browser().send<{ code: string }>('POST', path, undefined, headers)
    return status < 300 || json.code
  }
  expect(await guest({ ...origin, 'sec-fetch-mode': 'cors' })).toBe(true)
  // A form that leads there, one that answers with a page, and whatever brings a cookie are as foreign as ever.
  expect(await guest({ ...origin, 'sec-fetch-mode': 'navigate' })).toBe('origin.foreign')
  expect(await guest(origin, '/sign-in')).toBe('origin.foreign')
  expect(await guest({ ...origin, cookie: 'language=am' })).toBe('origin.foreign')

  const foreign = { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' }
  expect(await guest(foreign)).toBe('origin.foreign')
  expect((await asked.send('PATCH', path, { bio: 'No.' }, foreign)).json.code).toBe('origin.foreign')
  expect((await asked.get('/api/blogs', foreign)).headers.get('access-control-allow-origin')).toBeNull()
  const preflight = (from: string) =>
    site.app.fetch(
      new Request('http://localhost:3000/api/saved', {
        method: 'OPTIONS',
        headers: { origin: from, 'access-control-request-method': 'PUT' },
      }),
    )
  expect((await preflight(tools)).headers.get('access-control-allow-origin')).toBe(tools)
  expect((await preflight('https://evil.example')).headers.get('access-control-allow-origin')).toBeNull()
})
