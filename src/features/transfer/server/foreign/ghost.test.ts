import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '#app/server/test-app.ts'
import type { Item } from '#content/contract.ts'
import { systemContext } from '#platform/server/context.ts'
import { editionOf, startAuthoring, type Author, type Problem } from '#content/server/test-authoring.ts'
import { bringImport, type ForeignImport } from '../imports/test-imports.ts'
import { pngOf, zipOf } from '../test-zip.ts'
import { importForeignFile } from './foreign-purpose.ts'
import { ghostCards, ghostExportOf } from './test-exports.ts'

let site: TestApp
let author: Author
beforeAll(async () => {
  site = await createTestApp()
  author = await startAuthoring(site)
})
afterAll(() => site.close())

const posts = [
  {
    title: 'Coffee at the gate',
    slug: 'coffee-at-the-gate',
    html: ghostCards,
    custom_excerpt: 'What the gate price says.',
    feature_image: '__GHOST_URL__/content/images/2024/03/market.png',
    meta_description: 'Coffee prices explained',
    canonical_url: 'https://elsewhere.example/coffee',
  },
  {
    title: 'ሁለተኛው ጽሑፍ',
    slug: 'second-post',
    status: 'draft',
    visibility: 'members',
    html: '<p>ስለ ቡና ዋጋ።</p>',
  },
  {
    title: 'Only in its own format',
    slug: 'lexical-only',
    html: null,
    lexical: '{"root":{}}',
    plaintext: 'One line\n\nTwo',
  },
]

async function archiveOf(json: string) {
  return zipOf({
    'export/old.ghost.2024.json': json,
    'export/content/images/2024/03/market.png': await pngOf(10),
    'export/content/images/2024/03/one.png': await pngOf(20),
    'export/content/images/2024/03/two.png': await pngOf(30),
    'export/content/files/2024/03/plan.pdf': '%PDF-1.7 plan',
  })
}

async function upload(name: string, content: string | Uint8Array, fields?: Record<string, string>) {
  return bringImport(author.browser, { purpose: 'foreign', name, content, settings: fields })
}

test('a Ghost export becomes drafts with their pictures, and says what could not be carried over', async () => {
  const { status, json, text } = await upload('ghost.zip', await archiveOf(ghostExportOf(posts)))
  expect([status, text.slice(0, 300)]).toEqual([201, expect.anything()])
  expect(json.report.source).toBe('ghost')
  expect(
    json.report.posts.map(({ title, language, action, slug }) => [title, language, action, slug]),
  ).toEqual([
    ['Coffee at the gate', 'en', 'create', 'coffee-at-the-gate'],
    ['ሁለተኛው ጽሑፍ', 'am', 'create', 'second-post'],
    ['Only in its own format', 'en', 'create', 'lexical-only'],
  ])
  const notes = json.report.posts.map(({ notes }) => notes.map(({ code, detail }) => `${code}: ${detail}`))
  expect(notes[0]).toEqual(
    expect.arrayContaining([
      'field.dropped: canonical_url',
      'tag.skipped: #newsletter',
      'card.simplified: kg-toggle-card What is a lot?',
      'embed.as_link: https://open.spotify.com/embed/episode/1',
      'element.dropped: script',
      'link.unsafe: javascript:alert(1)',
      'format.dropped: u',
      'picture.remote: https://images.unsplash.com/photo-1?w=2000',
      'table.merged: ',
      'style.dropped: 2',
      'date.kept: 2024-03-05',
    ]),
  )
  expect(notes[1]).toEqual(expect.arrayContaining(['tag.as_language: #am', 'access.signed_in: members']))
  expect(notes[2]).toContain('body.missing_html: lexical')
  expect(json.report.notes.map(({ code, detail }) => `${code}: ${detail}`)).toEqual(['tag.created: Coffee'])
  expect((await author.browser.get<{ items: unknown[] }>('/api/admin/items?kind=blog')).json.items).toEqual(
    [],
  )

  const applied = await author.browser.send<ForeignImport>(
    'POST',
    `/api/admin/imports/${json.id}/application`,
  )
  expect(applied.status).toBe(200)
  const [first, second, third] = applied.json.result!.items
  expect(applied.json.result!.items.map(({ slug, languages }) => [slug, languages])).toEqual([
    ['coffee-at-the-gate', ['en']],
    ['second-post', ['am']],
    ['lexical-only', ['en']],
  ])
  const item = await author.read(first!.id)
  expect(item).toMatchObject({ kind: 'blog', tags: ['coffee'], authors: ['Hanna Bekele'], access: 'public' })
  expect(item.cover?.alt.en).toBe('Sacks of coffee')
  const edition = editionOf(item, 'en')!
  expect(edition).toMatchObject({
    state: 'draft',
    excerpt: 'What the gate price says.',
    seoTitle: 'Coffee prices',
    seoDescription: 'Coffee prices explained',
  })
  expect(outlineOf(item)).toEqual([
    'heading 2 Why it matters',
    'paragraph Prices rise as told before, often.',
    'figureImage The market hall At dawn',
    'callout warning',
    'paragraph Exchange rates',
    'paragraph Of the National Bank',
    'heading 4 What is a lot?',
    'paragraph Thirty sacks.',
    'paragraph Open the exchange',
    'figureImage One sack',
    'figureImage Two sacks Sacks',
    'codeBlock js const lot = 30\nconst x = 1 < 2',
    'paragraph Counting',
    'video youtube dQw4w9WgXcQ How the ECX works',
    'video vimeo 76979871',
    'paragraph https://open.spotify.com/embed/episode/1',
    'fileBlock Trading plan',
    'paragraph press',
    'paragraph under',
    'table 3×3',
    'heading 4 Small print',
    'orderedList',
    'blockquote',
    'horizontalRule',
  ])
  expect(JSON.stringify(edition.body)).toContain('"href":"/blogs/second-post"')
  expect(JSON.stringify(edition.body)).not.toMatch(/javascript:|alert|onclick|unsplash/)
  const mediaIds = [...JSON.stringify(edition.body).matchAll(/"mediaId":"([^"]+)"/g)].map(([, id]) => id)
  for (const id of mediaIds) expect((await author.browser.get(`/api/admin/media/${id}`)).status).toBe(200)
  expect(await author.read(second!.id)).toMatchObject({ access: 'signed-in' })
  expect(outlineOf(await author.read(third!.id))).toEqual(['paragraph One line', 'paragraph Two'])
})

