import { afterAll, beforeAll, expect, test } from 'vitest'
import { signInAs } from '#app/server/test-accounts.ts'
import { createTestApp, type TestApp } from '#app/server/test-app.ts'
import type { Card, Collection, ItemRow } from '#content/contract.ts'
import { atOnce } from '#content/server/test-at-once.ts'
import { startAuthoring, type Author, type Problem } from '#content/server/test-authoring.ts'

type Refused = Problem & { details: { current: string[] } }

let site: TestApp
let author: Author

beforeAll(async () => {
  site = await createTestApp({ RATE_LIMIT_FACTOR: '1000' })
  author = await startAuthoring(site)
})

afterAll(() => site.close())

const put = (path: string, body: object) => author.browser.send<Refused>('PUT', `/api/admin/${path}`, body)

async function tracks(): Promise<string[]> {
  const { json } = await author.browser.get<{ items: Collection[] }>('/api/admin/collections?kind=track')
  return json.items.map(({ id }) => id)
}

async function itemsOf(collectionId: string): Promise<string[]> {
  const path = `/api/admin/collections/${collectionId}/items`
  return (await author.browser.get<{ items: ItemRow[] }>(path)).json.items.map(({ id }) => id)
}

test('all tracks are put in order at once, unless somebody moved one in between', async () => {
  for (const title of ['One', 'Two', 'Three']) await author.collection('track', title)
  const [one, two, three] = await tracks()
  const before = [one, two, three]
  const order = (after: (string | undefined)[], seen = before) =>
    put('collection-order', { kind: 'track', before: seen, after })
  expect((await order([three, one, two])).status).toBe(204)
  expect(await tracks()).toEqual([three, one, two])
  const late = await order([two, one, three])
  expect([late.status, late.json.code, late.json.details.current]).toEqual([
    409,
    'order.changed',
    [three, one, two],
  ])
  expect((await order([one, two], await tracks())).status).toBe(422)
  expect((await order([one, one, two], await tracks())).status).toBe(422)
  expect((await order(['nowhere'], ['nowhere'])).status).toBe(409)
})

test('of two who put the same row in order at once one does, and the other hears how it stands', async () => {
  for (const title of ['A', 'B', 'C']) await author.collection('series', title)
  const { json } = await author.browser.get<{ items: Collection[] }>('/api/admin/collections?kind=series')
  const before = json.items.map(({ id }) => id)
  const [a, b, c] = before
  const order = (after: (string | undefined)[]) => () =>
    put('collection-order', { kind: 'series', before, after })
  const wanted = [
    [c, a, b],
    [b, a, c],
  ] as const
  const answers = await atOnce(site, order([...wanted[0]]), order([...wanted[1]]))
  expect(answers.map(({ status }) => status).toSorted()).toEqual([204, 409])
  const done = wanted[answers.findIndex(({ status }) => status === 204)]
  expect(answers.find(({ status }) => status === 409)?.json.details.current).toEqual(done)
})

test('tags stand by their slugs until they are put in order, for editors and for readers; a new one is last', async () => {
  const slugs = [await author.tag('Cotton'), await author.tag('Amber'), await author.tag('Beans')]
  await author.post('blog', { en: 'Carries them all' }, { tags: slugs })
  const list = async () =>
    (await author.browser.get<{ items: { id: string; slug: string }[] }>('/api/admin/tags')).json.items
  const shown = async () => {
    const { json } = await site.browser().get<{ tags: { slug: string }[] }>('/api/blogs')
    return json.tags.map(({ slug }) => slug)
  }
  expect(await shown()).toEqual(['amber', 'beans', 'cotton'])
  const before = (await list()).map(({ id }) => id)
  const after = before.toReversed()
  expect((await put('tag-order', { before, after })).status).toBe(204)
  expect(await shown()).toEqual(['cotton', 'beans', 'amber'])
  await author.tag('Aaa')
  expect((await list()).map(({ slug }) => slug)).toEqual(['cotton', 'beans', 'amber', 'aaa'])
  expect((await put('tag-order', { before, after })).json.code).toBe('order.changed')
})

