import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestSite, type Member, type TestSite } from '#app/server/test-site.ts'
import type { Item } from '#content/contract.ts'
import type { TestAnswer } from '#app/server/test-app.ts'
import { readSiteVersion } from '#content/server/test-site-version.ts'
import { systemContext } from '#platform/server/context.ts'
import type { MessageDetail, MessageList, OwnQuestions, PageAnswers } from '../../contract.ts'
import { exportContactMessages } from '../personal-data.ts'

let site: TestSite
let post: Item
let count = 0

beforeAll(async () => {
  site = await createTestSite({ RATE_LIMIT_FACTOR: '1' })
  post = await site.publish({ kind: 'blog', title: 'Reading a price board' })
})
afterAll(() => site.close())

const question = {
  question: 'What is the difference between a bid and an ask?',
  isNameAllowed: false,
  website: '',
  language: 'en',
}
const address = (item: Item, kind = 'blog') => `/api/page-questions/${kind}/${item.id}`
const joinAnew = () => site.join(`asker${++count}@example.com`)
const ask = (member: Member, change = {}, to = address(post)): Promise<TestAnswer> =>
  member.browser.send('POST', to, { ...question, ...change })
const own = async (member: Member, at = address(post)) =>
  (await member.browser.get<OwnQuestions>(`${at}/own`)).json.items
const shown = async (query = '', at = address(post)) =>
  (await site.browser().get<PageAnswers>(`${at}${query}`)).json.items
const inbox = async (words: string) =>
  (await site.admin.browser.get<MessageList>(`/api/admin/messages?from=page&q=${encodeURIComponent(words)}`))
    .json.items
const publish = (id: string, language: string, words = { question: 'What is a bid?', answer: 'A price.' }) =>
  site.admin.browser.send<MessageDetail>('PUT', `/api/admin/messages/${id}/answers/${language}`, words)

/** A new member with a question that is in the inbox. */
async function askAnew(change = {}) {
  const member = await joinAnew()
  expect((await ask(member, change)).status).toBe(201)
  const [message] = await inbox(member.email)
  return { member, id: message!.id, message: message! }
}

test('a member asks, reads the answer on the page and gets it by e-mail in their language', async () => {
  const { member, id, message } = await askAnew({ language: 'am' })
  expect(message).toMatchObject({
    state: 'new',
    topic: 'question',
    userId: member.uid,
    page: { kind: 'blog', path: `/blogs/${post.slug}`, title: 'Reading a price board' },
  })
  expect(await own(member)).toMatchObject([{ question: question.question, replies: [], isPublished: false }])
  const text = 'የገዢ ዋጋ እና የሻጭ ዋጋ ናቸው።'
  const answered = await site.admin.browser.send('POST', `/api/admin/messages/${id}/replies`, { text })
  expect(answered.status).toBe(201)
  expect(await own(member)).toMatchObject([{ replies: [{ text }] }])
  const [mail] = await site.services.connection.db
    .selectFrom('mail_outbox')
    .selectAll()
    .where('recipient', '=', member.email)
    .where('subject', 'like', '%Reading a price board%')
    .execute()
  expect(mail?.subject).toBe('ስለ «Reading a price board» ለጠየቁት ጥያቄ የተሰጠ መልስ')
  expect(mail?.text).toContain(text)
  expect(mail?.text).toContain(`/blogs/${post.slug}`)
  expect(await shown()).toEqual([])
})

test('the editors publish a question in their own words, in each language', async () => {
  const { member, id } = await askAnew()
  const english = { question: 'What are bid and ask?', answer: 'Two prices.' }
  const amharic = { question: 'የገዢና የሻጭ ዋጋ ምንድን ናቸው?', answer: 'ሁለት ዋጋዎች ናቸው።' }
  await publish(id, 'en', english)
  const find = async (query: string) => (await shown(query)).find((one) => one.id === id)
  expect(await find('?lang=am')).toMatchObject({ ...english, language: 'en', askedBy: null })
  await publish(id, 'am', amharic)
  expect(await find('?lang=am')).toMatchObject({ ...amharic, language: 'am' })
  expect(await find('?lang=en')).toMatchObject({ ...english, language: 'en' })
  expect(await own(member)).toMatchObject([{ isPublished: true }])
  await site.admin.browser.send('DELETE', `/api/admin/messages/${id}/answers/en`)
  expect(await find('?lang=en')).toMatchObject({ language: 'am' })
  await site.admin.browser.send('DELETE', `/api/admin/messages/${id}/answers/am`)
  expect(await find('?lang=en')).toBeUndefined()
})

