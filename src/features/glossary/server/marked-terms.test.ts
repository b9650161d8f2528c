import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createTestApp, type TestApp, type TestBrowser } from '#app/server/test-app.ts'
import type { Block } from '#content/blocks/nodes/block.ts'
import type { Article, Item } from '#content/contract.ts'
import { documentOf, startAuthoring, type Author } from '#content/server/test-authoring.ts'
import type { Findings } from '#desk/findings/contract.ts'
import type { SearchResults } from '#features/search/contract.ts'
import type { FaqList } from '#features/faq/contract.ts'
import type { TermCard, TermDetail } from '../contract.ts'

let site: TestApp
let author: Author
let guest: TestBrowser
let bond: Item

beforeAll(async () => {
  site = await createTestApp({ RATE_LIMIT_FACTOR: '1000' })
  author = await startAuthoring(site)
  guest = site.browser()
  bond = await author.post('term', { en: 'Bond', am: 'ቦንድ' })
})

afterAll(() => site.close())

describe('a term marked in a text', () => {
  const marking = (termId: string, words: string): Block => ({
    type: 'paragraph',
    content: [
      { type: 'text', text: 'See ' },
      { type: 'text', marks: [{ type: 'term', attrs: { termId } }], text: words },
    ],
  })
  const htmlOf = async (address: string) =>
    (await guest.get<{ article: Article }>(`/api/blogs/${address}?lang=en`)).json.article.html

  test('is a link to its page, also after the page has another address', async () => {
    const term = await author.post('term', { en: 'Lot' })
    const post = await author.post(
      'blog',
      { en: 'Selling a lot' },
      { body: documentOf(marking(term.id, 'lots')) },
    )
    const link = (slug: string) =>
      `<p>See <a href="/glossary/${slug}" class="term" data-term="${term.id}">lots</a></p>`
    expect(await htmlOf(post.slug)).toBe(link('lot'))
    await author.change(term.id, { slug: 'lot-size' })
    expect(await htmlOf(post.slug)).toBe(link('lot-size'))
  })

  test('is plain text while readers do not find the term', async () => {
    const term = await author.post('term', { en: 'Tare' })
    const body = documentOf(marking(term.id, 'tare'))
    const post = await author.post('blog', { en: 'Weighing' }, { body })
    const question = await author.post('faq', { en: 'What is weighed?' }, { body })
    const answerOf = async () => {
      const { json } = await guest.get<FaqList>('/api/faq?lang=en')
      return json.categories.flatMap(({ entries }) => entries).find(({ id }) => id === question.id)?.html
    }
    expect([await htmlOf(post.slug), await answerOf()].every((html) => html?.includes('href'))).toBe(true)
    await author.browser.send('DELETE', `/api/admin/items/${term.id}`)
    expect([await htmlOf(post.slug), await answerOf()]).toEqual(['<p>See tare</p>', '<p>See tare</p>'])
    expect((await guest.get(`/api/terms/${term.id}/card?lang=en`)).status).toBe(404)
  })

  test('names its texts on its page, what members read as well, and what is gone no more', async () => {
    const term = await author.post('term', { en: 'Hedge' })
    const body = documentOf(marking(term.id, 'hedging'))
    const post = await author.post('blog', { en: 'A hedge for coffee' }, { body })
    await author.post('learn', { en: 'Hedging' }, { body, access: 'signed-in' })
    await author.post('faq', { en: 'May I hedge?' }, { body })
    await author.post('term', { en: 'Forward' }, { body })
    await author.start('blog', 'A draft')
    const marked = async () =>
      (await guest.get<TermDetail>('/api/terms/hedge?lang=en')).json.marking
        .map(({ title }) => title)
        .toSorted()
    expect(await marked()).toEqual(['A hedge for coffee', 'Hedging'])
    await author.save(post.id, 'en', { title: 'A hedge for coffee', body: 'Without it.' })
    expect(await marked()).toEqual(['A hedge for coffee', 'Hedging'])
    await author.publish(post.id, 'en')
    expect(await marked()).toEqual(['Hedging'])
  })

  test('has a card with its definition in the language of the reader, which a browser may keep', async () => {
    const { id } = bond
    const { status, json, headers } = await guest.get<TermCard>(`/api/terms/${id}/card?lang=am`)
    expect([status, json]).toEqual([
      200,
      { id, slug: 'bond', language: 'am', title: 'ቦንድ', excerpt: 'What it is about.' },
    ])
    expect(headers.get('cache-control')).toBe('public, max-age=300')
    const alone = await author.post('term', { en: 'Alone' })
    expect((await guest.get<TermCard>(`/api/terms/${alone.id}/card?lang=am`)).json.language).toBe('en')
  })

  test('is refused beside a link, or without an id', async () => {
    const { id } = await author.start('blog', 'Wrong marks')
    const save = async (marks: object[]) => {
      const content = [{ type: 'text', marks, text: 'words' }]
      const text = { title: 'x', excerpt: '', seoTitle: '', seoDescription: '', extras: {} }
      const body = { type: 'doc', content: [{ type: 'paragraph', content }] }
      const path = `/api/admin/items/${id}/editions/en`
      return (await author.browser.send('PUT', path, { basedOn: 1, text: { ...text, body } })).status
    }
    const term = { type: 'term', attrs: { termId: bond.id } }
    expect(await save([term, { type: 'link', attrs: { href: '/learn' } }])).toBe(422)
    expect(await save([{ type: 'term', attrs: { termId: '"><script>' } }])).toBe(422)
    expect(await save([term, { type: 'bold' }])).toBe(200)
  })

  test('is offered to editors where a text uses it, in the language of the text and not in drafts of terms', async () => {
    await author.start('term', 'Sesame')
    const { id } = await author.start('blog', 'What it pays')
    const offered = async (language: 'en' | 'am', text: string) => {
      await author.save(id, language, { title: 'x', body: text })
      const path = `/api/admin/items/${id}/editions/${language}/findings`
      const { json } = await author.browser.get<Findings>(path)
      return json.items.filter(({ code }) => code === 'term.unmarked').map(({ quote }) => quote)
    }
    expect(await offered('en', 'Sesame and a bond.')).toEqual(['bond'])
    expect(await offered('am', 'ሁለት ቦንዶች አሉ። ቦንድን ይግዙ።')).toEqual(['ቦንዶች'])
  })

  const findingsOf = async (id: string, language: 'en' | 'am') => {
    const path = `/api/admin/items/${id}/editions/${language}/findings`
    return (await author.browser.get<Findings>(path)).json.items
  }

  test('is pointed out where only one of the two languages marks it, in the language that does', async () => {
    const share = await author.post('term', { en: 'Share', am: 'አክሲዮን' })
    const { id } = await author.start('blog', 'A pair')
    await author.save(id, 'en', { title: 'x', body: documentOf(marking(bond.id, 'bonds')) })
    await author.save(id, 'am', { title: 'x', body: documentOf(marking(share.id, 'አክሲዮን')) })
    const pairs = async (language: 'en' | 'am') =>
      (await findingsOf(id, language))
        .filter(({ code }) => code === 'term.not_in_pair')
        .map(({ quote, values }) => [quote, values.term])
    expect(await pairs('en')).toEqual([['bonds', 'Bond']])
    expect(await pairs('am')).toEqual([['አክሲዮን', 'አክሲዮን']])
    await author.save(id, 'am', { title: 'x', body: documentOf(marking(bond.id, 'ቦንድ')) })
    expect([await pairs('en'), await pairs('am')]).toEqual([[], []])
  })

  test('is pointed out where the other language uses another term in its place, marked or not', async () => {
    await author.post('term', { en: 'Coupon', am: 'ኩፖን' })
    await author.post('term', { en: 'Dividend', am: 'ትርፍ ድርሻ' })
    const { id } = await author.start('blog', 'Another pair')
    const say = (...lines: string[]) =>
      documentOf(...lines.map((text): Block => ({ type: 'paragraph', content: [{ type: 'text', text }] })))
    await author.save(id, 'en', { title: 'x', body: say('A coupon is paid.', 'Coupons end.') })
    await author.save(id, 'am', { title: 'x', body: say('ትርፍ ድርሻ ይከፈላል።', 'የትርፍ ድርሻ ያበቃል።') })
    const others = async (language: 'en' | 'am') =>
      (await findingsOf(id, language))
        .filter(({ code }) => code === 'term.other_in_pair')
        .map(({ quote, values }) => [quote, values.term, values.other])
    expect(await others('en')).toEqual([['coupon', 'Coupon', 'ትርፍ ድርሻ']])
    expect(await others('am')).toEqual([['ትርፍ ድርሻ', 'ትርፍ ድርሻ', 'Coupon']])
    await author.save(id, 'am', { title: 'x', body: say('ኩፖን ይከፈላል።', 'ኩፖኖች ያበቃሉ።') })
    expect([await others('en'), await others('am')]).toEqual([[], []])
  })

  test('is called by its name: names that editors rejected are pointed out, and still find the term', async () => {
    const broker = await author.post('term', { en: 'Broker' }, { extras: { avoid: ['middleman', ''] } })
    const { id } = await author.start('blog', 'Who buys for you')
    await author.save(id, 'en', { title: 'x', body: 'Ask a middleman.' })
    const rejected = (await findingsOf(id, 'en')).filter(({ code }) => code === 'term.rejected')
    expect(rejected).toMatchObject([{ severity: 'warning', quote: 'middleman', values: { term: 'Broker' } }])
    const { json } = await guest.get<{ letters: { terms: { id: string }[] }[] }>(
      '/api/terms?lang=en&q=middleman',
    )
    expect(json.letters.flatMap(({ terms }) => terms.map((one) => one.id))).toEqual([broker.id])
    const read = await guest.get<TermDetail>('/api/terms/broker?lang=en')
    expect(read.json.aliases).toEqual([])
    expect(JSON.stringify(read.json)).not.toContain('middleman')
    const found = await guest.get<SearchResults>('/api/search?q=middleman&lang=en')
    expect(found.json.items.map(({ itemId }) => itemId)).toContain(broker.id)
    expect(JSON.stringify(found.json)).not.toContain('middleman')
    const tooMany = { avoid: Array.from({ length: 13 }, (_, at) => `name ${at}`) }
    expect((await author.save(broker.id, 'en', { title: 'Broker', extras: tooMany })).status).toBe(422)
  })
})
