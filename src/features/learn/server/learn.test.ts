import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApp, type TestApp, type TestBrowser } from '#app/server/test-app.ts'
import type { Collection, Item } from '#content/contract.ts'
import { startAuthoring, type Author } from '#content/server/test-authoring.ts'
import type { LearnDetail, LearnList } from '../contract.ts'

let site: TestApp
let author: Author
let guest: TestBrowser
let basics: Collection
const pages: Record<string, Item> = {}

beforeAll(async () => {
  site = await createTestApp({ RATE_LIMIT_FACTOR: '1000' })
  author = await startAuthoring(site)
  guest = site.browser()
  const charts = await author.collection('track', 'Charts', { titleAm: 'ገበታዎች', sortOrder: 2 })
  basics = await author.collection('track', 'First steps', {
    titleAm: 'የመጀመሪያ እርምጃዎች',
    summaryEn: 'Where to begin',
    sortOrder: 1,
  })
  await author.collection('track', 'Nothing in it yet', { sortOrder: 3 })
  const tag = await author.tag('Basics')
  for (const [order, name] of ['Three', 'One', 'Two'].entries()) {
    const sortOrder = [3, 1, 2][order] ?? 0
    pages[name] = await author.post(
      'learn',
      { en: name, am: `ገጽ ${sortOrder}` },
      {
        collectionId: basics.id,
        sortOrder,
        tags: name === 'One' ? [tag] : [],
        extras: { objectives: [`Know ${name}`] },
      },
    )
  }
  await author.post('learn', { en: 'Reading a chart' }, { collectionId: charts.id, level: 'advanced' })
})

afterAll(() => site.close())

async function read(address: string, query = ''): Promise<LearnDetail> {
  const { status, json } = await guest.get<LearnDetail>(`/api/learn/${address}?${query}`)
  expect(status).toBe(200)
  return json
}

async function list(query = ''): Promise<LearnList> {
  return (await guest.get<LearnList>(`/api/learn?${query}`)).json
}

test('pages stand in their tracks, both in the order they are meant to be read; empty tracks are left out', async () => {
  const { tracks, tags } = await list()
  expect(tracks.map((track) => [track.title, track.items.map((card) => card.title)])).toEqual([
    ['First steps', ['One', 'Two', 'Three']],
    ['Charts', ['Reading a chart']],
  ])
  expect(tracks[0]).toMatchObject({ slug: 'first-steps', summary: 'Where to begin', cover: null })
  expect(tags).toEqual([{ slug: 'basics', label: 'Basics' }])
})

test('tracks are named in the language of the reader, and described in the other when there are no words', async () => {
  const { tracks } = await list('lang=am')
  expect(tracks[0]).toMatchObject({ title: 'የመጀመሪያ እርምጃዎች', summary: 'Where to begin' })
  expect(tracks[0]?.items.map((card) => card.title)).toEqual(['ገጽ 1', 'ገጽ 2', 'ገጽ 3'])
})

test('filters leave out tracks in which nothing matches', async () => {
  expect((await list('level=advanced')).tracks.map((track) => track.slug)).toEqual(['charts'])
  expect((await list('tag=basics')).tracks.map((track) => track.items.length)).toEqual([1])
  expect((await list('q=two')).tracks.map((track) => track.items.map((card) => card.title))).toEqual([
    ['Two'],
  ])
  expect((await list('q=nothing')).tracks).toEqual([])
})

test('a page knows its track, its neighbours and its own words', async () => {
  const { article, track, previous, next } = await read(pages.Two?.id ?? '')
  expect(article.extras).toEqual({ objectives: ['Know Two'] })
  expect([track?.title, track?.items.map((one) => one.title)]).toEqual([
    'First steps',
    ['One', 'Two', 'Three'],
  ])
  expect([previous?.slug, next?.slug]).toEqual(['one', 'three'])
})

test('the first page has no previous, the last no next', async () => {
  expect(await read('one')).toMatchObject({ previous: null, next: { slug: 'two' } })
  expect(await read('three')).toMatchObject({ previous: { slug: 'two' }, next: null })
  expect(await read('reading-a-chart')).toMatchObject({ previous: null, next: null })
})

test('neighbours skip what readers cannot see', async () => {
  const draft = await author.start('learn', 'Between', { collectionId: basics.id })
  await author.change(draft.id, { sortOrder: 2 })
  expect((await read('one')).next?.slug).toBe('two')
})

test('an unlisted page has its track and no neighbours', async () => {
  await author.post('learn', { en: 'Aside' }, { collectionId: basics.id, sortOrder: 9, listed: false })
  expect(await read('aside')).toMatchObject({ track: { slug: 'first-steps' }, previous: null, next: null })
  expect((await list()).tracks[0]?.items).toHaveLength(3)
})

test('a page without a track stands alone', async () => {
  const { id } = await author.post('learn', { en: 'Homeless' })
  // As sites have it that let a published page go without one.
  const { db } = site.services.connection
  await db.updateTable('items').set({ collectionId: null }).where('id', '=', id).execute()
  expect(await read('homeless')).toMatchObject({ track: null, previous: null, next: null })
})

test('a page names what to read before it, as far as readers can see that', async () => {
  const draft = await author.start('learn', 'Not out', { collectionId: basics.id })
  const prerequisites = [pages.Two?.id ?? '', draft.id, pages.One?.id ?? '']
  await author.change(pages.Three?.id ?? '', { details: { prerequisites } })
  expect((await read('three')).prerequisites.map((one) => one.slug)).toEqual(['two', 'one'])
  expect((await read('one')).prerequisites).toEqual([])
})
