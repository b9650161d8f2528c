import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { createTestApp, type TestApp } from '#app/server/test-app.ts'
import { systemContext } from '#platform/server/context.ts'
import type { UserSession } from '../../contract.ts'
import { joinAs, joinAsAdmin, makeAdmin, password, signInAs, whoIs, type Person } from '../test-people.ts'
import * as store from './session-store.ts'
import { listOwnSessions } from './sessions.ts'

let site: TestApp
beforeAll(async () => {
  site = await createTestApp({ RATE_LIMIT_FACTOR: '100' })
})
afterAll(() => site.close())

const minute = 60_000
const hour = 60 * minute

/** A request that the reader makes, not the page by itself. */
const act = ({ browser, uid }: Person) => browser.get(`/api/users/${uid}`)
const beat = ({ browser, uid }: Person, presence: Record<string, unknown>) =>
  browser.send('POST', `/api/users/${uid}`, presence)

test('a device that keeps something of an account hears when it is no more, whoever asks, and nothing else', async () => {
  const person = await joinAs(site, 'gone@example.com')
  const state = async (uid: string) => (await site.browser().get(`/api/session/accounts/${uid}`)).json
  expect(await state(person.uid)).toEqual({ isGone: false })
  expect((await person.browser.send('DELETE', `/api/users/${person.uid}`, { password })).status).toBe(204)
  expect(await state(person.uid)).toEqual({ isGone: true })
})

test('a session without activity ends after twenty minutes', async () => {
  const person = await joinAs(site, 'idle@example.com')
  site.advance(19 * minute)
  expect((await act(person)).status).toBe(200)
  site.advance(19 * minute)
  expect((await act(person)).status).toBe(200)
  site.advance(20 * minute)
  expect((await act(person)).status).toBe(401)
  expect(await whoIs(person.browser)).toBe(null)
})

test('asking for the session and presence alone do not keep it alive, activity reported with presence does', async () => {
  const person = await joinAs(site, 'poll@example.com')
  for (let at = 0; at < 3; at++) {
    site.advance(6 * minute)
    await whoIs(person.browser)
    expect((await beat(person, { online: true })).status).toBe(204)
  }
  expect((await beat(person, { online: true, active: true })).status).toBe(204)
  site.advance(19 * minute)
  expect(await whoIs(person.browser)).not.toBe(null)
  expect((await beat(person, { online: true })).status).toBe(204)
  site.advance(2 * minute)
  expect(await whoIs(person.browser)).toBe(null)
})

test('asking what became of a certificate does not keep a session alive', async () => {
  const person = await joinAs(site, 'poll-certificates@example.com')
  for (let at = 0; at < 4; at++) {
    site.advance(6 * minute)
    await person.browser.get('/api/certificates')
  }
  expect(await whoIs(person.browser)).toBe(null)
})

test('a session ends after twelve hours whatever its reader does', async () => {
  const person = await joinAs(site, 'absolute@example.com')
  for (let at = 0; at < 47; at++) {
    site.advance(15 * minute)
    expect((await act(person)).status).toBe(200)
  }
  site.advance(15 * minute)
  expect((await act(person)).status).toBe(401)
})

test('a kept session outlives idleness and ends after thirty days', async () => {
  const person = await joinAs(site, 'thirty@example.com', { rememberMe: true })
  site.advance(29 * 24 * hour)
  expect((await act(person)).status).toBe(200)
  site.advance(24 * hour)
  expect((await act(person)).status).toBe(401)
})

test('an administrator always has the short limits, also after becoming one', async () => {
  const admin = await joinAsAdmin(site)
  const answer = await signInAs(admin.browser, admin.email, { rememberMe: true })
  expect(answer.json.user.keptSignedIn).toBe(false)
  expect(answer.headers.getSetCookie()[0]).not.toContain('Max-Age')
  site.advance(21 * minute)
  expect(await whoIs(admin.browser)).toBe(null)

  const promoted = await joinAs(site, 'promoted@example.com', { rememberMe: true })
  site.advance(21 * minute)
  expect((await act(promoted)).status).toBe(200)
  await makeAdmin(site, promoted.uid)
  expect(await whoIs(promoted.browser)).toMatchObject({ isAdmin: true, keptSignedIn: false })
  const path = `/api/users/${promoted.uid}/sessions`
  const { sessions } = (await promoted.browser.get<{ sessions: UserSession[] }>(path)).json
  expect(sessions.map(({ keepSignedIn }) => keepSignedIn)).toEqual([false])
  site.advance(21 * minute)
  expect(await whoIs(promoted.browser)).toBe(null)
})

