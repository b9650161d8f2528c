import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { signInAs } from '#app/server/test-accounts.ts'
import { createTestApp, type TestApp, type TestBrowser } from '#app/server/test-app.ts'
import { auditOf } from '#content/server/test-traces.ts'
import { fold } from '#platform/word-forms/folding.ts'
import type { SearchMisses } from '../contract.ts'
import { saveMiss } from './misses-store.ts'

let site: TestApp
let admin: TestBrowser

beforeAll(async () => {
  site = await createTestApp({ RATE_LIMIT_FACTOR: '1000' })
  admin = (await signInAs(site, { role: 'admin' })).browser
})
beforeEach(() => site.services.connection.db.deleteFrom('search_misses').execute())
afterAll(() => site.close())

async function miss(words: string, times = 1, language = 'en'): Promise<void> {
  for (let time = 0; time < times; time++) {
    site.advance(1000)
    await site.browser().get(`/api/search?lang=${language}&q=${encodeURIComponent(words)}`)
  }
}

async function list(query = ''): Promise<SearchMisses> {
  const { status, json } = await admin.get<SearchMisses>(`/api/admin/search-misses?${query}`)
  expect(status).toBe(200)
  return json
}

const words = async (query = '') => (await list(query)).items.map(({ query, count }) => [query, count])
const setHandled = (query: string, isHandled: boolean) =>
  admin.send('PUT', '/api/admin/search-misses/handled', { query, language: 'en', isHandled })

test('are listed page by page, the most wanted first', async () => {
  for (let count = 0; count < 27; count++) await miss(`unheard${String.fromCharCode(97 + count)}x`)
  await miss('ጥጥ ዋጋ', 2, 'am')
  const [first, second] = [await list(), await list('page=2')]
  expect([first.items.length, first.hasNext, second.items.length, second.hasNext]).toEqual([
    25,
    true,
    3,
    false,
  ])
  expect(first.items[0]).toMatchObject({ language: 'am', count: 2, handledAt: null })
})

test('that somebody saw to leave the list, can be taken back, and return when readers miss them again', async () => {
  await miss('cotton prices', 3)
  expect(await words()).toEqual([['cotton prices', 3]])
  expect((await setHandled('cotton prices', true)).status).toBe(204)
  expect([await words(), await words('handled=1')]).toEqual([[], [['cotton prices', 3]]])
  await setHandled('cotton prices', false)
  expect(await words()).toEqual([['cotton prices', 3]])
  await setHandled('cotton prices', true)
  await miss('cotton prices')
  expect([await words(), await words('handled=1')]).toEqual([[['cotton prices', 1]], []])
  expect((await setHandled('never asked', true)).status).toBe(404)
})

test('can be forgotten, once and again', async () => {
  await miss('gibberish words')
  const path = '/api/admin/search-misses?query=gibberish%20words&language=en'
  for (let time = 0; time < 2; time++) expect((await admin.send('DELETE', path)).status).toBe(204)
  expect(await words()).toEqual([])
  // Once, and without the words.
  expect(await auditOf(site, 'en')).toEqual([['search_miss.removed', 'search_miss', {}]])
})

test('are not kept when a few letters become many by folding; those that were can be forgotten', async () => {
  const long = fold('\uFDFA'.repeat(20))
  expect(long.length).toBeGreaterThan(200)
  await miss('\uFDFA'.repeat(20))
  expect(await words()).toEqual([])
  await saveMiss(site.services.connection.db, { query: long, language: 'en', at: 1 })
  const path = `/api/admin/search-misses?${new URLSearchParams({ query: long, language: 'en' })}`
  expect((await admin.send('DELETE', path)).status).toBe(204)
  expect(await words()).toEqual([])
})
