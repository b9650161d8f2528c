import { afterAll, beforeAll, expect, test } from 'vitest'
import { startAuthoring } from '#content/server/test-authoring.ts'
import { createApp, type App } from '../create-app.ts'
import { signInAs } from '../test-accounts.ts'
import { createTestApp, type TestApp } from '../test-app.ts'
import { renderPage } from '../render.tsx'
import type { PageMaker } from './page-maker.ts'
import { createPages } from './pages.ts'

/** Both times together are a second less than the setting, which a cache that counts whole seconds adds. */
const forPages = 'public, max-age=2, stale-while-revalidate=7'
const varyOfPages = ['Cookie', 'Accept-Language', 'Accept-Encoding', 'Save-Data']
const varyOfApi = ['Cookie', 'Authorization', 'Accept-Language']

let site: TestApp
let app: App
let cookie: string

beforeAll(async () => {
  site = await createTestApp({ RATE_LIMIT_FACTOR: '1000', SHARED_CACHE_SECONDS: '10' })
  const author = await startAuthoring(site)
  await author.post('blog', { en: 'Coffee', am: 'ቡና' }, { slug: 'coffee' })
  await author.post('blog', { en: 'Members', am: 'አባላት' }, { slug: 'members', access: 'signed-in' })
  app = withPages(site)
  const { browser } = await signInAs(site, { role: 'user' })
  cookie = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
})

afterAll(() => site.close())

function withPages({ services }: TestApp): App {
  const maker: PageMaker = {
    isCached: true,
    async make(request) {
      const { head, page, ...rest } = await renderPage(request)
      return { ...rest, language: request.language, html: `<html lang="en">${head}${page}` }
    },
  }
  const pages = createPages(services, maker, () => made.fetch)
  const made: App = createApp(services, { addPages: pages.addTo })
  return made
}

function ask(path: string, headers: Record<string, string> = {}, at = app) {
  const all = { 'accept-language': 'en', ...headers }
  return at.fetch(new Request(`http://localhost:3000${path}`, { headers: all }))
}

const varyOf = ({ headers }: Response) => headers.get('vary')?.split(/,\s*/) ?? []

test.each(['/', '/blogs', '/blogs/coffee', '/blogs/coffee?lang=am', '/blogs/members', '/faq'])(
  'page %s is kept by shared caches only, for each language, and is the same for a member',
  async (path) => {
    const [english, amharic, members] = await Promise.all([
      ask(path),
      ask(path, { 'accept-language': 'am' }),
      ask(path, { cookie }),
    ])
    for (const one of [english, amharic, members]) {
      expect(one.status).toBe(200)
      expect(one.headers.get('cdn-cache-control')).toBe(forPages)
      expect(one.headers.get('cache-control')).toBe('private, no-cache')
      expect(varyOf(one)).toEqual(varyOfPages)
      expect(one.headers.has('set-cookie')).toBe(false)
    }
    const [text, other] = [await english.text(), await amharic.text()]
    expect(await members.text()).toBe(text)
    expect(other === text).toBe(path.includes('lang='))
    const known = await ask(path, { 'if-none-match': english.headers.get('etag') ?? '' })
    expect([known.status, known.headers.get('cdn-cache-control')]).toEqual([304, forPages])
  },
)

test.each(['en', 'am'])(
  'who asks for less data gets pages (%s) in which pictures wait, which no shared cache keeps',
  async (language) => {
    const reader = { 'accept-language': language }
    const usual = await ask('/blogs/coffee', reader)
    for (const _ of ['made', 'kept']) {
      const saving = await ask('/blogs/coffee', { ...reader, 'save-data': 'on' })
      expect([saving.status, saving.headers.get('cdn-cache-control')]).toEqual([200, null])
      expect(varyOf(saving)).toEqual(varyOfPages)
      expect(await saving.text()).toMatch(/^<html data-saver="" lang="en">/)
      const again = (etag: string | null) =>
        ask('/blogs/coffee', { ...reader, 'save-data': 'on', 'if-none-match': etag ?? '' })
      expect((await again(saving.headers.get('etag'))).status).toBe(304)
      expect((await again(usual.headers.get('etag'))).status).toBe(200)
      const other = await ask('/blogs/coffee', {
        ...reader,
        'if-none-match': saving.headers.get('etag') ?? '',
      })
      expect([other.status, other.headers.get('cdn-cache-control')]).toEqual([200, forPages])
    }
    for (const asked of ['off', '']) {
      const plain = await ask('/blogs/coffee', { ...reader, 'save-data': asked })
      expect(await plain.text()).toMatch(/^<html lang="en">/)
    }
  },
)

