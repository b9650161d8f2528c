import { afterAll, beforeAll, expect, test } from 'vitest'
import { paths } from '#platform/paths.ts'
import { renderPage } from '../render.tsx'
import { runsOf, wrongSigns } from '../test-amharic-runs.ts'
import type { TestApp } from '../test-app.ts'
import { createStarterApp } from '#features/transfer/server/starter/test-starter-app.ts'

const origin = 'http://localhost:3000'
let site: TestApp

beforeAll(async () => {
  site = await createStarterApp({ PUBLIC_URL: origin })
})

afterAll(() => site.close())

/** Every address that search engines are told of, and what they are not told of. */
async function publicPages(): Promise<string[]> {
  const { text } = await site.browser().get('/sitemap.xml')
  const told = [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname)
  const untold = [
    paths.login,
    paths.register,
    paths.forgotPassword,
    paths.resetPassword,
    paths.verifyEmail,
    paths.search,
  ]
  return [...new Set([...told, ...untold, `${paths.search}?q=ገበያ`, `${paths.blogs}?q=ቡና`, '/no-such-page'])]
}

async function renderAmharic(path: string): Promise<string> {
  const { page, head } = await renderPage({
    url: `${origin}${path}`,
    language: 'am',
    fetch: async (path, init) => {
      const request = new Request(new URL(path, origin), init)
      request.headers.set('accept-language', 'am')
      return site.app.fetch(request)
    },
  })
  return `${head}${page}`
}

test('no public page has a Latin sign in its Amharic', async () => {
  const pages = await publicPages()
  expect(pages.length).toBeGreaterThan(40)
  const breaches: string[] = []
  for (const path of pages) {
    const runs = runsOf(await renderAmharic(path))
    expect(runs.length, path).toBeGreaterThan(20)
    const wrong = runs.flatMap(wrongSigns)
    breaches.push(...[...new Set(wrong)].map((words) => `${path}: ${words}`))
  }
  expect(breaches.join('\n')).toBe('')
}, 180_000)

test('and one that had one would be told', () => {
  const isTold = (html: string) => runsOf(html).flatMap(wrongSigns).length > 0
  expect(isTold('<p>ዋጋ፣ <a href="/">ገበያ</a>, ቡና።</p>')).toBe(true)
  expect(isTold('<p aria-label="ገበያ: ቡና">ቡና</p>')).toBe(true)
  expect(isTold('<p>"ቡና"</p>')).toBe(true)
  expect(isTold('<h2>ESX: የአክሲዮን ገበያ</h2>')).toBe(true)
  expect(isTold('<p>ቡና <code>a, b</code>, <span lang="en">coffee, tea</span> 14:00 ዓ.ም</p>')).toBe(false)
})
