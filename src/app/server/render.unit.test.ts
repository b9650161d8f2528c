import { expect, test } from 'vitest'
import { renderPage } from './render.tsx'

/** Renders the list of posts while the API answers with this status. */
function render(address: string, status: number) {
  const problem = { type: 'about:blank', status, code: 'test', requestId: 'x' }
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
  const { page, head, state, sources } = await render('/contact', 404)
  expect(page + head + state).not.toMatch(/src\/|\.tsx?\b|-layout|-page\b(?!-state)/)
  expect(state).toContain('page-state')
  expect(sources).toEqual(
    expect.arrayContaining([
      'src/app/web/layouts/public-layout.tsx',
      'src/features/contact/web/contact-page.tsx',
    ]),
  )
})
