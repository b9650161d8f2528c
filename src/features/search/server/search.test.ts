import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { newAddress, signInAs } from '#app/server/test-accounts.ts'
import { createTestApp, type TestApp, type TestBrowser } from '#app/server/test-app.ts'
import { indexMissing } from '#content/search/server/documents.ts'
import { documentOf, paragraph, startAuthoring, type Author } from '#content/server/test-authoring.ts'
import { systemContext } from '#platform/server/context.ts'
import { searchesPerAddress } from './limits.ts'
import type { SearchMisses, SearchResults, Suggestions } from '../contract.ts'

const minute = 60_000
let site: TestApp
let author: Author
let guest: TestBrowser

beforeAll(async () => {
  site = await createTestApp({ RATE_LIMIT_FACTOR: '1000' })
  author = await startAuthoring(site)
  guest = site.browser({ address: newAddress() })
})

afterAll(() => site.close())

async function results(q: string, more = ''): Promise<SearchResults> {
  const { status, json } = await guest.get<SearchResults>(`/api/search?q=${encodeURIComponent(q)}${more}`)
  expect(status).toBe(200)
  return json
}

const titlesOf = ({ items }: { items: { title: { text: string }[] }[] }) =>
  items.map((item) => item.title.map((piece) => piece.text).join(''))
const found = async (q: string, more = '') => titlesOf(await results(q, more))

