import { setTimeout } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startAuthoring, type Author } from '#content/server/test-authoring.ts'
import { createApp, type App } from '../../create-app.ts'
import type { PageRequest } from '../../render.tsx'
import { createTestApp, type TestApp } from '../../test-app.ts'
import { createPages } from '../pages.ts'

let site: TestApp
let app: App
let author: Author
/** What the site answers with in place of the list; undefined while nothing is amiss. */
let refusal: number | undefined

beforeAll(async () => {
  site = await createTestApp({ RATE_LIMIT_FACTOR: '100', SHARED_CACHE_SECONDS: '10' })
  author = await startAuthoring(site)
  const maker = {
    isCached: true,
    // As a page that does without a part that it does not get.
    async make({ language, fetch }: PageRequest) {
      const { ok, json } = await fetch('/api/blogs')
      return { status: 200, html: ok ? JSON.stringify(await json()) : 'A page without posts', language }
    },
  }
  const pages = createPages(site.services, maker, () => async (request, env) => {
    const isAmiss = refusal !== undefined && new URL(request.url).pathname === '/api/blogs'
    return isAmiss ? Response.json({ code: 'server.failed' }, { status: refusal }) : app.fetch(request, env)
  })
  app = createApp(site.services, { addPages: pages.addTo })
})
afterAll(() => site.close())

test.each([
  [500, '/blogs'],
  [503, '/learn'],
  [429, '/faq'],
])('a page that was answered %i is made again for the next reader', async (status, address) => {
  await author.post('blog', { en: 'Coffee prices' })
  // Longer than the version of the content is believed without asking.
  await setTimeout(120)
  refusal = status
  const without = await ask(address)
  expect(await without.text()).toBe('A page without posts')
  expect(without.headers.get('cdn-cache-control')).toBe(null)
  refusal = undefined
  const whole = await ask(address)
  expect(await whole.text()).toContain('Coffee prices')
  expect(whole.headers.get('cdn-cache-control')).toContain('public')
})

test('a page that stands without a text has it as soon as readers do', async () => {
  const maker = {
    isCached: true,
    async make({ language, fetch }: PageRequest) {
      const { ok, text } = await read(fetch)
      return { status: 200, html: ok ? text : 'Without introduction', language }
    },
  }
  const kept = createApp(site.services, {
    addPages: createPages(site.services, maker, () => async (request, env) => app.fetch(request, env)).addTo,
  })
  const shown = async () => {
    await setTimeout(120)
    return (await kept.fetch(new Request('http://localhost:3000/contact'))).text()
  }
  expect(await shown()).toBe('Without introduction')
  const intro = await author.post('page', { en: 'Reach us' }, { slug: 'contact' })
  expect(await shown()).toContain('Reach us')
  await author.browser.send('DELETE', `/api/admin/items/${intro.id}/editions/en/publication`)
  expect(await shown()).toBe('Without introduction')
  await author.publish(intro.id, 'en')
  expect(await shown()).toContain('Reach us')
})

async function read(fetch: PageRequest['fetch']) {
  const answer = await fetch('/api/pages/contact')
  return { ok: answer.ok, text: JSON.stringify(await answer.json()) }
}

async function ask(address: string): Promise<Response> {
  return app.fetch(new Request(`http://localhost:3000${address}`))
}
