import { afterEach, beforeEach, expect, test } from 'vitest'
import { bumpSiteVersion } from '#content/server/site-version-store.ts'
import { createApp, type App } from './create-app.ts'
import type { PageMaker } from './page-maker.ts'
import { createPages } from './pages.ts'
import { createTestApp, type TestApp } from './test-app.ts'

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
      const { status } = await fetch('/api/blogs')
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
  await bumpSiteVersion(site.services.connection.db, site.services.clock())
  await past()
  await get('/blogs')
  expect(made).toHaveLength(3)
})

test('what a reader can make up endlessly is not kept', async () => {
  await get('/blogs?q=coffee')
  await get('/blogs?q=coffee')
  expect(made).toHaveLength(2)
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
