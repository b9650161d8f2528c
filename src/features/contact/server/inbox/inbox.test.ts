import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestSite, type TestSite } from '#app/server/test-site.ts'
import { mostTries } from '#platform/database/outbox.ts'
import type { ContactMessage, MessageDetail, MessageList } from '../../contract.ts'

let site: TestSite

beforeAll(async () => {
  site = await createTestSite()
})
afterAll(() => site.close())

let count = 0

/** A message of somebody new, as the inbox has it. */
async function write(change: Record<string, string> = {}): Promise<ContactMessage> {
  const email = `writer${++count}@example.com`
  const browser = site.browser({ address: `10.1.0.${count}` })
  const answer = await browser.send('POST', '/api/contact', {
    name: 'Hana Bekele',
    email,
    topic: 'courses',
    message: 'When does the course begin?',
    consent: true,
    website: '',
    language: 'en',
    ...change,
  })
  expect(answer.status).toBe(201)
  const { items } = await inbox(`?q=${encodeURIComponent(change.email ?? email)}`)
  expect(items).toHaveLength(1)
  return items[0]!
}

const inbox = async (query = '') =>
  (await site.admin.browser.get<MessageList>(`/api/admin/messages${query}`)).json
const read = async (id: string) =>
  (await site.admin.browser.get<MessageDetail>(`/api/admin/messages/${id}`)).json
const patch = (id: string, change: object) =>
  site.admin.browser.send<MessageDetail>('PATCH', `/api/admin/messages/${id}`, change)
const reply = (id: string, text: string, headers = {}) =>
  site.admin.browser.send<MessageDetail>('POST', `/api/admin/messages/${id}/replies`, { text }, headers)
const mailsTo = (address: string) =>
  site.services.connection.db
    .selectFrom('mail_outbox')
    .selectAll()
    .where('recipient', '=', address)
    .orderBy('createdAt')
    .execute()

test('a reply goes out in the thread of the receipt, in the language of the sender, and is kept', async () => {
  const message = await write({ language: 'am', message: 'ኮርሱ መቼ ይጀምራል?' })
  site.advance(60_000)
  const answered = await reply(message.id, 'በመስከረም ይጀምራል።')
  expect(answered.status).toBe(201)
  expect(answered.json).toMatchObject({
    state: 'answered',
    answeredAt: expect.any(Number),
    answeredBy: expect.stringMatching(/./),
    replies: [{ text: 'በመስከረም ይጀምራል።', progress: 'waiting' }],
  })
  site.advance(60_000)
  await reply(message.id, 'በአካልም መምጣት ይችላሉ።')
  const [receipt, first, second] = await mailsTo(message.email)
  expect(first).toMatchObject({ subject: 'Re: መልእክትዎ ደርሶናል', thread: JSON.stringify([receipt?.id]) })
  expect(first?.text).toContain('በመስከረም ይጀምራል።')
  expect(first?.text).toContain('> ኮርሱ መቼ ይጀምራል?')
  expect(second?.thread).toBe(JSON.stringify([receipt?.id, first?.id]))
  expect((await read(message.id)).replies.map(({ text }) => text)).toEqual([
    'በመስከረም ይጀምራል።',
    'በአካልም መምጣት ይችላሉ።',
  ])
})

test('the same reply sent twice goes out once', async () => {
  const message = await write()
  const key = { 'idempotency-key': 'reply-once-0001' }
  const [one, two] = [await reply(message.id, 'In May.', key), await reply(message.id, 'In May.', key)]
  expect([one.status, two.status]).toEqual([201, 201])
  expect(two.json).toEqual(one.json)
  expect(await mailsTo(message.email)).toHaveLength(2)
})

test('how far a reply has got is shown', async () => {
  const message = await write()
  await reply(message.id, 'In May.')
  const [, sent] = await mailsTo(message.email)
  const set = (values: object) =>
    site.services.connection.db.updateTable('mail_outbox').set(values).where('id', '=', sent!.id).execute()
  const progress = async () => (await read(message.id)).replies.map((one) => one.progress)
  expect(await progress()).toEqual(['waiting'])
  await set({ tries: mostTries })
  expect(await progress()).toEqual(['failed'])
  await set({ sentAt: site.services.clock() })
  expect(await progress()).toEqual(['sent'])
  await site.services.connection.db.deleteFrom('mail_outbox').where('id', '=', sent!.id).execute()
  expect(await progress()).toEqual(['unknown'])
})

