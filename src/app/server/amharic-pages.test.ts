import { rmSync } from 'node:fs'
import type { Element, Nodes } from 'hast'
import rehypeParse from 'rehype-parse'
import { unified } from 'unified'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { wrongSignsIn } from '#content/server/findings/punctuation.ts'
import { loadStarterContent } from '#content/server/starter/load-starter.ts'
import { copyStarter } from '#content/server/starter/test-starter.ts'
import { paths } from '#platform/paths.ts'
import { systemContext } from '#platform/server/context.ts'
import { renderPage } from './render.tsx'
import { createTestApp, type TestApp } from './test-app.ts'

const origin = 'http://localhost:3000'
let site: TestApp
let folder: string

beforeAll(async () => {
  site = await createTestApp({ STARTER_CONTENT: 'on', RATE_LIMIT_FACTOR: '1000', PUBLIC_URL: origin })
  folder = await copyStarter()
  await loadStarterContent(systemContext(site.services, 'starter'), folder)
})

afterAll(async () => {
  await site.close()
  rmSync(folder, { recursive: true })
})

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

const parser = unified().use(rehypeParse, { fragment: true }).freeze()

/** What runs on within a line. */
const inline = new Set(['a', 'abbr', 'b', 'em', 'i', 'mark', 'small', 'span', 'strong', 'time'])
const unread = new Set(['code', 'pre', 'kbd', 'samp', 'script', 'style', 'svg', 'textarea'])
const spoken = ['ariaLabel', 'alt', 'title', 'placeholder'] as const

/** Runs of Amharic words of a page, as they are read or heard. What is in another language, and code, is a gap. */
function runsOf(html: string): string[] {
  const runs = ['']
  const pause = () => runs.push('')
  const read = (node: Nodes): void => {
    if (node.type === 'text') runs[runs.length - 1] += node.value
    else if (node.type === 'root') node.children.forEach(read)
    else if (node.type === 'element') readElement(node)
  }
  const readElement = (element: Element): void => {
    const { tagName, properties, children } = element
    if (unread.has(tagName) || (properties.lang ?? 'am') !== 'am') {
      runs[runs.length - 1] += '\uFFFC'
      return
    }
    if (tagName === 'meta') runs.push(String(properties.content ?? ''), '')
    runs.push(...spoken.flatMap((name) => (properties[name] ? [String(properties[name]), ''] : [])))
    if (!inline.has(tagName)) pause()
    children.forEach(read)
    if (!inline.has(tagName)) pause()
  }
  read(parser.parse(html))
  return runs.filter((run) => /\p{Script=Ethiopic}/u.test(run))
}

/** What an editor would be warned of, and signs that code puts between a name and what it says of it: `ESX: ገበያ`. */
function wrongSigns(run: string): string[] {
  const joined = [...run.matchAll(/[^\s\d][,;:]\s+(?=\p{Script=Ethiopic})/gu)]
  return [...wrongSignsIn(run), ...joined.map(({ index }) => run.slice(Math.max(0, index - 20), index + 20))]
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