test('sections are ordered within their course only', async () => {
  const [course, other] = [await author.start('course', 'A course'), await author.start('course', 'Another')]
  const made = []
  for (const title of ['A', 'B'])
    made.push(await author.collection('section', title, { parentId: course.id }))
  const elsewhere = await author.collection('section', 'C', { parentId: other.id })
  const [a, b] = made.map(({ id }) => id)
  const wanted = { kind: 'section', parentId: course.id }
  expect((await put('collection-order', { ...wanted, before: [a, b], after: [b, a] })).status).toBe(204)
  const mixed = [a, b, elsewhere.id]
  expect((await put('collection-order', { ...wanted, before: mixed, after: mixed })).status).toBe(409)
})

test('the pages of a track are put in order, and readers see it', async () => {
  const track = await author.collection('track', 'A path')
  const ids: string[] = []
  for (const title of ['First', 'Second', 'Third'])
    ids.push((await author.post('learn', { en: title }, { collectionId: track.id })).id)
  await author.browser.send(
    'DELETE',
    `/api/admin/items/${(await author.start('learn', 'Binned', { collectionId: track.id })).id}`,
  )
  expect(await itemsOf(track.id)).toEqual(ids)
  const [first, second, third] = ids
  const after = [second, third, first]
  const path = `collections/${track.id}/items`
  expect((await put(path, { before: ids, after })).status).toBe(204)
  expect(await itemsOf(track.id)).toEqual(after)
  expect((await put(path, { before: ids, after })).status).toBe(409)
  const { json } = await site
    .browser()
    .get<{ tracks: { id: string; items: { id: string }[] }[] }>('/api/learn')
  expect(json.tracks.find(({ id }) => id === track.id)?.items.map(({ id }) => id)).toEqual(after)
})

test('lessons that stand in no section have an order of their own', async () => {
  const course = await author.start('course', 'Loose')
  for (const title of ['First', 'Second']) {
    const lesson = await author.start('lesson', title, { parentId: course.id })
    await author.change(lesson.id, { collectionId: null })
  }
  const path = `/api/admin/items?kind=lesson&parentId=${course.id}&sort=order`
  const listed = async () =>
    (await author.browser.get<{ items: ItemRow[] }>(path)).json.items.map(({ id }) => id)
  const before = await listed()
  const after = before.toReversed()
  expect((await put(`items/${course.id}/loose-lessons`, { before, after })).status).toBe(204)
  expect(await listed()).toEqual(after)
})

test('featured items stand on the home page in the order that administrators gave them; a new one comes first', async () => {
  const made = []
  for (const title of ['Old', 'Middle', 'New']) {
    made.push(await author.post('blog', { en: title }, { featured: true }))
    site.advance(1000)
  }
  const shown = async () =>
    (await site.browser().get<{ featured: Card[] }>('/api/highlights')).json.featured.map(
      ({ title }) => title,
    )
  const listed = async () =>
    (await author.browser.get<{ items: ItemRow[] }>('/api/admin/featured-items')).json.items.map(
      ({ id }) => id,
    )
  expect(await shown()).toEqual(['New', 'Middle', 'Old'])
  const before = await listed()
  expect(before).toEqual(made.map(({ id }) => id).toReversed())
  expect((await put('featured-items', { before, after: before.toReversed() })).status).toBe(204)
  expect(await shown()).toEqual(['Old', 'Middle', 'New'])
  await author.post('blog', { en: 'Newest' }, { featured: true })
  expect(await shown()).toEqual(['Newest', 'Old', 'Middle', 'New'])
})

test('it is for administrators', async () => {
  const { browser } = await signInAs(site, { role: 'user' })
  const body = { kind: 'track', before: ['a'], after: ['a'] }
  expect((await browser.send('PUT', '/api/admin/collection-order', body)).status).toBe(403)
  expect((await browser.get('/api/admin/featured-items')).status).toBe(403)
})
