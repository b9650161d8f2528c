import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestSite, type TestSite } from '#app/server/test-site.ts'
import type { Item } from '#content/contract.ts'
import type { MemberDashboard, Overview, SiteSettings } from '../contract.ts'

let site: TestSite
let course: Item
let lesson: Item
let post: Item

beforeAll(async () => {
  site = await createTestSite()
  course = await site.publish({ kind: 'course', title: 'Foundations' })
  lesson = await site.publish({ kind: 'lesson', title: 'Lesson one', parentId: course.id })
  await site.publish({ kind: 'lesson', title: 'Lesson two', parentId: course.id, fields: { sortOrder: 2 } })
  post = await site.publish({ kind: 'blog', title: 'A post' })
  await site.translate(post, 'am', 'ጽሑፍ')
})
afterAll(() => site.close())

const count = (from: Overview, state: string) => from.queue.find((one) => one.state === state)?.count ?? 0
const overview = async (query = '') =>
  (await site.admin.browser.get<Overview>(`/api/admin/overview${query}`)).json

test('a new member finds an empty dashboard with the newest posts', async () => {
  const { browser } = await site.join('new@example.com')
  const { json } = await browser.get<MemberDashboard>('/api/dashboard?lang=am')
  expect(json).toMatchObject({
    announcements: [],
    cards: ['today', 'continue', 'courses', 'certificates', 'saved', 'read', 'posts'],
    continued: null,
    courses: [],
    certificates: [],
    saved: [],
    posts: [{ title: 'ጽሑፍ', language: 'am' }],
  })
})

test("the newest posts are those in the reader's language", async () => {
  const { browser } = await site.join('reader@example.com')
  const other = await site.publish({ kind: 'blog', title: 'Only in English' })
  const shown = async (language: string) =>
    (await browser.get<MemberDashboard>(`/api/dashboard?lang=${language}`)).json.posts.map(({ id }) => id)
  expect(await shown('en')).toEqual([other.id, post.id])
  expect(await shown('am')).toEqual([post.id])
})

test('a learner goes on with the lesson opened last', async () => {
  const { browser } = await site.join('learner@example.com')
  await browser.send('PUT', `/api/courses/${course.id}/enrolment`)
  await browser.get(`/api/courses/${course.id}/lessons/${lesson.id}`)
  await browser.send('PUT', `/api/saved/${post.id}`)
  const { json } = await browser.get<MemberDashboard>('/api/dashboard')
  expect(json.continued).toMatchObject({
    course: { id: course.id, doneCount: 0, lessonCount: 2 },
    lesson: { title: 'Lesson one' },
  })
  expect(json.courses.map((card) => card.id)).toEqual([course.id])
  expect(json.saved.map((card) => card.id)).toEqual([post.id])
})

test('a learner who finished the only course has nothing to continue and still has the course', async () => {
  const { browser } = await site.join('finisher@example.com')
  const whole = await site.publish({ kind: 'course', title: 'A short one' })
  const only = await site.publish({ kind: 'lesson', title: 'The only lesson', parentId: whole.id })
  await browser.send('PUT', `/api/courses/${whole.id}/enrolment`)
  await browser.send('PUT', `/api/courses/${whole.id}/lessons/${only.id}/completion`)
  const { json } = await browser.get<MemberDashboard>('/api/dashboard')
  expect(json.continued).toBeNull()
  expect(json.courses).toMatchObject([{ id: whole.id, doneCount: 1, lessonCount: 1 }])
})

test('a guest has no dashboard', async () => {
  expect((await site.browser().get('/api/dashboard')).status).toBe(401)
})

