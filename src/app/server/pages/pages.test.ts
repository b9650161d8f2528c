import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { startAuthoring } from '#content/server/test-authoring.ts'
import { createApp, type App } from '../create-app.ts'
import type { PageMaker } from './page-maker.ts'
import { createPages } from './pages.ts'
import { createTestApp, type TestApp } from '../test-app.ts'

let site: TestApp
let app: App
/** Addresses of the pages that were made, in order. */
let made: string[]

beforeEach(async () => {
  site = await createTestApp()
  made = []
  const maker: PageMaker = {
    isCached: true,
    async make({ url, language, fetch }) {
      const { pathname, search } = new URL(url)
      made.push(`${language} ${pathname}${search}`)
      const { status } = await fetch(pathname === '/learn' ? '/api/learn' : `/api/blogs${asked(search)}`)
      return { status, html: `<p>${made.length}</p>`, language }
    },
  }
  const pages = createPages(site.services, maker, () => app.fetch)
  app = createApp(site.services, { addPages: pages.addTo })
})

afterEach(() => site.close())

test('a page is made once for all readers of a language, and anew when the content changed', async () => {
  for (const address of ['/blogs', '/blogs', '/blogs?lang=am', '/blogs'])
    expect((await get(address)).status).toBe(200)
  expect(made).toEqual(['en /blogs', 'am /blogs?lang=am'])
  const author = await startAuthoring(site)
  await author.post('blog', { en: 'Coffee prices' })
  await past()
  await get('/blogs')
  expect(made).toHaveLength(3)
})

test('what a reader can make up endlessly is not kept', async () => {
  await get('/blogs?q=coffee')
  await get('/blogs?q=coffee')
  expect(made).toHaveLength(2)
})

describe('an address with filters is kept', () => {
  const madeTwice = async (address: string) => {
    const before = made.length
    for (let time = 0; time < 2; time++) await get(address)
    return made.length - before
  }

  test('when they name what exists, and only then', async () => {
    const author = await startAuthoring(site)
    await author.tag('Coffee')
    await author.post('blog', { en: 'Coffee prices' }, { tags: ['coffee'] })
    await past()
    expect(await madeTwice('/blogs?tag=coffee')).toBe(1)
    expect(await madeTwice('/blogs?page=1&lang=am')).toBe(1)
    for (const search of [
      'tag=junk',
      'page=7',
      'tag=coffee&page=2',
      'tag=coffee&tag=coffee',
      'lang=xx',
      'category=coffee',
      'other=1',
    ])
      expect(await madeTwice(`/blogs?${search}`), search).toBe(2)
  })
})

test('one page counts as one request, with all that it asks of the API', async () => {
  await get('/blogs')
  const { values } = await site.services.metrics.requests.get()
  expect(values.map(({ labels, value }) => [labels.route, value])).toEqual([['page', 1]])
})

test('while the database is away pages in memory are answered, others say when to ask again', async () => {
  const before = await (await get('/blogs')).text()
  const { connection } = site.services
  takeDatabaseAway()
  await past()
  const kept = await get('/blogs')
  expect([kept.status, await kept.text()]).toEqual([200, before])
  const missing = await get('/learn')
  expect([missing.status, missing.headers.get('retry-after')]).toEqual([503, '5'])
  Object.assign(site.services, { connection })
  await past()
  expect((await get('/learn')).status).toBe(200)
})

/** What the list of posts asks for: its own filters. */
function asked(search: string): string {
  const filters = [...new URLSearchParams(search)].filter(([name]) => ['tag', 'page'].includes(name))
  const query = new URLSearchParams(filters)
  return query.size > 0 ? `?${query}` : ''
}

function get(address: string): Response | Promise<Response> {
  return app.fetch(new Request(`http://localhost:3000${address}`))
}

/** Longer than the version of the content is believed without asking. */
function past(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, 120))
}

function takeDatabaseAway(): void {
  const away = new Proxy(site.services.connection.db, {
    get() {
      throw Object.assign(new Error('terminating connection'), { code: '57P01' })
    },
  })
  Object.assign(site.services, { connection: { ...site.services.connection, db: away, readDb: away } })
}
