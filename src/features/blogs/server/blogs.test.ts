import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { signInAs } from '#app/server/test-accounts.ts'
import { createTestApp, type TestApp, type TestBrowser } from '#app/server/test-app.ts'
import type { Collection } from '#content/contract.ts'
import { readSiteVersion } from '#content/server/test-site-version.ts'
import { startAuthoring, type Author } from '#content/server/test-authoring.ts'
import type { BlogDetail, BlogList } from '../contract.ts'

let site: TestApp
let author: Author
let guest: TestBrowser

async function open(): Promise<void> {
  site = await createTestApp({ RATE_LIMIT_FACTOR: '1000' })
  author = await startAuthoring(site)
  guest = site.browser()
}

async function list(query = ''): Promise<BlogList> {
  const { status, json } = await guest.get<BlogList>(`/api/blogs?${query}`)
  expect(status).toBe(200)
  return json
}

async function slugs(query = ''): Promise<string[]> {
  return (await list(query)).items.map((card) => card.slug)
}

async function read(address: string, query = ''): Promise<BlogDetail> {
  const { status, json } = await guest.get<BlogDetail>(`/api/blogs/${encodeURIComponent(address)}?${query}`)
  expect(status).toBe(200)
  return json
}

describe('the list of posts', () => {
  beforeAll(open)
  afterAll(() => site.close())

  test('is empty at first', async () => {
    expect(await list()).toEqual({
      items: [],
      page: 1,
      hasNext: false,
      next: null,
      total: null,
      isLong: false,
      tags: [],
      series: [],
      chosen: null,
    })
  })

  test('shows the newest first, twelve a page, and says whether there are more', async () => {
    for (let count = 1; count <= 25; count++) {
      await author.post('blog', { en: `Post ${count}` })
      site.advance(1000)
    }
    const pages = await Promise.all([1, 2, 3, 4].map((page) => list(`page=${page}`)))
    expect(pages.map(({ items, page, hasNext }) => [items.length, page, hasNext])).toEqual([
      [12, 1, true],
      [12, 2, true],
      [1, 3, false],
      [0, 4, false],
    ])
    expect(pages.flatMap(({ items }) => items.map((card) => card.title))).toEqual(
      Array.from({ length: 25 }, (_, at) => `Post ${25 - at}`),
    )
  })

  test('keeps that order when an old post is published again', async () => {
    const { items } = await list('page=3')
    await author.save(items[0]!.id, 'en', { title: 'Post 1, revised' })
    await author.publish(items[0]!.id, 'en')
    expect((await list('page=3')).items.map((card) => card.title)).toEqual(['Post 1, revised'])
  })

  test.each([
    'page=0',
    'page=x',
    'page=1001',
    'lang=fr',
    'level=expert',
    'q=' + 'x'.repeat(101),
    'sort=title',
  ])('refuses %s', async (query) => {
    expect((await guest.get(`/api/blogs?${query}`)).status).toBe(422)
  })

  test('holds neither bodies nor pictures in the answer', async () => {
    const { text } = await guest.get('/api/blogs')
    expect(text).not.toContain('Some words to read')
    expect(text).not.toContain('data:')
  })
})

describe('tags of the list', () => {
  beforeAll(open)
  afterAll(() => site.close())

  test('tags that nobody has put in order stand in the alphabet of the language', async () => {
    const tags = [
      await author.tag('Zebu market', 'ሀብት'),
      await author.tag('Exchange', 'ጤፍ'),
      await author.tag('Able', 'ወርቅ'),
    ]
    for (const tag of tags) await author.post('blog', { en: tag, am: tag }, { tags: [tag] })
    const labels = async (language: string) => (await list(`lang=${language}`)).tags.map(({ label }) => label)
    expect(await labels('en')).toEqual(['Able', 'Exchange', 'Zebu market'])
    expect(await labels('am')).toEqual(['ሀብት', 'ወርቅ', 'ጤፍ'])
  })
})