test('spam leaves the inbox and comes back, and a note is for the administrators alone', async () => {
  const message = await write({ message: 'Buy our wonderful watches now' })
  expect((await patch(message.id, { state: 'spam' })).json.state).toBe('spam')
  expect((await inbox('?q=wonderful')).items).toEqual([])
  expect((await inbox('?q=wonderful&state=spam')).items.map(({ id }) => id)).toEqual([message.id])
  expect((await patch(message.id, { state: 'new' })).json.state).toBe('new')
  expect((await inbox('?q=WONDERFUL')).items.map(({ id }) => id)).toEqual([message.id])
  const noted = await patch(message.id, { note: 'The third one this week.' })
  expect(noted.json).toMatchObject({ note: 'The third one this week.', state: 'new' })
  expect((await patch(message.id, { state: 'done' })).json).toMatchObject({
    state: 'done',
    note: 'The third one this week.',
  })
  const events = await site.services.connection.db
    .selectFrom('audit_log')
    .select('event')
    .where('subjectId', '=', message.id)
    .execute()
  expect(events.map(({ event }) => event).toSorted()).toEqual([
    'message.noted',
    'message.state_changed',
    'message.state_changed',
    'message.state_changed',
  ])
})

test('a note that a colleague wrote meanwhile is not replaced unseen', async () => {
  const { id } = await write()
  expect((await patch(id, { note: 'Ask Hana.', was: { note: '' } })).status).toBe(200)
  const late = await patch(id, { note: 'Ask Dawit.', state: 'done', was: { note: '' } })
  expect(late.status).toBe(409)
  expect(late.json).toMatchObject({ code: 'message.changed', details: { current: { note: 'Ask Hana.' } } })
  expect(await read(id)).toMatchObject({ note: 'Ask Hana.', state: 'new' })
  expect((await patch(id, { note: 'Ask Hana.', was: { note: '' } })).status).toBe(200)
  expect((await patch(id, { state: 'read', was: { note: '' } })).status).toBe(200)
  expect((await patch(id, { note: 'Ask Dawit.', was: { note: 'Ask Hana.' } })).json.note).toBe('Ask Dawit.')
  expect((await patch(id, { note: 'Nobody.' })).json.note).toBe('Nobody.')
})

test('signs that a search knows are only signs', async () => {
  const message = await write({ message: 'I would pay 100% of it\\_ at once' })
  expect((await inbox(`?q=${encodeURIComponent('100% of it\\_')}`)).items.map(({ id }) => id)).toEqual([
    message.id,
  ])
  expect((await inbox(`?q=${encodeURIComponent('100_ of')}`)).items).toEqual([])
})

test('letters of any script are found in capitals or not', async () => {
  const { id } = await write({ name: 'Zoé', message: 'Is ÉTOILE a fair broker? ΣΊΓΜΑ, ОТВЕТ, ቡና' })
  for (const words of ['étoile', 'ZOÉ', 'Étoile A', 'ίγμ', 'ответ', 'ቡና']) {
    const { items } = await inbox(`?q=${encodeURIComponent(words)}`)
    expect([words, items.map((one) => one.id)]).toEqual([words, [id]])
  }
  expect((await inbox(`?q=${encodeURIComponent('etoile')}`)).items).toEqual([])
})

test('a message of the contact page is about no page, and cannot be published under one', async () => {
  const message = await write()
  expect((await inbox('?from=page')).items.map(({ id }) => id)).not.toContain(message.id)
  expect((await inbox(`?from=contact&q=${message.email}`)).items).toHaveLength(1)
  const words = { question: 'When does it begin?', answer: 'In May.' }
  const answer = await site.admin.browser.send('PUT', `/api/admin/messages/${message.id}/answers/en`, words)
  expect([answer.status, answer.json.fields]).toEqual([422, { page: 'missing' }])
})

test.each([
  ['PATCH', '', { state: 'read' }],
  ['POST', '/replies', { text: 'Hello' }],
  ['PUT', '/answers/en', { question: 'Is it?', answer: 'It is.' }],
  ['DELETE', '/answers/en', undefined],
] as const)('a member cannot %s%s a message', async (method, end, body) => {
  const message = await write()
  const member = await site.join(`curious${count}@example.com`)
  expect((await member.browser.get(`/api/admin/messages/${message.id}`)).status).toBe(403)
  const address = `/api/admin/messages/${message.id}${end}`
  expect((await member.browser.send(method, address, body)).status).toBe(403)
  expect((await site.browser().send(method, address, body)).status).toBe(401)
  expect((await read(message.id)).state).toBe('new')
})

test.each([
  ['no words', { text: '  ' }, { text: 'required' }],
  ['too many words', { text: 'ሀ'.repeat(4001) }, { text: 'too_long' }],
])('a reply with %s is refused', async (_name, body, fields) => {
  const message = await write()
  const answer = await site.admin.browser.send('POST', `/api/admin/messages/${message.id}/replies`, body)
  expect([answer.status, answer.json.fields]).toEqual([422, fields])
  expect(await mailsTo(message.email)).toHaveLength(1)
})
