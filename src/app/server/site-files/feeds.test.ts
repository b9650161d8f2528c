import { afterAll, beforeAll, expect, test } from 'vitest'
import { startAuthoring, type Author } from '#content/server/test-authoring.ts'
import { renderPage } from '../render.tsx'
import { createTestApp, type TestApp } from '../test-app.ts'

let site: TestApp
let author: Author

beforeAll(async () => {
  site = await createTestApp({ RATE_LIMIT_FACTOR: '1000' })
  author = await startAuthoring(site)
})

afterAll(() => site.close())

const read = (language: 'en' | 'am', headers?: Record<string, string>) =>
  site.browser().get(`/feeds/${language}.xml`, headers)

/** What stands in each of the elements of this name, inside the items. */
function inItems(xml: string, name: string): string[] {
  const items = xml.slice(xml.indexOf('<item>'))
  return [...items.matchAll(new RegExp(`<${name}(?: [^>]*)?>(.*?)</${name}>`, 'gs'))].map(
    (match) => match[1] ?? '',
  )
}

test('a feed without posts is whole and says what it will bring', async () => {
  const { status, headers, text } = await read('am')
  expect([status, headers.get('content-type')]).toEqual([200, 'application/rss+xml; charset=utf-8'])
  expect(text).toContain('<title>ብሎግ · Traders&#39; Hub</title>')
  expect(text).toContain('<language>am</language>')
  expect(text).toContain('<link>http://localhost:3000/blogs?lang=am</link>')
  expect(text).toContain('<atom:link href="http://localhost:3000/feeds/am.xml" rel="self"')
  expect(text).not.toContain('<item>')
})

test('each language has its own posts, newest first, and nothing in place of a missing translation', async () => {
  const first = await author.post('blog', { en: 'In both', am: 'በሁለቱም' }, { authors: ['Abebe & Sons'] })
  site.advance(1000)
  await author.post('blog', { en: 'English only' })
  const [english, amharic] = [(await read('en')).text, (await read('am')).text]
  expect([inItems(english, 'title'), inItems(amharic, 'title')]).toEqual([
    ['English only', 'In both'],
    ['በሁለቱም'],
  ])
  expect(inItems(english, 'link')[1]).toBe('http://localhost:3000/blogs/in-both?lang=en')
  expect(inItems(english, 'guid')[1]).toBe(`http://localhost:3000/blogs/${first.id}?lang=en`)
  expect(inItems(english, 'description')[1]).toBe('What it is about.')
  expect(inItems(english, 'dc:creator')).toEqual(['Abebe &amp; Sons'])
  const published = Date.parse(inItems(english, 'pubDate')[1] ?? '')
  expect(Math.abs(published - site.services.clock())).toBeLessThan(60_000)
})

test('what people wrote cannot break out of its element', async () => {
  await author.post('blog', { en: 'Gains </title><script> & "losses" \u0001\u000b]]> end' })
  const { text } = await read('en')
  expect(inItems(text, 'title')[0]).toBe(
    'Gains &lt;/title&gt;&lt;script&gt; &amp; &quot;losses&quot; ]]&gt; end',
  )
  expect(text).not.toMatch(/[^\P{Cc}\n]/u)
})

test('a post for members stands there with title and summary, and is named so', async () => {
  await author.post('blog', { en: 'Members' }, { access: 'signed-in', body: 'Words for members' })
  const { text } = await read('en')
  expect(inItems(text, 'title')[0]).toBe('Members')
  expect(text).toContain('<category>For members</category>')
  expect(text).not.toContain('Words for members')
})

test('nothing stands there that is not published, or that is in no list', async () => {
  await author.post('blog', { en: 'Unlisted' }, { listed: false })
  await author.post('learn', { en: 'A learn page' })
  await author.start('blog', 'Draft')
  const binned = await author.post('blog', { en: 'Binned' })
  await author.browser.send('DELETE', `/api/admin/items/${binned.id}`)
  const planned = await author.start('blog', 'Planned')
  await author.save(planned.id, 'en', { title: 'Planned' })
  const publishAt = site.services.clock() + 600_000
  expect((await author.publish(planned.id, 'en', { publishAt })).status).toBe(200)
  expect((await read('en')).text).not.toMatch(/Unlisted|learn page|Draft|Binned|Planned/)
  site.advance(600_000)
  expect(inItems((await read('en')).text, 'title')[0]).toBe('Planned')
})

