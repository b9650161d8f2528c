import { afterAll, beforeAll, expect, test } from 'vitest'
import { signInAs, type TestAccount } from '../test-accounts.ts'
import { createApp } from '../create-app.ts'
import { createTestApp, type TestApp } from '../test-app.ts'
import type { AuditLog } from '#features/identity/contract.ts'

let site: TestApp
let admin: TestAccount
let user: TestAccount

beforeAll(async () => {
  site = await createTestApp({ RATE_LIMIT_FACTOR: '1000' })
  admin = await signInAs(site, { role: 'admin' })
  user = await signInAs(site, { role: 'user' })
})

afterAll(() => site.close())

async function entries(event: string) {
  await site.app.noteRefused()
  const { json } = await admin.browser.get<AuditLog>(`/api/admin/audit-log?event=${event}`)
  return json.entries
}

test('who is refused by an operation’s rule stands in the audit log, counted by the minute', async () => {
  for (let time = 0; time < 30; time++)
    expect((await user.browser.get('/api/admin/audit-log')).status).toBe(403)
  const [first, ...more] = await entries('access.refused')
  expect(more).toEqual([])
  expect(first).toMatchObject({
    actor: { uid: user.uid },
    subjectKind: 'operation',
    subjectId: 'GET /api/admin/audit-log',
    details: { count: 1 },
  })
  site.advance(61_000)
  await site.app.noteRefused()
  expect((await entries('access.refused')).map(({ details }) => details.count)).toEqual([29, 1])
})

test('so does a request that another site made', async () => {
  const headers = { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' }
  for (let time = 0; time < 5; time++)
    expect((await user.browser.send('DELETE', `/api/users/${user.uid}`, {}, headers)).status).toBe(403)
  expect(await entries('access.foreign_origin')).toMatchObject([
    { subjectId: 'DELETE /api/users/:uid', details: { count: 1 } },
  ])
})

test('a flood from everywhere leaves few entries', async () => {
  const before = (await entries('access.foreign_origin')).length
  for (let number = 0; number < 600; number++) {
    const stranger = site.browser({ address: `198.51.${number % 6}.${number % 250}` })
    await stranger.send('POST', `/api/made-up-${number}`, {}, { origin: 'https://evil.example' })
  }
  await site.app.noteRefused()
  const rows = await site.services.connection.db
    .selectFrom('audit_log')
    .select(['subjectId', 'address'])
    .orderBy('at')
    .where('event', '=', 'access.foreign_origin')
    .execute()
  expect(rows.length - before).toBeLessThanOrEqual(201)
  expect(rows.filter(({ address }) => address === 'several')).toHaveLength(1)
  expect(rows.every(({ subjectId }) => !subjectId?.includes('made-up'))).toBe(true)
})

test('one who goes on for hours, by many doors, leaves few entries, and every refusal is counted', async () => {
  const stubborn = await signInAs(site, { role: 'user' })
  const doors = [
    'users',
    'audit-log',
    'media',
    'tags',
    'items',
    'messages',
    'overview',
    'limits',
    'collections',
  ]
    .map((name) => `/api/admin/${name}`)
    .concat(['/api/admin/search-misses', '/api/admin/users.csv', '/api/admin/operator'])
  const countedOf = async () => {
    await site.app.noteRefused()
    const rows = await site.services.connection.db
      .selectFrom('audit_log')
      .select(['subjectId', 'details'])
      .where('actorId', '=', stubborn.uid)
      .where('event', '=', 'access.refused')
      .execute()
    return rows.map(({ subjectId, details }) => ({ subjectId, count: Number(JSON.parse(details).count) }))
  }
  let asked = 0
  for (let tenSeconds = 0; tenSeconds < 66; tenSeconds++) {
    for (const door of doors) {
      expect((await stubborn.browser.get(door)).status, door).toBe(403)
      asked++
    }
    site.advance(10_000)
    await site.app.noteRefused()
  }
  const rows = await countedOf()
  expect(new Set(rows.map(({ subjectId }) => subjectId)).size).toBe(11)
  expect(rows.length).toBeLessThanOrEqual(33)
  await site.app.noteRefused({ isLast: true })
  expect((await countedOf()).reduce((sum, { count }) => sum + count, 0)).toBe(asked)
})

test('a refusal is answered while the audit log cannot be written to', async () => {
  const services = { ...site.services }
  const { fetch } = createApp(services)
  const never = { values: () => ({ execute: () => new Promise(() => undefined) }) }
  const db = new Proxy(services.connection.db, { get: () => () => never })
  Object.assign(services, { connection: { ...services.connection, db } })
  const headers = { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' }
  for (let time = 0; time < 3; time++) {
    const request = new Request('http://localhost:3000/api/contact', { method: 'POST', headers })
    expect((await fetch(request)).status).toBe(403)
  }
})
