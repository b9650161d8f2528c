import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Item } from '#content/contract.ts'
import { createTestSite, type TestSite } from '../test-site.ts'
import type { ApiDocument } from './test-contract.ts'
import { listsOf, readListTables } from './test-list-tables.ts'
import { createLongLists, type LongList } from './test-long-lists.ts'

interface Page {
  rows: string[]
  next: string | null
  hasNext?: boolean
  pages?: number
  total: number | null
}

let site: TestSite
let document: ApiDocument
let lists: Record<string, LongList>

/** Each list that is walked is longer than a page here. */
beforeAll(async () => {
  site = await createTestSite({ RATE_LIMIT_FACTOR: '10000' })
  document = (await site.browser().get<ApiDocument>('/api/openapi.json')).json
  lists = await createLongLists(site)
  for (const { count = 0, add } of Object.values(lists))
    for (let number = 0; number < count; number++) await add(number)
}, 120_000)
afterAll(() => site.close())

type Query = Record<string, string>

async function read(address: string, query: Query): Promise<Page> {
  const answer = await site.admin.browser.get<Omit<Page, 'rows'> & Record<string, unknown>>(
    `${address}?${new URLSearchParams({ ...query })}`,
  )
  expect([address, query, answer.status]).toEqual([address, query, 200])
  const list = answer.json.items ?? answer.json.users ?? answer.json.entries
  return { ...answer.json, rows: Array.isArray(list) ? list.map((row) => JSON.stringify(row)) : [] }
}

/** The rows on all pages, each page asked for by what the one before says. */
async function walk(address: string, query: Query, follow: (page: Page, count: number) => Query | undefined) {
  const rows: string[] = []
  let more: Query | undefined = {}
  for (let count = 1; more && count < 50; count++) {
    const page: Page = await read(address, { ...query, ...more })
    rows.push(...page.rows)
    more = follow(page, count)
  }
  return rows
}

const byCursor = ({ next }: Page) => (next === null ? undefined : { cursor: next })
const byNumber = ({ hasNext, pages = 1 }: Page, count: number) =>
  (hasNext ?? count < pages) ? { page: String(count + 1) } : undefined

test('every operation that answers a list is walked, or is named among those that need not be', () => {
  const tables = readListTables()
  const found = listsOf(document)
  expect(found.filter(({ isWalked }) => isWalked).map(({ path }) => path)).toEqual(
    expect.arrayContaining(tables.walked),
  )
  expect(found.map(({ path }) => path).toSorted()).toEqual([...tables.walked, ...tables.whole].toSorted())
  expect(Object.keys(lists).toSorted()).toEqual(tables.walked.toSorted())
})

test('each list is walked to its end by its cursor as by its numbers, and counts what is in it', async () => {
  for (const [path, { address, queries = [{}] }] of Object.entries(lists))
    for (const query of queries) {
      const named = document.paths[path]?.get?.parameters?.map(({ name }) => name) ?? []
      const counted: Query = named.includes('total') ? { total: '1' } : {}
      const rows = await walk(address, query, byCursor)
      const first = await read(address, { ...query, ...counted })
      expect([path, query, new Set(rows).size, first.total]).toEqual([path, query, rows.length, rows.length])
      expect(rows.length).toBeGreaterThan(first.rows.length)
      if (named.includes('page')) expect(await walk(address, query, byNumber)).toEqual(rows)
      if (named.includes('total')) expect((await read(address, query)).total).toBeNull()
    }
})

test('the document says that only some lists have numbers, and those say whether another page follows', async () => {
  expect(document.info?.description).toContain(
    'Where pages have numbers, `page` counts from 1 and `hasNext` says',
  )
  const numbered: boolean[] = []
  for (const [path, { address, queries: [query = {}] = [] }] of Object.entries(lists)) {
    const hasNumbers = document.paths[path]?.get?.parameters?.some(({ name }) => name === 'page') ?? false
    expect([path, 'hasNext' in (await read(address, query))]).toEqual([path, hasNumbers])
    numbered.push(hasNumbers)
  }
  expect(new Set(numbered).size).toBe(2)
})

test('what is written meanwhile is no reason to meet anything twice, or to miss it', async () => {
  for (const [path, { address, queries: [query = {}] = [], add, count = 500 }] of Object.entries(lists)) {
    const whole = await walk(address, query, byCursor)
    const first = await read(address, query)
    await add(count)
    const rest = await walk(address, { ...query, cursor: first.next ?? '' }, ({ next }) =>
      next === null ? undefined : { cursor: next },
    )
    const met = [...first.rows, ...rest].map(idOf)
    expect([path, met.length - new Set(met).size]).toEqual([path, 0])
    expect([path, whole.map(idOf).filter((id) => !met.includes(id))]).toEqual([path, []])
  }
})

/** Without what a row says about others, which may change meanwhile. */
function idOf(row: string): string {
  const { id, itemId, uid, courseId, language, query, revision } = JSON.parse(row)
  return JSON.stringify({ id, itemId, uid, courseId, language, query, revision })
}

async function pin(item: Item | undefined): Promise<void> {
  const pinnedUntil = site.services.clock() + 86_400_000
  const change = { version: item?.version, pinnedUntil }
  const answer = await site.admin.browser.send('PATCH', `/api/admin/items/${item?.id}`, change)
  expect(answer.status).toBe(200)
}

test('what is pinned stands first for a cursor, too', async () => {
  const posts = (await walk('/api/blogs', {}, byCursor)).map((row): Item => JSON.parse(row))
  const [, , , fourth] = posts
  for (const post of [fourth, ...posts.filter((post) => post !== fourth)]) {
    const { json } = await site.admin.browser.get<Item>(`/api/admin/items/${post?.id}`)
    await pin(json)
    if (post !== fourth) continue
    const few = (await walk('/api/blogs', {}, byCursor)).map((row): Item => JSON.parse(row).id)
    expect([few[0], few.length, new Set(few).size]).toEqual([fourth?.id, posts.length, posts.length])
  }
  const all = await walk('/api/blogs', {}, byCursor)
  expect([all.length, new Set(all).size]).toEqual([posts.length, posts.length])
  expect(await walk('/api/blogs', {}, byNumber)).toEqual(all)
})

test('a cursor that is none of the list is refused', async () => {
  const written = (key: unknown) => Buffer.from(JSON.stringify(key)).toString('base64url')
  for (const { address, queries: [query = {}] = [] } of Object.values(lists))
    for (const cursor of ['x', 'bnVsbA', written(['a', 1, 1]), written([1, 'a\0'])]) {
      const asked = `${address}?${new URLSearchParams({ ...query, cursor })}`
      const answer = await site.admin.browser.get(asked)
      expect([asked, answer.status, answer.json.fields]).toEqual([asked, 422, { cursor: 'invalid' }])
    }
})

test('a cursor beyond all numbers is the end of a list, or its beginning, and no failure', async () => {
  for (const { address, queries = [{}] } of Object.values(lists))
    for (const query of queries) {
      const { next } = await read(address, query)
      const key: unknown[] = JSON.parse(Buffer.from(next ?? '', 'base64url').toString())
      for (const far of [Number.MAX_SAFE_INTEGER, Number.MIN_SAFE_INTEGER]) {
        const beyond = key.map((value) => (typeof value === 'number' ? far : value))
        const cursor = Buffer.from(JSON.stringify(beyond)).toString('base64url')
        await read(address, { ...query, cursor })
      }
    }
})
