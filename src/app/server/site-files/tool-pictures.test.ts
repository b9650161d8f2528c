import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { renderPage } from '../render.tsx'
import { createTestApp, type TestApp } from '../test-app.ts'
import type { Article } from '#content/contract.ts'
import type { Block } from '#content/blocks/nodes/block.ts'
import { documentOf, paragraph, startAuthoring, type Author } from '#content/server/test-authoring.ts'
import { cardColours } from '#features/share-cards/server/card-colours.ts'
import { findUnknownSigns } from '#features/share-cards/server/card-faces.ts'
import { sheetSize } from '#features/share-cards/contract.ts'
import { calculators } from '#features/tools/calculators/all.ts'
import { calculatorSheet, scamSheet, sheetInWords } from '#features/tools/pictures/sheets.ts'
import { wordsIn } from '#features/tools/server/words.ts'
import { toolIds } from '#features/tools/tool-pages.ts'
import { unescapeHtml } from '#platform/escape-html.ts'
import { languages, type Language } from '#platform/languages.ts'
import { paths } from '#platform/paths.ts'

const origin = 'http://localhost:3000'

let site: TestApp
let author: Author

beforeAll(async () => {
  site = await createTestApp({ RATE_LIMIT_FACTOR: '1000', PUBLIC_URL: origin })
  author = await startAuthoring(site)
})

afterAll(() => site.close())

const calculator = (name: string, values = ''): Block => ({
  type: 'calculator',
  attrs: { calculator: name, values },
})
/** Forty units of a hundred each. */
const sum = calculator('position-size', 'account=6,000 birr&risk=2.5&entry=100&stop=95&cost=0')
const check: Block = { type: 'scamCheck' }

const get = (address: string, headers?: Record<string, string>) =>
  site.app.fetch(new Request(origin + address, { headers }))
const textAt = async (address: string) => (await get(address)).text()

async function imageOf(id: string, language: Language): Promise<string> {
  const { json } = await site
    .browser({ language })
    .get<{ article: Article }>(`/api/blogs/${id}?lang=${language}`)
  return json.article.shareImage ?? ''
}

/** The picture at an address: its size, and how many of its pixels have about a colour. */
async function pictureAt(address: string) {
  const answer = await get(address)
  expect([address, answer.status, answer.headers.get('content-type')]).toEqual([address, 200, 'image/png'])
  const bytes = Buffer.from(await answer.arrayBuffer())
  expect(bytes.length).toBeLessThanOrEqual(100_000)
  const { data, info } = await sharp(bytes).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  const countOf = (colour: string) => {
    const wanted = [1, 3, 5].map((at) => parseInt(colour.slice(at, at + 2), 16))
    let count = 0
    for (let at = 0; at < data.length; at += 3)
      if (wanted.every((part, index) => Math.abs(part - (data[at + index] ?? 0)) < 12)) count++
    return count
  }
  return { bytes, size: [info.width, info.height], headers: answer.headers, countOf }
}