test.each([
  ['/api/admin/overview', 200],
  ['/api/admin/webhooks/none/deliveries', 404],
])(
  'what an administrator’s open page asks for by itself does not keep the session alive: %s',
  async (path, known) => {
    const admin = await joinAs(site, `watching-${known}@example.com`)
    await makeAdmin(site, admin.uid)
    for (let at = 0; at < 3; at++) {
      site.advance(6 * minute)
      expect((await admin.browser.get(path)).status).toBe(known)
    }
    site.advance(2 * minute)
    expect((await admin.browser.get(path)).status).toBe(401)
  },
)

test('signing in again ends the earlier session of the same browser', async () => {
  const person = await joinAs(site, 'twice@example.com')
  const before = new Map(person.browser.cookies)
  await signInAs(person.browser, person.email)
  const other = site.browser()
  for (const [name, value] of before) other.cookies.set(name, value)
  expect(await whoIs(other)).toBe(null)
  expect(await whoIs(person.browser)).not.toBe(null)
})

test('each sign-in draws a token of 256 bits of its own', async () => {
  const person = await joinAs(site, 'drawn@example.com')
  const tokens: string[] = []
  for (let time = 0; time < 20; time++) {
    await signInAs(person.browser, person.email)
    const [token = ''] = (person.browser.cookies.get('traders-hub.session_token') ?? '').split('.')
    tokens.push(token)
  }
  for (const token of tokens) expect(Buffer.from(token, 'base64url')).toHaveLength(32)
  expect(new Set(tokens).size).toBe(20)
  // A bit that is always the same would have been so by chance once in half a million.
  const bytes = tokens.map((token) => Buffer.from(token, 'base64url'))
  const fixed = Array.from({ length: 256 }, (_, at) => at).filter(
    (at) => new Set(bytes.map((one) => ((one[at >> 3] ?? 0) >> (at & 7)) & 1)).size === 1,
  )
  expect(fixed).toEqual([])
})

test('one sees where one is signed in, ends one, and ends all others', async () => {
  const person = await joinAs(site, 'list@example.com')
  const [phone, laptop] = [site.browser(), site.browser()]
  await phone.send(
    'POST',
    '/api/auth/sign-in/email',
    { email: person.email, password },
    { 'user-agent': 'A phone' },
  )
  await signInAs(laptop, person.email, { rememberMe: true })
  const path = `/api/users/${person.uid}/sessions`
  const { sessions } = (await person.browser.get<{ sessions: UserSession[] }>(path)).json
  expect(sessions).toHaveLength(3)
  expect(sessions.map(({ isCurrent }) => isCurrent)).toEqual([true, false, false])
  expect(sessions.some(({ userAgent, method }) => userAgent === 'A phone' && method === 'password')).toBe(
    true,
  )
  expect(JSON.stringify(sessions)).not.toContain('token')
  const kept = sessions.find(({ keepSignedIn }) => keepSignedIn)
  expect((await person.browser.send('DELETE', `${path}/${kept?.id}`)).status).toBe(204)
  expect(await whoIs(laptop)).toBe(null)
  expect((await person.browser.send('DELETE', `${path}/${kept?.id}`)).status).toBe(404)
  expect((await person.browser.send('DELETE', path)).status).toBe(204)
  expect(await whoIs(phone)).toBe(null)
  expect(await whoIs(person.browser)).not.toBe(null)
})

test('nobody sees or ends the sessions of somebody else', async () => {
  const [one, other] = [await joinAs(site, 'one@example.com'), await joinAs(site, 'other@example.com')]
  const { sessions } = (
    await other.browser.get<{ sessions: UserSession[] }>(`/api/users/${other.uid}/sessions`)
  ).json
  expect((await one.browser.get(`/api/users/${other.uid}/sessions`)).status).toBe(403)
  expect((await one.browser.send('DELETE', `/api/users/${other.uid}/sessions`)).status).toBe(403)
  expect((await one.browser.send('DELETE', `/api/users/${one.uid}/sessions/${sessions[0]?.id}`)).status).toBe(
    404,
  )
  expect(await whoIs(other.browser)).not.toBe(null)
})

test('a sign-in by password has no result of another site', async () => {
  const { browser } = await joinAs(site, 'by-password@example.com')
  expect((await browser.send('POST', '/api/session/redirect-result')).json).toBe(null)
})