describe('finding posts', () => {
  beforeAll(async () => {
    await open()
    const [risk, coffee] = [await author.tag('Risk', 'ስጋት'), await author.tag('Coffee', 'ቡና')]
    await author.tag('Nobody uses it')
    await author.post(
      'blog',
      { en: 'Sun over the market', am: 'ፀሐይ በገበያ ላይ' },
      { tags: [risk], level: 'beginner', body: 'Diversify 100%_of it, naïve café' },
    )
    await author.post(
      'blog',
      { en: 'Coffee at the exchange', am: 'ቡና በምርት ገበያ' },
      { tags: [risk, coffee], level: 'advanced' },
    )
    await author.post('blog', { am: 'ሥራ እና ሀብት' }, { tags: [coffee], featured: true })
    await author.post('blog', { en: 'Hidden from lists' }, { tags: [risk], listed: false })
  })
  afterAll(() => site.close())

  test('by tag, in the label of the language; unused and hidden ones are not offered', async () => {
    expect(await slugs('tag=risk')).toEqual(['coffee-at-the-exchange', 'sun-over-the-market'])
    expect(await slugs('tag=coffee')).toEqual(
      ['sra-ina-hebt', 'coffee-at-the-exchange'].map((slug) =>
        slug.startsWith('sra') ? expect.any(String) : slug,
      ) as string[],
    )
    expect(await slugs('tag=unknown')).toEqual([])
    expect((await list('lang=am')).tags).toEqual([
      { slug: 'risk', label: 'ስጋት' },
      { slug: 'coffee', label: 'ቡና' },
    ])
    expect((await list('lang=en')).items[1]?.tags).toEqual([
      { slug: 'coffee', label: 'Coffee' },
      { slug: 'risk', label: 'Risk' },
    ])
  })

  test("by the language in which they are written, whatever the reader's own is, page by page", async () => {
    const shown = async (query: string) => (await list(query)).items.map((card) => card.title)
    expect(await shown('lang=en&in=en')).toEqual(['Coffee at the exchange', 'Sun over the market'])
    const inAmharic = ['ሥራ እና ሀብት', 'ቡና በምርት ገበያ', 'ፀሐይ በገበያ ላይ']
    for (const language of ['am', 'en']) {
      expect(await shown(`lang=${language}&in=am`)).toEqual(inAmharic)
      expect(await shown(`lang=${language}&in=am&tag=risk`)).toEqual(inAmharic.slice(1))
    }
    expect((await list('in=am&total=1')).total).toBe(3)
    expect((await guest.get('/api/blogs?in=fr')).status).toBe(422)
  })

  test('by level, and by several things together', async () => {
    expect(await slugs('level=beginner')).toEqual(['sun-over-the-market'])
    expect(await slugs('level=advanced&tag=risk&q=coffee')).toEqual(['coffee-at-the-exchange'])
    expect(await slugs('level=beginner&tag=coffee')).toEqual([])
  })

  test.each([
    ['en', 'MARKET', 'sun-over-the-market'],
    ['en', 'diversify market', 'sun-over-the-market'],
    ['en', '100%_of', 'sun-over-the-market'],
    ['en', 'naive cafe', 'sun-over-the-market'],
    ['en', 'Naïve CAFÉ', 'sun-over-the-market'],
    ['am', 'ጸሀይ', 'sun-over-the-market'],
    ['am', 'ፀሃይ፣ ገበያ።', 'sun-over-the-market'],
    ['am', 'ምርት', 'coffee-at-the-exchange'],
  ])('by words (%s: %s), however they are spelled', async (language, words, slug) => {
    expect(await slugs(`lang=${language}&q=${encodeURIComponent(words)}`)).toEqual([slug])
  })

  test('by words with homophone letters of the text itself', async () => {
    for (const words of ['ሥራ', 'ሰራ', 'ስራ'].slice(0, 1).concat('ስራ', 'ሐብት', 'ኀብት', 'ሀብት')) {
      expect((await list(`lang=am&q=${encodeURIComponent(words)}`)).items.map((card) => card.title)).toEqual([
        'ሥራ እና ሀብት',
      ])
    }
  })

  test.each(["' or 1=1 --", '%', '_', '\\', '"', '*', 'xyzzy', 'market xyzzy'])(
    'the words %s are only words',
    async (words) => {
      const { status, json } = await guest.get<BlogList>(`/api/blogs?q=${encodeURIComponent(words)}`)
      expect(status).toBe(200)
      if (/[a-z]/.test(words)) expect(json.items).toEqual([])
    },
  )

  test('an unlisted post is read by those who know its address, and stands in no list', async () => {
    expect(await slugs()).not.toContain('hidden-from-lists')
    expect(await slugs('q=hidden')).toEqual([])
    expect((await read('hidden-from-lists')).article.title).toBe('Hidden from lists')
    expect((await guest.get('/sitemap.xml')).text).not.toContain('hidden-from-lists')
  })
})