describe('what is found', () => {
  test('a word of Amharic is found behind prefixes, before plurals and in other letters of the same sound', async () => {
    await author.post('blog', { am: 'የአክሲዮን ድርሻ' }, { body: 'ስለ ድርሻ።' })
    await author.post('blog', { am: 'ዛሬ ምን ተሸጠ' }, { body: 'አክሲዮኖች ተሸጡ።' })
    await author.post('blog', { am: 'ነገ ምን ይሸጣል' }, { body: 'ትርፍ በዓክሲዮን ነው።' })
    const inEither = ['የአክሲዮን ድርሻ', 'ዛሬ ምን ተሸጠ', 'ነገ ምን ይሸጣል']
    expect((await found('አክሲዮን')).toSorted()).toEqual(inEither.toSorted())
    expect((await found('ዓክሲዮኖችን')).toSorted()).toEqual(inEither.toSorted())
  })

  test('exact stands before folded, folded before loose, and a title before a text', async () => {
    await author.post('blog', { am: 'ምልክቱ ሠለሞን' }, { body: 'ሌላ።' })
    await author.post('blog', { am: 'ምልክቱ ሰለሞን' }, { body: 'ሌላ።' })
    await author.post('blog', { am: 'ምልክቱ ለሰለሞን' }, { body: 'ሌላ።' })
    await author.post('blog', { am: 'ምልክቱ ሌላ' }, { body: 'ሰለሞን ሰለሞን ሰለሞን' })
    expect(await found('ሰለሞን')).toEqual(['ምልክቱ ሰለሞን', 'ምልክቱ ሠለሞን', 'ምልክቱ ለሰለሞን', 'ምልክቱ ሌላ'])
    expect((await found('ሠለሞን'))[0]).toBe('ምልክቱ ሠለሞን')
  })

  test('an English word is found in its forms, from its beginning, and mistyped', async () => {
    await author.post('learn', { en: 'Hedging for exporters' })
    for (const q of ['hedge', 'hedged exporter', 'hedg', 'hedgeing', 'exprters', 'EXPORTERS'])
      expect(await found(q), q).toEqual(['Hedging for exporters'])
  })

  test('everyday words that no text has find what they mean, before texts that only have some of them', async () => {
    await author.post('learn', { en: 'Overtrading' }, { body: 'Taking more trades than a plan allows.' })
    await author.post('blog', { en: 'Boredom' }, { body: 'About the word.' })
    expect((await found('they trade out of boredom'))[0]).toBe('Overtrading')
    expect(await found('a word for boredom')).not.toContain('Overtrading')
  })

  test('an item is found once, in the reader’s language where there is such a text, and in the other when it was asked for or is the only one', async () => {
    await author.post('blog', { en: 'Sesame KLX', am: 'ሰሊጥ KLX' })
    const languages = async (q: string, more: string) =>
      (await results(q, more)).items.map((item) => item.language)
    expect(await languages('KLX', '&lang=en')).toEqual(['en'])
    expect(await languages('KLX', '&lang=am')).toEqual(['am'])
    expect(await languages('sesame', '&lang=am')).toEqual(['am'])
    expect(await languages('sesame', '&lang=am&in=en')).toEqual(['en'])
    await author.post('blog', { en: 'Niger seed only in English' })
    expect(await languages('niger seed', '&lang=am')).toEqual(['en'])
    expect(await languages('KLX', '&lang=am&in=en')).toEqual(['en'])
  })

  test('results can be narrowed to a kind, and come in pages', async () => {
    for (let number = 1; number <= 12; number++)
      await author.post('resource', { en: `Spreadsheet number ${number}` })
    await author.post('faq', { en: 'Where is my spreadsheet' })
    expect(await found('spreadsheet', '&kind=faq')).toEqual(['Where is my spreadsheet'])
    const [first, second] = [await results('spreadsheet'), await results('spreadsheet', '&page=2')]
    expect([first.items.length, first.hasNext, second.items.length, second.hasNext]).toEqual([
      10,
      true,
      3,
      false,
    ])
    expect(new Set([...titlesOf(first), ...titlesOf(second)]).size).toBe(13)
  })

  test('a slip that an editor has put right is one again for readers', async () => {
    const { id } = await author.post('blog', { en: 'Reading a canlestick' }, { body: 'Shapes of prices.' })
    expect(await found('canlestick')).toEqual(['Reading a canlestick'])
    await author.save(id, 'en', { title: 'Reading a candlestick' })
    await author.publish(id, 'en')
    expect(await found('canlestick')).toEqual(['Reading a candlestick'])
  })

  test('what is narrowed to a kind or a language is found behind all texts in which the word weighs more', async () => {
    const add = (number: number) =>
      author.post('blog', { en: `Warehouse WRQ ${number}`, am: `የመጋዘን WRQ ${number}` })
    for (let number = 1; number <= 75; number += 5)
      await Promise.all([0, 1, 2, 3, 4].map((more) => add(number + more)))
    await author.post('faq', { en: 'Where is it kept' }, { body: 'In a place that some call wrq.' })
    expect(await found('WRQ', '&kind=faq')).toEqual(['Where is it kept'])
    expect((await results('WRQ', '&in=am&total=1')).total).toBe(75)
  })

  test('more items than are looked at first are met page by page, each once, by number and by cursor', async () => {
    for (let number = 1; number <= 35; number++)
      await author.post('blog', { en: `Kebele hall QZX ${number}`, am: `የቀበሌ አዳራሽ QZX ${number}` })
    const [byNumber, byCursor]: string[][] = [[], []]
    let cursor = ''
    for (let page = 1; page <= 4; page++) {
      const [numbered, walked] = [await results('QZX', `&page=${page}`), await results('QZX', cursor)]
      byNumber?.push(...titlesOf(numbered))
      byCursor?.push(...titlesOf(walked))
      expect([numbered.hasNext, walked.hasNext]).toEqual([page < 4, page < 4])
      cursor = `&cursor=${walked.next}`
    }
    expect(new Set(byNumber).size).toBe(35)
    expect(byCursor).toEqual(byNumber)
    expect((await results('QZX', '&total=1')).total).toBe(35)
  })

  test('when no text holds all of three words, texts with all but one are found', async () => {
    await author.post('blog', { en: 'Warehouse receipts explained' })
    expect(await found('warehouse receipts zebra')).toEqual(['Warehouse receipts explained'])
    expect(await found('warehouse zebra')).toEqual([])
  })

  test('words are marked in title and snippet, and text that looks like markup stays text', async () => {
    await author.post(
      'blog',
      { en: 'Gold <script>' },
      { body: `${'Other words here. '.repeat(30)}Gold & <b>silver</b>.` },
    )
    const [hit] = (await results('silver gold')).items
    expect(hit?.title).toEqual([
      { text: 'Gold', isMatch: true },
      { text: ' <script>', isMatch: false },
    ])
    expect(hit?.snippet.filter((piece) => piece.isMatch).map((piece) => piece.text)).toEqual([
      'Gold',
      'silver',
    ])
    expect(hit?.snippet.map((piece) => piece.text).join('')).toContain('Gold & <b>silver</b>.')
  })

  test('blocks of a text stand apart in its snippet', async () => {
    await author.post(
      'blog',
      { en: 'A reading order' },
      { body: documentOf(paragraph('A plan for teff'), paragraph('Look at weekly candles')) },
    )
    const [hit] = (await results('teff')).items
    expect(hit?.snippet.map((piece) => piece.text).join('')).toContain('teff\u00a0· Look at weekly candles')
  })

  test('suggestions are the best titles, six at most', async () => {
    const { json } = await guest.get<Suggestions>('/api/search/suggestions?q=spreadsh')
    expect(json.items).toHaveLength(6)
    expect(json.items[0]?.title[0]).toEqual({ text: 'Spreadsheet', isMatch: true })
  })
})

