import { afterAll, beforeAll, expect, test } from 'vitest'
import { documentOf, paragraph, startAuthoring, type Author } from '#content/server/test-authoring.ts'
import type { Language } from '#platform/languages.ts'
import { createTestApp, type TestApp } from '../test-app.ts'
import { readPage } from '../test-page.ts'

let site: TestApp
let author: Author

beforeAll(async () => {
  site = await createTestApp({ RATE_LIMIT_FACTOR: '1000', PUBLIC_URL: 'http://localhost:3000' })
  author = await startAuthoring(site)
})

afterAll(() => site.close())

/** A page that is there. */
async function read(path: string, language: Language = 'en') {
  const page = await readPage(site, path, language)
  expect(page.status, path).toBe(200)
  return page
}

test('a post shows its topic above the title and in lists, in the language of the reader', async () => {
  const coffee = await author.tag('Coffee', 'ቡና')
  await author.post('blog', { en: 'Topical', am: 'ርዕስ ያለው' }, { topic: coffee })
  expect((await read('/blogs/topical')).text).toMatch(/Coffee Topical/)
  expect((await read('/blogs/topical', 'am')).text).toMatch(/ቡና ርዕስ ያለው/)
  expect((await read('/blogs', 'am')).text).toContain('ቡና')
})

test('a post says when it was last checked in both calendars, its sources and its risk', async () => {
  const risk = {
    type: 'callout' as const,
    attrs: { tone: 'risk' as const, title: '' },
    content: [paragraph('Beware.')],
  }
  await author.post(
    'blog',
    { en: 'Trusted', am: 'የሚታመን' },
    {
      reviewedOn: '2026-11-20',
      riskLevel: 'high',
      body: documentOf(risk),
      sources: [{ title: 'National Bank', url: 'https://nbe.gov.et/', date: '2026-09-11' }],
    },
  )
  const english = await read('/blogs/trusted')
  expect(english.text).toContain('Last checked: 20 November 2026 · 11 Hidar 2019 E.C.')
  expect(english.page).toContain('href="https://nbe.gov.et/"')
  expect(english.text).toContain('(11 September 2026)')
  expect(english.text).toContain('It explains; it does not recommend.')
  const amharic = await read('/blogs/trusted', 'am')
  expect(amharic.text).toContain('ኅዳር 11 ቀን 2019 ዓ.ም · ኖቬምበር 20 ቀን 2026 እ.ኤ.አ')
  expect(amharic.text).toContain('መስከረም 1 ቀን 2019 ዓ.ም')
})

test('a text that stands in for a missing translation says so, and its card carries a badge', async () => {
  await author.post('blog', { am: 'አማርኛ ብቻ' }, { slug: 'amharic-only' })
  const { page, text } = await read('/blogs/amharic-only')
  expect(text).toContain('This text is not in English yet, so you see it in Amharic.')
  expect(page).toMatch(/<h1 lang="am">/)
  expect((await read('/blogs')).text).toContain('In Amharic')
  expect((await read('/blogs/amharic-only', 'am')).text).not.toContain('ገና በ')
})

test('a post can be shared by plain links, and every heading has a link of its own', async () => {
  const heading = {
    type: 'heading' as const,
    attrs: { level: 2 as const },
    content: [{ type: 'text' as const, text: 'Fees first' }],
  }
  await author.post('blog', { en: 'Sharable' }, { body: documentOf(heading, paragraph('Words.')) })
  const { page } = await read('/blogs/sharable')
  const address = encodeURIComponent('http://localhost:3000/blogs/sharable?lang=en')
  for (const place of ['https://t.me/share/url?', 'https://wa.me/?', 'https://www.facebook.com/sharer/'])
    expect(page).toContain(place)
  expect(page).toContain(address)
  expect(page).toMatch(/<a class="heading-link" href="#fees-first" aria-label="[^"]*Fees first[^"]*">/)
})

test('a post shows its series with all parts, and the list shows a series by itself', async () => {
  const series = await author.collection('series', 'Know your costs', {
    titleAm: 'ወጪዎን ይወቁ',
    summaryEn: 'What a trade costs',
  })
  for (const title of ['Fees', 'Spreads', 'Taxes'])
    await author.post('blog', { en: title }, { collectionId: series.id })
  const { page, text } = await read('/blogs/spreads')
  expect(text).toContain('Part of the series Know your costs Part 2 of 3')
  expect(page).toContain('href="/blogs?series=know-your-costs"')
  expect(page).toMatch(/aria-current="page"[^>]*>Spreads/)
  expect(page).toMatch(/<a[^>]*href="\/blogs\/fees"[^>]*rel="prev"|rel="prev"[^>]*href="\/blogs\/fees"/)
  expect(page).toMatch(/<a[^>]*href="\/blogs\/taxes"[^>]*rel="next"|rel="next"[^>]*href="\/blogs\/taxes"/)
  const list = await read('/blogs?series=know-your-costs')
  expect(list.text).toContain('Know your costs What a trade costs')
  expect(list.text).not.toContain('Topical')
  expect(list.head).toContain('<meta name="robots" content="noindex"')
  expect((await read('/blogs?series=know-your-costs', 'am')).text).toContain('ወጪዎን ይወቁ')
})

test('a learn page names what to read first; nothing in it depends on who reads', async () => {
  const first = await author.post('learn', { en: 'Prices', am: 'ዋጋዎች' })
  await author.post('learn', { en: 'Candles' }, { details: { prerequisites: [first.id] } })
  const { page, text } = await read('/learn/candles')
  expect(text).toContain('Read this first Prices')
  expect(page).toContain('href="/learn/prices"')
  expect(text).not.toContain('Mark as read')
  expect((await read('/learn/candles', 'am')).text).toContain('አስቀድመው ይህን ያንብቡ ዋጋዎች')
})
