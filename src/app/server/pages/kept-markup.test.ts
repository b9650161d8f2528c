import { afterAll, beforeAll, expect, test } from 'vitest'
import type { BlogList } from '#features/blogs/contract.ts'
import type { LearnList } from '#features/learn/contract.ts'
import { createStarterApp } from '#features/transfer/server/starter/test-starter-app.ts'
import { languages, type Language } from '#platform/languages.ts'
import { paths } from '#platform/paths.ts'
import { renderPage } from '../render.tsx'
import type { TestApp } from '../test-app.ts'
import { createMarkupMemory } from './markup-memory.ts'

const origin = 'http://localhost:3000'
let site: TestApp
const addresses: string[] = []

beforeAll(async () => {
  site = await createStarterApp({ PUBLIC_URL: origin })
  const browser = site.browser()
  const { items } = (await browser.get<BlogList>('/api/blogs')).json
  const { tracks } = (await browser.get<LearnList>('/api/learn')).json
  const lessons = tracks.flatMap((track) => track.items).slice(0, 2)
  const pages = [
    paths.home,
    paths.blogs,
    ...items.slice(0, 3).map(({ slug }) => paths.blog(slug)),
    paths.learn,
    ...lessons.map(({ slug }) => paths.learnItem(slug)),
    paths.resources,
    paths.about,
    paths.search,
    paths.contact,
    paths.privacyPolicy,
    '/nothing/here',
  ]
  for (const path of pages)
    addresses.push(path, `${path}?lang=en`, `${path}?lang=am`, `${path}?tag=esx&from="<'>`)
}, 300_000)

afterAll(() => site.close())

async function render(address: string, language: Language, markup: ReturnType<typeof createMarkupMemory>) {
  const { head, page, state, status } = await renderPage({
    url: origin + address,
    language,
    markup,
    fetch: async (path) => {
      const request = new Request(new URL(path, origin))
      request.headers.set('accept-language', language)
      return site.app.fetch(request)
    },
  })
  return { head, page, state, status }
}

test('what was kept of other pages makes no page another one', async () => {
  const shared = createMarkupMemory()
  for (const language of languages)
    for (const address of addresses) {
      const alone = await render(address, language, createMarkupMemory())
      expect(alone.page, address).not.toMatch(/data-kept(?!-as)/)
      expect(await render(address, language, shared), address).toEqual(alone)
      expect(await render(address, language, shared), `${address} again`).toEqual(alone)
    }
}, 240_000)

test('header, footer and cards are rendered once for many pages', async () => {
  const names: string[] = []
  const shared = createMarkupMemory()
  const counting = () => {
    const memory = shared()
    return {
      ...memory,
      mark: (...given: Parameters<typeof memory.mark>) => (names.push(given[0]), memory.mark(...given)),
    }
  }
  await render(paths.blogs, 'en', counting)
  expect(names.map((name) => name.split(' ')[0])).toEqual(
    expect.arrayContaining(['header', 'footer', 'card']),
  )
  const first = names.length
  await render(`${paths.blogs}?from=elsewhere`, 'en', counting)
  expect(names.length).toBe(first)
}, 60_000)