describe('one letter', () => {
  const suggested = async (q: string, lang: string) => {
    const words = encodeURIComponent(q)
    const { status, json } = await guest.get<Suggestions>(`/api/search/suggestions?lang=${lang}&q=${words}`)
    expect([status, json.pages]).toEqual([200, []])
    return json
  }

  test('of Amharic brings the titles with a word that begins with it, also behind a preposition', async () => {
    await author.post('blog', { am: 'ዋርካ ሥር' })
    await author.post('blog', { am: 'የዋንጫ ጨዋታ', en: 'The cup' })
    await author.post('blog', { am: 'ነዋይ ብቻ' }, { body: 'ጫዋታና ነዋሪ።' })
    const inAmharic = await suggested('ዋ', 'am')
    expect(titlesOf(inAmharic).toSorted()).toEqual(['ዋርካ ሥር', 'የዋንጫ ጨዋታ'].toSorted())
    const marked = inAmharic.items.flatMap(({ title }) => title.filter(({ isMatch }) => isMatch))
    expect(marked.map(({ text }) => text).toSorted()).toEqual(['ዋርካ', 'የዋንጫ'].toSorted())
    expect(titlesOf(await suggested('ዋ', 'en')).toSorted()).toEqual(['The cup', 'ዋርካ ሥር'].toSorted())
  })

  test('that begins more words than are looked at brings those with the shortest, on either engine', async () => {
    const long = Array.from({ length: 70 }, (_, at) => `Zzzz${'aeiou'[at % 5]}${at + 100}`)
    for (let from = 0; from < long.length; from += 10)
      await author.post('blog', { en: long.slice(from, from + 10).join(' ') })
    await author.post('blog', { en: 'Zax' })
    expect(titlesOf(await suggested('z', 'en'))).toContain('Zax')
  })

  test('of Latin brings the same, small or capital, and behind them texts with those words', async () => {
    await author.post('blog', { en: 'A grove' }, { body: 'Of its wood a xylophone is made.' })
    await author.post('blog', { en: 'Xylophone wood' })
    await author.post('blog', { en: 'Export of xanthan' })
    await author.post('blog', { en: 'Boxes and taxes' }, { body: 'Six boxes, six taxes.' })
    for (const q of ['x', 'X'])
      for (const lang of ['am', 'en']) {
        const titles = titlesOf(await suggested(q, lang))
        expect(titles.slice(0, 2).toSorted()).toEqual(['Export of xanthan', 'Xylophone wood'])
        expect(titles.slice(2)).toEqual(['A grove'])
      }
  })
})