test('a feed reader that has the newest gets 304, by ETag or by date, until something changes', async () => {
  const { headers } = await read('en')
  const [tag, date] = [headers.get('etag') ?? '', headers.get('last-modified') ?? '']
  for (const known of [{ 'if-none-match': tag }, { 'if-none-match': `W/${tag.replace(/^W\//, '')}` }])
    expect((await read('en', known)).status).toBe(304)
  expect((await read('en', { 'if-modified-since': date })).status).toBe(304)
  expect((await read('en', { 'if-modified-since': 'yesterday' })).status).toBe(200)
  site.advance(2000)
  await author.post('blog', { en: 'News' })
  expect((await read('en', { 'if-none-match': tag })).status).toBe(200)
  expect((await read('en', { 'if-modified-since': date })).status).toBe(200)
  const both = {
    'if-none-match': '"other"',
    'if-modified-since': new Date(site.services.clock()).toUTCString(),
  }
  expect((await read('en', both)).status).toBe(200)
})

test('it brings the newest thirty', async () => {
  for (let count = 0; count < 31; count++) await author.post('blog', { am: `ጽሑፍ ${count}` })
  expect(inItems((await read('am')).text, 'title')).toHaveLength(30)
})

test('terms have a feed of their own, in which one that is published anew stands again, first and as changed', async () => {
  const feed = async () => (await site.browser().get('/feeds/glossary/en.xml')).text
  const bond = await author.post('term', { en: 'Bond', am: 'ቦንድ' })
  site.advance(1000)
  await author.post('term', { en: 'Share' })
  const before = await feed()
  expect(before).toContain('<title>Glossary: new and changed terms · Traders&#39; Hub</title>')
  expect(before).toContain('<link>http://localhost:3000/glossary?lang=en</link>')
  expect(before).toContain('<atom:link href="http://localhost:3000/feeds/glossary/en.xml" rel="self"')
  expect(inItems(before, 'title')).toEqual(['Share', 'Bond'])
  expect(inItems(before, 'category')).toEqual(['New', 'New'])
  expect(inItems(before, 'link')[1]).toBe('http://localhost:3000/glossary/bond?lang=en')
  const [, guid = ''] = inItems(before, 'guid')
  site.advance(5000)
  await author.save(bond.id, 'en', { title: 'Bond', excerpt: 'A loan with a date.' })
  await author.publish(bond.id, 'en')
  const after = await feed()
  expect(inItems(after, 'title')).toEqual(['Bond', 'Share'])
  expect(inItems(after, 'category')).toEqual(['Changed', 'New'])
  expect(inItems(after, 'description')[0]).toBe('A loan with a date.')
  expect(inItems(after, 'guid')).not.toContain(guid)
  expect(Date.parse(inItems(after, 'pubDate')[0] ?? '')).toBeGreaterThan(
    Date.parse(inItems(before, 'pubDate')[0] ?? ''),
  )
  expect(inItems((await site.browser().get('/feeds/glossary/am.xml')).text, 'title')).toEqual(['ቦንድ'])
  expect((await read('en')).text).not.toContain('Bond')
})

test('there is no feed of another language', async () => {
  expect((await site.browser().get('/feeds/fr.xml')).status).toBe(404)
})

test('the glossary names its feed and leads to it', async () => {
  const { head, page } = await renderPage({
    url: 'http://localhost:3000/glossary',
    language: 'am',
    fetch: async (path, init) => site.app.fetch(new Request(new URL(path, 'http://localhost:3000'), init)),
  })
  expect(head).toContain('type="application/rss+xml" title="የቃላት መፍቻ፦ አዳዲስና የተሻሻሉ ቃላት')
  expect(head).toContain('href="/feeds/glossary/am.xml"')
  expect(page).toContain('<a href="/feeds/glossary/am.xml" type="application/rss+xml">')
})

test('the home page and the list of posts name the feed of the reader’s language, the footer leads to it', async () => {
  for (const path of ['/', '/blogs']) {
    for (const [language, title] of [
      ['en', 'Blog'],
      ['am', 'ብሎግ'],
    ] as const) {
      const rendered = await renderPage({
        url: `http://localhost:3000${path}`,
        language,
        fetch: async (path, init) =>
          site.app.fetch(new Request(new URL(path, 'http://localhost:3000'), init)),
      })
      expect(rendered.head, path).toContain(
        `<link rel="alternate" type="application/rss+xml" title="${title} · Traders&#x27; Hub" href="/feeds/${language}.xml"/>`,
      )
      expect(rendered.page, path).toContain(`<a href="/feeds/${language}.xml" type="application/rss+xml">`)
    }
  }
})
