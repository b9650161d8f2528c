import { afterAll, beforeAll, expect, test } from 'vitest'
import { startAuthoring, type Author } from '#content/server/test-authoring.ts'
import type { Language } from '#platform/languages.ts'
import { renderPage } from '../render.tsx'
import { createTestApp, type TestApp } from '../test-app.ts'
import { outcomes } from '#content/server/test-outcomes.ts'

interface Thing {
  '@type': string
  itemListElement?: { position: number; name: string; item: string }[]
  [property: string]: unknown
}

let site: TestApp
let author: Author

beforeAll(async () => {
  site = await createTestApp({ RATE_LIMIT_FACTOR: '1000', PUBLIC_URL: 'http://localhost:3000' })
  author = await startAuthoring(site)
})

afterAll(() => site.close())

async function render(path: string, language: Language = 'en') {
  return renderPage({
    url: `http://localhost:3000${path}`,
    language,
    fetch: async (path, init) => {
      const request = new Request(new URL(path, 'http://localhost:3000'), init)
      request.headers.set('accept-language', language)
      return site.app.fetch(request)
    },
  })
}

/** The things that a page describes, by type. */
async function describedOn(path: string, language?: Language): Promise<Record<string, Thing>> {
  const { page, status } = await render(path, language)
  expect(status, path).toBe(200)
  const scripts = [...page.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)]
  expect(scripts.length, path).toBeLessThanOrEqual(1)
  if (!scripts[0]) return {}
  const data: { '@context': string; '@graph': Thing[] } = JSON.parse(scripts[0][1] ?? '')
  expect(data['@context']).toBe('https://schema.org')
  return Object.fromEntries(data['@graph'].map((thing) => [thing['@type'], thing]))
}

/** Names and addresses of the steps, which are counted from 1. */
function wayOf(thing: Thing | undefined): [string, string][] {
  const steps = thing?.itemListElement ?? []
  expect(steps.map(({ position }) => position)).toEqual(steps.map((_, index) => index + 1))
  return steps.map(({ name, item }) => [name, item])
}

test('a post says what it is, who wrote it and when, in its own language, and where it stands', async () => {
  const tag = await author.tag('Coffee', 'ቡና')
  await author.post('blog', { en: 'Coffee prices', am: 'የቡና ዋጋ' }, { authors: ['Abebe'], tags: [tag] })
  const english = await describedOn('/blogs/coffee-prices')
  expect(english.Article).toMatchObject({
    headline: 'Coffee prices',
    description: 'What it is about.',
    inLanguage: 'en',
    url: 'http://localhost:3000/blogs/coffee-prices',
    author: [{ '@type': 'Person', name: 'Abebe' }],
    publisher: { '@type': 'Organization', name: "Traders' Hub", url: 'http://localhost:3000/' },
    keywords: ['Coffee'],
    timeRequired: 'PT1M',
  })
  for (const member of ['datePublished', 'dateModified'])
    expect(Date.parse(String(english.Article?.[member]))).toBeGreaterThan(Date.now() - 60_000)
  expect(wayOf(english.BreadcrumbList)).toEqual([
    ["Traders' Hub", 'http://localhost:3000/'],
    ['Blog', 'http://localhost:3000/blogs'],
    ['Coffee prices', 'http://localhost:3000/blogs/coffee-prices'],
  ])
  const amharic = await describedOn('/blogs/coffee-prices', 'am')
  expect(amharic.Article).toMatchObject({ headline: 'የቡና ዋጋ', inLanguage: 'am', keywords: ['ቡና'] })
  const edition = await describedOn('/blogs/coffee-prices?lang=am', 'am')
  expect(edition.Article?.url).toBe('http://localhost:3000/blogs/coffee-prices?lang=am')
})

test('a post that stands in for a missing translation names the language it is in', async () => {
  await author.post('blog', { en: 'English only' })
  const { Article } = await describedOn('/blogs/english-only', 'am')
  expect(Article).toMatchObject({
    inLanguage: 'en',
    url: 'http://localhost:3000/blogs/english-only',
    author: [{ '@type': 'Organization', name: "Traders' Hub" }],
  })
})