describe('what was meant', () => {
  test('Amharic is found in Latin letters, in both languages of the interface, with the word as the text writes it', async () => {
    await author.post('blog', { am: 'የኑግ አዝመራ' }, { body: 'ኑግ በጎንደር ይበቅላል።' })
    for (const lang of ['en', 'am']) {
      const { items, didYouMean } = await results('azmera', `&lang=${lang}`)
      expect(titlesOf({ items })).toContain('የኑግ አዝመራ')
      expect(didYouMean).toBe('አዝመራ')
    }
  })

  test('other vowels, words written together or apart, and Ethiopic digits find the same', async () => {
    await author.post('blog', { am: 'የመስኖ እርሻ በ2016' }, { body: 'ስለ መስኖ እርሻ።' })
    for (const q of ['መሰኖ እርሻ', 'መስኖእርሻ', 'መስ ኖ እርሻ', 'መስኖ ፳፻፲፮', 'mesno irsha'])
      expect(await found(q), q).toContain('የመስኖ እርሻ በ2016')
  })

  test('words of one query may stand in different editions of an item', async () => {
    await author.post('blog', { en: 'Beeswax candles', am: 'የሰም ጧፍ' })
    expect(await found('beeswax ጧፍ')).toEqual(['Beeswax candles'])
  })

  test('the names that the glossary gives a thing find the texts about it', async () => {
    await author.post('term', { en: 'Guarantor' }, { extras: { aliases: ['surety', 'backer'] } })
    await author.post('faq', { en: 'What does a guarantor sign?' })
    expect((await found('surety')).toSorted()).toEqual(['Guarantor', 'What does a guarantor sign?'])
  })

  test('names of a term that readers do not find lead nowhere: in the bin, unlisted, or planned for later', async () => {
    const question = 'Who underwrites an issue?'
    await author.post('faq', { en: question })
    const term = await author.post('term', { en: 'Underwrites' }, { extras: { aliases: ['bookrunner'] } })
    expect(await found('bookrunner')).toContain(question)
    await author.change(term.id, { listed: false })
    expect(await found('bookrunner')).toEqual([])
    await author.change(term.id, { listed: true })
    expect(await found('bookrunner')).toContain(question)
    await author.browser.send('DELETE', `/api/admin/items/${term.id}`)
    expect(await found('bookrunner')).toEqual([])

    const later = await author.start('term', 'Issue')
    await author.save(later.id, 'en', { title: 'Issue', extras: { aliases: ['emission'] } })
    const publishAt = site.services.clock() + minute
    expect((await author.publish(later.id, 'en', { publishAt })).status).toBe(200)
    expect(await found('emission')).toEqual([])
    site.advance(2 * minute)
    expect(await found('emission')).toContain(question)
  })

  test('a mistyped word is named as it is written; a known one is not', async () => {
    await author.post('blog', { en: 'Irrigation canals' })
    expect((await results('irigation canals')).didYouMean).toBe('Irrigation canals')
    expect((await results('irrigation canals')).didYouMean).toBeNull()
  })

  test('of words that are as near, the one is meant of which more is written in what was found', async () => {
    await author.post('blog', { en: 'After the frost' }, { body: 'Many farms were zbroke.' })
    await author.post('blog', { en: 'Which zbroker is licensed?' }, { body: 'Ask the zbroker first.' })
    for (const lang of ['en', 'am'])
      expect((await results('zbrokr', `&lang=${lang}`)).didYouMean, lang).toBe('zbroker')
  })

  test('what is offered is in the script that was asked in, throughout', async () => {
    await author.post('blog', { en: 'Winnowing baskets' }, { body: 'Makomiya and winnowing.' })
    await author.post('blog', { am: 'የወንፊት ማቆሚያ' }, { body: 'ስለ ወንፊት ማቆሚያ።' })
    await author.post('blog', { am: 'ባስኬት መሸጫ' }, { body: 'ባስኬት በገበያ።' })
    for (const lang of ['en', 'am']) {
      expect((await results('ወንፊት ማቆምያ', `&lang=${lang}`)).didYouMean).toBe('ወንፊት ማቆሚያ')
      expect((await results('winowing basket', `&lang=${lang}`)).didYouMean).not.toMatch(/[\u1200-\u137f]/)
    }
  })

  test('where nothing answers, the nearest titles are named and nothing is claimed', async () => {
    await author.post('blog', { en: 'Threshing floors' })
    const { items, nearest, didYouMean } = await results('threshing helicopters')
    expect([items, didYouMean]).toEqual([[], null])
    expect(titlesOf({ items: nearest })).toEqual(['Threshing floors'])
    expect((await results('helicopters')).nearest).toEqual([])
  })
})

