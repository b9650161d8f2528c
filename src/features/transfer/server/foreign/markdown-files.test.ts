import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '#app/server/test-app.ts'
import { editionOf, startAuthoring, type Author } from '#content/server/test-authoring.ts'
import { applyBrought, bringImport, type ForeignImport } from '../imports/test-imports.ts'
import { pngOf, zipOf } from '../test-zip.ts'

let site: TestApp
let author: Author
beforeAll(async () => {
  site = await createTestApp()
  author = await startAuthoring(site)
})
afterAll(() => site.close())

const upload = (name: string, content: string | Uint8Array, fields?: Record<string, string>) =>
  bringImport(author.browser, { purpose: 'foreign', name, content, settings: fields })
const apply = (brought: ForeignImport) => applyBrought(author.browser, brought)

const english = `---
title: Reading a price
slug: Reading A Price
excerpt: What the numbers say.
tags: [Basics, ECX]
level: beginner
authors: [Hanna, Dawit]
date: 2024-05-01
cover: ../media/board.png
coverAlt: The price board
mood: cheerful
---

## One

Words with **weight**.

![The board](../media/board.png "At noon")

![Far](https://cdn.example/far.png)

<div>raw</div>
`
const amharic = `---
title: ዋጋን ማንበብ
excerpt: ቁጥሮቹ ምን ይላሉ።
---

## አንድ

ቃላት።
`

test('a folder of Markdown becomes drafts; two languages of one name become one item', async () => {
  const zip = await zipOf({
    'notes/posts/price.en.md': english,
    'notes/posts/price.am.md': amharic,
    'notes/posts/plain.md': '# A plain title\n\nJust words.\n',
    'notes/posts/translated.md': '---\ntitle: ግልጽ ርዕስ\ntranslationOf: plain.md\n---\nቃላት ብቻ።\n',
    'notes/posts/lost.md': '---\ntitle: Lost\ntranslationOf: nowhere.md\n---\nWords.\n',
    'notes/media/board.png': await pngOf(77),
  })
  const { status, json } = await upload('notes.zip', zip)
  expect(status).toBe(201)
  expect(json.report.source).toBe('markdown')
  const of = (title: string) => json.report.posts.find((post) => post.title === title)!
  expect(of('Reading a price')).toMatchObject({ language: 'en', slug: 'reading-a-price', media: 1 })
  expect(of('ዋጋን ማንበብ')).toMatchObject({ language: 'am', slug: 'reading-a-price' })
  expect(of('Reading a price').notes.map(({ code, detail, place }) => [code, detail, place])).toEqual(
    expect.arrayContaining([
      ['picture.remote', 'https://cdn.example/far.png', 'notes/posts/price.en.md:20'],
      ['html.refused', '<div>raw</div>', 'notes/posts/price.en.md:22'],
      ['field.dropped', 'mood', 'notes/posts/price.en.md'],
      ['slug.changed', 'Reading A Price → reading-a-price', ''],
    ]),
  )
  expect(of('ዋጋን ማንበብ').notes).toContainEqual({
    code: 'translation.joined',
    detail: 'Reading a price',
    place: '',
  })
  expect(of('Lost').notes).toContainEqual({ code: 'translation.unknown', detail: 'nowhere.md', place: '' })

  const { items } = (await apply(json)).json.result!
  expect(items.map(({ slug, languages }) => [slug, languages])).toEqual(
    expect.arrayContaining([
      ['reading-a-price', ['en', 'am']],
      ['a-plain-title', ['en', 'am']],
      ['lost', ['en']],
    ]),
  )
  const item = await author.read(items.find(({ slug }) => slug === 'reading-a-price')!.id)
  expect(item).toMatchObject({ level: 'beginner', tags: ['basics', 'ecx'], authors: ['Hanna', 'Dawit'] })
  expect(item.cover?.alt.en).toBe('The price board')
  expect(editionOf(item, 'am')).toMatchObject({
    basedOnRevision: 1,
    isStale: false,
    state: 'draft',
    title: 'ዋጋን ማንበብ',
  })
  expect(editionOf(item, 'en')!.body.content.map(({ type }) => type)).toEqual([
    'heading',
    'paragraph',
    'figureImage',
  ])
})