describe('one post', () => {
  beforeAll(open)
  afterAll(() => site.close())

  test('is given in the wanted language, and in the other one when that is missing, and says which', async () => {
    await author.post('blog', { en: 'Both languages', am: 'ሁለቱም ቋንቋዎች' })
    await author.post('blog', { am: 'አማርኛ ብቻ' }, { slug: 'amharic-only' })
    expect((await read('both-languages', 'lang=am')).article).toMatchObject({
      language: 'am',
      title: 'ሁለቱም ቋንቋዎች',
      publishedIn: ['en', 'am'],
    })
    expect((await read('both-languages', 'lang=en')).article).toMatchObject({
      language: 'en',
      title: 'Both languages',
    })
    expect((await read('amharic-only', 'lang=en')).article).toMatchObject({
      language: 'am',
      title: 'አማርኛ ብቻ',
      publishedIn: ['am'],
    })
    const { items } = await list('lang=en')
    expect(items.map((card) => [card.slug, card.language]).toSorted()).toEqual([
      ['amharic-only', 'am'],
      ['both-languages', 'en'],
    ])
    expect((await list('lang=am')).items.map((card) => card.language)).toEqual(['am', 'am'])
  })

  test('a draft of the wanted language does not hide the published other one', async () => {
    const { id } = await author.post('blog', { en: 'English out, Amharic in work' })
    await author.save(id, 'am', { title: 'ረቂቅ' })
    expect((await read(id, 'lang=am')).article).toMatchObject({ language: 'en', publishedIn: ['en'] })
  })

  test('without a wish the language is that of the cookie or the browser', async () => {
    const browser = site.browser({ language: 'am' })
    expect((await browser.get<BlogDetail>('/api/blogs/both-languages')).json.article.language).toBe('am')
    browser.cookies.set('language', 'en')
    expect((await browser.get<BlogDetail>('/api/blogs/both-languages')).json.article.language).toBe('en')
    expect((await browser.get<BlogDetail>('/api/blogs/both-languages?lang=am')).json.article.language).toBe(
      'am',
    )
  })

  test('is found by its id, its address, and every earlier address, and names the present one', async () => {
    const { id } = await author.post('blog', { en: 'Moving house' })
    await author.change(id, { slug: 'first-move' })
    await author.change(id, { slug: 'second-move' })
    for (const address of [id, 'moving-house', 'first-move', 'second-move'])
      expect((await read(address)).article).toMatchObject({ id, slug: 'second-move' })
    await author.change(id, { slug: 'moving-house' })
    for (const address of ['moving-house', 'first-move', 'second-move'])
      expect((await read(address)).article.slug).toBe('moving-house')
  })

  test.each(['no-such-post', '%00', "x' or '1'='1", 'ሰላም', 'x'.repeat(120)])(
    'an unknown address (%s) is 404',
    async (address) => {
      const { status, json } = await guest.get(`/api/blogs/${encodeURIComponent(address)}`)
      expect([status, String(json.code)]).toEqual([404, 'blog.not_found'])
    },
  )

  test('an address that names an item of another kind is 404', async () => {
    const page = await author.post('page', { en: 'About blogs' })
    for (const address of [page.id, page.slug])
      expect((await guest.get(`/api/blogs/${address}`)).status).toBe(404)
  })

  test('for signed-in readers is listed for everyone, refused to guests, and read by members', async () => {
    await author.post('blog', { en: 'For members' }, { access: 'signed-in', body: 'Members only words' })
    expect(await slugs()).toContain('for-members')
    const refused = await guest.get('/api/blogs/for-members')
    expect([refused.status, String(refused.json.code)]).toEqual([401, 'session.required'])
    expect(refused.text).not.toContain('Members only')
    const member = await signInAs(site, { role: 'user' })
    expect((await member.browser.get<BlogDetail>('/api/blogs/for-members')).json.article.html).toContain(
      'Members only words',
    )
    expect((await guest.get('/sitemap.xml')).text).toContain('/blogs/for-members')
  })

  test('comes with three to read next: those that share tags first, then the newest, never itself', async () => {
    const tag = await author.tag('Sharing')
    const posts = []
    for (let count = 1; count <= 3; count++) {
      posts.push(await author.post('blog', { en: `Sharing ${count}` }, { tags: [tag] }))
      site.advance(1000)
    }
    await author.post('blog', { en: 'Newest of all' })
    const { related } = await read(posts[0]!.id)
    expect(related.map((card) => card.slug)).toEqual(['sharing-3', 'sharing-2', 'newest-of-all'])
  })
})

