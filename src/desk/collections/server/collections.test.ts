import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '#app/server/test-app.ts'
import { auditOf, movesSite } from '#content/server/test-traces.ts'
import { setItemTag } from '#content/labels/server/tags-store.ts'
import { lockSiteVersion } from '#content/server/site-version-store.ts'
import { whileHeld } from '#content/server/test-at-once.ts'
import type { Database } from '#platform/database/connect.ts'
import type { Article, Collection } from '#content/contract.ts'
import { startAuthoring, type Author, type Problem } from '#content/server/test-authoring.ts'

interface Tag {
  id: string
  slug: string
  labelEn: string
  labelAm: string
}

/** A refusal that carries what stands there now. */
interface Overtaken {
  code: string
  details: { current: Record<string, unknown> }
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
  expect(refused.json.details).toEqual({ items: 1 })
  const counted = async () => {
    const { json } = await author.browser.get<{ items: (Collection & { items: number; binned: number })[] }>(
      '/api/admin/collections?kind=faq_category',
    )
    return json.items.flatMap((one) => (one.id === id ? [[one.items, one.binned]] : []))
  }
  expect(await counted()).toEqual([[1, 0]])
  await author.browser.send('DELETE', `/api/admin/items/${entry.id}`)
  expect(await counted()).toEqual([[0, 1]])
  expect((await remove()).status).toBe(409)
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
  expect((await rename({})).json.fields).toEqual({ labelEn: 'required' })
  expect(await labels()).toEqual([{ slug: 'treasury-bills', label: 'T-bills' }])
  const remove = (items: number) =>
    author.browser.send<Problem & { details: { items: number } }>(
      'DELETE',
      `/api/admin/tags/${tag?.id}?items=${items}`,
    )
  const refused = await remove(0)
  expect([refused.status, refused.json.code, refused.json.details.items]).toEqual([409, 'tag.in_use', 1])
  expect((await remove(1)).status).toBe(204)
  expect(await labels()).toEqual([])
})

test('a tag that an item is just given is not taken from it by who saw none', async () => {
  const slug = await author.tag('Silver')
  const tag = (await tags()).find((one) => one.slug === slug)
  const { id: itemId } = await author.post('blog', { en: 'About silver' })
  const give = async (db: Database) => {
    await lockSiteVersion(db)
    await setItemTag(db, { itemId, tagId: tag?.id ?? '' }, true)
  }
  const remove = () => author.browser.send<Problem>('DELETE', `/api/admin/tags/${tag?.id}?items=0`)
  const [refused] = await whileHeld(site, give, remove)
  expect([refused?.status, refused?.json.code]).toEqual([409, 'tag.in_use'])
  expect((await author.read(itemId)).tags).toEqual([slug])
})

test('two people who name a tag at once lose no word: the other label stays, the same one is not replaced unseen', async () => {
  const slug = await author.tag('Bonds', 'ቦንድ')
  const find = async () => (await tags()).find((one) => one.slug === slug)
  const at = `/api/admin/tags/${(await find())?.id}`
  const rename = (body: object) => author.browser.send<Overtaken>('PATCH', at, body)
  expect((await rename({ labelEn: 'Bonds of state', was: { labelEn: 'Bonds' } })).status).toBe(204)
  expect((await rename({ labelAm: 'የመንግሥት ቦንድ', was: { labelAm: 'ቦንድ' } })).status).toBe(204)
  const { status, json } = await rename({ labelEn: 'Debt', was: { labelEn: 'Bonds' } })
  expect([status, json.code]).toEqual([409, 'tag.changed'])
  expect(json.details.current).toEqual({ labelEn: 'Bonds of state', labelAm: 'የመንግሥት ቦንድ' })
  expect(await find()).toMatchObject({ labelEn: 'Bonds of state', labelAm: 'የመንግሥት ቦንድ' })
  expect((await rename({ labelEn: 'Bonds of state', was: { labelEn: 'Bonds' } })).status).toBe(204)
  expect((await rename({ labelEn: 'Debt', was: { labelEn: 'Bonds of state' } })).status).toBe(204)
  expect((await rename({ was: { labelEn: 'Debt' } })).status).toBe(422)
})

