import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '#app/server/test-app.ts'
import type { EditionText, Item, ItemFields } from '../../contract.ts'
import type { ContentKind } from '../../kinds.ts'
import {
  documentOf,
  paragraph,
  startAuthoring,
  type Author,
  type Problem,
} from '../../server/test-authoring.ts'

let site: TestApp
let author: Author

beforeAll(async () => {
  site = await createTestApp({ RATE_LIMIT_FACTOR: '1000' })
  author = await startAuthoring(site)
})

afterAll(() => site.close())

async function change(item: Item, fields: Partial<ItemFields>) {
  const { version } = await author.read(item.id)
  return author.browser.send<Item & Problem>('PATCH', `/api/admin/items/${item.id}`, { version, ...fields })
}

async function storedDetails(id: string): Promise<unknown> {
  const rows = site.services.connection.db.selectFrom('items').select('details').where('id', '=', id)
  return JSON.parse((await rows.executeTakeFirstOrThrow()).details)
}

async function storeExtras(itemId: string, own: object): Promise<void> {
  const { db } = site.services.connection
  const extras = JSON.stringify(own)
  await db.updateTable('editions').set({ extras }).where('itemId', '=', itemId).execute()
}

async function storedExtras(itemId: string): Promise<unknown> {
  const rows = site.services.connection.db.selectFrom('editions').select('extras')
  return JSON.parse((await rows.where('itemId', '=', itemId).executeTakeFirstOrThrow()).extras)
}

async function problemsOf(item: Item, fields: Partial<ItemFields>) {
  const { status, json } = await change(item, fields)
  return [status, json.fields]
}

describe('the topic', () => {
  test('is one of the tags: it joins them when it is set, and goes when its tag goes', async () => {
    const [coffee, risk] = [await author.tag('Coffee', 'ቡና'), await author.tag('Risk', 'ስጋት')]
    const post = await author.post('blog', { en: 'Topical' }, { tags: [risk] })
    expect((await change(post, { topic: coffee })).json).toMatchObject({
      topic: coffee,
      tags: [coffee, risk],
    })
    expect((await change(post, { tags: [coffee] })).json).toMatchObject({ topic: coffee, tags: [coffee] })
    expect((await change(post, { tags: [risk] })).json).toMatchObject({ topic: null, tags: [risk] })
    expect((await change(post, { tags: [], topic: risk })).json).toMatchObject({ topic: risk, tags: [risk] })
    expect(await problemsOf(post, { topic: 'no-such-tag' })).toEqual([422, { topic: 'unknown' }])
    const { json } = await site.browser().get<{ article: { topic: unknown } }>('/api/blogs/topical?lang=am')
    expect(json.article.topic).toEqual({ slug: risk, label: 'ስጋት' })
    expect((await change(post, { topic: null })).json).toMatchObject({ topic: null, tags: [risk] })
  })
})

describe('what readers see', () => {
  test.each(['learn', 'faq'] as const)('a %s text stays in a collection as long as they do', async (kind) => {
    const item = await author.post(kind, { en: `Found as ${kind}` })
    expect(await problemsOf(item, { collectionId: null })).toEqual([422, { collectionId: 'required' }])
    const draft = await author.start(kind, `Not yet found as ${kind}`)
    expect((await change(draft, { collectionId: null })).json.collectionId).toBe(null)
  })

  test('has a risk callout in each language when its risk becomes high', async () => {
    const told = documentOf({
      type: 'callout',
      attrs: { tone: 'risk', title: '' },
      content: [paragraph('You may lose money.')],
    })
    const post = await author.post('blog', { en: 'Becomes risky', am: 'አደገኛ የሚሆን' })
    const refused = [422, { riskLevel: 'no_risk_note' }]
    expect(await problemsOf(post, { riskLevel: 'high' })).toEqual(refused)
    await author.save(post.id, 'en', { body: told })
    await author.publish(post.id, 'en')
    await author.save(post.id, 'am', { body: told })
    expect(await problemsOf(post, { riskLevel: 'high' })).toEqual(refused)
    await author.publish(post.id, 'am')
    expect((await change(post, { riskLevel: 'high' })).json.riskLevel).toBe('high')
    const draft = await author.start('blog', 'Risky from the first')
    expect((await change(draft, { riskLevel: 'high' })).json.riskLevel).toBe('high')
  })
})

