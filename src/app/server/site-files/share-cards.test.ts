import { readdir, utimes } from 'node:fs/promises'
import path from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { renderPage } from '../render.tsx'
import { createTestApp, type TestApp } from '../test-app.ts'
import type { Article } from '#content/contract.ts'
import type { MediaItem } from '#content/media/contract.ts'
import { bumpSiteVersion } from '#content/server/site-version-store.ts'
import type { Language } from '#platform/languages.ts'
import { systemContext } from '#platform/server/context.ts'
import type { Block } from '#content/blocks/nodes/block.ts'
import { documentOf, paragraph, startAuthoring, type Author } from '#content/server/test-authoring.ts'
import { pictureInks } from '#features/charts/drawing/picture.ts'
import { testPrices } from '#features/charts/test-series.ts'
import type { PriceSeries } from '#features/datasets/contract.ts'
import { keepSeries } from '#features/datasets/server/series.ts'
import { cardColours } from '#features/share-cards/server/card-colours.ts'
import { trimCards } from '#features/share-cards/server/card-cache.ts'

let site: TestApp
let author: Author

beforeAll(async () => {
  site = await createTestApp({ RATE_LIMIT_FACTOR: '1000', PUBLIC_URL: 'http://localhost:3000' })
  author = await startAuthoring(site)
})

afterAll(() => site.close())

test('a post has a picture with its title in each language, which can be kept for ever', async () => {
  const { id } = await author.post('blog', { en: 'Sesame prices', am: 'የሰሊጥ ዋጋ' }, { authors: ['Abebe'] })
  const pictures: Buffer[] = []
  for (const language of ['en', 'am'] as const) {
    const { shareImage } = await read('blogs', id, language)
    expect(shareImage).toMatch(new RegExp(`^/og/blog/${id}-[0-9a-f]{12}\\.${language}\\.png$`))
    const answer = await get(shareImage!)
    expect(answer.status).toBe(200)
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'image/png',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
    })
    const png = Buffer.from(await answer.arrayBuffer())
    expect(png.length).toBeLessThanOrEqual(100_000)
    expect(await sharp(png).metadata()).toMatchObject({ format: 'png', width: 1200, height: 630 })
    const again = await get(shareImage!, { 'if-none-match': `W/${answer.headers.get('etag')}` })
    expect(again.status).toBe(304)
    pictures.push(png)
  }
  expect(pictures[0]).not.toEqual(pictures[1])
})

test('another title, cover or author is another picture; the earlier one stays while it is kept', async () => {
  const { id } = await author.post('blog', { am: 'ቡና በጅማ' })
  const first = (await read('blogs', id, 'am')).shareImage!
  const before = Buffer.from(await (await get(first)).arrayBuffer())
  await author.save(id, 'am', { title: 'ቡና በሐረር' })
  expect((await read('blogs', id, 'am')).shareImage).toBe(first)
  await author.publish(id, 'am')
  const second = (await read('blogs', id, 'am')).shareImage!
  expect(second).not.toBe(first)
  expect(Buffer.from(await (await get(second)).arrayBuffer())).not.toEqual(before)
  expect(Buffer.from(await (await get(first)).arrayBuffer())).toEqual(before)

  await author.change(id, { authors: ['አበበ'] })
  const third = (await read('blogs', id, 'am')).shareImage!
  await author.change(id, { coverId: (await upload()).id })
  const fourth = (await read('blogs', id, 'am')).shareImage!
  expect(new Set([first, second, third, fourth]).size).toBe(4)
  expect((await get(third)).status).toBe(404)
  const withCover = await get(fourth)
  expect([withCover.status, withCover.headers.get('content-type')]).toEqual([200, 'image/jpeg'])
  const right = { left: 800, top: 40, width: 360, height: 400 }
  const cover = await sharp(await withCover.arrayBuffer())
    .extract(right)
    .png()
    .toBuffer()
  expect((await sharp(cover).stats()).dominant.r).toBeGreaterThan(150)
  expect((await get(fourth.replace('.jpg', '.png'))).status).toBe(404)
})