test('tracks that were begun stand there with the next page; saved articles are not news', async () => {
  const { browser } = await site.join('tracks@example.com')
  const track = await site.admin.browser.send<{ id: string }>('POST', '/api/admin/collections', {
    kind: 'track',
    titleEn: 'A begun track',
  })
  const pages = []
  for (const [index, title] of ['Page one', 'Page two', 'Page three'].entries())
    pages.push(
      await site.publish({
        kind: 'learn',
        title,
        collectionId: track.json.id,
        fields: { sortOrder: index, collectionId: track.json.id },
      }),
    )
  const read = async () => (await browser.get<MemberDashboard>('/api/dashboard')).json
  expect((await read()).tracks).toEqual([])
  await browser.send('PUT', `/api/learn/${pages[1]!.id}/read`)
  expect((await read()).tracks).toMatchObject([
    { title: 'A begun track', readCount: 1, pageCount: 3, next: { title: 'Page one' } },
  ])
  for (const page of pages) await browser.send('PUT', `/api/learn/${page.id}/read`)
  expect((await read()).tracks).toEqual([])

  const [news] = (await read()).posts
  await browser.send('PUT', `/api/saved/${news!.id}`)
  expect((await read()).posts.some(({ id }) => id === news!.id)).toBe(false)
})

test('of what was saved the newest that can still be read are shown, and whether there is more', async () => {
  const { browser } = await site.join('saver@example.com')
  const saved = []
  for (let number = 1; number <= 8; number++) {
    const item = await site.publish({ kind: 'blog', title: `Saved ${number}` })
    await browser.send('PUT', `/api/saved/${item.id}`)
    site.advance(1000)
    saved.unshift(item.id)
  }
  const read = async () => {
    const { json } = await browser.get<MemberDashboard>('/api/dashboard')
    return [json.saved.map(({ id }) => id), json.hasMoreSaved]
  }
  expect(await read()).toEqual([saved.slice(0, 6), true])
  await site.admin.browser.send('DELETE', `/api/admin/items/${saved[0]}`)
  expect(await read()).toEqual([saved.slice(1, 7), true])
  await site.admin.browser.send('DELETE', `/api/admin/items/${saved[1]}`)
  expect(await read()).toEqual([saved.slice(2), false])
})

test('articles that were read are not news until the mark is taken back', async () => {
  const { browser } = await site.join('well-read@example.com')
  const known = await site.publish({ kind: 'blog', title: 'Read already' })
  const shown = async () =>
    (await browser.get<MemberDashboard>('/api/dashboard')).json.posts.map(({ id }) => id)
  expect(await shown()).toContain(known.id)
  await browser.send('PUT', `/api/blogs/${known.id}/read`)
  expect(await shown()).not.toContain(known.id)
  expect(await shown()).not.toEqual([])
  await browser.send('DELETE', `/api/blogs/${known.id}/read`)
  expect(await shown()).toContain(known.id)
})

test('the administrators choose the parts of the dashboard and their order', async () => {
  const { browser } = await site.join('arranged@example.com')
  const settings = (await site.admin.browser.get<SiteSettings>('/api/admin/site-settings')).json
  const cards = [
    { card: 'posts', isShown: true },
    { card: 'saved', isShown: false },
    { card: 'today', isShown: false },
    { card: 'continue', isShown: false },
    { card: 'certificates', isShown: false },
    { card: 'read', isShown: false },
    { card: 'courses', isShown: true },
  ]
  await site.admin.browser.send('PUT', '/api/admin/site-settings', { ...settings, cards })
  await browser.send('PUT', `/api/courses/${course.id}/enrolment`)
  await browser.send('PUT', `/api/saved/${post.id}`)
  const { json } = await browser.get<MemberDashboard>('/api/dashboard')
  expect(json).toMatchObject({
    cards: ['posts', 'courses'],
    continued: null,
    saved: [],
    courses: [{ id: course.id }],
  })
})

