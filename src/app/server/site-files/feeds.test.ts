import { XMLParser, XMLValidator } from 'fast-xml-parser'
import sharp from 'sharp'
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
  return [...items.matchAll(new RegExp(`<${name}(?: [^>]*)?>(.*?)</${name}>`, 'gs'))].map((match) =>
    (match[1] ?? '').replace(/^<!\[CDATA\[(.*)\]\]>$/s, '$1'),
  )
}

test('a feed without posts is whole and says what it will bring', async () => {
  const { status, headers, text } = await read('am')
  expect([status, headers.get('content-type')]).toEqual([200, 'application/rss+xml; charset=utf-8'])
  expect(text).toContain("<title>ብሎግ · Traders' Hub</title>")
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
  expect([inItems(english, 'author'), inItems(english, 'dc:creator')]).toEqual([[], ['Abebe &amp; Sons']])
  expect(inItems(english, 'content:encoded')[1]).toContain('<p>')
  const published = Date.parse(inItems(english, 'pubDate')[1] ?? '')
  expect(Math.abs(published - site.services.clock())).toBeLessThan(60_000)
})

test('what people wrote cannot break out of its element, in any form', async () => {
  const title = 'Gains </title><script> & "losses" \u0001\u000b]]> then ]]> end'
  await author.post('blog', { en: title })
  const said = 'Gains </title><script> & "losses" ]] > then ]] > end'
  const parser = new XMLParser({ isArray: (name) => name === 'item' || name === 'entry' })
  const { text } = await read('en')
  expect(text).not.toMatch(/[^\P{Cc}\n]/u)
  expect([XMLValidator.validate(text), parser.parse(text).rss.channel.item[0].title]).toEqual([true, said])
  const atom = await site.browser().get('/feeds/en.atom')
  expect(XMLValidator.validate(atom.text)).toBe(true)
  expect(
    parser.parse(atom.text).feed.entry[0].title['#text'] ?? parser.parse(atom.text).feed.entry[0].title,
  ).toBe(
    said.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;'),
  )
  const { headers } = await site.browser().get('/feeds/en.json')
  expect([headers.get('content-type'), (await readJson('/feeds/en.json'))[0]?.title]).toEqual([
    'application/feed+json; charset=utf-8',
    said,
  ])
})

interface JsonItem {
  title: string
  content_html: string
  summary?: string
  image?: string
  author?: { name: string }
}

async function readJson(path: string): Promise<JsonItem[]> {
  const { text } = await site.browser().get(path)
  const feed: { items: JsonItem[] } = JSON.parse(text)
  return feed.items
}