describe('what is visible', () => {
  test('a text is found from its publication to its end, in the same transaction', async () => {
    const item = await author.start('blog', 'Visible nowhere yet')
    await author.save(item.id, 'en', { title: 'Cardamom draft' })
    expect(await found('cardamom')).toEqual([])
    await author.publish(item.id, 'en')
    expect(await found('cardamom')).toEqual(['Cardamom draft'])
    await author.save(item.id, 'en', { title: 'Turmeric now' })
    expect([await found('cardamom'), await found('turmeric')]).toEqual([['Cardamom draft'], []])
    await author.publish(item.id, 'en')
    expect([await found('cardamom'), await found('turmeric')]).toEqual([[], ['Turmeric now']])
    await author.browser.send('DELETE', `/api/admin/items/${item.id}`)
    expect(await found('turmeric')).toEqual([])
    await author.browser.send('POST', `/api/admin/items/${item.id}/restoration`)
    expect(await found('turmeric')).toEqual(['Turmeric now'])
    await author.browser.send('DELETE', `/api/admin/items/${item.id}/editions/en/publication`)
    expect(await found('turmeric')).toEqual([])
  })

  test('a planned text is found when its time has come, and the one before it until then', async () => {
    const item = await author.post('blog', { en: 'Harvest before' })
    await author.save(item.id, 'en', { title: 'Harvest after' })
    await author.publish(item.id, 'en', { publishAt: site.services.clock() + minute })
    expect(await found('harvest')).toEqual(['Harvest before'])
    site.advance(minute + 1000)
    expect(await found('harvest')).toEqual(['Harvest after'])
  })

  test('what is unlisted, for members, or no part of the public site is not found; a course only by what its card says', async () => {
    await author.post('blog', { en: 'Peppercorn unlisted' }, { listed: false })
    await author.post('blog', { en: 'Peppercorn members' }, { access: 'signed-in' })
    await author.post('page', { en: 'Peppercorn page' })
    await author.post('faq', { en: 'Peppercorn question' }, { details: { audience: 'signed-in' } })
    const course = await author.post('course', { en: 'Peppercorn course' }, { body: 'Frankincense inside.' })
    await author.post('lesson', { en: 'Peppercorn lesson' }, { parentId: course.id })
    expect(await found('peppercorn')).toEqual(['Peppercorn course'])
    expect(await found('frankincense')).toEqual([])
  })

  test('the site’s own pages are found in the words that count now, without the names of places, where they have an address', async () => {
    const page = await author.post(
      'page',
      { en: 'Privacy policy' },
      { slug: 'privacy-policy', body: 'We keep cardigans. {{operator.contact}} Ask for mittens.' },
    )
    await author.post('page', { en: 'Cardigans elsewhere' })
    const [hit] = (await results('mittens')).items
    expect(hit).toMatchObject({ kind: 'page', slug: 'privacy-policy' })
    expect(hit?.snippet.map(({ text }) => text).join('')).not.toContain('operator')
    expect(await found('cardigans')).toEqual(['Privacy policy'])
    expect(await found('cardigans', '&kind=page')).toEqual(['Privacy policy'])
    await author.save(page.id, 'en', { title: 'Privacy policy', body: 'We keep nothing knitted.' })
    await author.publish(page.id, 'en', { publishAt: site.services.clock() + minute })
    expect([await found('cardigans'), await found('knitted')]).toEqual([['Privacy policy'], []])
    site.advance(minute + 1000)
    expect([await found('cardigans'), await found('knitted')]).toEqual([[], ['Privacy policy']])
  })

  test('a page of the site’s own is first for who asks for it by name, and behind texts for who does not', async () => {
    await author.post(
      'page',
      { en: 'Contact' },
      { slug: 'contact', body: 'Cassia, cassia, cassia and cassia.' },
    )
    await author.post(
      'blog',
      { en: 'What traders bring' },
      { body: 'Salt, hides and some cassia. Contact them.' },
    )
    expect(await found('cassia')).toEqual(['What traders bring', 'Contact'])
    expect(await found('contact')).toEqual(['Contact', 'What traders bring'])
    for (const q of ['contact us', 'አግኙን', 'ኮንታክት']) expect((await found(q))[0], q).toBe('Contact')
  })

  test('members find what is for members, named as such; their questions among the others', async () => {
    await author.post('blog', { en: 'Cloves for members' }, { access: 'signed-in' })
    await author.post('faq', { en: 'Cloves question' }, { details: { audience: 'signed-in' } })
    await author.post('blog', { en: 'Cloves for all' })
    const { browser } = await signInAs(site, { role: 'user' })
    const hits = (await browser.get<SearchResults>('/api/search?q=cloves')).json.items
    expect(
      hits.map(({ title, isForMembers }) => [title.map(({ text }) => text).join(''), isForMembers]).sort(),
    ).toEqual([
      ['Cloves for all', false],
      ['Cloves for members', true],
      ['Cloves question', true],
    ])
    expect(await found('cloves')).toEqual(['Cloves for all'])
    const suggested = (await browser.get<Suggestions>('/api/search/suggestions?q=cloves')).json.items
    expect(suggested).toHaveLength(3)
  })

  test('members find the lessons of open courses, with the course that they are part of; guests do not', async () => {
    const course = await author.post('course', { en: 'Grain storage' }, { slug: 'grain-storage' })
    await author.post('lesson', { en: 'Keeping weevils out' }, { parentId: course.id })
    const kept = await author.post('course', { en: 'Guild only' }, { details: { enrolment: 'invite' } })
    await author.post('lesson', { en: 'Secret weevils' }, { parentId: kept.id })
    expect(await found('weevils')).toEqual([])
    const { browser } = await signInAs(site, { role: 'user' })
    const { items } = (await browser.get<SearchResults>('/api/search?q=weevils')).json
    expect(items).toMatchObject([{ kind: 'lesson', parent: 'grain-storage', isForMembers: true }])
    expect(titlesOf({ items })).toEqual(['Keeping weevils out'])
    await author.browser.send('DELETE', `/api/admin/items/${course.id}/editions/en/publication`)
    expect((await browser.get<SearchResults>('/api/search?q=weevils')).json.items).toEqual([])
  })

  test('texts that were published before there was an index are found after the next start', async () => {
    const ctx = systemContext(site.services, 'test')
    await author.post('blog', { en: 'Saffron from before' }, { body: 'About crocuses.' })
    await ctx.db.deleteFrom('search_documents').execute()
    expect(await found('saffron')).toEqual([])
    expect(await indexMissing(ctx)).toBeGreaterThan(10)
    expect(await indexMissing(ctx)).toBe(0)
    expect([await found('saffron'), await found('crocus')]).toEqual([
      ['Saffron from before'],
      ['Saffron from before'],
    ])
  })

  test('nothing stays in the index of what is gone', async () => {
    const { db } = site.services.connection
    const rows = await db.selectFrom('search_documents').select('id').execute()
    const publications = await db.selectFrom('publications').select('id').execute()
    expect(rows.length).toBe(publications.length)
    const weighed = await db.selectFrom('search_weights').select('documentId').distinct().execute()
    expect(weighed.map(({ documentId }) => documentId).toSorted()).toEqual(
      rows.map(({ id }) => id).toSorted(),
    )
  })
})