test('sessions are counted until their end', async () => {
  const { db } = site.services.connection
  await db.deleteFrom('sessions').execute()
  await joinAs(site, 'counted@example.com', { rememberMe: true })
  await db.deleteFrom('sessions').where('keepSignedIn', '=', 0).execute()
  const { endsAt } = await db.selectFrom('sessions').select('endsAt').executeTakeFirstOrThrow()
  expect([await store.countSessions(db, endsAt - 1), await store.countSessions(db, endsAt)]).toEqual([1, 0])
})

test('one’s own sessions are listed until their end', async () => {
  const { uid } = await joinAs(site, 'listed@example.com', { rememberMe: true })
  const kept = (await store.listSessionRows(site.services.connection.db, uid)).find(
    ({ keepSignedIn }) => keepSignedIn,
  )
  const [sessionId, endsAt] = [kept?.id ?? '', kept?.endsAt ?? 0]
  const actor = { kind: 'user', uid, role: 'user', emailVerified: false, sessionId, provedAt: 0 } as const
  const listed = async (now: number) =>
    (await listOwnSessions({ ...systemContext(site.services, 'test'), actor, now })).map(({ id }) => id)
  expect(await listed(endsAt - 1)).toEqual([sessionId])
  expect(await listed(endsAt)).toEqual([])
})

test('a guest who signs out leaves nothing behind', async () => {
  const trace = async () =>
    (await site.services.connection.db.selectFrom('audit_log').select('id').execute()).length
  const before = await trace()
  expect((await site.browser().send('POST', '/api/auth/sign-out')).status).toBe(204)
  expect(await trace()).toBe(before)
})

test('of more sessions than one query asks for, each that lives is found', async () => {
  const { db } = site.services.connection
  const people = [
    await joinAs(site, 'watched-first@example.com'),
    await joinAs(site, 'watched-next@example.com'),
    await joinAs(site, 'watched-last@example.com'),
  ]
  await makeAdmin(site, people[1]?.uid ?? '')
  const uids = people.map(({ uid }) => uid)
  const ids = Array.from({ length: 1001 }, (_, at) => `nobody-${at}`)
  for (const [at, uid] of uids.entries()) {
    const [row] = await store.listSessionRows(db, uid)
    ids[at * 500] = row?.id ?? ''
  }
  const found = [...(await store.listWatchedSessions(db, ids))]
  expect(found.map(([id, { session, role, status }]) => [id, session.userId, role, status])).toEqual([
    [ids[0], uids[0], 'user', 'active'],
    [ids[500], uids[1], 'admin', 'active'],
    [ids[1000], uids[2], 'user', 'active'],
  ])
  expect(await store.listWatchedSessions(db, [])).toEqual(new Map())
})

test('somebody is known while their activity cannot be written, and another fault is not kept quiet', async () => {
  const person = await joinAs(site, 'not-noted@example.com')
  const { log } = site.services
  const warned = vi.spyOn(log, 'warn').mockClear()
  onTestFinished(() => warned.mockRestore())
  const away = new Error('Connection terminated')
  site.advance(minute)
  vi.spyOn(store, 'touchSession').mockRejectedValueOnce(away)
  expect((await act(person)).status).toBe(200)
  expect(warned.mock.calls).toContainEqual([{ err: away }, 'activity of a session not written'])
  vi.spyOn(store, 'touchSession').mockRejectedValueOnce(new Error('what nobody thought of'))
  expect((await act(person)).status).toBe(500)
})

test('a database that cannot answer lets nobody through', async () => {
  const broken = await createTestApp()
  const person = await joinAs(broken, 'closed@example.com')
  await broken.services.connection.close()
  const answer = await person.browser.get('/api/session')
  expect(answer.status).toBeGreaterThanOrEqual(500)
  expect(answer.text).not.toContain('closed@example.com')
  await broken.close().catch(() => undefined)
})

test.runIf(process.env.TEST_ENGINE === 'sqlite')(
  'somebody is known while another process writes, though their activity is not noted then',
  async () => {
    const person = await joinAs(site, 'while-written@example.com')
    site.advance(60_000)
    const other = new DatabaseSync(path.join(site.services.config.dataDir, 'traders-hub.sqlite'))
    other.exec('begin immediate')
    const answer = await person.browser.get(`/api/users/${person.uid}`)
    other.close()
    expect(answer.status).toBe(200)
  },
)
