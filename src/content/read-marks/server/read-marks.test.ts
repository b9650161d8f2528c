import { afterAll, beforeAll, expect, test } from 'vitest'
import { signInAs } from '#app/server/test-accounts.ts'
import { createTestApp, type TestApp } from '#app/server/test-app.ts'
import type { Item } from '../../contract.ts'
import { startAuthoring, type Author } from '../../server/test-authoring.ts'
import type { ReadMarks } from '../contract.ts'

let site: TestApp
let author: Author
let page: Item
let other: Item
let post: Item

beforeAll(async () => {
  site = await createTestApp({ RATE_LIMIT_FACTOR: '1000' })
  author = await startAuthoring(site)
  page = await author.post('learn', { en: 'Candles' })
  other = await author.post('learn', { en: 'Volume' })
  post = await author.post('blog', { en: 'Scams' })
})

afterAll(() => site.close())

async function member() {
  const { browser, uid } = await signInAs(site, { role: 'user' })
  const marks = async () => (await browser.get<ReadMarks>('/api/read-marks')).json.itemIds
  return { browser, uid, marks }
}

test('a guest marks nothing', async () => {
  const guest = site.browser()
  expect((await guest.get('/api/read-marks')).status).toBe(401)
  for (const address of [`learn/${page.id}`, `blogs/${post.id}`])
    expect((await guest.send('PUT', `/api/${address}/read`)).status).toBe(401)
})

test('a reader marks posts and learn pages as read and takes marks back, once and again, by id or address', async () => {
  const { browser, marks } = await member()
  expect(await marks()).toEqual([])
  for (let time = 0; time < 2; time++)
    expect((await browser.send('PUT', '/api/learn/candles/read')).json).toEqual({ isRead: true })
  site.advance(1000)
  await browser.send('PUT', `/api/learn/${other.id}/read`)
  site.advance(1000)
  expect((await browser.send('PUT', '/api/blogs/scams/read')).json).toEqual({ isRead: true })
  expect(await marks()).toEqual([post.id, other.id, page.id])
  expect((await browser.send('DELETE', `/api/blogs/${post.id}/read`)).json).toEqual({ isRead: false })
  for (let time = 0; time < 2; time++)
    expect((await browser.send('DELETE', `/api/learn/${page.id}/read`)).json).toEqual({ isRead: false })
  expect(await marks()).toEqual([other.id])
  expect(await (await member()).marks()).toEqual([])
})

test('what readers cannot open is not marked', async () => {
  const { browser } = await member()
  const draft = await author.start('learn', 'Not out')
  for (const address of [`learn/${draft.id}`, 'learn/nothing', `blogs/${page.id}`, `learn/${post.id}`])
    expect((await browser.send('PUT', `/api/${address}/read`)).status, address).toBe(404)
})

test('the marks are among what a member can take along, and go with the account', async () => {
  const { browser, uid } = await member()
  await browser.send('PUT', `/api/learn/${page.id}/read`)
  const { text } = await browser.get(`/api/users/${uid}/export`)
  expect(text).toContain('"pagesRead"')
  expect(text).toContain('"kind":"learn","page":"candles"')
  const { db } = site.services.connection
  await db.deleteFrom('users').where('id', '=', uid).execute()
  expect(await db.selectFrom('read_marks').selectAll().where('userId', '=', uid).execute()).toEqual([])
})