describe('pinned posts', () => {
  const day = 86_400_000

  beforeAll(async () => {
    await open()
    for (let count = 1; count <= 14; count++) {
      await author.post('blog', { en: `Post ${count}` })
      site.advance(1000)
    }
  })
  afterAll(() => site.close())

  const titles = async (query = '') => (await list(query)).items.map((card) => card.title)
  const idOf = async (slug: string) => (await read(slug)).article.id

  test('stand first, here and among the newest of the home page, and on no other page of the list', async () => {
    await author.change(await idOf('post-1'), { pinnedUntil: site.services.clock() + day })
    await author.change(await idOf('post-9'), { pinnedUntil: site.services.clock() + 2 * day })
    expect((await titles()).slice(0, 4)).toEqual(['Post 9', 'Post 1', 'Post 14', 'Post 13'])
    const [first, second] = [await list(), await list('page=2')]
    expect([first.items.length, first.hasNext, second.items.map((card) => card.title)]).toEqual([
      12,
      true,
      ['Post 3', 'Post 2'],
    ])
    const { json } = await guest.get<{ newest: { title: string }[] }>('/api/highlights')
    expect(json.newest.map((card) => card.title).slice(0, 3)).toEqual(['Post 9', 'Post 1', 'Post 14'])
  })

  test('are filtered like the others', async () => {
    expect(await titles('q=14')).toEqual(['Post 14'])
    expect(await titles('level=advanced')).toEqual([])
  })

  test('fall back into their place when the time has come, and readers see that without anybody writing', async () => {
    const before = await readSiteVersion(site.services.connection.readDb, site.services.clock())
    site.advance(day)
    expect(await readSiteVersion(site.services.connection.readDb, site.services.clock())).not.toBe(before)
    expect((await titles()).slice(0, 2)).toEqual(['Post 9', 'Post 14'])
    site.advance(day)
    expect((await titles()).slice(0, 2)).toEqual(['Post 14', 'Post 13'])
  })
})

