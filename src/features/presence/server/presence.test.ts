import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApp, type TestApp, type TestBrowser } from '#app/server/test-app.ts'

let site: TestApp
beforeAll(async () => {
  site = await createTestApp({ RATE_LIMIT_FACTOR: '100' })
})
afterAll(() => site.close())

const minute = 60_000

interface Person {
  browser: TestBrowser
  uid: string
}

interface Seen {
  uid: string
  role: string
  online: boolean
  lastSeen: number | null
}

async function joinAs(email: string): Promise<Person> {
  const browser = site.browser()
  const password = 'a kettle sings at dawn'
  await browser.send('POST', '/api/auth/sign-up/email', { email, displayName: 'Test Person', password })
  const answer = await browser.send<{ user: Seen }>('POST', '/api/auth/sign-in/email', { email, password })
  return { browser, uid: answer.json.user.uid }
}

async function whoIs(browser: TestBrowser): Promise<Seen | null> {
  return (await browser.get<{ user: Seen | null }>('/api/session')).json.user
}

const beat = ({ browser, uid }: Person, presence: Record<string, unknown>) =>
  browser.send('POST', `/api/users/${uid}`, presence)

test('signing in marks online, signing out marks offline', async () => {
  const { browser, uid } = await joinAs('in-out@example.com')
  expect(await whoIs(browser)).toMatchObject({ uid, online: true })
  await browser.send('POST', '/api/auth/sign-out')
  const row = await site.services.connection.db
    .selectFrom('users')
    .select(['online', 'lastSeen'])
    .where('id', '=', uid)
    .executeTakeFirstOrThrow()
  expect(row.online).toBe(0)
  expect(row.lastSeen).toBeGreaterThan(1_000_000)
})

test('presence is written by the server, for oneself, and heals by age', async () => {
  const [one, other] = [await joinAs('here@example.com'), await joinAs('there@example.com')]
  expect((await beat(one, { online: true, lastSeen: 1 })).status).toBe(204)
  const seen = await whoIs(one.browser)
  expect(seen?.online).toBe(true)
  expect(seen?.lastSeen).toBeGreaterThan(1_000_000)
  expect((await one.browser.send('POST', `/api/users/${other.uid}`, { online: false })).status).toBe(403)
  expect((await site.browser().send('POST', `/api/users/${one.uid}`, { online: false })).status).toBe(401)
  site.advance(2 * minute + 1)
  expect((await whoIs(one.browser))?.online).toBe(false)
})

test('a beacon as text marks its sender offline', async () => {
  const person = await joinAs('beacon@example.com')
  await beat(person, { online: true })
  const answer = await person.browser.send(
    'POST',
    `/api/users/${person.uid}`,
    JSON.stringify({ online: false, lastSeen: 5 }),
    {
      'content-type': 'text/plain;charset=UTF-8',
    },
  )
  expect(answer.status).toBe(204)
  expect((await whoIs(person.browser))?.online).toBe(false)
})

test('presence takes nothing else', async () => {
  const person = await joinAs('strict@example.com')
  expect((await beat(person, { online: true, role: 'admin' })).json.fields).toEqual({ role: 'unknown_field' })
  expect((await beat(person, { online: 'yes' })).status).toBe(422)
  expect((await person.browser.send('POST', `/api/users/${person.uid}`, 'not json')).status).toBe(400)
  expect((await whoIs(person.browser))?.role).toBe('user')
})

test('a heartbeat is written once a minute, a change at once', async () => {
  const person = await joinAs('beats@example.com')
  await beat(person, { online: true })
  const first = (await whoIs(person.browser))?.lastSeen
  site.advance(20_000)
  await beat(person, { online: true })
  expect((await whoIs(person.browser))?.lastSeen).toBe(first)
  await beat(person, { online: false })
  expect((await whoIs(person.browser))?.lastSeen).toBeGreaterThan(first ?? 0)
})
