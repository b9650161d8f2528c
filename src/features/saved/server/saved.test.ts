import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestSite, type TestSite } from '#app/server/test-site.ts'
import type { Item } from '#content/contract.ts'
import { systemContext } from '#platform/server/context.ts'
import type { SavedList } from '../contract.ts'
import { exportSaved } from './saved.ts'

let site: TestSite
let post: Item
let page: Item

beforeAll(async () => {
  site = await createTestSite()
  post = await site.publish({ kind: 'blog', title: 'A journal' })
  page = await site.publish({ kind: 'learn', title: 'Reading candles' })
  await site.translate(page, 'am', 'ሻማዎችን ማንበብ')
})
afterAll(() => site.close())

test('a guest has no list', async () => {
  const guest = site.browser()
  expect((await guest.get('/api/saved')).status).toBe(401)
  expect((await guest.send('PUT', `/api/saved/${post.id}`)).status).toBe(401)
})

test('a member saves items, once each, and sees them newest first in their language', async () => {
  const { browser } = await site.join('keeper@example.com')
  expect((await browser.send('PUT', `/api/saved/${post.id}`)).json).toEqual({ isSaved: true })
  site.advance(1000)
  await Promise.all(Array.from({ length: 20 }, () => browser.send('PUT', `/api/saved/${page.id}`)))
  expect((await browser.send('PUT', `/api/saved/${post.id}`)).status).toBe(200)
  const { json } = await browser.get<SavedList>('/api/saved?lang=am')
  expect(json.items.map(({ title, language }) => [title, language])).toEqual([
    ['ሻማዎችን ማንበብ', 'am'],
    ['A journal', 'en'],
  ])
  expect((await browser.get(`/api/saved/${post.id}`)).json).toEqual({ isSaved: true })
  const other = await site.join('other@example.com')
  expect((await other.browser.get<SavedList>('/api/saved')).json.items).toEqual([])
})

test('taking an item off works once and again', async () => {
  const { browser } = await site.join('tidy@example.com')
  await browser.send('PUT', `/api/saved/${post.id}`)
  for (let time = 0; time < 2; time++) {
    expect((await browser.send('DELETE', `/api/saved/${post.id}`)).json).toEqual({ isSaved: false })
  }
  expect((await browser.get(`/api/saved/${post.id}`)).json).toEqual({ isSaved: false })
  expect((await browser.get<SavedList>('/api/saved')).json.items).toEqual([])
})

test('drafts, lessons and unknown items cannot be saved; what is taken back from readers leaves the list', async () => {
  const { browser } = await site.join('careful@example.com')
  const draft = await site.admin.browser.send<Item>('POST', '/api/admin/items', {
    kind: 'blog',
    language: 'en',
    title: 'Not yet',
  })
  const course = await site.publish({ kind: 'course', title: 'Whole' })
  const lesson = await site.publish({ kind: 'lesson', title: 'Part', parentId: course.id })
  for (const id of [draft.json.id, lesson.id, 'nothing']) {
    const answer = await browser.send('PUT', `/api/saved/${id}`)
    expect([answer.status, answer.json.code]).toEqual([404, 'item.not_found'])
  }
  const brief = await site.publish({ kind: 'blog', title: 'Brief' })
  await browser.send('PUT', `/api/saved/${brief.id}`)
  await site.admin.browser.send('DELETE', `/api/admin/items/${brief.id}`)
  expect((await browser.get<SavedList>('/api/saved')).json.items).toEqual([])
})

test('what readers no longer see is none of the list, its pages and its total, and is back with them', async () => {
  const { browser } = await site.join('counting@example.com')
  const posts: Item[] = []
  for (let number = 0; number < 26; number++) {
    site.advance(1000)
    const saved = await site.publish({ kind: 'blog', title: `Saved ${number}` })
    await browser.send('PUT', `/api/saved/${saved.id}`)
    posts.push(saved)
  }
  const read = async () => (await browser.get<SavedList>('/api/saved?total=1')).json
  expect(await read()).toMatchObject({ total: 26, hasNext: true })
  const [first, second, third] = posts.slice(-3).map(({ id }) => id)
  const admin = site.admin.browser
  await admin.send('DELETE', `/api/admin/items/${first}`)
  await admin.send('PUT', `/api/admin/items/${second}/editions/en/state`, { state: 'draft' })
  await admin.send('PUT', `/api/admin/items/${third}/editions/en/state`, { state: 'archived' })
  const left = await read()
  expect([left.total, left.items.length, left.hasNext]).toEqual([23, 23, false])
  await admin.send('POST', `/api/admin/items/${first}/restoration`)
  expect((await read()).total).toBe(24)
})

test('a member gets the list out again', async () => {
  const member = await site.join('export@example.com')
  await member.browser.send('PUT', `/api/saved/${post.id}`)
  const exported = await exportSaved(systemContext(site.services, 'test'), member.uid)
  expect(exported).toEqual({ savedItems: [{ kind: 'blog', slug: 'a-journal', savedAt: expect.any(String) }] })
})
