import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createTestApp, type TestApp, type TestBrowser } from '#app/server/test-app.ts'
import type { Members } from '#content/kind-members.ts'
import type { Item } from '#content/contract.ts'
import { startAuthoring, type Author } from '#content/server/test-authoring.ts'
import type { Glossary, TermDetail } from '../contract.ts'

let site: TestApp
let author: Author
let guest: TestBrowser
const terms: Record<string, Item> = {}

beforeAll(async () => {
  site = await createTestApp({ RATE_LIMIT_FACTOR: '1000' })
  author = await startAuthoring(site)
  guest = site.browser()
  for (const [en, am] of [
    ['The spread', 'የዋጋ ልዩነት (spread)'],
    ['Ask price', 'የሻጭ ዋጋ'],
    ['Share', 'አክሲዮን'],
    ['Bond', 'ቦንድ'],
  ] as const)
    terms[en] = await author.post('term', { en, am })
  await rewrite('Ask price', 'en', {
    extras: { aliases: ['offer price', ''], example: 'It costs 100 birr.' },
  })
  await rewrite('Ask price', 'am', { extras: { aliases: ['yeshach waga'] } })
  await author.change(terms['Ask price']!.id, {
    details: { related: [terms.Bond!.id, terms['The spread']!.id] },
  })
})

afterAll(() => site.close())

async function rewrite(name: string, language: 'en' | 'am', text: object): Promise<void> {
  const { id } = terms[name]!
  const title = { en: name, am: 'የሻጭ ዋጋ' }[language]
  expect((await author.save(id, language, { title, ...text })).status).toBe(200)
  expect((await author.publish(id, language)).status).toBe(200)
}

async function list(query: string): Promise<Glossary> {
  const { status, json } = await guest.get<Glossary>(`/api/terms?${query}`)
  expect(status).toBe(200)
  return json
}

async function titles(query: string): Promise<string[]> {
  return (await list(query)).letters.flatMap(({ terms }) => terms.map(({ title }) => title))
}

async function read(address: string, language = 'en'): Promise<TermDetail> {
  const { status, json } = await guest.get<TermDetail>(`/api/terms/${address}?lang=${language}`)
  expect(status).toBe(200)
  return json
}

describe('the index', () => {
  test('puts terms under their letters in the alphabet of the reader', async () => {
    const shape = ({ letters }: Glossary) =>
      letters.map(({ letter, terms }) => `${letter}: ${terms.map(({ title }) => title).join(', ')}`)
    const [english, amharic] = [await list('lang=en'), await list('lang=am')]
    expect(shape(english)).toEqual(['A: Ask price', 'B: Bond', 'S: Share, The spread'])
    expect(shape(amharic)).toEqual(['ሸ: የሻጭ ዋጋ', 'በ: ቦንድ', 'አ: አክሲዮን', 'ወ: የዋጋ ልዩነት (spread)'])
    expect([english.count, amharic.count]).toEqual([4, 4])
  })

  test('holds a term that is not translated in its own language, after the others', async () => {
    const alone = await author.post('term', { en: 'Zero coupon' })
    expect((await titles('lang=am')).at(-1)).toBe('Zero coupon')
    await author.browser.send('DELETE', `/api/admin/items/${alone.id}`)
    expect(await titles('lang=am')).not.toContain('Zero coupon')
  })

  test('is searched by titles and aliases of either language', async () => {
    expect(await titles('lang=en&q=offer')).toEqual(['Ask price'])
    expect(await titles('lang=en&q=OFFER%20Price')).toEqual(['Ask price'])
    expect(await titles('lang=en&q=yeshach')).toEqual(['Ask price'])
    expect(await titles('lang=en&q=ቦንድ')).toEqual(['Bond'])
    expect(await titles('lang=am&q=share')).toEqual(['አክሲዮን'])
    expect(await titles('lang=en&q=nonsense')).toEqual([])
  })

  test('is filtered by level and by tag, also together with words', async () => {
    const tag = await author.tag('Loans', 'ብድሮች')
    const { id } = await author.post('term', { en: 'Coupon' }, { level: 'advanced', tags: [tag] })
    expect(await titles('lang=en&level=advanced')).toEqual(['Coupon'])
    expect(await titles('lang=en&level=beginner')).toEqual([])
    expect(await titles(`lang=am&tag=${tag}`)).toEqual(['Coupon'])
    expect(await titles(`lang=en&tag=${tag}&q=bond`)).toEqual([])
    expect(await titles('lang=en&level=advanced&q=coup')).toEqual(['Coupon'])
    expect((await list('lang=am')).tags).toEqual([{ slug: tag, label: 'ብድሮች' }])
    expect((await guest.get('/api/terms?level=expert')).status).toBe(422)
    await author.browser.send('DELETE', `/api/admin/items/${id}`)
  })

  test('is searched by definitions where no name has the words', async () => {
    const alone = await author.post('term', { en: 'Tick' })
    const text = { title: 'Tick', excerpt: 'The smallest movement there is.' }
    expect((await author.save(alone.id, 'en', text)).status).toBe(200)
    await author.publish(alone.id, 'en')
    expect(await titles('lang=en&q=smallest%20movement')).toEqual(['Tick'])
    await author.browser.send('DELETE', `/api/admin/items/${alone.id}`)
  })
})