test('the old date of publication comes back when the draft is published', async () => {
  const { items } = (
    await author.browser.get<{ items: { id: string; slug: string }[] }>('/api/admin/items?kind=blog')
  ).json
  const { id } = items.find(({ slug }) => slug === 'coffee-at-the-gate')!
  expect((await author.publish(id, 'en')).status).toBe(200)
  const blog = await site.browser().get<{ article: { publishedAt: number } }>('/api/blogs/coffee-at-the-gate')
  expect(blog.json.article.publishedAt).toBe(Date.parse('2024-03-05T08:30:00.000Z'))
})

test('the same export a second time makes no duplicates and says so, and a second word changes nothing', async () => {
  const count = async () =>
    (await author.browser.get<{ items: unknown[] }>('/api/admin/items?kind=blog')).json.items.length
  const before = await count()
  const media = (await author.browser.get<{ items: unknown[] }>('/api/admin/media')).json.items.length
  const { json } = await upload('ghost.zip', await archiveOf(ghostExportOf(posts)))
  expect(json.report.posts.map(({ action }) => action)).toEqual(Array(3).fill('already_imported'))
  expect(json.report.posts.every(({ itemId }) => itemId)).toBe(true)
  const address = `/api/admin/imports/${json.id}/application`
  const [one, two] = await Promise.all([
    author.browser.send<ForeignImport>('POST', address),
    author.browser.send<ForeignImport>('POST', address),
  ])
  expect([one.status, two.status]).toEqual([200, 200])
  expect([one.json.result, two.json.result]).toEqual([one.json.result, one.json.result])
  expect(one.json.result).toMatchObject({ items: [], alreadyImported: 3 })
  expect(await count()).toBe(before)
  expect((await author.browser.get<{ items: unknown[] }>('/api/admin/media')).json.items.length).toBe(media)
})

test('two words at once for a new export make each draft once', async () => {
  const fresh = [
    { id: 'x', uuid: 'twice-at-once', title: 'Twice at once', slug: 'twice-at-once', html: '<p>x</p>' },
  ]
  const { json } = await upload('one.json', ghostExportOf(fresh))
  const address = `/api/admin/imports/${json.id}/application`
  const answers = await Promise.all([1, 2, 3].map(() => author.browser.send<ForeignImport>('POST', address)))
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
  const ids = new Set(answers.map((answer) => answer.json.result!.items[0]?.id))
  expect([ids.size, [...ids][0] === undefined]).toEqual([1, false])
})

test('two uploads of one new export at once bring each post once', async () => {
  const fresh = [{ uuid: 'raced', title: 'Raced', slug: 'raced', html: '<p>x</p>' }]
  const json = ghostExportOf(fresh)
  const uploads = await Promise.all([upload('one.json', json), upload('two.json', json)])
  expect(uploads.map(({ json }) => json.report.posts[0]!.action)).toEqual(['create', 'create'])
  const answers = await Promise.all(
    uploads.map(({ json }) =>
      author.browser.send<ForeignImport & Problem>('POST', `/api/admin/imports/${json.id}/application`),
    ),
  )
  const made = answers.flatMap(({ json }) => json.result?.items ?? [])
  expect(made.map(({ slug }) => slug)).toEqual(['raced'])
  const refused = answers.filter(({ status }) => status !== 200)
  for (const { status, json } of refused) expect([status, json.code]).toEqual([409, 'import.overtaken'])
})

