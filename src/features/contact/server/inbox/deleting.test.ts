import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestSite, type Member, type TestSite } from '#app/server/test-site.ts'
import type { Item } from '#content/contract.ts'
import { readSiteVersion } from '#content/server/test-site-version.ts'
import { mostTries } from '#platform/database/outbox.ts'
import type { MessageList, OwnQuestions, PageAnswers } from '../../contract.ts'

const adminEmail = 'desk@hub.example'
let site: TestSite
let post: Item
let count = 0

beforeAll(async () => {
  site = await createTestSite({ ADMIN_EMAIL: adminEmail })
  post = await site.publish({ kind: 'blog', title: 'Reading a price board' })
})
afterAll(() => site.close())

const admin = () => site.admin.browser
const inbox = async (query: string) =>
  (await admin().get<MessageList>(`/api/admin/messages?q=${encodeURIComponent(query)}`)).json
const at = (id: string) => `/api/admin/messages/${id}`
const remove = (id: string) => admin().send('DELETE', at(id))
const reply = (id: string, text: string) => admin().send('POST', `${at(id)}/replies`, { text })

/** A guest's message, as it lies in the inbox. */
async function write(words: string) {
  const email = `writer${++count}@example.com`
  const message = { name: 'Hana', email, topic: 'other', message: words, consent: true, language: 'en' }
  const guest = site.browser({ address: `10.2.0.${count}` })
  expect((await guest.send('POST', '/api/contact', { ...message, website: '' })).status).toBe(201)
  const { items } = await inbox(email)
  return { email, id: items[0]!.id }
}

/** A member's question about the post, as it lies in the inbox. */
async function ask(question: string): Promise<{ member: Member; id: string }> {
  const member = await site.join(`asker${++count}@example.com`)
  const asked = { question, isNameAllowed: true, website: '', language: 'en' }
  expect((await member.browser.send('POST', `/api/page-questions/blog/${post.id}`, asked)).status).toBe(201)
  return { member, id: (await inbox(member.email)).items[0]!.id }
}

const mailsHolding = (words: string) =>
  site.services.connection.db
    .selectFrom('mail_outbox')
    .select(['id', 'recipient'])
    .where('text', 'like', `%${words}%`)
    .execute()
const shown = async () =>
  (await site.browser().get<PageAnswers>(`/api/page-questions/blog/${post.id}?lang=en`)).json.items
const version = () => readSiteVersion(site.services.connection.db, site.services.clock())

test('an administrator deletes a message with its replies, and the log says so without its words', async () => {
  const { email, id } = await write('My telephone is 0911 223344')
  await reply(id, 'We call you.')
  const { newCount } = await inbox('')
  const other = await write('Another one')
  expect((await inbox('')).newCount).toBe(newCount + 1)
  expect((await remove(other.id)).status).toBe(204)
  expect((await inbox('')).newCount).toBe(newCount)

  expect((await remove(id)).status).toBe(204)
  expect((await inbox(email)).items).toEqual([])
  expect((await admin().get(at(id))).status).toBe(404)
  const { db } = site.services.connection
  expect(await db.selectFrom('contact_replies').select('id').where('messageId', '=', id).execute()).toEqual(
    [],
  )
  const entries = await db
    .selectFrom('audit_log')
    .selectAll()
    .where('subjectId', '=', id)
    .where('event', '=', 'message.removed')
    .execute()
  expect(entries).toMatchObject([{ actorId: site.admin.uid, subjectKind: 'message', details: '{}' }])
})

test('mails about a message that have not left go with it, given up or not', async () => {
  const { email, id } = await write('Please forget 0911 556677')
  await reply(id, 'Is it 0911 556677?')
  await reply(id, 'We forget 0911 556677.')
  const words = '0911 556677'
  expect((await mailsHolding(words)).map(({ recipient }) => recipient).toSorted()).toEqual([
    adminEmail,
    email,
    email,
  ])
  const { db } = site.services.connection
  const mails = db.selectFrom('mail_outbox').select('id').where('recipient', '=', email)
  const [receipt, first] = await mails.orderBy('createdAt').execute()
  await db.updateTable('mail_outbox').set({ sentAt: 1 }).where('id', '=', receipt!.id).execute()
  await db.updateTable('mail_outbox').set({ tries: mostTries }).where('id', '=', first!.id).execute()
  await remove(id)
  expect(await mailsHolding(words)).toEqual([])
  expect(await mails.execute()).toEqual([receipt])
})

test('a question leaves its page with its answer, and the list of whoever asked', async () => {
  const { member, id } = await ask('Does Abebe Kebede owe me money?')
  const words = { question: 'Who owes whom?', answer: 'Ask them.' }
  await admin().send('PUT', `${at(id)}/answers/en`, words)
  await admin().send('PUT', `${at(id)}/answers/am`, { question: 'ማን?', answer: 'ይጠይቋቸው።' })
  expect(await shown()).toMatchObject([{ id, ...words }])
  const before = await version()
  expect((await remove(id)).status).toBe(204)
  expect(await shown()).toEqual([])
  expect(await version()).not.toBe(before)
  const own = await member.browser.get<OwnQuestions>(`/api/page-questions/blog/${post.id}/own`)
  expect(own.json.items).toEqual([])
})

test('a message that readers do not see leaves their pages as they are', async () => {
  const { id } = await ask('What is the difference between bid and ask?')
  const before = await version()
  await remove(id)
  expect(await version()).toBe(before)
})

test('a question that its owner deletes takes the mails that have not left as well', async () => {
  const { member, id } = await ask('May I send 0911 889900 to you?')
  await reply(id, 'Please do not.')
  expect(await mailsHolding('0911 889900')).toHaveLength(2)
  expect((await member.browser.send('DELETE', `/api/page-questions/${id}`)).status).toBe(204)
  expect(await mailsHolding('0911 889900')).toEqual([])
})

test('what is not there cannot be deleted, nor by anybody else', async () => {
  const { id } = await write('Only administrators may do this')
  const member = await site.join(`curious${++count}@example.com`)
  expect((await member.browser.send('DELETE', at(id))).status).toBe(403)
  expect((await site.browser().send('DELETE', at(id))).status).toBe(401)
  expect((await admin().get(at(id))).status).toBe(200)
  expect((await remove(id)).status).toBe(204)
  const again = await remove(id)
  expect([again.status, again.json.code]).toEqual([404, 'message.not_found'])
  expect((await remove('nothing')).status).toBe(404)
})

test('of two who delete a message at once one does, and no webhook is told', async () => {
  const hook = { name: 'A ledger', url: 'https://books.example/', events: ['message.received'] }
  expect((await admin().send('POST', '/api/admin/webhooks', hook)).status).toBe(201)
  const { id } = await write('Twice at once, please')
  const deliveries = () => site.services.connection.db.selectFrom('webhook_deliveries').select('id').execute()
  const before = await deliveries()
  expect(before).toHaveLength(1)
  const answers = await Promise.all([remove(id), remove(id)])
  expect(answers.map(({ status }) => status).toSorted()).toEqual([204, 404])
  expect(await deliveries()).toEqual(before)
})