test('a text without a cover shows its first chart, in its language, and another one when its data set has a new version', async () => {
  const series = await author.post(
    'resource',
    { en: 'Beans', am: 'ባቄላ' },
    { details: { resourceType: 'dataset' } },
  )
  const hidden = await author.start('resource', 'Only a draft')
  const put = (to: string, seed: number) => keepPrices(to, testPrices(to, 60, { seed }))
  await put(series.id, 1)
  await put(hidden.id, 1)
  const saving: Block = { type: 'calculator', attrs: { calculator: 'saving', values: '' } }
  const body = documentOf(paragraph('Before it.'), chartOf(hidden.id), chartOf(series.id), saving)
  const titles = { en: 'How beans are priced', am: 'የባቄላ ዋጋ እንዴት ይወሰናል' }
  const { id } = await author.post('blog', titles, { body })
  const first = (await read('blogs', id, 'en')).shareImage!
  const amharic = (await read('blogs', id, 'am')).shareImage!
  expect([first, amharic].map((address) => address.slice(-7))).toEqual(['.en.png', '.am.png'])
  const english = await pixelsOf(first)
  expect(await pixelsOf(amharic)).not.toEqual(english)
  for (const ink of [cardColours.deep, pictureInks.surface, pictureInks.red, pictureInks.green])
    expect(countOf(english, ink), ink).toBeGreaterThan(100)

  await put(series.id, 2)
  const second = (await read('blogs', id, 'en')).shareImage!
  expect(second).not.toBe(first)
  expect(await pixelsOf(second)).not.toEqual(english)
  expect((await get(first)).status).toBe(404)

  // What readers no longer see is on no card: what stands behind it comes first then, and a cover before all.
  // A text keeps its data set; one that is gone went before that, or came from elsewhere.
  const { db } = site.services.connection
  await db.updateTable('items').set({ deletedAt: 1 }).where('id', '=', series.id).execute()
  await bumpSiteVersion(db, site.services.clock())
  expect((await get(second)).status).toBe(404)
  const next = await pixelsOf((await read('blogs', id, 'en')).shareImage!)
  expect(countOf(english, cardColours.goldSoft)).toBeLessThan(10_000)
  expect(countOf(next, cardColours.goldSoft)).toBeGreaterThan(10_000)
  expect(countOf(next, pictureInks.red)).toBeLessThan(100)
  await author.change(id, { coverId: (await upload()).id })
  expect((await read('blogs', id, 'en')).shareImage).toMatch(/\.jpg$/)
})

const chartOf = (dataSet: string): Block => ({
  type: 'chart',
  attrs: {
    dataSet,
    compared: null,
    form: 'candles',
    from: null,
    to: null,
    title: '',
    description: '',
    notes: [],
  },
})

async function keepPrices(id: string, { times, open, high, low, close }: PriceSeries): Promise<void> {
  const facts = {
    unit: 'ETB/kg',
    decimals: 2,
    isMadeUp: true,
    source: { en: 'Made by us', am: 'Made by us' },
    licence: 'CC0',
  }
  const columns = { form: 'prices' as const, times, open, high, low, close, volume: null }
  await keepSeries(systemContext(site.services, 'test'), id, { facts, columns })
}

/** The card at an address, three bytes a pixel. */
async function pixelsOf(address: string): Promise<Buffer> {
  const answer = await get(address)
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/png'])
  const bytes = Buffer.from(await answer.arrayBuffer())
  expect(bytes.length).toBeLessThanOrEqual(100_000)
  return sharp(bytes).removeAlpha().raw().toBuffer()
}

/** How many pixels have about such a colour. */
function countOf(pixels: Buffer, colour: string): number {
  const wanted = [1, 3, 5].map((at) => parseInt(colour.slice(at, at + 2), 16))
  let count = 0
  for (let at = 0; at < pixels.length; at += 3)
    if (wanted.every((part, index) => Math.abs(part - (pixels[at + index] ?? 0)) < 12)) count++
  return count
}

test('there is no picture of what readers cannot see, nor of versions that never were', async () => {
  const draft = await author.start('blog', 'Only a draft')
  const members = await author.post('blog', { en: 'For members' }, { access: 'signed-in' })
  const post = await author.post('blog', { en: 'Public' })
  const image = (await read('blogs', post.id, 'en')).shareImage!
  expect((await get(image)).status).toBe(200)
  const version = image.slice(-19, -7)
  for (const address of [
    `/og/blog/${draft.id}-${version}.en.png`,
    `/og/blog/${members.id}-${version}.en.png`,
    `/og/blog/${post.id}-${version}.am.png`,
    `/og/blog/${post.id}-000000000000.en.png`,
    `/og/learn/${post.id}-${version}.en.png`,
    `/og/course/${post.id}-${version}.en.png`,
    `/og/blog/${post.slug}-${version}.en.png`,
    `/og/blog/${post.id}.en.png`,
    `/og/blog/${post.id}-${version}.fr.png`,
    '/og/blog/x',
    '/og/site.fr.png',
    '/og/other.en.png',
  ])
    expect((await get(address)).status, address).toBe(404)
  const asMember = await author.browser.get<{ article: Article }>(`/api/blogs/${members.id}`)
  expect(asMember.json.article.shareImage).toBeNull()

  await author.browser.send('DELETE', `/api/admin/items/${post.id}/editions/en/publication`)
  expect((await get(image)).status).toBe(404)
})