test('in feeds both are a picture with words, in the language of the feed', async () => {
  const body = documentOf(paragraph('Before them.'), sum, check, calculator('saving', 'years=many'))
  const post = await author.post('blog', { en: 'Sums', am: 'ስሌቶች' }, { body })
  await author.post(
    'blog',
    { en: 'For members' },
    { access: 'signed-in', body: documentOf(calculator('fees')) },
  )
  for (const language of languages) {
    const words = wordsIn(language)
    const feed = await textAt(paths.feed(language))
    const images = [
      ...feed.matchAll(/<img src="http:\/\/localhost:3000([^"]+)" alt="([^"]+)" width="720" height="960">/g),
    ]
    expect(images.map(([, address = '']) => address.replace(/[0-9a-f]{12}/, 'version'))).toEqual([
      `/og/calculator/position-size_6000_2.5_100_95_0-version.${language}.png`,
      `/og/scam-check/scam-check-version.${language}.png`,
    ])
    expect(unescapeHtml(images[0]?.[2] ?? '')).toContain(words.say('unit.birr', { count: '6,000' }))
    expect(unescapeHtml(images[1]?.[2] ?? '')).toBe(sheetInWords(scamSheet(words), words))
    // The sum in words and in figures, and the way to its page.
    expect(feed).toContain('150 = 6,000 × 2.5 ÷ 100')
    expect(feed).toContain(words.say('scam-check.description'))
    expect(feed).toContain(words.say('open', { title: words.say('scam-check.title') }))
    expect(feed).toContain('/tools/position-size?account=6%2C000')
    expect(feed).not.toContain(words.say('fees.title'))
    const other = await Promise.all(
      ['atom', 'json'].map((form) => textAt(paths.feed(language).replace('xml', form))),
    )
    for (const text of other) expect(text).toContain(images[0]?.[1])
    for (const [, address = ''] of images) {
      const { size, headers, countOf } = await pictureAt(address)
      expect(size).toEqual([sheetSize.width, sheetSize.height])
      expect(headers.get('cache-control')).toContain('immutable')
      expect((await get(address, { 'if-none-match': headers.get('etag') ?? '' })).status).toBe(304)
      for (const ink of ['surface', 'deep', 'onDeepGold'] as const)
        expect(countOf(cardColours[ink]), ink).toBeGreaterThan(300)
    }
  }
  await author.browser.send('DELETE', `/api/admin/items/${post.id}/editions/en/publication`)
  expect(await textAt(paths.feed('en'))).not.toContain('/og/calculator/')
})