test('an answer that a colleague published meanwhile is not replaced unseen', async () => {
  const { id } = await askAnew()
  const mine = { question: 'What is a bid?', answer: 'What a buyer offers.' }
  const theirs = { question: 'What is a bid?', answer: 'A price.' }
  const put = (words: object) =>
    site.admin.browser.send<MessageDetail>('PUT', `/api/admin/messages/${id}/answers/en`, words)
  expect((await put({ ...theirs, was: null })).status).toBe(200)
  for (const was of [null, { ...theirs, answer: 'A sum.' }]) {
    const late = await put({ ...mine, was })
    expect(late.status).toBe(409)
    expect(late.json).toMatchObject({ code: 'message.changed', details: { current: theirs } })
  }
  expect((await shown()).find((one) => one.id === id)).toMatchObject(theirs)
  expect((await put({ ...theirs, was: null })).status).toBe(200)
  expect((await put({ ...mine, was: theirs })).json.published).toMatchObject([mine])
  await site.admin.browser.send('DELETE', `/api/admin/messages/${id}/answers/en`)
  const gone = await put({ ...theirs, was: mine })
  expect([gone.status, gone.json]).toMatchObject([
    409,
    { details: { current: { question: '', answer: '' } } },
  ])
  expect((await put(theirs)).status).toBe(200)
})

test('pages that are kept are made anew when a question is published or deleted', async () => {
  const { member, id } = await askAnew()
  const version = () => readSiteVersion(site.services.connection.db, site.services.clock())
  const before = await version()
  await publish(id, 'en')
  const published = await version()
  expect(published).not.toBe(before)
  expect((await member.browser.send('DELETE', `/api/page-questions/${id}`)).status).toBe(204)
  expect(await version()).not.toBe(published)
  expect((await shown()).map((one) => one.id)).not.toContain(id)
})

test('pages that name a member are made anew when the member is called otherwise, and no others', async () => {
  const version = () => readSiteVersion(site.services.connection.db, site.services.clock())
  const isMoved = async ({ member }: { member: Member }, change: Record<string, string>) => {
    const before = await version()
    const { status } = await member.browser.send('PATCH', `/api/users/${member.uid}`, change)
    expect(status).toBe(200)
    return (await version()) !== before
  }
  const quiet = await askAnew()
  const open = await askAnew({ isNameAllowed: true })
  expect(await isMoved(open, { displayName: 'Hana Bekele' })).toBe(false)
  for (const { id } of [quiet, open]) await publish(id, 'en')
  expect(await isMoved(quiet, { displayName: 'Hana' })).toBe(false)
  expect(await isMoved(open, { displayName: 'Hana Girma' })).toBe(true)
  expect((await shown()).find((one) => one.id === open.id)?.askedBy).toBe('Hana Girma')
  expect(await isMoved(open, { displayName: 'Hana Girma', bio: 'I read.' })).toBe(false)
})

test('the name is shown only where its owner allowed it', async () => {
  const quiet = await askAnew()
  const open = await askAnew({ isNameAllowed: true })
  await publish(quiet.id, 'en')
  await publish(open.id, 'en')
  const nameOf = async (id: string) => (await shown()).find((one) => one.id === id)?.askedBy
  expect(await nameOf(quiet.id)).toBeNull()
  expect(await nameOf(open.id)).toBe(open.message.name)
})

test('a question is deleted by its owner alone', async () => {
  const { member, id } = await askAnew()
  const other = await joinAnew()
  expect((await other.browser.send('DELETE', `/api/page-questions/${id}`)).status).toBe(404)
  expect((await site.browser().send('DELETE', `/api/page-questions/${id}`)).status).toBe(401)
  expect(await own(other)).toEqual([])
  expect(await own(member)).toHaveLength(1)
  expect((await member.browser.send('DELETE', `/api/page-questions/${id}`)).status).toBe(204)
  expect((await site.admin.browser.get(`/api/admin/messages/${id}`)).status).toBe(404)
  expect(await own(member)).toEqual([])
  // Whoever did not hear of it asks once more.
  expect((await member.browser.send('DELETE', `/api/page-questions/${id}`)).status).toBe(204)
})

test('a message of the contact page is not deleted as a question', async () => {
  const member = await joinAnew()
  await member.browser.send('POST', '/api/contact', {
    name: 'Hana',
    email: member.email,
    topic: 'other',
    message: 'Thank you for the courses.',
    consent: true,
    website: '',
    language: 'en',
  })
  const { items } = (
    await site.admin.browser.get<MessageList>(`/api/admin/messages?from=contact&q=${member.email}`)
  ).json
  expect((await member.browser.send('DELETE', `/api/page-questions/${items[0]!.id}`)).status).toBe(404)
})

