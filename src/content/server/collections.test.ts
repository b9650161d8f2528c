import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '#app/server/test-app.ts'
import type { Article, Collection } from '../contract.ts'
import { startAuthoring, type Author, type Problem } from './test-authoring.ts'

interface Tag {
  id: string
  slug: string
  labelEn: string
  labelAm: string
}

let site: TestApp
let author: Author

beforeAll(async () => {
  site = await createTestApp({ RATE_LIMIT_FACTOR: '1000' })
  author = await startAuthoring(site)
})

afterAll(() => site.close())

async function list(query: string): Promise<Collection[]> {
  return (await author.browser.get<{ items: Collection[] }>(`/api/admin/collections?${query}`)).json.items
}

async function tags(): Promise<Tag[]> {
  return (await author.browser.get<{ items: Tag[] }>('/api/admin/tags')).json.items
}

test('a collection stands last, with an address from its title, numbered when it is taken', async () => {
  const made = []
  for (const title of ['Charts', 'Charts', 'Charts']) made.push(await author.collection('track', title))
  expect(made.map(({ slug, sortOrder }) => [slug, sortOrder])).toEqual([
    ['charts', 1],
    ['charts-2', 2],
    ['charts-3', 3],
  ])
  await author.browser.send('DELETE', `/api/admin/collections/${made[1]?.id}`)
  expect(await author.collection('track', 'Charts')).toMatchObject({ slug: 'charts-2', sortOrder: 4 })
  expect(await author.collection('track', '', { titleAm: 'ገበታ' })).toMatchObject({
    slug: 'gebeta',
    titleEn: '',
  })
  expect((await list('kind=track')).map((one) => one.slug)).toEqual([
    'charts',
    'charts-3',
    'charts-2',
    'gebeta',
  ])
  expect(await list('kind=series')).toEqual([])
})

test('sections belong to their course', async () => {
  const [first, second] = [await author.start('course', 'First'), await author.start('course', 'Second')]
  await author.collection('section', 'Beginning', { parentId: first.id })
  await author.collection('section', 'Beginning', { parentId: second.id })
  expect((await list(`kind=section&parentId=${first.id}`)).map((one) => one.slug)).toEqual(['beginning'])
})

test('a collection is renamed, moved and removed, but not while something stands in it', async () => {
  const { id } = await author.collection('faq_category', 'Account')
  const change = (body: object) =>
    author.browser.send<Collection>('PATCH', `/api/admin/collections/${id}`, body)
  expect((await change({ titleAm: 'መለያ', sortOrder: 9, summaryEn: ' About accounts ' })).json).toMatchObject({
    titleEn: 'Account',
    titleAm: 'መለያ',
    sortOrder: 9,
    summaryEn: 'About accounts',
  })
  expect((await change({})).status).toBe(200)
  const entry = await author.start('faq', 'A question', { collectionId: id })
  const remove = () => author.browser.send<Problem>('DELETE', `/api/admin/collections/${id}`)
  const refused = await remove()
  expect([refused.status, refused.json.code]).toEqual([409, 'collection.not_empty'])
  await author.change(entry.id, { collectionId: null })
  expect((await remove()).status).toBe(204)
  expect((await remove()).status).toBe(404)
})

test.each([
  [{ kind: 'track' }, { titleEn: 'required' }],
  [{ kind: 'planet', titleEn: 'x' }, { kind: 'invalid' }],
  [{ kind: 'track', titleEn: 'x'.repeat(121) }, { titleEn: 'too_long' }],
  [{ kind: 'track', titleEn: 'x', coverId: 'nowhere' }, { coverId: 'unknown' }],
  [{ kind: 'section', titleEn: 'x', parentId: 'nowhere' }, { parentId: 'unknown' }],
])('%j is refused', async (wanted, fields) => {
  const { status, json } = await author.browser.send<Problem>('POST', '/api/admin/collections', wanted)
  expect([status, json.fields]).toEqual([422, fields])
})

test('a tag is added once, renamed for its readers, and taken from all items', async () => {
  const slug = await author.tag('Treasury bills', 'የግምጃ ቤት ሰነድ')
  const twice = await author.browser.send<Problem>('POST', '/api/admin/tags', {
    labelEn: 'Treasury Bills!',
    labelAm: 'x',
  })
  expect([twice.status, twice.json.fields]).toEqual([422, { labelEn: 'taken' }])
  const tag = (await tags()).find((one) => one.slug === slug)
  const post = await author.post('blog', { en: 'About bills' }, { tags: [slug] })
  const labels = async () =>
    (await site.browser().get<{ article: Article }>(`/api/blogs/${post.slug}`)).json.article.tags
  expect(await labels()).toEqual([{ slug: 'treasury-bills', label: 'Treasury bills' }])
  const rename = (body: object) => author.browser.send<Problem>('PATCH', `/api/admin/tags/${tag?.id}`, body)
  expect((await rename({ labelEn: 'T-bills' })).status).toBe(204)
  expect((await rename({})).status).toBe(422)
  expect(await labels()).toEqual([{ slug: 'treasury-bills', label: 'T-bills' }])
  expect((await author.browser.send('DELETE', `/api/admin/tags/${tag?.id}`)).status).toBe(204)
  expect(await labels()).toEqual([])
})