test('a learn page stands in its track, a resource is no article', async () => {
  const track = await author.collection('track', 'First steps')
  await author.post('learn', { en: 'What is a market' }, { collectionId: track.id })
  const learn = await describedOn('/learn/what-is-a-market')
  expect(learn.Article).toMatchObject({ headline: 'What is a market' })
  expect(wayOf(learn.BreadcrumbList).map(([name]) => name)).toEqual([
    "Traders' Hub",
    'Learn',
    'First steps',
    'What is a market',
  ])
  await author.post('resource', { en: 'A check list' })
  expect(Object.keys(await describedOn('/resources/a-check-list'))).toEqual(['BreadcrumbList'])
})

test('the questions and their answers stand on the page of questions, but not on its search results', async () => {
  expect(await describedOn('/faq')).toEqual({})
  await author.post('faq', { en: 'Is it free?' }, { body: 'Yes, all of it.' })
  const { FAQPage } = await describedOn('/faq')
  expect(FAQPage?.mainEntity).toEqual([
    {
      '@type': 'Question',
      name: 'Is it free?',
      inLanguage: 'en',
      acceptedAnswer: { '@type': 'Answer', text: '<p>Yes, all of it.</p>', inLanguage: 'en' },
    },
  ])
  expect(await describedOn('/faq?q=free')).toEqual({})
})

test('what people wrote cannot end the data and begin a script', async () => {
  const title = '</script><script>alert(1)</script>\u2028<!--'
  const { slug } = await author.post('blog', { en: title })
  const { page } = await render(`/blogs/${slug}`)
  expect(page).not.toContain('<script>alert')
  expect(page).not.toContain('<!--<')
  expect((await describedOn(`/blogs/${slug}`)).Article).toMatchObject({ headline: title })
})

test('courses are for members, so the home page says what the featured ones are', async () => {
  expect((await describedOn('/')).Course).toBeUndefined()
  await author.post('course', { en: 'Foundations', am: 'መሠረቶች' }, { featured: true })
  const { Course } = await describedOn('/')
  expect(Course).toEqual({
    '@type': 'Course',
    name: 'Foundations',
    description: 'What it is about.',
    inLanguage: 'en',
    teaches: outcomes,
    url: 'http://localhost:3000/courses/foundations',
    isAccessibleForFree: true,
    provider: { '@type': 'Organization', name: "Traders' Hub", url: 'http://localhost:3000/' },
  })
  expect((await describedOn('/', 'am')).Course).toMatchObject({ name: 'መሠረቶች', inLanguage: 'am' })
})

test('a term says what it is called and means, in its own language, and that it belongs to the glossary', async () => {
  const extras = { aliases: ['bid'] }
  await author.post('term', { en: 'Bid price', am: 'የመግዣ ዋጋ' }, { slug: 'bid-price', extras })
  const glossary = 'http://localhost:3000/glossary'
  for (const [language, name] of [
    ['en', 'Bid price'],
    ['am', 'የመግዣ ዋጋ'],
  ] as const) {
    const things = await describedOn(`/glossary/bid-price?lang=${language}`, language)
    expect(things.DefinedTerm).toMatchObject({
      name,
      alternateName: ['bid'],
      description: expect.stringMatching(/./),
      inLanguage: language,
      url: `${glossary}/bid-price?lang=${language}`,
      inDefinedTermSet: { '@id': glossary, url: glossary },
    })
    expect(wayOf(things.BreadcrumbList).at(-1)?.[0]).toBe(name)
    const list = await describedOn(`/glossary?lang=${language}`, language)
    expect(list.DefinedTermSet).toMatchObject({
      '@id': glossary,
      inLanguage: language,
      url: `${glossary}?lang=${language}`,
    })
  }
})

test('every address in the data is a whole one, and every date names its zone', async () => {
  const track = await author.collection('track', 'Whole')
  await author.post('learn', { en: 'Whole addresses' }, { collectionId: track.id })
  for (const path of ['/', '/faq', '/learn/whole-addresses', '/blogs/coffee-prices']) {
    const things = JSON.stringify(await describedOn(path))
    for (const [, address] of things.matchAll(/"(?:url|item|image)":"([^"]*)"/g))
      expect(address, path).toMatch(/^http:\/\/localhost:3000\//)
    for (const [, date] of things.matchAll(/"date\w+":"([^"]*)"/g))
      expect(date, path).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/)
  }
})