test('a text that falls back shows the picture of the language it is in', async () => {
  const { id } = await author.post('blog', { en: 'English only' })
  expect((await read('blogs', id, 'am')).shareImage).toMatch(/\.en\.png$/)
})

test('many who ask at once get one drawing', async () => {
  const { id } = await author.post('blog', { en: 'Asked by many' })
  const { shareImage } = await read('blogs', id, 'en')
  const answers = await Promise.all(Array.from({ length: 30 }, () => get(shareImage!)))
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
})

test.each(['en', 'am'] as const)(
  'public pages name their picture with its size and words, in %s',
  async (language) => {
    const post = await author.post('blog', { en: 'Shared in English', am: 'በአማርኛ የተጋራ' })
    const page = await author.post('page', { en: 'About us', am: 'ስለ እኛ' }, { slug: `about-${language}` })
    const article = await read('blogs', post.id, language)
    const onPost = await tagsOn(`/blogs/${post.slug}`, language)
    expect(onPost).toMatchObject({
      'og:image': `http://localhost:3000${article.shareImage}`,
      'og:image:type': 'image/png',
      'og:image:width': '1200',
      'og:image:height': '630',
      'og:image:alt': article.title,
      'twitter:card': 'summary_large_image',
    })
    const { article: about } = (
      await site.browser({ language }).get<{ article: Article }>(`/api/pages/${page.slug}`)
    ).json
    expect((await get(about.shareImage!)).status).toBe(200)
    for (const path of ['/', '/blogs', '/learn', '/resources', '/faq', '/login', '/register']) {
      const tags = await tagsOn(path, language)
      expect(tags['og:image'], path).toBe(`http://localhost:3000/og/site.${language}.png`)
      expect(tags['og:image:alt']).toBe("Traders' Hub")
    }
  },
)

test('the picture of lists and the home page exists in both languages', async () => {
  const [english, amharic] = [await get('/og/site.en.png'), await get('/og/site.am.png')]
  for (const answer of [english, amharic]) {
    expect(answer.status).toBe(200)
    expect(answer.headers.get('cache-control')).toBe('public, max-age=86400')
  }
  expect(await english.text()).not.toBe(await amharic.text())
  expect(
    (await site.app.fetch(new Request('http://localhost:3000/og/site.en.png', { method: 'HEAD' }))).status,
  ).toBe(200)
})

test('the kept pictures stay few: those that nobody asked for go first', async () => {
  const ctx = systemContext(site.services, 'test')
  const folder = path.join(site.services.config.dataDir, 'cache/cards')
  const [oldest = ''] = await readdir(folder)
  await utimes(path.join(folder, oldest), new Date(0), new Date(0))
  const count = (await readdir(folder)).length
  await trimCards(ctx, count)
  expect(await readdir(folder)).toHaveLength(count)
  await trimCards(ctx, count - 1)
  expect(await readdir(folder)).not.toContain(oldest)
})

async function read(kind: string, id: string, language: Language): Promise<Article> {
  const answer = await site
    .browser({ language })
    .get<{ article: Article }>(`/api/${kind}/${id}?lang=${language}`)
  expect(answer.status).toBe(200)
  return answer.json.article
}

async function get(address: string, headers?: Record<string, string>): Promise<Response> {
  return site.app.fetch(new Request(`http://localhost:3000${address}`, { headers }))
}

async function upload(): Promise<MediaItem> {
  const background = { r: 200, g: 30, b: 30 }
  const bytes = await sharp({ create: { width: 900, height: 500, channels: 3, background } })
    .png()
    .toBuffer()
  const form = new FormData()
  form.set('file', new File([new Uint8Array(bytes)], 'x.png'))
  return (await author.browser.send<MediaItem>('POST', '/api/admin/media', form)).json
}

async function tagsOn(path: string, language: Language): Promise<Record<string, string>> {
  const { head } = await renderPage({
    url: `http://localhost:3000${path}`,
    language,
    fetch: async (path, init) => {
      const request = new Request(new URL(path, 'http://localhost:3000'), init)
      request.headers.set('accept-language', language)
      return site.app.fetch(request)
    },
  })
  const tags = [...head.matchAll(/<meta (?:property|name)="([^"]*)" content="([^"]*)"/g)]
  return Object.fromEntries(
    tags.map(([, name = '', content = '']) => [name, content.replaceAll('&#x27;', "'")]),
  )
}
