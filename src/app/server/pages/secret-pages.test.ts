import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import type { AppEnv } from '#platform/server/http/http.ts'
import { createApp, type App } from '../create-app.ts'
import type { PageMaker } from './page-maker.ts'
import { createPages } from './pages.ts'
import { createTestApp, type TestApp } from '../test-app.ts'

let site: TestApp
let app: App
let made = 0

beforeAll(async () => {
  site = await createTestApp()
  const maker: PageMaker = {
    isCached: true,
    async make({ url, language, fetch }) {
      made++
      const { status } = await fetch(`/api${new URL(url).pathname}`)
      return { status, html: `<p>${made}</p>`, language }
    },
  }
  const pages = createPages(site.services, maker, () => app.fetch)
  app = createApp(site.services, { addPages: pages.addTo })
})

afterAll(() => site.close())

function get(address: string, remoteAddress: string) {
  // The two members of a connection that the app looks at.
  const incoming = { socket: { remoteAddress }, headers: {} } as AppEnv['Bindings']['incoming']
  return app.fetch(new Request(`http://localhost:3000${address}`), { incoming })
}

test('the page of a preview link is kept nowhere, found by nobody, and its address told to nobody', async () => {
  const [first, second] = [await get('/preview/x', '203.0.113.1'), await get('/preview/x', '203.0.113.1')]
  expect(await first.text()).not.toBe(await second.text())
  expect(first.status).toBe(404)
  expect(first.headers.get('cache-control')).toBe('no-store')
  expect(first.headers.get('referrer-policy')).toBe('no-referrer')
  expect(first.headers.get('x-robots-tag')).toBe('noindex')
  expect(first.headers.get('x-frame-options')).toBe('DENY')
})

test.each([
  ['/unsubscribe/x', 'same-origin'],
  ['/certificates/x', 'no-referrer'],
  ['/courses/x/invitation/y', 'no-referrer'],
])(
  'so is that of every other address that is a key: %s, with a form also told to this site',
  async (path, policy) => {
    const { headers } = await get(path, '203.0.113.5')
    expect(headers.get('cache-control')).toBe('no-store')
    expect(headers.get('referrer-policy')).toBe(policy)
    expect(headers.get('x-robots-tag')).toBe('noindex')
  },
)

test.each(['/%70review/z', '/PREVIEW/z', '/%43ertificates/z', '/courses/x/%69nvitation/z'])(
  'and so is one that is spelled otherwise: %s',
  async (path) => {
    const [first, second] = [await get(path, '203.0.113.6'), await get(path, '203.0.113.6')]
    expect(await first.text()).not.toBe(await second.text())
    expect(first.headers.get('cache-control')).toBe('no-store')
    expect(first.headers.get('referrer-policy')).toBe('no-referrer')
    expect(first.headers.get('x-robots-tag')).toBe('noindex')
  },
)

test('who turns its pages counts by their own address, not as the server that asks for them', async () => {
  for (let count = 0; count < 60; count++) expect((await get('/preview/y', '203.0.113.2')).status).toBe(404)
  const { status, headers } = await get('/preview/y', '203.0.113.2')
  expect([status, headers.get('retry-after')]).toEqual([429, '60'])
  expect((await get('/preview/y', '203.0.113.3')).status).toBe(404)
})

test('the log of requests does not hold the address, nor what follows one', async () => {
  const log = vi.spyOn(site.services.log, 'debug')
  await get('/preview/a-secret', '203.0.113.4')
  await get('/courses/x/invitation/a-secret', '203.0.113.4')
  await get('/api/courses/x/invitations/a-secret', '203.0.113.4')
  await get('/verify-email?token=a-secret', '203.0.113.4')
  const said = JSON.stringify(log.mock.calls)
  expect(said).toContain('/api/preview/…')
  expect(said).toContain('"/verify-email"')
  expect(said).not.toContain('a-secret')
  log.mockRestore()
})

test.each(['/preview/x', '/certificates/x', '/courses/x/invitation/y', '/unsubscribe/x'])(
  'no shared cache is told to keep a secret page that was found: %s',
  async (path) => {
    const shared = await startSharing('/api/session')
    const [page, secret] = [await shared.get('/blogs'), await shared.get(path)]
    expect([page.status, secret.status]).toEqual([200, 200])
    expect(page.headers.get('cdn-cache-control')).toMatch(/^public, /)
    expect(secret.headers.get('cdn-cache-control')).toBeNull()
    await shared.close()
  },
)

test('what a public page is answered under a secret address is asked for again each time', async () => {
  for (const [asked, times] of [
    ['/api/blogs?lang=en', 1],
    ['/api/certificates/x', 2],
  ] as const) {
    const shared = await startSharing(asked)
    await shared.get('/blogs')
    await shared.get('/faq')
    expect([asked, shared.requests.filter((url) => url === asked)]).toEqual([asked, Array(times).fill(asked)])
    await shared.close()
  }
})

/** A site behind a shared cache, whose every page is found and asks the API one thing; and what the API was asked. */
async function startSharing(asked: string) {
  const sharing = await createTestApp({ SHARED_CACHE_SECONDS: '60' })
  const maker: PageMaker = {
    isCached: true,
    async make({ language, fetch }) {
      await fetch('/api/session')
      await fetch(asked)
      return { status: 200, html: '<p>found</p>', language }
    },
  }
  const requests: string[] = []
  const pages = createPages(sharing.services, maker, () => (request, bindings) => {
    const { pathname, search } = new URL(request.url)
    requests.push(`${pathname}${search}`)
    if (pathname === '/api/certificates/x') return Response.json({ name: 'Almaz' })
    return inner.fetch(request, bindings)
  })
  const inner: App = createApp(sharing.services, { addPages: pages.addTo })
  return {
    requests,
    get: (address: string) => inner.fetch(new Request(`http://localhost:3000${address}`), {}),
    close: sharing.close,
  }
}