test('a translation that comes later joins the item of the first import', async () => {
  const first = await upload('later.zip', await zipOf({ 'later.en.md': '---\ntitle: Later\n---\nWords.' }))
  const item = (await apply(first.json)).json.result!.items[0]!
  const second = await upload(
    'later.zip',
    await zipOf({
      'later.en.md': '---\ntitle: Later\n---\nWords.',
      'later.am.md': '---\ntitle: በኋላ\n---\nቃላት።',
    }),
  )
  expect(second.json.report.posts.map(({ action }) => action).sort()).toEqual(['already_imported', 'create'])
  expect((await apply(second.json)).json.result!.items).toEqual([
    { ...item, title: 'በኋላ', languages: ['am'] },
  ])
  expect((await author.read(item.id)).editions.map(({ language }) => language).sort()).toEqual(['am', 'en'])
})

test('a translation of what lies in the bin is left out, and the report says so', async () => {
  const first = await upload('bin.zip', await zipOf({ 'bin.en.md': '---\ntitle: Thrown away\n---\nWords.' }))
  const { id } = (await apply(first.json)).json.result!.items[0]!
  await author.browser.send('DELETE', `/api/admin/items/${id}`)
  const both = await zipOf({
    'bin.en.md': '---\ntitle: Thrown away\n---\nWords.',
    'bin.am.md': '---\ntitle: የተጣለ\n---\nቃላት።',
  })
  const { report } = (await upload('bin.zip', both)).json
  expect(report.posts.map(({ action }) => action)).toEqual(['already_imported'])
  expect(report.notes).toEqual([{ code: 'item.binned', detail: 'የተጣለ', place: '' }])
  await author.browser.send('POST', `/api/admin/items/${id}/restoration`)
  const late = await upload('bin.zip', both)
  await author.browser.send('DELETE', `/api/admin/items/${id}`)
  const { items, notes } = (await apply(late.json)).json.result!
  expect([items, notes.map(({ code }) => code)]).toEqual([[], ['item.binned']])
  await author.browser.send('POST', `/api/admin/items/${id}/restoration`)
  const again = await upload('bin.zip', both)
  expect((await apply(again.json)).json.result!.items).toMatchObject([{ id, languages: ['am'] }])
})

test('a tag that became part of another one is that one, and is not made anew', async () => {
  const make = async (labelEn: string) =>
    (
      await author.browser.send<{ id: string; slug: string }>('POST', '/api/admin/tags', {
        labelEn,
        labelAm: labelEn,
      })
    ).json
  const [former, now] = [await make('Merged away'), await make('Merged into')]
  await author.browser.send('PUT', `/api/admin/tags/${former.id}/successor`, { id: now.id })
  const brought = await upload(
    'tagged.md',
    '---\ntitle: Tagged\ntags: [Merged away, Merged into]\n---\nWords.',
  )
  expect(brought.json.report.notes).toEqual([])
  const { id } = (await apply(brought.json)).json.result!.items[0]!
  expect((await author.read(id)).tags).toEqual([now.slug])
  expect((await author.browser.get(`/api/admin/items?kind=blog&tag=${former.slug}`)).json.items).toHaveLength(
    1,
  )
})

test('other files of a Markdown site do not stand in the way', async () => {
  const zip = await zipOf({
    'site/package.json': '{"name": "site"}',
    'site/public/sitemap.xml': '<urlset/>',
    'site/content/only.md': '---\ntitle: Only\n---\nWords.',
  })
  const { json } = await upload('site.zip', zip)
  expect([json.report.source, json.report.posts.map(({ title }) => title)]).toEqual(['markdown', ['Only']])
})

