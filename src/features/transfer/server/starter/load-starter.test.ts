import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { sql } from 'kysely'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { signInAs } from '#app/server/test-accounts.ts'
import { createTestApp, type TestApp, type TestBrowser } from '#app/server/test-app.ts'
import { languages } from '#platform/languages.ts'
import { systemContext } from '#platform/server/context.ts'
import type { Article, Card } from '#content/contract.ts'
import { loadStarterContent } from './load-starter.ts'
import { copyStarter, picturesIn, starterFolder } from './test-starter.ts'

let folder: string
let site: TestApp
let guest: TestBrowser

beforeAll(async () => {
  folder = await copyStarter()
  site = await createTestApp({ STARTER_CONTENT: 'on', RATE_LIMIT_FACTOR: '1000' })
  guest = site.browser()
  await load()
})

afterAll(async () => {
  await site.close()
  rmSync(folder, { recursive: true })
})

function load(from = folder): Promise<void> {
  return loadStarterContent(systemContext(site.services, 'starter'), { folder: from })
}

async function count(
  table: 'items' | 'editions' | 'publications' | 'media' | 'collections' | 'tags' | 'data_set_versions',
): Promise<number> {
  const row = await site.services.connection.db
    .selectFrom(table)
    .select((where) => where.fn.countAll<number>().as('count'))
    .executeTakeFirst()
  return Number(row?.count)
}

async function countKinds(): Promise<Record<string, number>> {
  const rows = await site.services.connection.db.selectFrom('items').select('kind').execute()
  return Object.fromEntries(
    Map.groupBy(rows, (row) => row.kind)
      .entries()
      .map(([kind, of]) => [kind, of.length]),
  )
}

test('a new site has posts, learn pages in tracks, courses, resources, questions and pages, all in both languages', async () => {
  expect(await countKinds()).toEqual({
    blog: 8,
    learn: 12,
    course: 3,
    lesson: 34,
    resource: 18,
    faq: 16,
    term: 175,
    page: 5,
    question: 170,
    replay: 6,
    orderBook: 4,
  })
  expect(await count('editions')).toBe(2 * (await count('items')))
  expect(await count('publications')).toBe(await count('editions'))
  expect(await count('data_set_versions')).toBe(10)
})

test.runIf(process.env.TEST_ENGINE === 'postgres')(
  'PostgreSQL plans with counts of what was loaded',
  async () => {
    const { rows } = await sql<{ reltuples: number }>`
      select reltuples from pg_class where oid in ('items'::regclass, 'search_weights'::regclass)
    `.execute(site.services.connection.db)
    expect(rows).toHaveLength(2)
    for (const { reltuples } of rows) expect(reltuples).toBeGreaterThan(400)
  },
)

test('every picture can be opened and is wide enough for a screen', async () => {
  for (const name of picturesIn(starterFolder)) {
    const { width, height } = await sharp(path.join(starterFolder, 'media', name)).metadata()
    expect(width, name).toBeGreaterThanOrEqual(name.endsWith('.svg') ? 300 : 800)
    expect(height, name).toBeGreaterThan(100)
  }
})