test('two people who name a collection at once lose no word either, nor its picture', async () => {
  const { id } = await author.collection('faq_category', 'Fees')
  const find = async () => (await list('kind=faq_category')).find((one) => one.id === id)
  const change = (body: object) =>
    author.browser.send<Overtaken>('PATCH', `/api/admin/collections/${id}`, body)
  expect((await change({ titleEn: 'Charges', was: { titleEn: 'Fees' } })).status).toBe(200)
  expect((await change({ titleAm: 'ክፍያ', was: { titleAm: '' } })).status).toBe(200)
  const { status, json } = await change({ titleAm: 'ዋጋ', coverId: null, was: { titleAm: '', coverId: null } })
  expect([status, json.code]).toEqual([409, 'collection.changed'])
  expect(json.details.current).toMatchObject({ titleEn: 'Charges', titleAm: 'ክፍያ', coverId: null })
  expect(await find()).toMatchObject({ titleEn: 'Charges', titleAm: 'ክፍያ' })
  expect((await change({ titleAm: 'ዋጋ' })).status).toBe(200)
})

test('two tags become one: its items, its address and what was typed elsewhere follow', async () => {
  const [old, kept] = [await author.tag('Bourse', 'ቡርሳ'), await author.tag('Exchange', 'ገበያ')]
  const both = await author.post('blog', { en: 'Carries both' }, { tags: [old, kept] })
  const one = await author.post('blog', { en: 'Carries the old one' }, { tags: [old], topic: old })
  const idOf = async (slug: string) => (await tags()).find((tag) => tag.slug === slug)?.id
  const merge = (from: string | undefined, into: string | undefined) =>
    author.browser.send<Problem & { moved: number }>('PUT', `/api/admin/tags/${from}/successor`, { id: into })
  const [from, into] = [await idOf(old), await idOf(kept)]
  expect((await merge(from, from)).json.fields).toEqual({ id: 'unknown' })
  expect((await merge(from, 'nowhere')).json.fields).toEqual({ id: 'unknown' })
  expect((await merge('nowhere', into)).json.code).toBe('tag.not_found')
  expect((await merge(from, into)).json.moved).toBe(2)

  expect((await author.read(one.id)).topic).toBe(kept)
  expect((await tags()).find((tag) => tag.slug === kept)).toMatchObject({ items: 2 })
  expect(await idOf(old)).toBeUndefined()
  const reader = site.browser()
  for (const slug of [old, kept]) {
    const { json } = await reader.get<{ items: { id: string }[] }>(`/api/blogs?tag=${slug}`)
    expect(json.items.map(({ id }) => id).toSorted()).toEqual([both.id, one.id].toSorted())
  }
  expect((await author.change(one.id, { tags: [old] })).tags).toEqual([kept])
  const anew = await author.tag('Bourse', 'ቡርሳ')
  expect((await reader.get<{ items: unknown[] }>(`/api/blogs?tag=${anew}`)).json.items).toEqual([])
})

test('two collections become one: pages move behind those of the other, and its address leads there', async () => {
  const [from, into] = [
    await author.collection('faq_category', 'Old'),
    await author.collection('faq_category', 'New'),
  ]
  const ids = []
  for (const [title, home] of [
    ['Second', from],
    ['Third', from],
    ['First', into],
  ] as const)
    ids.push((await author.post('faq', { en: title }, { collectionId: home.id })).id)
  const merge = (id: string, target: string) =>
    author.browser.send<Problem & { moved: number }>('PUT', `/api/admin/collections/${id}/successor`, {
      id: target,
    })
  const track = await author.collection('track', 'Elsewhere')
  expect((await merge(from.id, track.id)).status).toBe(422)
  expect((await merge(from.id, from.id)).status).toBe(422)
  expect((await merge(from.id, into.id)).json).toEqual({ moved: 2 })
  expect((await merge(from.id, into.id)).json.code).toBe('collection.not_found')
  expect((await list('kind=faq_category')).map(({ id }) => id)).not.toContain(from.id)
  const { json } = await site
    .browser()
    .get<{ categories: { slug: string; entries: { question: string }[] }[] }>(
      `/api/faq?category=${from.slug}`,
    )
  expect(json.categories.map(({ slug, entries }) => [slug, entries.map((one) => one.question)])).toEqual([
    ['new', ['First', 'Second', 'Third']],
  ])
})

test('lists for administrators say how many items stand in each', async () => {
  const home = await author.collection('series', 'Counted')
  const empty = await author.collection('series', 'Empty')
  await author.start('blog', 'In the series', { collectionId: home.id })
  expect((await list('kind=series')).find(({ id }) => id === home.id)).toMatchObject({ items: 1 })
  expect((await list('kind=series')).find(({ id }) => id === empty.id)).toMatchObject({ items: 0 })
})