describe('searches that find nothing', () => {
  const misses = async () => (await author.browser.get<SearchMisses>('/api/admin/search-misses')).json.items

  test('are counted for editors, folded, by language', async () => {
    await found('Ostrich Farm', '&lang=en')
    await found('ostrich   farm!', '&lang=en')
    await found('ሰጎን', '&lang=am')
    expect(await misses()).toContainEqual(
      expect.objectContaining({ query: 'ostrich farm', language: 'en', count: 2 }),
    )
    expect(await misses()).toContainEqual(expect.objectContaining({ query: 'ሰጎን', language: 'am', count: 1 }))
  })

  test('are not counted within a filter, on a later page, as suggestions, or when they may name a person', async () => {
    const before = (await misses()).length
    await found('flamingo', '&kind=faq')
    await found('flamingo', '&in=en')
    await found('flamingo', '&page=2')
    await guest.get('/api/search/suggestions?q=flamingo')
    for (const q of ['abebe@example.com', '+251 911 223344', '🚀', '?']) await found(q)
    expect((await misses()).length).toBe(before)
  })

  test('are shown to administrators only', async () => {
    expect((await guest.get('/api/admin/search-misses')).status).toBe(401)
  })
})

describe('who asks without a pause', () => {
  test('is refused for a while, by address; others are not', async () => {
    const strict = await createTestApp()
    try {
      const [hasty, calm] = [
        strict.browser({ address: newAddress() }),
        strict.browser({ address: newAddress() }),
      ]
      const path = '/api/search?q=gold'
      for (let time = 0; time < searchesPerAddress.most; time++)
        expect((await hasty.get(path)).status).toBe(200)
      const refused = await hasty.get(path)
      expect([refused.status, Number(refused.headers.get('retry-after')) > 0]).toEqual([429, true])
      expect((await calm.get(path)).status).toBe(200)
      expect((await hasty.get('/api/search/suggestions?q=gold')).status).toBe(200)
      strict.advance(minute)
      expect((await hasty.get(path)).status).toBe(200)
    } finally {
      await strict.close()
    }
  })
})

