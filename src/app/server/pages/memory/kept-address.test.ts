import { afterAll, beforeAll, expect, test } from 'vitest'
import { startAuthoring } from '#content/server/test-authoring.ts'
import { createApp, type App } from '../../create-app.ts'
import type { PageMaker } from '../page-maker.ts'
import { createPages } from '../pages.ts'
import { renderPage } from '../../render.tsx'
import { createTestApp, type TestApp } from '../../test-app.ts'

let site: TestApp
let app: App
let made = 0

beforeAll(async () => {
  site = await createTestApp({ RATE_LIMIT_FACTOR: '1000', PUBLIC_URL: 'http://localhost:3000' })
  const maker: PageMaker = {
    isCached: true,
    async make(request) {
      made++
      const { page, ...rendered } = await renderPage(request)
      return { ...rendered, redirect: rendered.redirect, html: page, language: request.language }
    },
  }
  const pages = createPages(site.services, maker, () => app.fetch)
  app = createApp(site.services, { addPages: pages.addTo })
  const author = await startAuthoring(site)
  const tag = await author.tag('Coffee')
  for (let count = 1; count <= 13; count++)
    await author.post(
      'blog',
      { en: count === 1 ? 'Hello' : `Coffee ${count}` },
      { tags: [tag], level: 'beginner' },
    )
})

afterAll(() => site.close())

/** How often a page is made for two readers of it, and how they were answered. */
async function ask(address: string) {
  made = 0
  const first = await app.fetch(new Request(`http://localhost:3000${address}`))
  const second = await app.fetch(new Request(`http://localhost:3000${address}`))
  return { statuses: [first.status, second.status], made }
}

test.each([
  '/',
  '/blogs',
  '/blogs/hello',
  '/blogs?lang=am',
  '/blogs/hello?lang=en',
  '/blogs?tag=coffee',
  '/blogs?level=beginner&tag=coffee',
  '/blogs?in=en&tag=coffee',
  '/blogs?tag=coffee&page=2',
  '/blogs?lang=en&tag=coffee&page=2',
  '/blogs?tag=coffee&page=2&lang=en',
  '/profile',
  '/courses',
])('%s is made once for all its readers', async (address) => {
  expect(await ask(address)).toEqual({ statuses: [200, 200], made: 1 })
})

test.each([
  '/blogs?&',
  '/blogs?&&&',
  '/blogs?lang=en&&',
  '/blogs?&lang=en',
  '/blogs?l%61ng=en',
  '/blogs?lang=%65n',
  '/blogs?tag=%63offee',
  '/blogs?tag=coffee&level=beginner',
  '/blogs?page=2&tag=coffee',
  '/blogs?tag=coffee&lang=en&page=2',
  '/blogs?page=02',
  '/blogs?page=2.0',
  '/blogs?page=%2B2',
  '/blogs/%68ello',
])('%s, another spelling of an address, is answered and not kept', async (address) => {
  const { statuses, made } = await ask(address)
  expect(made).toBe(2)
  for (const status of statuses) expect(status).toBeLessThan(500)
})

test.each([
  ['/BLOGS', '/blogs'],
  ['/blogs/', '/blogs'],
  ['/%62logs', '/blogs'],
  ['/Blogs/hello/?tag=A&lang=am', '/blogs/hello?tag=A&lang=am'],
  ['/blogs/Hello/', '/blogs/Hello'],
  ['/BLOGS/%68ello', '/blogs/%68ello'],
  ['/LOGIN?to=%2F%2Fevil.example', '/login?to=%2F%2Fevil.example'],
  ['/contact/', '/contact'],
  ['/Courses/First/Lessons/TWO/Quiz', '/courses/First/lessons/TWO/quiz'],
  ['/Admin/Users', '/admin/users'],
])('%s leads for good to %s and is not kept', async (address, own) => {
  for (const method of ['GET', 'HEAD']) {
    const { status, headers } = await app.fetch(new Request(`http://localhost:3000${address}`, { method }))
    expect([status, headers.get('location')]).toEqual([301, own])
    expect(headers.get('cache-control')).toBe('private, no-cache')
  }
  expect(await ask(address)).toEqual({ statuses: [301, 301], made: 2 })
})

test('an address that is a key is not noted where it leads on either', async () => {
  const answer = await app.fetch(new Request('http://localhost:3000/Preview/aKey/'))
  expect([answer.status, answer.headers.get('location')]).toEqual([301, '/preview/aKey'])
  expect(answer.headers.get('cache-control')).toBe('no-store')
})

test.each([
  '//evil.example',
  '//evil.example/',
  '//evil.example/LOGIN',
  '/\\evil.example/',
  '///',
  '/Nowhere/',
])('%s leads to no other site', async (address) => {
  const { headers } = await app.fetch(new Request(`http://localhost:3000${address}`))
  expect(headers.get('location') ?? '/').toMatch(/^\/(?![/\\])/)
})

test.each(['/courses/made-up', '/dashboard/blogs/made-up', '/admin/blogs/made-up?lang=en'])(
  '%s, which the browser fills for any name, is not kept',
  async (address) => {
    expect(await ask(address)).toEqual({ statuses: [200, 200], made: 2 })
  },
)
