import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestSite, type TestSite } from '#app/server/test-site.ts'
import { systemContext } from '#platform/server/context.ts'
import type { MessageList } from '../contract.ts'
import { exportContactMessages } from './personal-data.ts'

let site: TestSite

beforeAll(async () => {
  site = await createTestSite({ RATE_LIMIT_FACTOR: '1', ADMIN_EMAIL: 'Office@Example.com' })
})
afterAll(() => site.close())

const message = {
  name: 'አልማዝ',
  email: ' Almaz@Example.com ',
  topic: 'question',
  message: 'How do I read a price board?',
  consent: true,
  website: '',
  language: 'am',
}

let lastAddress = 0
const somebody = () => site.browser({ address: `10.0.0.${++lastAddress}` })
const inbox = async (query = '') =>
  (await site.admin.browser.get<MessageList>(`/api/admin/messages${query}`)).json
const mails = () =>
  site.services.connection.db.selectFrom('mail_outbox').selectAll().orderBy('createdAt').execute()

test('a message reaches the inbox, the administrator by mail, and the sender gets a receipt', async () => {
  const answer = await somebody().send('POST', '/api/contact', message)
  expect([answer.status, answer.json]).toEqual([201, { received: true }])
  const { items, newCount } = await inbox()
  expect(items[0]).toMatchObject({
    name: 'አልማዝ',
    email: 'almaz@example.com',
    topic: 'question',
    state: 'new',
    userId: null,
  })
  expect(newCount).toBe(1)
  const [toOffice, toSender] = (await mails()).slice(-2)
  expect(toOffice).toMatchObject({ recipient: 'office@example.com' })
  expect(toOffice?.text).toContain('How do I read a price board?')
  expect(toSender).toMatchObject({ recipient: 'almaz@example.com', subject: 'መልእክትዎ ደርሶናል' })
})

test('a receipt carries the words only to an address that is proven to be the sender’s', async () => {
  const secretWords = 'Buy this wonderful thing now'
  await somebody().send('POST', '/api/contact', {
    ...message,
    email: 'victim@example.com',
    message: secretWords,
  })
  const member = await site.join('proven@example.com')
  const written = { ...message, email: 'proven@example.com', message: 'My own words, please.' }
  await member.browser.send('POST', '/api/contact', written)
  const verified = site.services.connection.engine === 'postgres' ? true : 1
  await site.services.connection.db
    .updateTable('users')
    .set({ emailVerified: verified })
    .where('id', '=', member.uid)
    .execute()
  await member.browser.send('POST', '/api/contact', written)
  const sent = await mails()
  expect(sent.find((mail) => mail.recipient === 'victim@example.com')?.text).not.toContain(secretWords)
  const own = sent.filter((mail) => mail.recipient === 'proven@example.com' && mail.subject.includes('ደርሶናል'))
  expect(own.map((mail) => mail.text.includes('My own words'))).toEqual([false, true])
})

test('a filled trap is answered like success and nothing is kept', async () => {
  const before = [(await inbox()).items.length, (await mails()).length]
  const answer = await somebody().send('POST', '/api/contact', {
    ...message,
    website: 'https://spam.example',
  })
  expect([answer.status, answer.json]).toEqual([201, { received: true }])
  expect([(await inbox()).items.length, (await mails()).length]).toEqual(before)
})

test.each([
  ['an empty name', { name: '  ' }, { name: 'required' }],
  ['a name of 101 letters', { name: 'ሀ'.repeat(101) }, { name: 'too_long' }],
  ['a message of 9 letters', { message: '𝒂'.repeat(9) }, { message: 'too_short' }],
  ['a message of 4001 letters', { message: 'ሀ'.repeat(4001) }, { message: 'too_long' }],
  ['a topic of its own', { topic: 'spam' }, { topic: 'invalid' }],
  ['an address that is none', { email: 'nobody' }, { email: 'invalid_email' }],
  ['no consent', { consent: false }, { consent: 'required' }],
  ['an unknown field', { state: 'answered' }, { state: 'unknown_field' }],
])('%s is refused by its field', async (_name, change, fields) => {
  const answer = await somebody().send('POST', '/api/contact', { ...message, ...change })
  expect([answer.status, answer.json.fields]).toEqual([422, fields])
})

test('lengths are counted in letters, whatever their script', async () => {
  const letters = { name: '𝒂'.repeat(100), message: '𝒂'.repeat(10) }
  expect((await somebody().send('POST', '/api/contact', { ...message, ...letters })).status).toBe(201)
})

test('the sixth message of an hour from one address is refused, and the next hour is free again', async () => {
  const browser = somebody()
  for (let count = 0; count < 5; count++) {
    expect(
      (await browser.send('POST', '/api/contact', { ...message, email: 'often@example.com' })).status,
    ).toBe(201)
  }
  const refused = await browser.send('POST', '/api/contact', { ...message, email: 'often@example.com' })
  expect([refused.status, refused.json.code]).toEqual([429, 'rate.limited'])
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(3500)
  const receipts = (await mails()).filter((mail) => mail.recipient === 'often@example.com')
  expect(receipts).toHaveLength(3)
  site.advance(3_600_001)
  expect(
    (await browser.send('POST', '/api/contact', { ...message, email: 'often@example.com' })).status,
  ).toBe(201)
})

test('only administrators read the inbox; moving a message is audited', async () => {
  const member = await site.join('curious@example.com')
  expect((await member.browser.get('/api/admin/messages')).status).toBe(403)
  expect((await somebody().get('/api/admin/messages')).status).toBe(401)
  const again = await site.signIn(site.admin.email)
  const [first] = (await again.get<MessageList>('/api/admin/messages?state=new')).json.items
  const address = `/api/admin/messages/${first!.id}`
  expect((await member.browser.send('PATCH', address, { state: 'read' })).status).toBe(403)
  expect((await again.send('PATCH', address, { state: 'read' })).json).toMatchObject({
    id: first!.id,
    state: 'read',
  })
  const unread = (await again.get<MessageList>('/api/admin/messages?state=new')).json
  expect(unread.items.map((item) => item.id)).not.toContain(first!.id)
  expect((await again.send('PATCH', '/api/admin/messages/nothing', { state: 'read' })).status).toBe(404)
  const event = await site.services.connection.db
    .selectFrom('audit_log')
    .selectAll()
    .where('event', '=', 'message.state_changed')
    .executeTakeFirstOrThrow()
  expect(event).toMatchObject({ actorId: site.admin.uid, subjectId: first!.id })
  expect(JSON.parse(event.details)).toEqual({ from: 'new', to: 'read' })
})

test('a member gets their own messages out again', async () => {
  const member = await site.join('writer@example.com')
  await member.browser.send('POST', '/api/contact', { ...message, email: 'writer@example.com' })
  const exported = await exportContactMessages(systemContext(site.services, 'test'), member.uid)
  expect(exported).toMatchObject({
    contactMessages: [{ email: 'writer@example.com', message: message.message }],
  })
})