describe.each(languages)('readers of %s', (language) => {
  const get = async <T>(address: string): Promise<T> => {
    const { status, json, text } = await guest.get<T>(`${address}?lang=${language}`)
    expect(status, text).toBe(200)
    return json
  }

  test('get every list full and in their language', async () => {
    const { items } = await get<{ items: Card[] }>('/api/blogs')
    const { tracks } = await get<{ tracks: { title: string; items: Card[] }[] }>('/api/learn')
    const resources = await get<{
      items: (Card & { resourceType: string; file: object | null; url: string | null })[]
    }>('/api/resources')
    const { categories } = await get<{ categories: { entries: { language: string; html: string }[] }[] }>(
      '/api/faq',
    )
    const { featured, newest } = await get<{ featured: Card[]; newest: Card[] }>('/api/highlights')
    expect([items.length, tracks.map((track) => track.items.length), resources.items.length]).toEqual([
      8,
      [4, 4, 4],
      12,
    ])
    expect([featured.length, newest.length]).toEqual([4, 6])
    for (const card of [
      ...items,
      ...tracks.flatMap((track) => track.items),
      ...resources.items,
      ...featured,
      ...newest,
    ]) {
      expect(card.language).toBe(language)
      expect(card.title.length * card.excerpt.length).toBeGreaterThan(0)
    }
    const bare = resources.items.filter((one) => one.file === null && one.url === null)
    expect(bare.filter(({ resourceType }) => resourceType !== 'dataset')).toEqual([])
    const entries = categories.flatMap((category) => category.entries)
    expect(entries.every((entry) => entry.language === language && entry.html.length > 0)).toBe(true)
    expect(entries.length).toBeGreaterThanOrEqual(12)
  })

  test('read every text, with its pictures, files and links in place', async () => {
    const member = await signInAs(site, { role: 'user' })
    const rows = await site.services.connection.db
      .selectFrom('publications')
      .innerJoin('items', 'items.id', 'publications.itemId')
      .selectAll('publications')
      .select('items.slug')
      .where('language', '=', language)
      .execute()
    const known = new Set(
      (await site.services.connection.db.selectFrom('items').select(['kind', 'slug']).execute()).map(
        ({ kind, slug }) => `${kind} ${slug}`,
      ),
    )
    const media = new Set<string>()
    for (const row of rows) {
      expect(row.html, row.slug).not.toMatch(
        /figure-missing|file-missing|undefined|\[object|media\/[a-z-]+\.(svg|png)/,
      )
      // A question shows its words only: what can be chosen belongs to its form.
      expect(row.html.length, row.slug).toBeGreaterThan(row.kind === 'question' ? 40 : 100)
      expect(JSON.parse(row.headings), row.slug).toBeInstanceOf(Array)
      for (const [, address] of row.html.matchAll(/ src="(\/[^"]+)"/g)) media.add(address ?? '')
      for (const [, room, slug] of row.html.matchAll(/href="\/(blogs|learn|resources|courses)\/([\w-]+)"/g)) {
        const kind = { blogs: 'blog', learn: 'learn', resources: 'resource', courses: 'course' }[room ?? '']
        expect(known, `${row.slug} links to /${room}/${slug}`).toContain(`${kind} ${slug}`)
      }
    }
    for (const address of media) expect((await guest.get(address)).status, address).toBe(200)
    for (const slug of ['about', 'contact', 'privacy-policy', 'terms-of-service', 'disclaimer']) {
      expect((await get<{ article: Article }>(`/api/pages/${slug}`)).article.language).toBe(language)
    }
    expect((await member.browser.get('/api/highlights')).status).toBe(200)
  })

  test('see the covers and fetch the files of all resources', async () => {
    const { items } = await get<{ items: (Card & { file: { url: string; bytes: number } | null })[] }>(
      '/api/resources',
    )
    for (const { slug, file } of items) {
      if (!file) continue
      const answer = await guest.get(`/resources/${slug}/download?lang=${language}`)
      expect([answer.status, answer.headers.get('location')]).toEqual([302, file.url])
      const fetched = await guest.get(file.url)
      expect([fetched.status, Number(fetched.headers.get('content-length') ?? file.bytes)]).toEqual([
        200,
        file.bytes,
      ])
    }
    const blogs = await get<{ items: Card[] }>('/api/blogs')
    for (const { cover, slug } of blogs.items) {
      expect(cover, slug).not.toBe(null)
      expect(cover?.alt[language], slug).not.toBe('')
      expect((await guest.get(cover?.src ?? '')).status, slug).toBe(200)
    }
  })
})

test('texts of high risk carry their risk callout', async () => {
  const rows = await site.services.connection.db
    .selectFrom('publications')
    .innerJoin('items', 'items.id', 'publications.itemId')
    .select(['html', 'slug'])
    .where('riskLevel', '=', 'high')
    .execute()
  expect(rows.filter((row) => !row.html.includes('callout-risk')).map((row) => row.slug)).toEqual([])
})

test('courses have their sections and lessons in order', async () => {
  const courses = await site.services.connection.db
    .selectFrom('items')
    .select(['id', 'slug'])
    .where('kind', '=', 'course')
    .execute()
  for (const course of courses) {
    const lessons = await site.services.connection.db
      .selectFrom('items')
      .innerJoin('collections', 'collections.id', 'items.collectionId')
      .select(['items.slug', 'items.sortOrder'])
      .where('items.parentId', '=', course.id)
      .where('collections.kind', '=', 'section')
      .orderBy('items.sortOrder')
      .execute()
    expect(lessons.map((lesson) => lesson.sortOrder)).toEqual(lessons.map((_, index) => index + 1))
    expect(lessons.length).toBeGreaterThan(7)
  }
})

test('translations start fresh, not stale', async () => {
  const { browser } = await signInAs(site, { role: 'admin' })
  const { json } = await browser.get<{
    items: { editions: { isStale: boolean; isChanged: boolean; state: string }[] }[]
  }>('/api/admin/items?kind=blog')
  const editions = json.items.flatMap((item) => item.editions)
  expect(editions).toHaveLength(16)
  expect(
    editions.every((edition) => edition.state === 'published' && !edition.isStale && !edition.isChanged),
  ).toBe(true)
})

test('a second start loads nothing, also after an editor emptied the site', async () => {
  const tables = ['items', 'editions', 'publications', 'media', 'collections', 'tags'] as const
  const before = await Promise.all(tables.map(count))
  await load()
  expect(await Promise.all(tables.map(count))).toEqual(before)
  const { db } = site.services.connection
  await db.deleteFrom('items').where('kind', '=', 'faq').execute()
  await load()
  expect((await countKinds()).faq).toBe(undefined)
})

/** Most of the content, with what names it; less of it tells as much of a start that fails, and is loaded sooner. */
const large = new Set(['blog', 'course', 'learn', 'question', 'term', 'replay', 'orderBook', 'series'])

describe('a start that cannot be finished', () => {
  test('leaves nothing behind but the pictures, and the next one loads everything', async () => {
    const fresh = await createTestApp({ STARTER_CONTENT: 'on' })
    const broken = mkdtempSync(path.join(os.tmpdir(), 'traders-hub-broken-'))
    cpSync(folder, broken, {
      recursive: true,
      filter: (file) => !large.has(path.basename(path.dirname(file))),
    })
    const ctx = systemContext(fresh.services, 'starter')
    const text = path.join(broken, 'page/about/en.md')
    writeFileSync(text, '---\ntitle: About\nexcerpt: x\n---\n\n![A picture](media/not-there.png)\n')
    await expect(loadStarterContent(ctx, { folder: broken })).rejects.toThrow()
    const items = () => fresh.services.connection.db.selectFrom('items').select('id').execute()
    expect(await items()).toEqual([])
    cpSync(path.join(folder, 'page/about/en.md'), text)
    await Promise.all([
      loadStarterContent(ctx, { folder: broken }),
      loadStarterContent(ctx, { folder: broken }),
    ])
    expect(await items()).toHaveLength(39)
    const hashes = (await fresh.services.connection.db.selectFrom('media').select('sha256').execute()).map(
      (row) => row.sha256,
    )
    expect(hashes.length).toBe(new Set(hashes).size)
    rmSync(broken, { recursive: true })
    await fresh.close()
  })

  test('is not tried when the site already has content, or when it is switched off', async () => {
    const other = await createTestApp({ STARTER_CONTENT: 'off' })
    await loadStarterContent(systemContext(other.services, 'starter'))
    expect(await other.services.connection.db.selectFrom('items').select('id').execute()).toEqual([])
    await other.close()
  })
})
