import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Item } from '#content/contract.ts'
import { createTestSite, type TestSite } from '../test-site.ts'
import type { ApiDocument } from './test-contract.ts'

interface Page {
  items: { id: string }[]
  next: string | null
  hasNext: boolean
  total: number | null
}

let site: TestSite
let lists: string[]
const posts: Item[] = []

/** Each list of the document that is walked by a cursor is longer than a page here. */
beforeAll(async () => {
  site = await createTestSite({ RATE_LIMIT_FACTOR: '10000' })
  const { paths } = (await site.browser().get<ApiDocument>('/api/openapi.json')).json
  lists = Object.entries(paths).flatMap(([path, { get }]) => {
    const names = get?.parameters?.map(({ name }) => name) ?? []
    return names.includes('cursor') && names.includes('total') ? path : []
  })
  for (let count = 0; count < 14; count++)
    posts.push(await site.publish({ kind: 'blog', title: `Post ${count}` }))
  for (let count = 0; count < 13; count++) {
    const details = { resourceType: 'link', url: 'https://nbe.gov.et' }
    await site.publish({ kind: 'resource', title: `Link ${count}`, fields: { details } })
  }
  for (let count = 0; count < 25; count++) await site.publish({ kind: 'course', title: `Course ${count}` })
})
afterAll(() => site.close())

async function read(path: string, query: Record<string, string>): Promise<Page> {
  const { browser } = site.admin
  const answer = await browser.get<Page>(`${path}?${new URLSearchParams({ lang: 'en', ...query })}`)
  expect([path, answer.status]).toEqual([path, 200])
  return answer.json
}

/** The ids on all pages, each page asked for by what the one before says. */
async function walk(path: string, follow: (page: Page, count: number) => Record<string, string> | undefined) {
  const ids: string[] = []
  let query: Record<string, string> | undefined = {}
  for (let count = 1; query && count < 50; count++) {
    const page: Page = await read(path, query)
    ids.push(...page.items.map(({ id }) => id))
    query = follow(page, count)
  }
  return ids
}

const byCursor = ({ next }: Page) => (next === null ? undefined : { cursor: next })
const byNumber = ({ hasNext }: Page, count: number) => (hasNext ? { page: String(count + 1) } : undefined)

async function pin(item: Item | undefined): Promise<void> {
  const pinnedUntil = site.services.clock() + 86_400_000
  const change = { version: item?.version, pinnedUntil }
  const answer = await site.admin.browser.send('PATCH', `/api/admin/items/${item?.id}`, change)
  expect(answer.status).toBe(200)
}

test('each list is walked to its end by its cursor as by its numbers, and counts what is in it', async () => {
  expect(lists).toEqual(['/api/blogs', '/api/resources', '/api/courses'])
  for (const path of lists) {
    const ids = await walk(path, byCursor)
    const { total } = await read(path, { total: '1' })
    expect([path, new Set(ids).size, total]).toEqual([path, ids.length, ids.length])
    expect(ids.length).toBeGreaterThan((await read(path, {})).items.length)
    expect(await walk(path, byNumber)).toEqual(ids)
    expect([
      (await read(path, {})).total,
      (await read(path, { q: 'nothing of it', total: '1' })).total,
    ]).toEqual([null, 0])
  }
})

test('what others publish meanwhile is no reason to meet anything twice, or to miss it', async () => {
  const first = await read('/api/blogs', {})
  posts.push(await site.publish({ kind: 'blog', title: 'News' }))
  const rest = await read('/api/blogs', { cursor: first.next ?? '' })
  const met = [...first.items, ...rest.items].map(({ id }) => id)
  expect([met.length, new Set(met).size]).toEqual([14, 14])
})

test('what is pinned stands first for a cursor, too', async () => {
  await pin(posts[3])
  const few = await walk('/api/blogs', byCursor)
  expect([few[0], few.length, new Set(few).size]).toEqual([posts[3]?.id, 15, 15])
  for (const post of posts) if (post !== posts[3]) await pin(post)
  const all = await walk('/api/blogs', byCursor)
  expect([all.length, new Set(all).size]).toEqual([15, 15])
  expect(await walk('/api/blogs', byNumber)).toEqual(all)
})

test('a cursor that is none of the list is refused', async () => {
  const foreign = Buffer.from(JSON.stringify(['a', 1])).toString('base64url')
  for (const path of lists)
    for (const cursor of ['x', 'bnVsbA', foreign]) {
      const answer = await site.admin.browser.get(`${path}?cursor=${cursor}`)
      expect([path, cursor, answer.status, answer.json.fields]).toEqual([
        path,
        cursor,
        422,
        { cursor: 'invalid' },
      ])
    }
})
