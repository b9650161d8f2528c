import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '#app/server/test-app.ts'
import { signInAs } from '#app/server/test-accounts.ts'
import { systemContext } from '#platform/server/context.ts'
import type { ItemRow } from '#content/contract.ts'
import { startAuthoring, type Author } from '#content/server/test-authoring.ts'
import { keepMissingTitles } from '#content/items/server/titles.ts'

let site: TestApp
let author: Author

const titles = (rows: ItemRow[]) => rows.map((row) => row.editions[0]?.title)

async function found(query: Record<string, string>): Promise<(string | undefined)[]> {
  const address = `/api/admin/items?${new URLSearchParams({ kind: 'blog', sort: 'title', lang: 'en', ...query })}`
  const { status, json } = await author.browser.get<{ items: ItemRow[] }>(address)
  expect(status).toBe(200)
  return titles(json.items)
}

beforeAll(async () => {
  site = await createTestApp({ RATE_LIMIT_FACTOR: '1000' })
  author = await startAuthoring(site)
  const series = await author.collection('series', 'Basics')
  const gold = await author.tag('Gold', 'ወርቅ')
  await author.post('blog', { en: 'Markets in spring', am: 'የአክሲዮን ገበያዎች' }, { tags: [gold] })
  site.advance(1000)
  await author.post('blog', { en: 'Coffee prices' }, { collectionId: series.id })
  site.advance(1000)
  await author.post('blog', { am: 'ሐሳብ' })
  site.advance(1000)
  await author.start('blog', 'An idea')
  site.advance(1000)
})

afterAll(() => site.close())

test('is searched by beginnings and forms of words in both languages, whichever letters are used', async () => {
  expect(await found({ q: 'market' })).toEqual(['Markets in spring'])
  expect(await found({ q: 'MARK spr' })).toEqual(['Markets in spring'])
  expect(await found({ q: 'mark coffee' })).toEqual([])
  expect(await found({ q: 'prices' })).toEqual(['Coffee prices'])
  expect(await found({ q: 'አክሲዮን' })).toEqual(['Markets in spring'])
  expect(await found({ q: 'ሀሳብ' })).toEqual(['ሐሳብ'])
  expect(await found({ q: 'coffee-pri' })).toEqual(['Coffee prices'])
})

test('forgets words that a title lost, and finds items written before there was such a search', async () => {
  const item = await author.start('resource', 'Sesame now')
  const search = async (q: string) => found({ kind: 'resource', q })
  await author.save(item.id, 'en', { title: 'Teff now' })
  expect([await search('teff'), await search('sesam')]).toEqual([['Teff now'], ['Teff now']])
  await author.change(item.id, { slug: 'grain' })
  expect([await search('sesame'), await search('grain')]).toEqual([[], ['Teff now']])

  const { db } = site.services.connection
  await db.deleteFrom('title_words').execute()
  await db.updateTable('items').set({ titlesVersion: 0, sortTitleEn: '' }).execute()
  expect(await search('teff')).toEqual([])
  expect(await keepMissingTitles(systemContext(site.services, 'test'))).toBeGreaterThan(4)
  expect(await keepMissingTitles(systemContext(site.services, 'test'))).toBe(0)
  expect([await search('teff'), await search('grain')]).toEqual([['Teff now'], ['Teff now']])
})

test('is filtered by the state of each language', async () => {
  expect(await found({ en: 'published' })).toEqual(['Coffee prices', 'Markets in spring'])
  expect(await found({ en: 'published', am: 'published' })).toEqual(['Markets in spring'])
  expect(await found({ en: 'published', am: 'missing' })).toEqual(['Coffee prices'])
  expect(await found({ en: 'missing' })).toEqual(['ሐሳብ'])
  expect(await found({ en: 'written' })).toEqual(['An idea', 'Coffee prices', 'Markets in spring'])
  expect(await found({ am: 'written', en: 'missing' })).toEqual(['ሐሳብ'])
  expect(await found({ en: 'draft' })).toEqual(['An idea'])
  expect(await found({ en: 'unpublished' })).toEqual(['An idea', 'ሐሳብ'])
  expect(await found({ state: 'archived' })).toEqual([])
})

