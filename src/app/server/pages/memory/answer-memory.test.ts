import { afterAll, beforeAll, expect, test } from 'vitest'
import { startAuthoring, type Author } from '#content/server/test-authoring.ts'
import { createApp, type App } from '../../create-app.ts'
import { createPages } from '../pages.ts'
import { createTestApp, type TestApp } from '../../test-app.ts'

let site: TestApp
let app: App
let author: Author
/** What pages asked of the API, in order. */
let asked: string[] = []

/** A page of which each parameter that begins with a slash is asked of the API, and shown. */
beforeAll(async () => {
  site = await createTestApp()
  author = await startAuthoring(site)
  const maker = {
    isCached: true,
    async make({ url, language, fetch }: Parameters<Parameters<typeof createPages>[1]['make']>[0]) {
      const paths = new URL(url).searchParams.getAll('ask')
      const answers = await Promise.all(
        paths.map(async (path) => {
          const answer = await fetch(path, { method: 'GET', headers: {} })
          return `${answer.status} ${JSON.stringify(await answer.json())}`
        }),
      )
      return { status: 200, html: answers.join('\n'), language }
    },
  }
  const pages = createPages(site.services, maker, () => (request, env) => {
    const { pathname, search } = new URL(request.url)
    asked.push(`${request.headers.get('accept-language')} ${pathname}${search}`)
    return app.fetch(request, env)
  })
  app = createApp(site.services, { addPages: pages.addTo })
  await author.post('blog', { en: 'Coffee', am: 'ቡና' })
})

afterAll(() => site.close())

test('what pages show alike is asked once in a language, until readers see something new', async () => {
  asked = []
  const first = await page(['/api/blogs', '/api/blogs'])
  expect(first).toContain('Coffee')
  expect(await page(['/api/blogs'])).toBe(first.split('\n')[0])
  expect(await page(['/api/blogs'], 'am')).toContain('ቡና')
  expect(asked).toEqual(['en /api/blogs', 'am /api/blogs'])
  await author.post('blog', { en: 'Tea' })
  await new Promise((resolve) => setTimeout(resolve, 120))
  expect(await page(['/api/blogs'])).toContain('Tea')
  expect(asked).toHaveLength(3)
})

test('a refusal, and what can be made up endlessly, is asked each time', async () => {
  for (const path of ['/api/blogs/no-such-post', '/api/blogs?q=coffee', '/api/blogs?other=1']) {
    asked = []
    for (let time = 0; time < 2; time++) await page([path])
    expect(asked, path).toHaveLength(2)
  }
})

async function page(paths: readonly string[], language = 'en'): Promise<string> {
  const query = new URLSearchParams(paths.map((path) => ['ask', path]))
  const answer = await app.fetch(
    new Request(`http://localhost:3000/?${query}`, { headers: { 'accept-language': language } }),
  )
  return answer.text()
}