test('every form brings the whole text with its author and picture, at whole addresses', async () => {
  const cover = await uploadPicture(author)
  await author.post('blog', { en: 'Whole' }, { body: 'All of it.', authors: ['Sara'], coverId: cover })
  const items = await readJson('/feeds/en.json')
  expect([items[0]?.title, items[0]?.author?.name]).toEqual(['Whole', 'Sara'])
  expect(items[0]?.content_html).toContain('All of it.')
  expect(items[0]?.image).toMatch(/^http:\/\/localhost:3000\/media\//)
  const rss = (await read('en')).text
  expect(inItems(rss, 'content:encoded')[0]).toContain('All of it.')
  expect(rss).toMatch(/<enclosure [^>]*url="http:\/\/localhost:3000\/media\//)
  const atom = (await site.browser().get('/feeds/en.atom')).text
  expect(atom).toMatch(/<name>Sara<\/name>/)
  expect(atom).toMatch(/rel="enclosure" href="http:\/\/localhost:3000\/media\//)
  for (const text of [rss, atom]) expect(text).not.toMatch(/(?:src|href)="\//)
})

test('a summary is HTML where readers of feeds take it for that, and text where they do not', async () => {
  const excerpt = 'Buy if price<support, sell if price>resistance & wait'
  const said = 'Buy if price&lt;support, sell if price&gt;resistance &amp; wait'
  site.advance(1000)
  const post = await author.post('blog', { en: 'Whole text' }, { authors: ['Sara', 'Abebe'] })
  await author.save(post.id, 'en', { title: 'Whole text', excerpt })
  await author.publish(post.id, 'en')
  const [whole] = await readJson('/feeds/en.json')
  expect([whole?.title, whole?.summary, whole?.author?.name]).toEqual(['Whole text', excerpt, 'Sara, Abebe'])
  const rss = (await read('en')).text
  expect([inItems(rss, 'description')[0], inItems(rss, 'dc:creator')[0]]).toEqual([said, 'Sara, Abebe'])
  await author.change(post.id, { access: 'signed-in' })
  const [members] = await readJson('/feeds/en.json')
  expect([members?.title, members?.content_html, members?.summary]).toEqual(['Whole text', said, undefined])
  const ofMembers = (await read('en')).text
  expect([inItems(ofMembers, 'description')[0], XMLValidator.validate(ofMembers)]).toEqual([said, true])
})

test('a tag and a track have feeds of their own', async () => {
  const tag = await author.tag('Risk', 'ስጋት')
  const track = await author.collection('track', 'First steps', { titleAm: 'የመጀመሪያ እርምጃዎች' })
  await author.post('blog', { en: 'On risk', am: 'ስለ ስጋት' }, { tags: [tag] })
  await author.post('learn', { en: 'Step one' }, { collectionId: track.id })
  const titles = async (path: string) => (await readJson(path)).map((item) => item.title)
  expect(await titles(`/feeds/tags/${tag}/en.json`)).toEqual(['On risk'])
  expect(await titles(`/feeds/tags/${tag}/am.json`)).toEqual(['ስለ ስጋት'])
  expect(await titles(`/feeds/tracks/${track.slug}/en.json`)).toEqual(['Step one'])
  expect(await titles('/feeds/learn/en.json')).toContain('Step one')
  expect((await site.browser().get(`/feeds/tags/${tag}/am.atom`)).text).toContain('ስጋት · Traders')
  const whole = await author.collection('track', 'All steps')
  await author.browser.send('PUT', `/api/admin/collections/${track.id}/successor`, { id: whole.id })
  expect(await titles(`/feeds/tracks/${whole.slug}/en.json`)).toEqual(['Step one'])
  expect(await titles(`/feeds/tracks/${track.slug}/en.json`)).toEqual(['Step one'])
  for (const path of [
    'tags/nothing/en.xml',
    'tracks/nothing/en.xml',
    'tags/risk/fr.xml',
    'tags/risk/en.html',
  ])
    expect([path, (await site.browser().get(`/feeds/${path}`)).status]).toEqual([path, 404])
})

test('programs and administrators find what they ask every site for', async () => {
  const { text, headers } = await site.browser().get('/.well-known/security.txt')
  expect(headers.get('content-type')).toMatch(/^text\/plain/)
  expect(text).toContain('Contact: http://localhost:3000/contact\n')
  const expires = Date.parse(/^Expires: (.+)$/m.exec(text)?.[1] ?? '')
  const year = 365 * 86_400_000
  expect(expires - site.services.clock()).toBeGreaterThan(0)
  expect(expires - site.services.clock()).toBeLessThan(year)
  for (const [path, target] of [
    ['/.well-known/change-password', '/profile'],
    ['/favicon.ico', '/favicon-32.png'],
    ['/admin', '/admin/dashboard'],
    ['/admin?lang=am', '/admin/dashboard?lang=am'],
  ] as const) {
    const answer = await site.browser().get(path)
    expect([answer.status, answer.headers.get('location')]).toEqual([302, target])
  }
})

async function uploadPicture({ browser }: Author): Promise<string> {
  const bytes = await sharp({ create: { width: 40, height: 30, channels: 3, background: 'teal' } })
    .png()
    .toBuffer()
  const form = new FormData()
  form.set('file', new File([new Uint8Array(bytes)], 'a.png'))
  return (await browser.send<{ id: string }>('POST', '/api/admin/media', form)).json.id
}

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

test('a feed reader that has the feed as it is gets 304 by its ETag, until something comes, goes or is called otherwise', async () => {
  const tagOf = async () => (await read('en')).headers.get('etag') ?? ''
  const isSame = async (tag: string) => (await read('en', { 'if-none-match': tag })).status === 304
  const first = await tagOf()
  expect(await isSame(first)).toBe(true)
  expect(await isSame(`W/${first.replace(/^W\//, '')}`)).toBe(true)
  site.advance(2000)
  const news = await author.post('blog', { en: 'News' })
  const other = await author.post('blog', { en: 'More news' })
  expect(await isSame(first)).toBe(false)
  const later = await tagOf()
  await author.browser.send('DELETE', `/api/admin/items/${news.id}`)
  expect(await isSame(later)).toBe(false)
  const latest = await tagOf()
  await author.change(other.id, { slug: 'other-news' })
  expect(await isSame(latest)).toBe(false)
})

test('no date says that a feed is as it was: what goes from it leaves no newer one behind', async () => {
  const { headers } = await read('en')
  expect(headers.get('last-modified')).toBeNull()
  const now = new Date(site.services.clock()).toUTCString()
  expect((await read('en', { 'if-modified-since': now })).status).toBe(200)
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
  expect(before).toContain("<title>Glossary: new and changed terms · Traders' Hub</title>")
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