test('there is no picture of what is no sum, nor of versions that never were', async () => {
  const body = documentOf(sum, check)
  const { slug } = await author.post('blog', { en: 'Addresses' }, { body })
  const feed = await textAt(paths.feed('en'))
  expect(feed).toContain(slug)
  const [size = '', scam = ''] = [...feed.matchAll(/localhost:3000(\/og\/[^"]+)" alt/g)].map(
    ([, one]) => one ?? '',
  )
  expect([(await get(size)).status, (await get(scam)).status]).toEqual([200, 200])
  for (const address of [
    size.replace(/[0-9a-f]{12}/, '0'.repeat(12)),
    size.replace('_6000_', '_7000_'),
    size.replace('_6000_', '_6000.0_'),
    size.replace('_95_', '_100_'),
    size.replace('_0-', '_0_0-'),
    size.replace('_0-', '-'),
    size.replace('position-size', 'nothing'),
    size.replace('.en.', '.am.'),
    size.replace('.en.', '.fr.'),
    size.replace('/calculator/', '/scam-check/'),
    size.replace('/calculator/', '/tool/'),
    scam.replace('/scam-check/', '/calculator/'),
    '/og/tool/all.en.png',
  ])
    expect((await get(address)).status, address).toBe(404)
})

test('a text without a cover shows the first of them that comes to something, until the text names another', async () => {
  const wrong = calculator('position-size', 'entry=100&stop=100')
  const titles = { en: 'What a trade may cost', am: 'አንድ ግብይት ምን ሊያስከፍል ይችላል' }
  const { id } = await author.post('blog', titles, { body: documentOf(wrong, sum, check) })
  const first = await imageOf(id, 'en')
  const english = await pictureAt(first)
  expect(english.size).toEqual([1200, 630])
  for (const ink of ['deep', 'surface', 'green'] as const)
    expect(english.countOf(cardColours[ink]), ink).toBeGreaterThan(300)
  expect(english.countOf(cardColours.goldSoft)).toBeGreaterThan(10_000)
  expect((await pictureAt(await imageOf(id, 'am'))).bytes).not.toEqual(english.bytes)

  await author.save(id, 'en', { title: titles.en, body: documentOf(check, sum) })
  await author.publish(id, 'en')
  const second = await imageOf(id, 'en')
  expect(second).not.toBe(first)
  expect((await pictureAt(second)).bytes).not.toEqual(english.bytes)
  expect((await get(first)).status).toBe(404)

  await author.save(id, 'en', { title: titles.en, body: documentOf(wrong) })
  await author.publish(id, 'en')
  expect((await pictureAt(await imageOf(id, 'en'))).countOf(cardColours.goldSoft)).toBeLessThan(10_000)
})

test.each(languages)('pages of tools show what they hold where they are shared, in %s', async (language) => {
  const cards = await Promise.all(
    [paths.tools, ...toolIds.map(paths.tool)].map((path) => cardOn(path, language)),
  )
  expect(new Set(cards).size).toBe(toolIds.length + 1)
  // Those that find the queue full come back.
  const answers = await Promise.all(cards.map((address) => get(address)))
  for (const { status, headers } of answers)
    expect([status, status === 503 ? headers.get('retry-after') : '10']).toEqual([
      status === 503 ? 503 : 200,
      '10',
    ])
  for (const address of cards) {
    const { size, countOf, headers } = await pictureAt(address)
    expect([size, headers.get('cache-control')]).toEqual([[1200, 630], expect.stringContaining('immutable')])
    for (const ink of ['deep', 'surface'] as const)
      expect(countOf(cardColours[ink]), ink).toBeGreaterThan(10_000)
  }
  const size = paths.tool('position-size')
  const own = await cardOn(`${size}?account=፷፻&risk=2,5`, language)
  expect(own).toContain('/og/tool/position-size_6000_2.5_200_188_3-')
  expect((await pictureAt(own)).bytes).not.toEqual((await pictureAt(await cardOn(size, language))).bytes)
  // What comes to nothing shows the example.
  expect(await cardOn(`${size}?risk=much`, language)).toBe(await cardOn(size, language))
})

test('more pictures at once than can wait are refused in the words of the reader, and drawn when asked again', async () => {
  const many = Array.from({ length: 12 }, (_, index) =>
    calculator('position-size', `account=${7000 + index}&risk=2&entry=100&stop=95&cost=0`),
  )
  await author.post('blog', { en: 'Many sums' }, { body: documentOf(paragraph('Many.'), ...many) })
  const feed = await textAt(paths.feed('en'))
  const addresses = [...feed.matchAll(/localhost:3000(\/og\/calculator\/position-size_70[^"]+)" alt/g)].map(
    ([, one]) => one ?? '',
  )
  expect(addresses).toHaveLength(many.length)
  const answers = await Promise.all(addresses.map((one) => get(one, { 'accept-language': 'am' })))
  const refused = answers.filter(({ status }) => status === 503)
  // One is drawn while seven wait.
  expect(answers.filter(({ status }) => status === 200).length).toBeGreaterThanOrEqual(8)
  expect(refused.length).toBeGreaterThan(0)
  for (const answer of refused) {
    expect(answer.headers.get('retry-after')).toBe('10')
    expect(answer.headers.get('cache-control')).toContain('no-store')
    expect(await answer.json()).toMatchObject({ status: 503, code: 'card.busy' })
  }
  for (const address of addresses) expect((await pictureAt(address)).size).toEqual([720, 960])
})

test('every sign that can stand on them has a shape of its own', async () => {
  const said = languages.flatMap((language) => {
    const words = wordsIn(language)
    return [scamSheet(words), ...calculators.map((one) => calculatorSheet(one, {}, words))]
  })
  expect(JSON.stringify(said)).not.toMatch(/null,null|"[a-z-]+\.[a-zA-Z.]+"|\{\w+\}/)
  expect(await findUnknownSigns(`${JSON.stringify(said)} −0.5`)).toEqual(new Set())
})

async function cardOn(path: string, language: Language): Promise<string> {
  const { head } = await renderPage({
    url: origin + path,
    language,
    fetch: async (address, init) => {
      const request = new Request(new URL(address, origin), init)
      request.headers.set('accept-language', language)
      return site.app.fetch(request)
    },
  })
  return /<meta property="og:image" content="http:\/\/localhost:3000([^"]+)"/.exec(head)?.[1] ?? ''
}