describe('hostile queries', () => {
  test.each([
    '"',
    '""',
    "'",
    "' OR 1=1 --",
    '*',
    'a*',
    '^gold',
    'NEAR(gold silver)',
    'gold AND',
    'OR',
    'NOT gold',
    'title:gold',
    '{title}: gold',
    '-gold',
    '+',
    '(((',
    'gold)',
    '%',
    '_',
    '\\',
    'gold\\',
    "gold' & !silver",
    'gold:*A',
    '<->',
    '::tsquery',
    '\u202e',
    '🚀',
    '👩‍👩‍👧‍👦',
    '𒀀𒀁',
    'a\u0301',
    '፡፡',
    'ሀ',
    'x'.repeat(100),
    'ሀ'.repeat(100),
    'ab '.repeat(33),
    'በለከየ'.repeat(20),
    '１２３',
    '½',
    'İ',
    'ﬁﬂ',
    '\u0000',
    'gold\u0000',
    '\ud800',
  ])('%j is only words', async (q) => {
    const { status } = await guest.get(`/api/search?q=${encodeURIComponent(q.toWellFormed())}`)
    expect([200, 400]).toContain(status)
    expect(
      (await guest.get(`/api/search/suggestions?q=${encodeURIComponent(q.toWellFormed())}`)).status,
    ).toBe(status)
  })

  test('wildcards and operators find nothing by themselves', async () => {
    for (const q of ['%', '_', '*', '%%%', '"" OR ""']) expect(await found(q), q).toEqual([])
  })

  test.each([
    'q=%ff',
    `q=${'x'.repeat(101)}`,
    'q=a&page=0',
    'q=a&page=21',
    'q=a&kind=question',
    'q=a&in=fr',
    'q=a&unknown=1',
    'q=a&page=1e9',
  ])('%s is refused or answered, never an error', async (query) => {
    expect((await guest.get(`/api/search?${query}`)).status).toBe(query === 'q=%ff' ? 200 : 422)
  })
})