test('a sixth question in an hour is refused, and a filled trap keeps nothing', async () => {
  const member = await joinAnew()
  expect((await ask(member, { website: 'https://spam.example' })).status).toBe(201)
  expect(await own(member)).toEqual([])
  for (let asked = 0; asked < 4; asked++)
    expect((await ask(member, { question: `Question number ${asked}, please?` })).status).toBe(201)
  const refused = await ask(member)
  expect([refused.status, refused.json.code]).toEqual([429, 'rate.limited'])
  expect(await own(member)).toHaveLength(4)
  site.advance(3_600_001)
  const again = { ...member, browser: await site.signIn(member.email) }
  expect((await ask(again)).status).toBe(201)
  site.admin.browser = await site.signIn(site.admin.email)
})

test('the same question sent again with its key arrives once', async () => {
  const member = await joinAnew()
  const send = () =>
    member.browser.send('POST', address(post), question, { 'idempotency-key': 'ask-once-0001' })
  expect([(await send()).status, (await send()).status]).toEqual([201, 201])
  expect(await own(member)).toHaveLength(1)
})

test.each([
  ['too few words', { question: 'Why?' }, { question: 'too_short' }],
  ['too many words', { question: 'ሀ'.repeat(4001) }, { question: 'too_long' }],
  ['a state of its own', { state: 'answered' }, { state: 'unknown_field' }],
])('%s are refused', async (_name, change, fields) => {
  const answer = await ask(await joinAnew(), change)
  expect([answer.status, answer.json.fields]).toEqual([422, fields])
})

test('nobody asks about what they cannot read, nor reads what others asked there', async () => {
  const guest = site.browser()
  expect((await guest.send('POST', address(post), question)).status).toBe(401)
  const closed = await site.publish({
    kind: 'blog',
    title: 'For members',
    fields: { access: 'signed-in' },
  })
  const member = await joinAnew()
  expect((await ask(member, {}, address(closed))).status).toBe(201)
  const [message] = await inbox('For members')
  await publish(message!.id, 'en')
  expect(await shown('', address(closed))).toEqual([])
  const known = await member.browser.get<PageAnswers>(address(closed))
  expect(known.json.items.map(({ id }) => id)).toEqual([message!.id])
  expect((await ask(member, {}, '/api/page-questions/blog/nothing')).status).toBe(404)
  expect((await ask(member, {}, address(post, 'learn'))).status).toBe(404)
})

test('under a lesson those ask who may open it', async () => {
  const course = await site.publish({
    kind: 'course',
    title: 'A closed course',
    fields: { details: { enrolment: 'invite' } },
  })
  const lesson = await site.publish({ kind: 'lesson', title: 'First lesson', parentId: course.id })
  const member = await joinAnew()
  const at = address(lesson, 'lesson')
  expect((await ask(member, {}, at)).status).toBe(403)
  expect((await member.browser.get<PageAnswers>(at)).json.items).toEqual([])
  expect(await shown('', at)).toEqual([])
  const open = await site.publish({ kind: 'course', title: 'An open course' })
  const first = await site.publish({ kind: 'lesson', title: 'A lesson for all', parentId: open.id })
  expect((await ask(member, {}, address(first, 'lesson'))).status).toBe(201)
  const [message] = await inbox('A lesson for all')
  expect(message?.page?.path).toBe(`/courses/${open.slug}/lessons/${first.slug}`)
})

test('a member gets their questions out again, and they go with the account', async () => {
  const { member, id } = await askAnew()
  await publish(id, 'en', { question: 'Does it go?', answer: 'It goes with the account.' })
  await site.admin.browser.send('POST', `/api/admin/messages/${id}/replies`, { text: 'It does.' })
  const exported = await exportContactMessages(systemContext(site.services, 'test'), member.uid)
  expect(exported).toMatchObject({
    contactMessages: [
      {
        message: question.question,
        page: `/blogs/${post.slug}`,
        published: [{ question: 'Does it go?' }],
        replies: [{ text: 'It does.' }],
      },
    ],
  })
  const version = () => readSiteVersion(site.services.connection.db, site.services.clock())
  const before = await version()
  expect((await shown()).map((one) => one.id)).toContain(id)
  const gone = await site.admin.browser.send('DELETE', `/api/admin/users/${member.uid}`)
  expect(gone.status).toBe(204)
  expect((await site.admin.browser.get(`/api/admin/messages/${id}`)).status).toBe(404)
  expect((await shown()).map((one) => one.id)).not.toContain(id)
  expect(await version()).not.toBe(before)
})
