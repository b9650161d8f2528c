import type { KyselyPlugin } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { bumpSiteVersion } from '#content/server/site-version-store.ts'
import { startAuthoring } from '#content/server/test-authoring.ts'
import type { BlogList } from '#features/blogs/contract.ts'
import type { LearnList } from '#features/learn/contract.ts'
import { createStarterApp } from '#features/transfer/server/starter/test-starter-app.ts'
import { paths } from '#platform/paths.ts'
import { createApp, type App } from '../create-app.ts'
import { renderPage, type PageRequest } from '../render.tsx'
import type { TestApp } from '../test-app.ts'
import { createPages } from './pages.ts'

const origin = 'http://localhost:3000'
let site: TestApp
let app: App
let answered = 0
let posts: string[] = []
let lessons: string[] = []

beforeAll(async () => {
  site = await createStarterApp({ PUBLIC_URL: origin })
  const { connection } = site.services
  const counter: KyselyPlugin = {
    transformQuery: ({ node }) => node,
    transformResult: async ({ result }) => {
      answered++
      return result
    },
  }
  const readDb = connection.readDb.withPlugin(counter)
  const services = { ...site.services, connection: { ...connection, readDb } }
  const maker = {
    isCached: true,
    async make(request: PageRequest) {
      const { status, page } = await renderPage(request)
      return { status, html: page, language: request.language }
    },
  }
  const pages = createPages(services, maker, () => app.fetch)
  app = createApp(services, { addPages: pages.addTo })
  const browser = site.browser()
  posts = (await browser.get<BlogList>('/api/blogs')).json.items.map(({ slug }) => paths.blog(slug))
  const { tracks } = (await browser.get<LearnList>('/api/learn')).json
  lessons = tracks.flatMap(({ items }) => items.map(({ slug }) => paths.learnItem(slug)))
})

afterAll(() => site.close())

/** Readers see something new that is not named: nothing that was made before counts any more. */
const moveEverything = async () => {
  await bumpSiteVersion(site.services.connection.db, site.services.clock())
  await past()
}

/**
 * At most so many statements, one of them for the version of the content, in this order: what pages show alike is read by the first
 * that needs it.
 */
test('pages that are made anew after a write ask the database only for their own', async () => {
  const most = [
    [paths.blogs, 10],
    [posts[0], 9],
    [posts[1], 6],
    [paths.learn, 13],
    [lessons[0], 6],
    [lessons[1], 6],
    [paths.faq, 5],
    [paths.about, 4],
    [paths.home, 12],
  ] as const
  await moveEverything()
  expect(await tooMany(most)).toEqual([])
}, 120_000)

/** Two of them find out what changed. */
test.each([
  ['home', 12, (): string | undefined => paths.home],
  ['another post', 6, (): string | undefined => posts[1]],
  ['a page that cannot show it', 2, (): string | undefined => lessons[0]],
] as const)(
  'of what was published alone the first page after it asks: %s, %i at most',
  async (_, most, page) => {
    const path = page() ?? ''
    for (const one of [paths.home, path]) await statementsOf(one)
    const author = await startAuthoring(site)
    await author.post('blog', { en: 'Coffee prices' })
    await past()
    expect(await tooMany([[path, most]])).toEqual([])
  },
  120_000,
)

test('what was read for one page is not read for the same page under a made-up parameter', async () => {
  await moveEverything()
  for (const path of [posts[0], paths.home]) {
    await statementsOf(`${path}?from=one`)
    expect(await statementsOf(`${path}?from=other`), path).toBeLessThanOrEqual(1)
  }
}, 120_000)

async function tooMany(most: readonly (readonly [string | undefined, number])[]) {
  const counts: string[] = []
  for (const [path = '', limit] of most) {
    const count = await statementsOf(path)
    if (count > limit) counts.push(`${path} asks ${count}, more than ${limit}`)
  }
  return counts
}

/** Longer than the version of the content is believed without asking. */
function past(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, 120))
}

/** How many statements a page takes that lies in no memory yet. */
async function statementsOf(path: string): Promise<number> {
  answered = 0
  const answer = await app.fetch(new Request(origin + path, { headers: { 'accept-language': 'en' } }))
  expect(answer.status, path).toBe(200)
  return answered
}