test('one whose name has no letters is called by its kind; a tag of such a name is refused', async () => {
  expect(await author.collection('series', '…')).toMatchObject({ slug: 'series' })
  const tag = { labelEn: '…', labelAm: '…' }
  const { status, json } = await author.browser.send<Problem>('POST', '/api/admin/tags', tag)
  expect([status, json.fields]).toEqual([422, { labelEn: 'required' }])
})

test('what does not exist cannot be changed', async () => {
  for (const [what, change] of [
    ['collection', { titleEn: 'x' }],
    ['tag', { labelEn: 'x' }],
  ] as const) {
    const answer = await author.browser.send<Problem>('PATCH', `/api/admin/${what}s/nowhere`, change)
    expect([answer.status, answer.json.code]).toEqual([404, `${what}.not_found`])
  }
  const gone = await author.browser.send<Problem>('DELETE', '/api/admin/collections/nowhere')
  expect(gone.json.code).toBe('collection.not_found')
})

test('sections of two courses are not one, and a cover must be there before it is worn', async () => {
  const sections = []
  for (const title of ['One course', 'Another course']) {
    const { id } = await author.start('course', title)
    sections.push(await author.collection('section', 'Part', { parentId: id }))
  }
  const merge = await author.browser.send<Problem>(
    'PUT',
    `/api/admin/collections/${sections[0]?.id}/successor`,
    { id: sections[1]?.id },
  )
  expect([merge.status, merge.json.fields]).toEqual([422, { id: 'unknown' }])
  const path = `/api/admin/collections/${sections[0]?.id}`
  const worn = await author.browser.send<Problem>('PATCH', path, { coverId: 'nowhere' })
  expect([worn.status, worn.json.fields]).toEqual([422, { coverId: 'unknown' }])
})

test('every step with a collection is written down, and readers see it at once', async () => {
  const [kept, merged] = [
    await author.collection('series', 'Kept', { titleAm: 'የቀረ' }),
    await author.collection('series', '', { titleAm: 'የተዋሐደ' }),
  ]
  const at = (id: string) => `/api/admin/collections/${id}`
  const { browser } = author
  const steps = [
    () => browser.send('PATCH', at(merged.id), { summaryEn: 'x' }),
    () => browser.send('PUT', `${at(merged.id)}/successor`, { id: kept.id }),
    () => author.collection('series', 'One more'),
    () => browser.send('DELETE', at(kept.id)),
  ]
  for (const step of steps) expect(await movesSite(site, step)).toBe(true)
  expect(await auditOf(site, merged.id)).toEqual([
    ['collection.changed', 'series', { title: 'የተዋሐደ' }],
    ['collection.created', 'series', { title: 'የተዋሐደ' }],
  ])
  expect(await auditOf(site, kept.id)).toEqual([
    ['collection.created', 'series', { title: 'Kept' }],
    ['collection.merged', 'series', { title: 'የተዋሐደ', into: 'Kept', count: 0 }],
    ['collection.removed', 'series', { title: 'Kept' }],
  ])
})

test('every step with a tag is written down in the language of whoever takes it, and readers see it at once', async () => {
  await author.tag('Premium', 'ፕሪሚየም')
  await author.tag('Bonus', 'ጉርሻ')
  const [bonus, premium] = [await idOfTag('bonus'), await idOfTag('premium')]
  const { browser } = author
  browser.cookies.set('language', 'am')
  const steps = [
    () => browser.send('PATCH', `/api/admin/tags/${premium}`, { labelAm: 'አረቦን' }),
    () => browser.send('PUT', `/api/admin/tags/${bonus}/successor`, { id: premium }),
  ]
  for (const step of steps) expect(await movesSite(site, step)).toBe(true)
  browser.cookies.delete('language')
  const remove = () => browser.send('DELETE', `/api/admin/tags/${premium}?items=0`)
  expect(await movesSite(site, remove)).toBe(true)
  expect(await auditOf(site, premium)).toEqual([
    ['tag.created', 'tag', { slug: 'premium' }],
    ['tag.merged', 'tag', { title: 'ጉርሻ', into: 'አረቦን', count: 0 }],
    ['tag.removed', 'tag', { title: 'Premium', count: 0 }],
    ['tag.renamed', 'tag', { title: 'አረቦን' }],
  ])
  expect((await remove()).status).toBe(204)
})

async function idOfTag(slug: string): Promise<string> {
  return (await tags()).find((tag) => tag.slug === slug)?.id ?? ''
}