describe('the place', () => {
  test('is a collection of the kind: posts stand in series, learn pages in tracks', async () => {
    const [series, track] = [
      await author.collection('series', 'A series'),
      await author.collection('track', 'A track'),
    ]
    const post = await author.start('blog', 'Part')
    expect((await change(post, { collectionId: series.id })).json.collectionId).toBe(series.id)
    expect(await problemsOf(post, { collectionId: track.id })).toEqual([422, { collectionId: 'unknown' }])
    const resource = await author.start('resource', 'Nowhere')
    expect(await problemsOf(resource, { collectionId: series.id })).toEqual([
      422,
      { collectionId: 'unknown' },
    ])
    const wrong = { kind: 'blog', language: 'en', title: 'Wrong', collectionId: track.id }
    expect((await author.browser.send('POST', '/api/admin/items', wrong)).status).toBe(422)
  })

  test('of a lesson is a section of its own course', async () => {
    const [one, other] = [await author.start('course', 'One'), await author.start('course', 'Other')]
    const mine = await author.collection('section', 'Mine', { parentId: one.id })
    const theirs = await author.collection('section', 'Theirs', { parentId: other.id })
    const lesson = await author.start('lesson', 'Lesson', { parentId: one.id, collectionId: mine.id })
    expect(await problemsOf(lesson, { collectionId: theirs.id })).toEqual([422, { collectionId: 'unknown' }])
  })

  test('that an item moves to takes it last, unless the editor says where', async () => {
    const series = await author.collection('series', 'In order')
    const parts = []
    for (const title of ['First', 'Second', 'Third']) {
      const post = await author.start('blog', title)
      parts.push((await change(post, { collectionId: series.id })).json.sortOrder)
    }
    expect(parts).toEqual([1, 2, 3])
    const fourth = await author.start('blog', 'Fourth')
    expect((await change(fourth, { collectionId: series.id, sortOrder: 9 })).json.sortOrder).toBe(9)
  })
})

test('only posts are pinned', async () => {
  const until = site.services.clock() + 86_400_000
  const post = await author.start('blog', 'Pinned')
  expect((await change(post, { pinnedUntil: until })).json.pinnedUntil).toBe(until)
  expect((await change(post, { pinnedUntil: null })).json.pinnedUntil).toBeNull()
  const page = await author.start('learn', 'Not pinned')
  expect(await problemsOf(page, { pinnedUntil: until })).toEqual([422, { pinnedUntil: 'not_here' }])
})

test('a page of the site stays at its address, and another one may become it', async () => {
  const page = await author.start('page', 'Who we are')
  expect((await change(page, { slug: 'about' })).json.slug).toBe('about')
  expect(await problemsOf(page, { slug: 'about-us' })).toEqual([422, { slug: 'not_here' }])
  expect((await change(page, { slug: 'about' })).status).toBe(200)
})

test('a page of the site is for everybody, and one that was for members is left as it is or opened', async () => {
  const page = await author.start('page', 'Contact us')
  expect(await problemsOf(page, { access: 'signed-in' })).toEqual([422, { access: 'not_here' }])
  const { db } = site.services.connection
  await db.updateTable('items').set({ access: 'signed-in' }).where('id', '=', page.id).execute()
  expect((await change(page, { access: 'signed-in', listed: false })).status).toBe(200)
  expect((await change(page, { access: 'public' })).json.access).toBe('public')
})

describe("a kind's own fields", () => {
  const cases: [ContentKind, ItemFields['details'], Record<string, string>][] = [
    ['blog', { colour: 'red' }, { 'details.colour': 'unknown_field' }],
    ['blog', { related: 'x' }, { 'details.related': 'invalid' }],
    ['blog', { related: ['a', 'b', 'c', 'd', 'e', 'f', 'g'] }, { 'details.related': 'too_big' }],
    ['blog', { related: ['a', 'a'] }, { 'details.related.1': 'twice' }],
    ['blog', { related: ['nothing'] }, { 'details.related.0': 'unknown' }],
    ['learn', { prerequisites: ['nothing'] }, { 'details.prerequisites.0': 'unknown' }],
    [
      'course',
      { enrolment: 'maybe', progression: 'x' },
      { 'details.enrolment': 'invalid', 'details.progression': 'invalid' },
    ],
    ['course', { completionShare: 101 }, { 'details.completionShare': 'too_big' }],
    [
      'course',
      { certificate: { isOffered: 'yes' } },
      { 'details.certificate.isOffered': 'invalid', 'details.certificate.minimumScore': 'required' },
    ],
    ['resource', { resourceType: 'poster' }, { 'details.resourceType': 'invalid' }],
    ['resource', { url: 'javascript:alert(1)' }, { 'details.url': 'invalid_url' }],
    [
      'resource',
      { version: 'x'.repeat(41), licence: 'x'.repeat(121) },
      { 'details.version': 'too_long', 'details.licence': 'too_long' },
    ],
    ['resource', { files: { en: 'nothing', fr: 'x' } }, { 'details.files.fr': 'unknown_field' }],
    ['resource', { files: { en: 'nothing' } }, { 'details.files.en': 'unknown' }],
    ['faq', { audience: 'all' }, { 'details.audience': 'invalid' }],
    ['page', { anything: 1 }, { 'details.anything': 'unknown_field' }],
  ]
  test.each(cases)('of a %s: %j is refused by name', async (kind, details, problems) => {
    const item = await author.start(kind, 'Strict')
    expect(await problemsOf(item, { details })).toEqual([422, problems])
    expect((await author.read(item.id)).details).toEqual({})
  })

  test('are kept when they fit', async () => {
    const details = {
      enrolment: 'invite',
      progression: 'sequential',
      completionShare: 80,
      certificate: { isOffered: true, minimumScore: 70 },
    }
    const course = await author.start('course', 'Fitting')
    expect((await change(course, { details })).json.details).toEqual(details)
  })

  test('name other items, and not the item itself', async () => {
    const [page, post] = [await author.start('learn', 'A page'), await author.start('blog', 'A post')]
    const learn = await author.start('learn', 'Has one before it')
    expect((await change(learn, { details: { prerequisites: [page.id] } })).status).toBe(200)
    expect(await problemsOf(learn, { details: { prerequisites: [page.id, post.id, learn.id] } })).toEqual([
      422,
      { 'details.prerequisites.1': 'unknown', 'details.prerequisites.2': 'unknown' },
    ])
  })

  test('that were stored before the rules do not stand in the way of a later save', async () => {
    const { id } = await author.start('resource', 'Old')
    const old = { colour: 'red', version: 'x'.repeat(90) }
    const details = JSON.stringify(old)
    await site.services.connection.db.updateTable('items').set({ details }).where('id', '=', id).execute()
    const item = await author.read(id)
    // What the document of the API does not know is not shown, and is not lost either: whether it is sent along or left out.
    expect(item.details).toEqual({})
    for (const given of [{ ...old, licence: 'CC BY 4.0' }, { licence: 'CC BY 4.0' }]) {
      expect((await change(item, { details: given })).json.details).toEqual({ licence: 'CC BY 4.0' })
      expect(await storedDetails(id)).toEqual({ ...old, licence: 'CC BY 4.0' })
    }
    expect(await problemsOf(item, { details: { ...old, colour: 'blue' } })).toEqual([
      422,
      { 'details.colour': 'unknown_field' },
    ])
  })
})