test('the overview counts what waits for an editor', async () => {
  const { browser } = site.admin
  const before = await overview()
  const draft = (
    await browser.send<Item>('POST', '/api/admin/items', { kind: 'blog', language: 'am', title: 'ረቂቅ' })
  ).json
  const review = (
    await browser.send<Item>('POST', '/api/admin/items', { kind: 'faq', language: 'en', title: 'A question' })
  ).json
  await browser.send('PUT', `/api/admin/items/${review.id}/editions/en/state`, { state: 'in_review' })
  const changed = await site.publish({ kind: 'learn', title: 'Changed later' })
  const edition = changed.editions[0]!
  const text = { title: 'Changed now', excerpt: 'New', body: edition.body }
  await browser.send('PUT', `/api/admin/items/${changed.id}/editions/en`, { basedOn: edition.revision, text })
  const planned = await site.publish({ kind: 'resource', title: 'Soon' })
  const publishAt = site.services.clock() + 86_400_000
  await browser.send('PUT', `/api/admin/items/${planned.id}/editions/en/publication`, {
    revision: planned.editions[0]!.revision,
    publishAt,
  })
  const after = await overview()
  for (const state of ['draft', 'in_review', 'scheduled', 'changed']) {
    expect([state, count(after, state)]).toEqual([state, count(before, state) + 1])
  }
  const newest = (state: string) => after.queue.find((one) => one.state === state)?.newest[0]
  expect(newest('draft')).toMatchObject({ itemId: draft.id, kind: 'blog', language: 'am', title: 'ረቂቅ' })
  expect(newest('scheduled')).toMatchObject({ itemId: planned.id, publishAt })
  expect(newest('changed')).toMatchObject({ itemId: changed.id, title: 'Changed now' })
  await browser.send('DELETE', `/api/admin/items/${draft.id}`)
  expect(count(await overview(), 'draft')).toBe(count(before, 'draft'))
})

test('the overview says which kinds are translated, and how many translations readers see too old', async () => {
  const { browser } = site.admin
  const item = await site.publish({ kind: 'learn', title: 'An original' })
  const body = item.editions[0]!.body
  const address = `/api/admin/items/${item.id}/editions`
  const saved = await browser.send<Item>('PUT', `${address}/am`, {
    basedOn: 0,
    translatedFrom: item.editions[0]!.revision,
    keep: true,
    text: { title: 'ትርጉም', excerpt: 'ትርጉም', body },
  })
  const coverage = async () => (await overview()).coverage.find((one) => one.kind === 'learn')
  const before = await coverage()
  const revision = saved.json.editions.find((one) => one.language === 'am')?.revision
  await browser.send('PUT', `${address}/am/publication`, { revision })
  expect(await coverage()).toEqual({ ...before, both: (before?.both ?? 0) + 1, one: (before?.one ?? 0) - 1 })
  const english = item.editions[0]!
  await browser.send('PUT', `${address}/en`, {
    basedOn: english.revision,
    text: { title: 'Moved on', excerpt: 'x', body },
  })
  expect(await coverage()).toMatchObject({ behind: before?.behind, ahead: (before?.ahead ?? 0) + 1 })
  const behind = (await overview()).behind.count
  await browser.send('PUT', `${address}/en/publication`, { revision: english.revision + 1 })
  expect(await coverage()).toMatchObject({ behind: (before?.behind ?? 0) + 1, ahead: before?.ahead })
  const after = (await overview()).behind
  expect(after.count).toBe(behind + 1)
  expect(after.newest[0]).toMatchObject({ itemId: item.id, language: 'am', title: 'Moved on' })
})

test('the overview counts people, messages, learners and uploads', async () => {
  const before = await overview()
  const member = await site.join('counted@example.com')
  await member.browser.send('PUT', `/api/courses/${course.id}/enrolment`)
  await member.browser.get(`/api/courses/${course.id}/lessons/${lesson.id}`)
  await site.browser().send('POST', '/api/contact', {
    name: 'A',
    email: 'a@example.com',
    topic: 'other',
    message: 'A long enough message',
    consent: true,
    language: 'en',
  })
  const now = site.services.clock()
  const { db } = site.services.connection
  await db
    .updateTable('users')
    .set({ online: 1, lastSeen: now - 1000 })
    .where('id', '=', member.uid)
    .execute()
  const after = await overview()
  expect(after.people.signUps7).toBe(before.people.signUps7 + 1)
  expect(after.people.signUps30).toBe(before.people.signUps30 + 1)
  expect(after.newMessages).toBe(before.newMessages + 1)
  const [was, is] = [before, after].map(({ courses }) => courses.find((one) => one.id === course.id)!)
  expect(is).toEqual({ ...was, enrolled: was!.enrolled + 1, started: was!.started + 1 })
  expect(after.storage).toEqual({ files: 0, bytes: 0 })
  expect(after.events[0]).toMatchObject({ event: expect.any(String), details: expect.any(Object) })
  const online = after.people.onlineNow
  await db
    .updateTable('users')
    .set({ lastSeen: now - 121_000 })
    .where('id', '=', member.uid)
    .execute()
  expect((await overview()).people.onlineNow).toBe(online - 1)
})