test('the editor’s language counts for texts that do not say theirs', async () => {
  const { json } = await upload('x.md', '---\ntitle: OK\n---\nOK 1 2 3', { language: 'am', kind: 'faq' })
  expect(json.report.posts[0]!.language).toBe('am')
  const { items } = (await apply(json)).json.result!
  expect((await author.read(items[0]!.id)).kind).toBe('faq')
})

test('a link to the page of a term marks it; one that leads to no term stays a link', async () => {
  const term = await author.post('term', { en: 'Spread' })
  const file = '---\ntitle: Costs\n---\nThe [gap](/glossary/spread) and [more](/glossary/nothing).\n'
  const brought = await upload('costs.md', file)
  const { json } = await apply(brought.json)
  const item = await author.read(json.result?.items[0]?.id ?? '')
  const body = JSON.stringify(editionOf(item, 'en')?.body)
  expect(body).toContain(`{"type":"term","attrs":{"termId":"${term.id}"}}`)
  expect(body).toContain('"href":"/glossary/nothing"')
})

test('a key of the front matter that has no value says nothing', async () => {
  const { json } = await upload('empty.md', '---\ntitle:\nexcerpt:\nseoTitle:\n---\n# Wicks\n\nWords.\n')
  const item = await author.read((await apply(json)).json.result?.items[0]?.id ?? '')
  const { title, excerpt, seoTitle } = editionOf(item, 'en')!
  expect({ title, excerpt, seoTitle }).toEqual({ title: 'Wicks', excerpt: '', seoTitle: '' })
})

test('a first heading is the title, word for word, unless the front matter has another one', async () => {
  const head = (title: string) => `---\ntitle: ${title}\n---\n\n`
  const zip = await zipOf({
    'a.md': '# The DATE_TIME field, 2 * 3 * 4 and **bold** `code` #\n\nFirst.\n',
    'b.md': `${head('Candles for beginners')}# Read the wick first\n\nSecond.\n`,
    'c.md': `${head('The same title')}# The *same* title\n\nThird.\n`,
  })
  const { json } = await upload('titles.zip', zip)
  const found = json.report.posts.map(({ title, notes }) => [
    title,
    notes.map(({ code, place }) => `${code} ${place}`),
  ])
  expect(found).toEqual([
    ['The DATE_TIME field, 2 * 3 * 4 and bold code', []],
    ['Candles for beginners', ['heading.level b.md:5']],
    ['The same title', []],
  ])
  const { items } = (await apply(json)).json.result!
  const textOf = async (title: string) => {
    const { id } = items.find((one) => one.title === title)!
    return editionOf(await author.read(id), 'en')!.body.content
  }
  const paragraph = (text: string) => ({ type: 'paragraph', content: [{ type: 'text', text }] })
  expect(await textOf('Candles for beginners')).toEqual([
    { type: 'heading', attrs: { level: 2 }, content: [{ type: 'text', text: 'Read the wick first' }] },
    paragraph('Second.'),
  ])
  expect(await textOf('The same title')).toEqual([paragraph('Third.')])
})

test('a picture that cannot be stored takes no more of a text with it than itself', async () => {
  const whole = await pngOf(91, 600, 400)
  const zip = await zipOf({
    'q.md': `---
title: Which candle
---

Which one?

::::choice{#k3f9 right}
![One](cut.png)

:::explanation
![Why](cut.png)
:::
::::

::::choice{#p2xa}
Another one.
::::
`,
    'cut.png': whole.subarray(0, whole.length - 200),
  })
  const brought = await upload('q.zip', zip)
  expect(brought.json.report.posts[0]).toMatchObject({ media: 1 })
  const { notes, items } = (await apply(brought.json)).json.result!
  expect(notes.map(({ code }) => code)).toEqual(['picture.refused'])
  const { content } = editionOf(await author.read(items[0]!.id), 'en')!.body
  expect(content.map(({ type }) => type)).toEqual(['paragraph', 'choice', 'choice'])
  expect(content[1]).toMatchObject({
    attrs: { id: 'k3f9', isRight: true },
    content: [{ type: 'explanation', content: [{ type: 'paragraph' }] }],
  })
})