describe('a series', () => {
  let series: Collection

  beforeAll(async () => {
    await open()
    series = await author.collection('series', 'Know your costs', {
      titleAm: 'ወጪዎን ይወቁ',
      summaryEn: 'What a trade costs',
    })
    await author.collection('series', 'Nothing in it')
    for (const [at, title] of ['Fees', 'Spreads', 'Taxes'].entries()) {
      await author.post('blog', { en: title }, { collectionId: series.id, sortOrder: 3 - at })
      site.advance(1000)
    }
    await author.post('blog', { en: 'On its own' })
  })
  afterAll(() => site.close())

  test('stands on each of its parts, in its own order', async () => {
    const { article, series: shown } = await read('spreads', 'lang=en')
    expect(article.collection).toEqual({ id: series.id, slug: 'know-your-costs', title: 'Know your costs' })
    expect(shown).toMatchObject({ slug: 'know-your-costs', title: 'Know your costs' })
    expect(shown?.items.map((part) => part.title)).toEqual(['Taxes', 'Spreads', 'Fees'])
    expect((await read('spreads', 'lang=am')).series?.title).toBe('ወጪዎን ይወቁ')
    expect((await read('on-its-own')).series).toBeNull()
  })

  test('shows only parts that readers find', async () => {
    const draft = await author.start('blog', 'Draft', { collectionId: series.id })
    const hidden = await author.post('blog', { en: 'Hidden' }, { collectionId: series.id, listed: false })
    expect((await read(hidden.id)).series?.items.map((part) => part.title)).toEqual([
      'Taxes',
      'Spreads',
      'Fees',
    ])
    expect((await guest.get(`/api/blogs/${draft.id}`)).status).toBe(404)
  })

  test('is a filter of the list, in its own order and with its own words', async () => {
    const filtered = await list('series=know-your-costs&lang=en')
    expect(filtered.items.map((card) => card.title)).toEqual(['Taxes', 'Spreads', 'Fees'])
    expect(filtered.chosen).toEqual({ title: 'Know your costs', summary: 'What a trade costs' })
    expect(filtered.series).toEqual([{ slug: 'know-your-costs', label: 'Know your costs' }])
    expect((await list('series=know-your-costs&q=fees')).items).toHaveLength(1)
    expect(await list('series=no-such-series')).toMatchObject({ items: [], chosen: null })
    expect((await list('lang=am')).series).toEqual([{ slug: 'know-your-costs', label: 'ወጪዎን ይወቁ' }])
  })

  test('is found at the address of one that became part of it', async () => {
    const old = await author.collection('series', 'What it costs')
    const merged = await author.browser.send('PUT', `/api/admin/collections/${old.id}/successor`, {
      id: series.id,
    })
    expect(merged.status).toBe(200)
    const filtered = await list(`series=${old.slug}&lang=en`)
    expect(filtered.items.map((card) => card.title)).toEqual(['Taxes', 'Spreads', 'Fees'])
    expect(filtered.chosen).toMatchObject({ title: 'Know your costs' })
  })
})

describe('what an editor chose to read next', () => {
  beforeAll(open)
  afterAll(() => site.close())

  test('is shown in that order and instead of the automatic ones, as far as readers can see it', async () => {
    const tag = await author.tag('Shared')
    const post = await author.post('blog', { en: 'Here' }, { tags: [tag] })
    await author.post('blog', { en: 'Shares the tag' }, { tags: [tag] })
    const page = await author.post('learn', { en: 'A page' })
    const draft = await author.start('blog', 'A draft')
    const aside = await author.post('resource', { en: 'Aside' }, { listed: false })
    const related = async () => (await read(post.id)).related.map((card) => card.title)
    expect(await related()).toEqual(['Shares the tag'])
    await author.change(post.id, { details: { related: [aside.id, draft.id, page.id] } })
    expect(await related()).toEqual(['Aside', 'A page'])
    await author.publish(draft.id, 'en')
    await author.save(draft.id, 'en', { title: 'No draft now' })
    await author.publish(draft.id, 'en')
    expect(await related()).toEqual(['Aside', 'No draft now', 'A page'])
    await author.change(post.id, { details: { related: [] } })
    expect(await related()).toContain('Shares the tag')
  })

  test('gives way to the automatic ones while readers can see none of it', async () => {
    const draft = await author.start('blog', 'Nobody sees it')
    const post = await author.post('blog', { en: 'Alone' }, { details: { related: [draft.id] } })
    expect((await read(post.id)).related.length).toBeGreaterThan(0)
  })
})