test('the overview names texts and courses in the language of the person who asks', async () => {
  const { browser } = site.admin
  const start = { kind: 'learn', language: 'en', title: 'Named in both' }
  const item = (await browser.send<Item>('POST', '/api/admin/items', start)).json
  const { body } = item.editions[0]!
  const named = async (query: string) => {
    const { queue } = await overview(query)
    const drafts = queue.find(({ state }) => state === 'draft')?.newest ?? []
    return drafts
      .filter(({ itemId }) => itemId === item.id)
      .map(({ language, title, titleLanguage }) => [language, title, titleLanguage])
  }
  expect(await named('?lang=am')).toEqual([['en', 'Named in both', 'en']])
  await browser.send('PUT', `/api/admin/items/${item.id}/editions/am`, {
    basedOn: 0,
    text: { title: 'በሁለቱም', excerpt: '', body },
  })
  expect((await named('?lang=am')).toSorted()).toEqual([
    ['am', 'በሁለቱም', 'am'],
    ['en', 'በሁለቱም', 'am'],
  ])
  expect((await named('?lang=en')).toSorted()).toEqual([
    ['am', 'Named in both', 'en'],
    ['en', 'Named in both', 'en'],
  ])
  await site.translate(course, 'am', 'መሠረቶች')
  const learner = await site.join('funnel@example.com')
  await learner.browser.send('PUT', `/api/courses/${course.id}/enrolment`)
  const courses = (await overview('?lang=am')).courses
  expect(courses.find(({ id }) => id === course.id)).toMatchObject({ title: 'መሠረቶች', titleLanguage: 'am' })
})

test('the overview leaves out whose enrolment was ended, and counts them again when they are back', async () => {
  const readers = async () => {
    const { courses } = await overview()
    const { enrolled, started } = courses.find(({ id }) => id === course.id)!
    return { enrolled, started }
  }
  const [stays, leaves] = [await site.join('stays@example.com'), await site.join('leaves@example.com')]
  for (const { browser } of [stays, leaves]) {
    await browser.send('PUT', `/api/courses/${course.id}/enrolment`)
    await browser.get(`/api/courses/${course.id}/lessons/${lesson.id}`)
  }
  const before = await readers()
  const member = `/api/admin/courses/${course.id}/members/${leaves.uid}`
  expect((await site.admin.browser.send('DELETE', member)).status).toBe(204)
  expect(await readers()).toEqual({ enrolled: before.enrolled - 1, started: before.started - 1 })
  await leaves.browser.send('PUT', `/api/courses/${course.id}/enrolment`)
  expect(await readers()).toEqual(before)
})

test('only administrators read the overview', async () => {
  const { browser } = await site.join('plain@example.com')
  expect((await browser.get('/api/admin/overview')).status).toBe(403)
})

test('the overview tells reports of mistakes and questions about pages from other messages, and counts what searches missed', async () => {
  const before = await overview()
  const write = (topic: string) =>
    site.browser().send('POST', '/api/contact', {
      name: 'A',
      email: 'b@example.com',
      topic,
      message: 'A long enough message',
      consent: true,
      language: 'en',
    })
  await write('correction')
  await write('other')
  const { browser } = await site.join('asks-here@example.com')
  const question = { question: 'What is that, exactly?', isNameAllowed: false, language: 'en' }
  expect((await browser.send('POST', `/api/page-questions/blog/${post.id}`, question)).status).toBe(201)
  await site.browser().get('/api/search?q=zzyzzyva&lang=en')
  const after = await overview()
  expect(after).toMatchObject({
    newMessages: before.newMessages + 3,
    reports: before.reports + 1,
    pageQuestions: before.pageQuestions + 1,
  })
  const inbox = async (more: string) =>
    (await site.admin.browser.get<{ items: unknown[] }>(`/api/admin/messages?state=new${more}`)).json.items
  expect(await inbox('&from=contact&topic=correction')).toHaveLength(after.reports)
  expect(await inbox('&from=page')).toHaveLength(after.pageQuestions)
  await expect.poll(async () => (await overview()).searchMisses).toBe(before.searchMisses + 1)
})