test('changed, in review, archived and scheduled are states to filter by', async () => {
  const kind = 'course'
  const items = []
  for (const en of ['Changed', 'Reviewed', 'Archived', 'Planned', 'Replaced'])
    items.push(await author.post(kind, { en }))
  const [changed, reviewed, archived, scheduled, replaced] = items.map(({ id }) => id)
  const move = (id: string | undefined, state: string) =>
    author.browser.send('PUT', `/api/admin/items/${id}/editions/en/state`, { state })
  await author.save(changed!, 'en', { title: 'Changed', excerpt: 'More.' })
  await move(reviewed, 'draft')
  await move(reviewed, 'in_review')
  await move(archived, 'archived')
  await move(scheduled, 'draft')
  const publishAt = site.services.clock() + 60_000
  for (const id of [scheduled!, replaced!]) await author.publish(id, 'en', { publishAt })
  expect(await found({ kind, en: 'changed' })).toEqual(['Changed'])
  expect(await found({ kind, en: 'in_review' })).toEqual(['Reviewed'])
  expect(await found({ kind, en: 'archived' })).toEqual(['Archived'])
  expect(await found({ kind, en: 'scheduled' })).toEqual(['Planned', 'Replaced'])
  expect(await found({ kind, en: 'published' })).toEqual(['Changed', 'Replaced'])
  site.advance(61_000)
  expect(await found({ kind, en: 'scheduled' })).toEqual([])
  expect(await found({ kind, en: 'published' })).toEqual(['Changed', 'Planned', 'Replaced'])
})

test('is filtered by staleness, tag, collection, and who edited last', async () => {
  const kind = 'learn'
  const stale = await author.post(kind, { en: 'Moved on' })
  await author.save(stale.id, 'am', { title: 'ትርጉም' }, { translatedFrom: 2 })
  expect(await found({ kind, stale: 'draft_any' })).toEqual([])
  await author.save(stale.id, 'en', { title: 'Moved on', excerpt: 'Again.' })
  expect(await found({ kind, stale: 'draft_am' })).toEqual(['Moved on'])
  expect(await found({ kind, stale: 'draft_any' })).toEqual(['Moved on'])
  expect(await found({ kind, stale: 'draft_en' })).toEqual([])
  expect(await found({ kind, stale: 'readers_any' })).toEqual([])

  expect(await found({ tag: 'gold' })).toEqual(['Markets in spring'])
  expect(await found({ tag: 'no-such-tag' })).toEqual([])
  const { items } = (
    await author.browser.get<{ items: { id: string }[] }>('/api/admin/collections?kind=series')
  ).json
  expect(await found({ collection: items[0]?.id ?? '' })).toEqual(['Coffee prices'])
  expect(await found({ collection: 'none' })).toHaveLength(3)

  const other = await startAuthoring(site)
  const { id } = await other.start('faq', 'Asked by another')
  const { json } = await author.browser.get<{ items: { uid: string; name: string }[] }>(
    '/api/admin/item-editors',
  )
  expect(json.items).toHaveLength(2)
  const seen = await Promise.all(json.items.map(({ uid }) => found({ kind: 'faq', author: uid })))
  expect(seen.toSorted((a, b) => a.length - b.length)).toEqual([[], ['Asked by another']])
  await author.save(id, 'en', { title: 'Answered' })
  expect(await Promise.all(json.items.map(({ uid }) => found({ kind: 'faq', author: uid })))).toContainEqual([
    'Answered',
  ])
})

test('is sorted by change, title, publication and order, either way', async () => {
  const byTitle = ['An idea', 'Coffee prices', 'Markets in spring', 'ሐሳብ']
  expect(await found({})).toEqual(byTitle)
  expect(await found({ direction: 'desc' })).toEqual(byTitle.toReversed())
  // In Amharic the title in that language counts where there is one.
  expect(await found({ lang: 'am' })).toEqual(['An idea', 'Coffee prices', 'ሐሳብ', 'Markets in spring'])
  const newest = ['ሐሳብ', 'Coffee prices', 'Markets in spring', 'An idea']
  expect(await found({ sort: 'published' })).toEqual(newest)
  expect(await found({ sort: 'published', direction: 'asc' })).toEqual(newest.toReversed())
  const changed = ['An idea', 'ሐሳብ', 'Coffee prices', 'Markets in spring']
  expect(await found({ sort: 'updated' })).toEqual(changed)
  expect(await found({ sort: 'updated', direction: 'asc' })).toEqual(changed.toReversed())
})

test('says what a row carries, and is for administrators', async () => {
  const { json } = await author.browser.get<{ items: ItemRow[] }>('/api/admin/items?kind=blog&q=spring')
  expect(json.items[0]).toMatchObject({
    tags: [{ slug: 'gold', label: 'Gold' }],
    publishedAt: expect.any(Number) as number,
    editions: [
      { language: 'en', state: 'published' },
      { language: 'am', state: 'published' },
    ],
  })
  const { browser } = await signInAs(site, { role: 'user' })
  expect((await browser.get('/api/admin/items?kind=blog')).status).toBe(403)
  expect((await browser.get('/api/admin/item-editors')).status).toBe(403)
})
