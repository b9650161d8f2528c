import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Item } from '#content/contract.ts'
import { forgetOldKeys } from '#platform/server/http/idempotency.ts'
import { systemContext } from '#platform/server/context.ts'
import { signInAs } from '../test-accounts.ts'
import { createTestApp, type TestApp, type TestBrowser } from '../test-app.ts'

let site: TestApp
let admin: TestBrowser

beforeAll(async () => {
  site = await createTestApp({ RATE_LIMIT_FACTOR: '1000' })
  admin = (await signInAs(site, { role: 'admin' })).browser
})
afterAll(() => site.close())

const day = 86_400_000
const post = { kind: 'blog', language: 'en', title: 'Sent twice' }
const message = {
  name: 'Almaz',
  email: 'almaz@example.com',
  topic: 'other',
  message: 'Is the course free of charge?',
  consent: true,
  language: 'en',
}

function create(key?: string, body: object = post, browser = admin) {
  return browser.send<Item>('POST', '/api/admin/items', body, key ? { 'idempotency-key': key } : {})
}

async function count(
  table: 'items' | 'contact_messages' | 'mail_outbox' | 'idempotency_keys',
): Promise<number> {
  return (await site.services.connection.db.selectFrom(table).selectAll().execute()).length
}

test('a form that is sent again with its key is answered alike and done once', async () => {
  const first = await create('key-number-one')
  const again = await create('key-number-one')
  expect([first.status, again.status]).toEqual([201, 201])
  expect(again.json).toEqual(first.json)
  expect(await count('items')).toBe(1)
})

test('ten at once make one item', async () => {
  const before = await count('items')
  const answers = await Promise.all(Array.from({ length: 10 }, () => create('all-at-the-same-time')))
  expect(new Set(answers.map(({ status, json }) => `${status} ${json.id}`)).size).toBe(1)
  expect(await count('items')).toBe(before + 1)
})

test('without a key, or with another one, it is done again', async () => {
  const ids = [await create(), await create(), await create('key-number-two')].map(({ json }) => json.id)
  expect(new Set(ids).size).toBe(3)
})

test('the same key with another body is refused, and nothing is done', async () => {
  await create('key-number-three')
  const before = await count('items')
  const { status, json } = await create('key-number-three', { ...post, title: 'Another title' })
  expect([status, String(json)]).toEqual([422, String(json)])
  expect(json).toMatchObject({ code: 'idempotency.key_used', fields: { 'idempotency-key': 'used' } })
  expect(await count('items')).toBe(before)
})

test('everybody has keys of their own', async () => {
  const other = (await signInAs(site, { role: 'admin' })).browser
  const [mine, theirs] = [await create('a-key-of-mine'), await create('a-key-of-mine', post, other)]
  expect(mine.json.id).not.toBe(theirs.json.id)
})

test('a refused request leaves its key free', async () => {
  const refused = await create('mended-later', { ...post, kind: 'lesson' })
  expect(refused.status).toBe(422)
  expect((await create('mended-later')).status).toBe(201)
})

test.each(['short', 'with space', 'x'.repeat(101)])('the key %s is refused', async (key) => {
  const { status, json } = await create(key)
  expect([status, json]).toMatchObject([422, { fields: { 'idempotency-key': 'invalid' } }])
})

test('a message is kept and mailed once, and its limit counts it once', async () => {
  const guest = site.browser({ address: '192.0.2.7' })
  const send = (key: string, body: object = message) =>
    guest.send('POST', '/api/contact', body, { 'idempotency-key': key })
  const mails = await count('mail_outbox')
  expect((await send('a-message-key')).json).toEqual({ received: true })
  const sent = (await count('mail_outbox')) - mails
  for (let time = 0; time < 10; time++) expect((await send('a-message-key')).status).toBe(201)
  expect([await count('contact_messages'), (await count('mail_outbox')) - mails]).toEqual([1, sent])
  expect((await send('a-message-key', { ...message, name: 'Other' })).status).toBe(422)
})

test('a phone that has changed its network sends the same message again, and it is done once', async () => {
  const before = await count('contact_messages')
  for (const address of ['192.0.2.8', '198.51.100.3']) {
    const guest = site.browser({ address })
    const sent = await guest.send('POST', '/api/contact', message, { 'idempotency-key': 'from-two-networks' })
    expect(sent.status).toBe(201)
  }
  expect(await count('contact_messages')).toBe(before + 1)
})

test('what was kept for one account is refused under another, and done under its own', async () => {
  const [mine, theirs] = [await signInAs(site, { role: 'user' }), await signInAs(site, { role: 'user' })]
  const note = (browser: TestBrowser, account: string) =>
    browser.send('POST', '/api/contact', message, { 'for-account': account })
  const before = await count('contact_messages')
  expect(await note(theirs.browser, mine.uid)).toMatchObject({
    status: 409,
    json: { code: 'session.other_account' },
  })
  expect((await note(site.browser(), mine.uid)).status).toBe(401)
  expect(await count('contact_messages')).toBe(before)
  expect((await note(mine.browser, mine.uid)).status).toBe(201)
})

test('a key is known for a day and then swept', async () => {
  const first = await create('known-for-a-day')
  site.advance(day - 60_000)
  const again = (await signInAs(site, { role: 'admin' })).browser
  expect((await create('known-for-a-day', post, again)).json.id).not.toBe(first.json.id)
  site.advance(120_000)
  await forgetOldKeys(systemContext(site.services, 'test'))
  expect(await count('idempotency_keys')).toBe(1)
})