test('the shell imports an archive from a file, after a dry run', async () => {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'hub-ghost-'))
  const file = path.join(folder, 'site.zip')
  const fresh = [{ uuid: 'shell', title: 'From the shell', slug: 'from-the-shell', html: ghostCards }]
  await writeFile(file, await archiveOf(ghostExportOf(fresh)))
  const ctx = systemContext(site.services, 'test')
  const wish = { file, settings: { source: 'ghost', kind: 'blog', language: 'auto' } } as const
  const dry = await importForeignFile(ctx, { ...wish, isDryRun: true })
  expect([dry.report.posts.map(({ action }) => action), dry.result]).toEqual([['create'], null])
  const { result } = await importForeignFile(ctx, { ...wish, isDryRun: false })
  expect(result!.items.map(({ slug }) => slug)).toEqual(['from-the-shell'])
  expect((await author.read(result!.items[0]!.id)).editions[0]).toMatchObject({
    state: 'draft',
    updatedByName: null,
  })
  await rm(folder, { recursive: true })
})

test('an address that is taken gets a number, and the report says so beforehand', async () => {
  const other = [
    { id: 'y', uuid: 'other-uuid', title: 'Coffee again', slug: 'coffee-at-the-gate', html: '<p>x</p>' },
  ]
  const { json } = await upload('one.json', ghostExportOf(other))
  expect(json.report.posts[0]!.notes).toContainEqual({
    code: 'slug.taken',
    detail: 'coffee-at-the-gate',
    place: '',
  })
  const applied = await author.browser.send<ForeignImport>(
    'POST',
    `/api/admin/imports/${json.id}/application`,
  )
  expect(applied.json.result!.items[0]!.slug).toBe('coffee-at-the-gate-2')
})

test('an import is looked at again, discarded, and gone after a day', async () => {
  const { json } = await upload(
    'one.json',
    ghostExportOf([{ title: 'Later', slug: 'later', html: '<p>x</p>', uuid: 'later' }]),
  )
  const address = `/api/admin/imports/${json.id}`
  expect((await author.browser.get<ForeignImport>(address)).json).toEqual(json)
  expect((await author.browser.send('DELETE', address)).status).toBe(204)
  expect((await author.browser.get(address)).status).toBe(404)
  expect((await author.browser.send('POST', `${address}/application`)).status).toBe(404)
  expect((await author.browser.send('DELETE', address)).status).toBe(404)
})

/** One short line for each outermost block. */
function outlineOf(item: Item): string[] {
  return (item.editions[0]?.body.content ?? []).map((block) => {
    const words = (nodes: { type: string }[] = []) =>
      nodes.map((node) => ('text' in node ? node.text : ' ')).join('')
    switch (block.type) {
      case 'heading':
        return `heading ${block.attrs.level} ${words(block.content)}`
      case 'paragraph':
        return `paragraph ${words(block.content)}`
      case 'figureImage':
        return `figureImage ${block.attrs.alt} ${block.attrs.caption}`.trim()
      case 'callout':
        return `callout ${block.attrs.tone}`
      case 'codeBlock':
        return `codeBlock ${block.attrs.language} ${words(block.content)}`
      case 'video':
        return `video ${block.attrs.provider} ${block.attrs.id} ${block.attrs.title}`.trim()
      case 'fileBlock':
        return `fileBlock ${block.attrs.label}`
      case 'table':
        return `table ${block.content.length}×${block.content[0]?.content?.length}`
      default:
        return block.type
    }
  })
}

test('a post that was scheduled there comes as a draft that offers its time, and the report says so', async () => {
  const planned = Date.now() + 90 * 86_400_000
  const posts = [
    {
      uuid: 'planned-1',
      title: 'Later',
      slug: 'later-there',
      status: 'scheduled',
      published_at: new Date(planned).toISOString(),
    },
    { uuid: 'planned-2', title: 'Some day', slug: 'some-day', status: 'scheduled', published_at: null },
  ]
  const { json } = await upload('ghost.json', ghostExportOf(posts))
  expect(json.report.posts.map(({ notes }) => notes.map(({ code }) => code))).toEqual([
    expect.arrayContaining(['date.planned']),
    expect.arrayContaining(['date.lost']),
  ])
  const applied = await author.browser.send<ForeignImport>(
    'POST',
    `/api/admin/imports/${json.id}/application`,
  )
  const [later] = applied.json.result?.items ?? []
  const [edition] = (await author.read(later?.id ?? '')).editions
  expect(edition).toMatchObject({ state: 'draft', publishAt: null, offeredAt: planned, isPublic: false })
  const at = `/api/admin/items/${later?.id}/editions/en/state`
  await author.browser.send('PUT', at, { state: 'in_review' })
  expect((await author.read(later?.id ?? '')).editions[0]?.offeredAt).toBe(planned)
})
