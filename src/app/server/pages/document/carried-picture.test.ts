import { randomBytes } from 'node:crypto'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { MediaItem } from '#content/media/contract.ts'
import { startAuthoring } from '#content/server/test-authoring.ts'
import { languages } from '#platform/languages.ts'
import { createApp, type App } from '../../create-app.ts'
import { renderPage } from '../../render.tsx'
import { createTestApp, type TestApp } from '../../test-app.ts'
import type { PageMaker } from '../page-maker.ts'
import { createPages } from '../pages.ts'

const size = { width: 1280, height: 720 }
const pixelBytes = size.width * size.height * 3

let site: TestApp
let app: App

beforeAll(async () => {
  site = await createTestApp({ RATE_LIMIT_FACTOR: '1000', PUBLIC_URL: 'http://localhost:3000' })
  const author = await startAuthoring(site)
  const upload = async (name: string, pixels: Buffer) => {
    const raw = { ...size, channels: 3 as const }
    const bytes = await sharp(pixels, { raw }).png().toBuffer()
    const form = new FormData()
    form.set('file', new File([new Uint8Array(bytes)], `${name}.png`))
    return (await author.browser.send<MediaItem>('POST', '/api/admin/media', form)).json.id
  }
  const flat = await upload('flat', Buffer.alloc(pixelBytes, 99))
  const heavy = await upload('heavy', randomBytes(pixelBytes))
  await author.post('blog', { en: 'Flat', am: 'ቀላል' }, { slug: 'flat', coverId: flat })
  await author.post('blog', { en: 'Heavy', am: 'ከባድ' }, { slug: 'heavy', coverId: heavy })
  app = withPages(site)
})

afterAll(() => site.close())

function withPages({ services }: TestApp): App {
  const maker: PageMaker = {
    isCached: true,
    async make(request) {
      const { page, ...rest } = await renderPage(request)
      return { ...rest, language: request.language, html: `<html lang="${request.language}">${page}` }
    },
  }
  const pages = createPages(services, maker, () => made.fetch)
  const made: App = createApp(services, { addPages: pages.addTo })
  return made
}

async function read(path: string, headers: Record<string, string> = {}): Promise<string> {
  const answer = await app.fetch(new Request(`http://localhost:3000${path}`, { headers }))
  expect(answer.status).toBe(200)
  return answer.text()
}

const data = /data:image\/avif;base64,([^ ]+) 640w, (\/media\/[^ ]+) 640w/g

test.each(languages)('a page carries the very bytes of its cover for phones, in %s', async (language) => {
  const found = [...(await read('/blogs/flat', { 'accept-language': language })).matchAll(data)]
  expect(found).toHaveLength(1)
  const [, carried = '', path = ''] = found[0] ?? []
  const picture = await app.fetch(new Request(`http://localhost:3000${path}`))
  expect(picture.headers.get('content-type')).toBe('image/avif')
  expect(Buffer.from(carried, 'base64').equals(Buffer.from(await picture.arrayBuffer()))).toBe(true)
})

test('a list carries the first of its covers only', async () => {
  const list = await read('/blogs')
  expect([...list.matchAll(data)].length).toBeLessThanOrEqual(1)
  expect([...list.matchAll(/<picture/g)].length).toBeGreaterThan(1)
})

test('a cover that is heavy comes after the words', async () => {
  const page = await read('/blogs/heavy')
  expect(page).toMatch(/\/media\/[^ ]+\/640\.avif 640w/)
  expect(page).not.toContain('data:image/avif')
})

test.each([
  ['save-data', 'on'],
  ['cookie', 'language=en; saver=on'],
])('who saves data gets no picture with the page: %s: %s', async (name, value) => {
  const page = await read('/blogs/flat', { [name]: value })
  expect(page).toMatch(/^<html data-saver="" lang="en">/)
  expect(page).not.toContain('data:image/avif')
  expect(page).toMatch(/data-srcSet="[^"]*\/media\/[^ ]+ 640w/)
})

test('a reader’s choice counts for more than what the browser asks', async () => {
  const page = await read('/blogs/flat', { 'save-data': 'on', cookie: 'saver=off' })
  expect(page).toContain('data:image/avif')
  expect(page).not.toContain('data-saver=')
})

test('a cookie of another name, or another choice, changes nothing', async () => {
  for (const cookie of ['saver=off', 'my-saver=on', 'saver=only'])
    expect(await read('/blogs/flat', { cookie })).toContain('data:image/avif')
})

test.each([
  ['on', 'saver=on; Path=/; Max-Age=31536000; SameSite=Lax'],
  ['off', 'saver=off; Path=/; Max-Age=31536000; SameSite=Lax'],
])(
  'a browser without scripts turns saving %s by an address, and stays where it is',
  async (choice, cookie) => {
    const address = `http://localhost:3000/blogs/flat?lang=am&saver=${choice}&keep=1`
    const answer = await app.fetch(new Request(address))
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/blogs/flat?lang=am'])
    expect(answer.headers.getSetCookie()).toEqual([cookie])
    expect(answer.headers.get('cache-control')).toBe('no-store')
    const unknown = await app.fetch(new Request(address.replace(choice, 'perhaps')))
    expect(unknown.headers.getSetCookie()).toEqual(['language=am; Path=/; Max-Age=31536000; SameSite=Lax'])
  },
)
