import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test } from 'vitest'
import type { SearchMisses } from '#features/search/contract.ts'
import type { AppEnv } from '#platform/server/http/http.ts'
import { createApp, type App } from '../create-app.ts'
import type { PageMaker } from './page-maker.ts'
import { createPages } from './pages.ts'
import { signInAs } from '../test-accounts.ts'
import { createTestApp, type TestApp, type TestBrowser } from '../test-app.ts'

let site: TestApp
let admin: TestBrowser
let app: App

/** Asks what the search page asks. */
const maker: PageMaker = {
  isCached: true,
  async make({ url, language, fetch }) {
    const words = new URL(url).searchParams.get('q') ?? ''
    const { status } = await fetch(`/api/search?lang=${language}&q=${encodeURIComponent(words)}`)
    return { status, html: '', language }
  },
}

beforeAll(async () => {
  site = await createTestApp({ RATE_LIMIT_FACTOR: '1000' })
  admin = (await signInAs(site, { role: 'admin' })).browser
  const pages = createPages(site.services, maker, () => app.fetch)
  app = createApp(site.services, { addPages: pages.addTo })
})
beforeEach(() => site.services.connection.db.deleteFrom('search_misses').execute())
afterAll(() => site.close())

/** Opens the search page as a browser does that has these cookies. */
async function open(words: string, cookies: ReadonlyMap<string, string> = new Map()): Promise<void> {
  const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  const request = new Request(`http://localhost:3000/search?q=${words}`, { headers: { cookie } })
  expect((await app.fetch(request)).status).toBe(200)
}

async function missed(): Promise<unknown[]> {
  const { json } = await admin.get<SearchMisses>('/api/admin/search-misses')
  return json.items.map(({ query, count }) => [query, count])
}

test('what a guest does not find on the page is counted', async () => {
  await open('saffron')
  expect(await missed()).toEqual([['saffron', 1]])
})

test('a cookie that nobody signed makes no member', async () => {
  await open('saffron', new Map([['traders-hub.session_token', 'made-up.c2lnbmF0dXJl']]))
  expect(await missed()).toEqual([['saffron', 1]])
})

test('what a member does not find is counted with the answer that is their own', async () => {
  const { browser } = await signInAs(site, { role: 'user' })
  await open('saffron', browser.cookies)
  expect(await missed()).toEqual([])
  await browser.get('/api/search?lang=en&q=saffron')
  expect(await missed()).toEqual([['saffron', 1]])
})

test('who asks too often for the page is refused alone', async () => {
  const few = await createTestApp({ RATE_LIMIT_FACTOR: '0.01' })
  onTestFinished(() => few.close())
  const pages = createPages(few.services, maker, () => strict.fetch)
  const strict = createApp(few.services, { addPages: pages.addTo })
  const search = async (remoteAddress: string) => {
    const incoming = { socket: { remoteAddress }, headers: {} } as AppEnv['Bindings']['incoming']
    const request = new Request('http://localhost:3000/search?q=saffron')
    return (await strict.fetch(request, { incoming })).status
  }
  for (let time = 0; time < 3; time++) expect(await search('192.0.2.1')).toBe(200)
  expect(await search('192.0.2.1')).toBe(429)
  expect(await search('192.0.2.2')).toBe(200)
})