test.each([
  '/blogs?page=99',
  '/blogs?from=mail',
  '/blogs/missing',
  '/search?q=coffee',
  '/preview/x',
  '/certificates/x',
  '/blogs?lang=am&keep=1',
  '/login',
])('page %s is not kept when its address names nothing, is a key or keeps a choice', async (path) => {
  const { headers, status } = await ask(path)
  const isPlain = path === '/login'
  expect([path, status, headers.get('cdn-cache-control')]).toEqual([path, status, isPlain ? forPages : null])
  expect(headers.get('cache-control')).toMatch(/^(private|no-store)/)
})

test('a former address leads on for now: it may be that of a page again', async () => {
  const author = await startAuthoring(site)
  const { id } = await author.post('blog', { en: 'Tea' }, { slug: 'tea' })
  await author.change(id, { slug: 'green-tea' })
  for (const known of ['', cookie]) {
    const answer = await ask('/blogs/tea?lang=en', { cookie: known })
    expect([answer.status, answer.headers.get('location')]).toEqual([301, '/blogs/green-tea?lang=en'])
    expect(answer.headers.get('cache-control')).toBe('private, no-cache')
    expect(answer.headers.get('cdn-cache-control')).toBe(null)
  }
})

test('who chooses to save data without a script is back at what they looked at', async () => {
  const chosen = '/blogs?saver=on&keep=1'
  const from = async (referer: string, path = chosen) => {
    const { status, headers } = await ask(path, { referer })
    expect([status, headers.get('set-cookie')]).toEqual([303, expect.stringContaining('saver=on')])
    return headers.get('location')
  }
  const { origin } = new URL(site.services.config.publicUrl)
  expect(await from(`${origin}/blogs?tag=coffee&page=2`)).toBe('/blogs?tag=coffee&page=2')
  expect(await from(`${origin}/blogs?saver=off&keep=1&lang=am`)).toBe('/blogs?lang=am')
  const named = '/blogs?lang=am&saver=on&keep=1'
  expect(await from(`${origin}/blogs`, named)).toBe('/blogs?lang=am')
  expect(await from(`${origin}/blogs?lang=am&tag=coffee`, named)).toBe('/blogs?lang=am&tag=coffee')
  for (const other of ['', 'nonsense', `${origin}/learn?tag=coffee`, 'https://example.com/blogs?tag=coffee'])
    expect(await from(other)).toBe('/blogs')
})

test.each(['/api/blogs', '/api/blogs/coffee', '/api/site', '/api/terms'])(
  'what the API gives guests at %s is kept for half a minute, what it gives members by nobody',
  async (path) => {
    const guest = await ask(path)
    expect(guest.headers.get('cache-control')).toBe('public, max-age=0, s-maxage=30')
    expect(varyOf(guest)).toEqual(expect.arrayContaining(varyOfApi))
    const known: Record<string, string>[] = [{ cookie }, { authorization: 'Bearer of-nobody' }]
    for (const headers of known)
      expect((await ask(path, headers)).headers.get('cache-control')).toBe('no-store')
  },
)

test.each(['/api/session', '/api/dashboard', '/api/blogs/missing', '/api/nothing'])(
  '%s is kept by nobody',
  async (path) => {
    const answers = [await ask(path), await ask(path, { cookie })]
    for (const { headers } of answers) {
      expect(headers.get('cache-control')).toBe('no-store')
      expect(headers.get('cdn-cache-control')).toBe(null)
    }
  },
)

test.each([
  '/feeds/en.xml',
  '/feeds/am.xml',
  '/sitemap.xml',
  '/api/openapi.json',
  '/.well-known/security.txt',
])('%s is the same for everybody', async (path) => {
  const answers = await Promise.all([
    ask(path),
    ask(path, { 'accept-language': 'am' }),
    ask(path, { cookie }),
  ])
  const texts = await Promise.all(answers.map((one) => one.text()))
  for (const { headers } of answers) expect(headers.get('cache-control')).toMatch(/^public, max-age=\d+$/)
  expect(new Set(texts).size).toBe(1)
})

test.each([1, 2, 60])('of %i seconds a shared cache is never given more', async (seconds) => {
  const other = await createTestApp({ SHARED_CACHE_SECONDS: String(seconds) })
  const { headers } = await ask('/faq', {}, withPages(other))
  await other.close()
  const told = [...(headers.get('cdn-cache-control') ?? '').matchAll(/=(\d+)/g)].map(([, time]) =>
    Number(time),
  )
  expect(told.reduce((sum, time) => sum + time, 0)).toBe(Math.max(1, seconds - 1))
  expect(told[0]).toBeGreaterThan(0)
})

test('without the setting no shared cache is told to keep a page', async () => {
  const other = await createTestApp()
  const { headers, status } = await ask('/faq', {}, withPages(other))
  await other.close()
  expect([status, headers.has('cdn-cache-control')]).toEqual([200, false])
})