describe('a term', () => {
  test('is read with its example, its other names, related terms and neighbours of the alphabet', async () => {
    const term = await read('ask-price')
    expect(term).toMatchObject({ aliases: ['offer price'], example: 'It costs 100 birr.', previous: null })
    expect(term.related.map(({ title }) => title)).toEqual(['Bond', 'The spread'])
    expect(term.next).toMatchObject({ title: 'Bond', slug: 'bond' })
    const bond = await read('bond', 'am')
    expect([bond.previous?.title, bond.next?.title]).toEqual(['የሻጭ ዋጋ', 'አክሲዮን'])
    expect([bond.aliases, bond.example]).toEqual([[], ''])
  })

  test('that related terms no longer show is left out there', async () => {
    const gone = await author.post('term', { en: 'Gone' })
    const holder = await author.post('term', { en: 'Holder' }, { details: { related: [gone.id] } })
    expect((await read(holder.slug)).related).toHaveLength(1)
    await author.browser.send('DELETE', `/api/admin/items/${gone.id}`)
    expect((await read(holder.slug)).related).toEqual([])
    await author.browser.send('DELETE', `/api/admin/items/${holder.id}`)
  })

  test('is found by its id and by an earlier slug', async () => {
    const term = await author.post('term', { en: 'Old name' })
    await author.change(term.id, { slug: 'new-name' })
    const found = [await read(term.id), await read('old-name')]
    expect(found.map(({ article }) => article.slug)).toEqual(['new-name', 'new-name'])
    await author.browser.send('DELETE', `/api/admin/items/${term.id}`)
    expect((await guest.get('/api/terms/new-name')).status).toBe(404)
  })

  test('is published only with a definition that fits on a card', async () => {
    const { id } = await author.start('term', 'Long')
    const publish = async (excerpt: string) => {
      await author.save(id, 'en', { title: 'Long', excerpt })
      return author.publish(id, 'en')
    }
    expect((await publish('')).json.fields).toEqual({ excerpt: 'required' })
    expect((await publish('x'.repeat(281))).json.fields).toEqual({ excerpt: 'too_long' })
    expect((await publish('ቃ'.repeat(280))).status).toBe(200)
    await author.browser.send('DELETE', `/api/admin/items/${id}`)
  })

  test('keeps at most twelve short aliases, a short example, and terms as related', async () => {
    const { id } = terms.Share!
    const save = async (extras: Members) => {
      const { status, json } = await author.save(id, 'en', { title: 'Share', extras })
      return [status, Object.keys(json.fields ?? {})]
    }
    expect(await save({ aliases: Array.from({ length: 13 }, (_, at) => `name ${at}`) })).toEqual([
      422,
      ['extras.aliases'],
    ])
    expect(await save({ aliases: ['x'.repeat(81)] })).toEqual([422, ['extras.aliases.0']])
    expect(await save({ example: 'x'.repeat(201) })).toEqual([422, ['extras.example']])
    const post = await author.post('blog', { en: 'A post' })
    const { version } = await author.read(id)
    const details = { related: [post.id] }
    const answer = await author.browser.send('PATCH', `/api/admin/items/${id}`, { version, details })
    expect([answer.status, answer.json]).toEqual([
      422,
      expect.objectContaining({ fields: { 'details.related.0': 'unknown' } }),
    ])
  })

  test('stands in the sitemap and is found by the search of the site, also by an alias', async () => {
    const { text } = await guest.get('/sitemap.xml')
    expect(text).toContain('/glossary/ask-price?lang=am')
    expect(text).toContain('/glossary?lang=am')
    for (const words of ['ask price', 'offer price', 'yeshach']) {
      const { json } = await guest.get<{ items: { kind: string; slug: string }[] }>(
        `/api/search?lang=en&q=${encodeURIComponent(words)}`,
      )
      expect(
        json.items.map(({ kind, slug }) => `${kind}/${slug}`),
        words,
      ).toContain('term/ask-price')
    }
  })
})
