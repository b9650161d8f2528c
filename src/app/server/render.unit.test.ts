import { afterEach, expect, test, vi } from 'vitest'
import { renderPage } from './render.tsx'

afterEach(() => void vi.useRealTimers())

/** Renders the list of posts while the API answers with this status. */
function render(address: string, status: number, answer?: object) {
  const problem = answer ?? { type: 'about:blank', status, code: 'test', requestId: 'x' }
  return renderPage({
    url: `http://localhost:3000${address}`,
    language: 'en',
    fetch: () => Promise.resolve(Response.json(problem, { status })),
  })
}

test('a page that lacks its data because the database is away is 503', async () => {
  const began = performance.now()
  expect((await render('/blogs', 503)).status).toBe(503)
  expect((await render('/nothing/there', 503)).status).toBe(404)
  expect((await render('/blogs', 500)).status).toBe(500)
  expect(performance.now() - began).toBeLessThan(5000)
})

test('a list with an address that makes no sense is not found', async () => {
  for (const address of ['/blogs?page=-1', '/resources?type=x', '/learn?level=x', '/faq?q=x'])
    expect((await render(address, 422)).status, address).toBe(404)
})

test('a page names no file of ours, and its scripts are still found', async () => {
  const { page, head, state, sources, screens } = await render('/contact', 404)
  expect(page + head + state).not.toMatch(/src\/|\.tsx?\b|-layout|-page\b(?!-state)/)
  expect(state).toContain('page-state')
  expect(sources).toContain('src/features/contact/web/contact-page.tsx')
  // The frame that all public pages share is in the script that they begin with.
  expect(screens.map(([, source]) => source)).toEqual(['', 'src/features/contact/web/contact-page.tsx'])
})

test('words in the state of a page end no script and begin no other one', async () => {
  const title = '</script><script>alert(1)</SCRIPT><!--\u2028\u2029'
  const item = { id: 'x', kind: 'blog', slug: 'x', title, excerpt: title, language: 'en', tags: [] }
  const list = { items: [item], page: 1, hasNext: false, tags: [], series: [] }
  const { state } = await render('/blogs', 200, list)
  const [, inner = ''] = /^<script[^>]*>(.*)<\/script>$/s.exec(state) ?? []
  expect(inner).toContain('alert(1)')
  expect(inner).not.toMatch(/<\/?script|<!--|[\u2028\u2029]/i)
  expect(JSON.stringify(JSON.parse(inner))).toContain(JSON.stringify(title).slice(1, -1))
})

test('one page has the same bytes whenever and wherever it is rendered', async () => {
  const page = () => render('/blogs', 200, { items: [], page: 1, hasNext: false, tags: [], series: [] })
  vi.useFakeTimers({ now: 1_000_000_000_000, toFake: ['Date'] })
  const first = await page()
  vi.setSystemTime(1_000_000_123_456)
  const second = await page()
  expect(first.state).toContain('/api/blogs')
  expect(second).toEqual(first)
})