describe("a kind's own texts", () => {
  test.each<[ContentKind, EditionText['extras'], Record<string, string>]>([
    ['blog', { note: 'x' }, { 'extras.note': 'unknown_field' }],
    ['learn', { objectives: Array.from({ length: 6 }, String) }, { 'extras.objectives': 'too_big' }],
    ['learn', { takeaways: ['fine', 'x'.repeat(301)] }, { 'extras.takeaways.1': 'too_long' }],
    [
      'course',
      { outcomes: Array.from({ length: 9 }, String), subtitle: 7 },
      { 'extras.subtitle': 'invalid', 'extras.outcomes': 'too_big' },
    ],
  ])('of a %s: %j is refused by name', async (kind, extras, problems) => {
    const { id } = await author.start(kind, 'Strict')
    const { status, json } = await author.save(id, 'en', { title: 'Strict', extras })
    expect([status, json.fields]).toEqual([422, problems])
  })

  test('that were stored before the rules stay as they are', async () => {
    const { id } = await author.start('blog', 'Old')
    await storeExtras(id, { note: 'x' })
    expect((await author.read(id)).editions).toMatchObject([{ extras: {} }])
    expect((await author.save(id, 'en', { title: 'New', extras: { note: 'x' } })).status).toBe(200)
    expect((await author.save(id, 'en', { title: 'Newer', extras: {} })).status).toBe(200)
    expect(await storedExtras(id)).toEqual({ note: 'x' })
    expect((await author.save(id, 'en', { title: 'New', extras: { note: 'y' } })).status).toBe(422)
  })

  test('are the same text when they are saved as they were read, and an earlier one when they are what they were', async () => {
    const { id } = await author.start('learn', 'A page')
    const extras = { takeaways: ['Two'], objectives: ['One'] }
    await author.save(id, 'en', { title: 'A page' })
    await storeExtras(id, extras)
    const [read] = (await author.read(id)).editions
    const [saved] = (await author.save(id, 'en', { title: 'A page', extras: read?.extras })).json.editions
    expect(saved).toMatchObject({ revision: read?.revision, extras })
    expect(JSON.stringify(await storedExtras(id))).toBe(JSON.stringify(extras))
    await author.publish(id, 'en')
    await author.save(id, 'en', { title: 'A page', extras: { ...extras, takeaways: ['Three'] } })
    const [again] = (await author.save(id, 'en', { title: 'A page', extras: read?.extras })).json.editions
    expect(again?.isChanged).toBe(false)
  })

  test('of a course promise three to eight outcomes before it is published', async () => {
    const { id } = await author.start('course', 'Promising')
    for (const extras of [{}, { outcomes: [] }, { outcomes: ['One', 'Two', ' '] }]) {
      await author.save(id, 'en', { title: 'Promising', extras })
      const { status, json } = await author.publish(id, 'en')
      expect([status, json.fields]).toEqual([422, { 'extras.outcomes': 'too_few' }])
    }
    await author.save(id, 'en', { title: 'Promising', extras: { outcomes: ['One', 'Two', 'Three'] } })
    expect((await author.publish(id, 'en')).status).toBe(200)
  })
})
