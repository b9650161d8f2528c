import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { password, signInAs } from '#app/server/test-accounts.ts'
import { createTestApp, type TestAnswer, type TestApp } from '#app/server/test-app.ts'
import type { Language } from '#platform/languages.ts'
import type { Item } from '#content/contract.ts'
import type { Revision, RevisionEntry } from '../contract.ts'
import {
  documentOf,
  editionOf,
  paragraph,
  startAuthoring,
  type Author,
  type Problem,
} from '#content/server/test-authoring.ts'

let site: TestApp
let author: Author

beforeAll(async () => {
  site = await createTestApp({ RATE_LIMIT_FACTOR: '1000' })
  author = await startAuthoring(site)
})

afterAll(() => site.close())

const at = (id: string, language: Language = 'en') => `/api/admin/items/${id}/editions/${language}/revisions`

async function list(id: string, more = '') {
  const { json } = await author.browser.get<{ items: RevisionEntry[]; page: number; hasNext: boolean }>(
    at(id) + more,
  )
  return json
}

function restore(id: string, revision: number, basedOn: number): Promise<TestAnswer<Item & Problem>> {
  return author.browser.send('POST', `${at(id)}/${revision}/restoration`, { basedOn })
}

/** An item whose text was saved by hand as revisions 2 and 3, and once more by itself as 4. */
async function written(): Promise<string> {
  const { id } = await author.start('blog', 'Title')
  await author.save(id, 'en', { title: 'First', body: 'The first words.' }, { keep: true })
  await author.save(id, 'en', { title: 'Second', body: 'The second words.' }, { keep: true })
  await author.save(id, 'en', { title: 'By itself', body: 'Words nobody kept.' })
  return id
}

describe('the history', () => {
  test('lists what was kept, newest first, with author and time, and says which one readers see', async () => {
    const id = await written()
    await author.publish(id, 'en')
    await author.save(id, 'en', { title: 'Later' }, { keep: true })
    const { items, page, hasNext } = await list(id)
    expect([page, hasNext]).toEqual([1, false])
    expect(items.map(({ revision, title, isPublished }) => [revision, title, isPublished])).toEqual([
      [5, 'Later', false],
      [4, 'By itself', true],
      [3, 'Second', false],
      [2, 'First', false],
    ])
    expect(items[0]).toMatchObject({ language: 'en', savedByName: 'A test admin' })
    expect(Math.abs((items[0]?.savedAt ?? 0) - site.services.clock())).toBeLessThan(60_000)
  })

  test('comes in pages', async () => {
    const { id } = await author.start('blog', 'Long')
    for (let count = 1; count <= 25; count++)
      await author.save(id, 'en', { title: `${count}` }, { keep: true })
    const [first, second] = [await list(id), await list(id, '?page=2')]
    expect([first.items.length, first.hasNext]).toEqual([20, true])
    expect([second.items.length, second.hasNext, second.items.at(-1)?.title]).toEqual([5, false, '1'])
    expect((await author.browser.get(`${at(id)}?page=0`)).status).toBe(422)
    const { id: full } = await author.start('blog', 'One page')
    for (let count = 1; count <= 20; count++)
      await author.save(full, 'en', { title: `${count}` }, { keep: true })
    expect(await list(full)).toMatchObject({ hasNext: false, items: { length: 20 } })
  })

  test('gives each version with its whole text', async () => {
    const id = await written()
    const { status, json } = await author.browser.get<Revision>(`${at(id)}/2`)
    expect(status).toBe(200)
    expect(json).toMatchObject({ revision: 2, title: 'First', isPublished: false })
    expect(json.text).toEqual({
      title: 'First',
      excerpt: 'What it is about.',
      seoTitle: '',
      seoDescription: '',
      extras: {},
      body: documentOf(paragraph('The first words.')),
    })
    await author.publish(id, 'en')
    expect((await author.browser.get<Revision>(`${at(id)}/4`)).json.isPublished).toBe(true)
  })

  test('is empty for a language that nobody has begun, and not found for an item that does not exist', async () => {
    const id = await written()
    expect((await author.browser.get<{ items: [] }>(at(id, 'am'))).json.items).toEqual([])
    expect((await author.browser.get<Problem>(at('nothing'))).json.code).toBe('item.not_found')
    for (const revision of [1, 4, 99])
      expect((await author.browser.get<Problem>(`${at(id)}/${revision}`)).json.code).toBe(
        'revision.not_found',
      )
    for (const revision of ['x', '0', '99999999999'])
      expect((await author.browser.get(`${at(id)}/${revision}`)).status).toBe(422)
  })

  test('is for administrators', async () => {
    const id = await written()
    const { browser } = await signInAs(site, { role: 'user' })
    for (const path of [at(id), `${at(id)}/2`]) {
      expect((await browser.get(path)).status).toBe(403)
      expect((await site.browser().get(path)).status).toBe(401)
    }
    expect((await browser.send('POST', `${at(id)}/2/restoration`, { basedOn: 4 })).status).toBe(403)
  })
})

describe('restoring', () => {
  test('makes a new version of the earlier text, and keeps the one it replaces', async () => {
    const id = await written()
    const { status, json } = await restore(id, 2, 4)
    expect(status).toBe(200)
    expect(editionOf(json, 'en')).toMatchObject({
      revision: 5,
      title: 'First',
      body: documentOf(paragraph('The first words.')),
    })
    expect((await list(id)).items.map(({ revision, title }) => [revision, title])).toEqual([
      [5, 'First'],
      [4, 'By itself'],
      [3, 'Second'],
      [2, 'First'],
    ])
    const back = await restore(id, 4, 5)
    expect(editionOf(back.json, 'en')).toMatchObject({ revision: 6, title: 'By itself' })
  })

  test('shows readers nothing until it is published', async () => {
    const id = await written()
    await author.publish(id, 'en')
    const { json } = await restore(id, 2, 4)
    expect(editionOf(json, 'en')).toMatchObject({ state: 'published', publishedRevision: 4, isChanged: true })
    const read = await site.browser().get<{ article: { title: string } }>(`/api/blogs/${id}`)
    expect(read.json.article.title).toBe('By itself')
  })

  test('over a newer text is refused with that text, and changes nothing', async () => {
    const id = await written()
    const before = await list(id)
    const { status, json } = await restore(id, 2, 3)
    expect([status, json.code]).toEqual([409, 'edition.changed'])
    expect(json.details.theirs).toMatchObject({ title: 'By itself', revision: 4 })
    expect(await list(id)).toEqual(before)
    expect(editionOf(await author.read(id), 'en')?.revision).toBe(4)
  })

  test('of ten at once one wins', async () => {
    const id = await written()
    const answers = await Promise.all(Array.from({ length: 10 }, () => restore(id, 2, 4)))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(9).fill(409)])
    expect(editionOf(await author.read(id), 'en')?.revision).toBe(5)
  })

  test('a version that is not kept, or of an item that does not exist, is not found', async () => {
    const id = await written()
    expect((await restore(id, 4, 4)).status).toBe(404)
    const nowhere = await restore('nothing', 2, 4)
    expect([nowhere.status, nowhere.json.code]).toEqual([404, 'revision.not_found'])
    expect((await author.browser.send('POST', `${at(id)}/2/restoration`, {})).status).toBe(422)
  })

  test('stands in the audit log', async () => {
    const id = await written()
    await restore(id, 2, 4)
    const log = await author.browser.get<{
      entries: { event: string; subjectId: string; details: object }[]
    }>('/api/admin/audit-log')
    expect(log.json.entries.find(({ event }) => event === 'edition.restored')).toMatchObject({
      subjectId: id,
      details: { title: 'First', language: 'en', revision: 2 },
    })
  })
})

describe('a translation that is restored', () => {
  const amharic = async (id: string) => editionOf(await author.read(id), 'am')
  const restoreAmharic = (id: string, revision: number, basedOn: number) =>
    author.browser.send<Item>('POST', `${at(id, 'am')}/${revision}/restoration`, { basedOn })

  /** Readers see the Amharic of the first English text; its draft was declared the translation of the second one. */
  async function translated() {
    const { id, editions } = await author.post('blog', { en: 'One' })
    const first = editions[0]?.revision ?? 0
    await author.save(id, 'am', { title: 'አንድ' }, { translatedFrom: first, keep: true })
    await author.publish(id, 'am')
    const shown = (await amharic(id))?.revision ?? 0
    await author.save(id, 'en', { title: 'Two' }, { keep: true })
    const second = editionOf(await author.read(id), 'en')?.revision ?? 0
    return { id, first, second, shown }
  }
  const confirm = (id: string, revision: number) =>
    author.browser.send('PUT', `/api/admin/items/${id}/editions/am/based-on`, { revision })

  test('follows again what it was made from then, and is stale again', async () => {
    const { id, first, second, shown } = await translated()
    await author.save(id, 'am', { title: 'ሁለት' }, { keep: true })
    await confirm(id, second)
    expect(await amharic(id)).toMatchObject({ basedOnRevision: second, isStale: false, isChanged: true })
    const { revision: newer = 0 } = (await amharic(id)) ?? {}

    await restoreAmharic(id, shown, newer)
    expect(await amharic(id)).toMatchObject({
      title: 'አንድ',
      basedOnRevision: first,
      isStale: true,
      isChanged: false,
    })
    await restoreAmharic(id, newer, newer + 1)
    expect(await amharic(id)).toMatchObject({ title: 'ሁለት', basedOnRevision: second, isStale: false })
  })

  test('is fresh where its words were declared up to date later', async () => {
    const { id, second, shown } = await translated()
    await confirm(id, second)
    await author.save(id, 'am', { title: 'ሁለት' }, { keep: true })
    await restoreAmharic(id, shown, shown + 1)
    expect(await amharic(id)).toMatchObject({ title: 'አንድ', basedOnRevision: second, isStale: false })
  })

  test('is what readers are told of it where its words returned to theirs before that was kept', async () => {
    const { id, editions } = await author.post('blog', { en: 'One' })
    const first = editions[0]?.revision ?? 0
    await author.save(id, 'en', { title: 'Two' }, { keep: true })
    await author.save(id, 'am', { title: 'ሁለት' }, { translatedFrom: first + 1, keep: true })
    await author.publish(id, 'am')
    await author.save(id, 'am', { title: 'ሌላ' })
    await author.save(id, 'am', { title: 'ሁለት' })
    await author.save(id, 'am', { title: 'ረቂቅ' })
    const { db } = site.services.connection
    await db.updateTable('revisions').set({ basedOnRevision: null }).where('itemId', '=', id).execute()
    const { json } = await author.browser.get<{ items: { revision: number; isPublished: boolean }[] }>(
      at(id, 'am'),
    )
    const shown = json.items.find(({ isPublished }) => isPublished)?.revision ?? 0
    await restoreAmharic(id, shown, (await amharic(id))?.revision ?? 0)
    expect(await amharic(id)).toMatchObject({ title: 'ሁለት', isStale: false, isChanged: false })
  })

  test('counts as behind where nobody said what it was made from', async () => {
    const { id } = await author.post('blog', { en: 'One' })
    await author.save(id, 'am', { title: 'ያልታወቀ' }, { keep: true })
    await author.save(id, 'en', { title: 'Two' }, { keep: true })
    const { revision = 0 } = editionOf(await author.read(id), 'en') ?? {}
    await author.save(id, 'am', { title: 'ሁለት' }, { translatedFrom: revision, keep: true })
    await restoreAmharic(id, 1, 2)
    expect(await amharic(id)).toMatchObject({ title: 'ያልታወቀ', isStale: true })
  })
})

test('what somebody else saves over stays in the history, though it was saved by itself', async () => {
  const id = await written()
  const { browser } = await signInAs(site, { role: 'admin' })
  const text = { title: 'Theirs', body: documentOf(paragraph('Other words.')) }
  const { status } = await browser.send('PUT', `/api/admin/items/${id}/editions/en`, { basedOn: 4, text })
  expect(status).toBe(200)
  expect((await list(id)).items.map(({ title }) => title)).toEqual(['By itself', 'Second', 'First'])
})

test('saving by hand what was saved by itself keeps it, and is no new version', async () => {
  const id = await written()
  const { status, json } = await author.save(
    id,
    'en',
    { title: 'By itself', body: 'Words nobody kept.' },
    { keep: true },
  )
  expect([status, editionOf(json, 'en')?.revision]).toEqual([200, 4])
  expect((await list(id)).items.map(({ revision, title }) => [revision, title])).toEqual([
    [4, 'By itself'],
    [3, 'Second'],
    [2, 'First'],
  ])
  const late = await author.save(id, 'en', { title: 'By itself' }, { keep: true, basedOn: 3 })
  expect(late.status).toBe(409)
})

test('a text that says again what readers see, or what was translated, stands in the history as that', async () => {
  const { id } = await author.start('blog', 'Title')
  await author.save(id, 'en', { title: 'Public' })
  await author.publish(id, 'en')
  await author.save(id, 'en', { title: 'Other' })
  await author.save(id, 'en', { title: 'Public' })
  expect((await list(id)).items.map(({ revision, isPublished }) => [revision, isPublished])).toEqual([
    [4, true],
    [2, false],
  ])
  const { id: draft } = await author.start('blog', 'Title')
  await author.save(draft, 'en', { title: 'Translated' })
  await author.save(draft, 'am', { title: 'የተተረጎመ' }, { translatedFrom: 2 })
  await author.save(draft, 'en', { title: 'Other' })
  await author.save(draft, 'en', { title: 'Translated' })
  expect((await list(draft)).items.map(({ revision }) => revision)).toEqual([4, 2])
})

test('a translation of an earlier text keeps nothing of the newer one', async () => {
  const { id } = await author.start('blog', 'Title')
  await author.save(id, 'en', { title: 'Earlier' }, { keep: true })
  await author.save(id, 'en', { title: 'Newer' })
  await author.save(id, 'am', { title: 'የቀድሞ' }, { translatedFrom: 2 })
  expect((await list(id)).items.map(({ title }) => title)).toEqual(['Earlier'])
})

test('two who write over each other keep fifty of their texts', async () => {
  const { id } = await author.start('blog', 'Contested')
  const other = await startAuthoring(site)
  for (let count = 1; count <= 55; count++)
    await (count % 2 ? other : author).save(id, 'en', { title: `Take ${count}` }, { basedOn: count })
  const pages = [await list(id), await list(id, '?page=2'), await list(id, '?page=3')]
  expect(pages.map(({ items }) => items.length)).toEqual([20, 20, 10])
  expect(pages[0]?.items[0]?.title).toBe('Take 54')
})

describe('however often a text is saved after it', () => {
  async function saveOften(id: string): Promise<void> {
    for (let count = 1; count <= 55; count++)
      await author.save(id, 'en', { title: `Later ${count}` }, { keep: true })
  }
  const isThere = async (id: string, revision: number) =>
    (await author.browser.get(`${at(id)}/${revision}`)).status === 200

  test('the version that readers see stays', async () => {
    const id = await written()
    await author.publish(id, 'en')
    await saveOften(id)
    const kept = await Promise.all([2, 3, 4, 5, 10].map((revision) => isThere(id, revision)))
    expect(kept).toEqual([false, false, true, false, true])
    const read = await site.browser().get<{ article: { title: string } }>(`/api/blogs/${id}`)
    expect(read.json.article.title).toBe('By itself')
    expect(editionOf((await restore(id, 4, 59)).json, 'en')).toMatchObject({ title: 'By itself' })
  })

  test('the version that readers are to see from a time on stays', async () => {
    const id = await written()
    const publishAt = site.services.clock() + 86_400_000
    expect((await author.publish(id, 'en', { publishAt })).status).toBe(200)
    await saveOften(id)
    expect(await Promise.all([3, 4, 5].map((revision) => isThere(id, revision)))).toEqual([
      false,
      true,
      false,
    ])
  })

  test('the version that the other language was made from stays', async () => {
    const id = await written()
    await author.save(id, 'am', { title: 'ትርጉም', body: 'ቃላት።' })
    const declared = await author.browser.send('PUT', `/api/admin/items/${id}/editions/am/based-on`, {
      revision: 4,
    })
    expect(declared.status).toBe(200)
    await saveOften(id)
    expect(await Promise.all([3, 4, 5].map((revision) => isThere(id, revision)))).toEqual([
      false,
      true,
      false,
    ])
  })
})

describe('of a text that saves itself', () => {
  const minutes = (count: number) => site.advance(count * 60_000)
  const titles = async (id: string) => (await list(id)).items.map(({ title }) => title)
  const long = 'Words that took an afternoon to write. '.repeat(50)

  test('what stood there before one sat down to write again stays, once', async () => {
    const { id } = await author.start('blog', 'Morning')
    await author.save(id, 'en', { title: 'Before lunch' })
    expect(await titles(id)).toEqual([])
    minutes(11)
    for (const title of ['After lunch', 'After coffee', 'Evening']) await author.save(id, 'en', { title })
    expect(await titles(id)).toEqual(['Before lunch'])
    minutes(9)
    await author.save(id, 'en', { title: 'Late' })
    expect(await titles(id)).toEqual(['Before lunch'])
    minutes(11)
    await author.save(id, 'en', { title: 'By hand' }, { keep: true })
    expect(await titles(id)).toEqual(['By hand', 'Late', 'Before lunch'])
    minutes(11)
    await author.save(id, 'en', { title: 'Next day' })
    expect(await titles(id)).toEqual(['By hand', 'Late', 'Before lunch'])
  })

  test('what most of is deleted at once stays, and comes back', async () => {
    const { id } = await author.start('blog', 'Title')
    await author.save(id, 'en', { title: 'Whole', body: long })
    await author.save(id, 'en', { title: 'Whole', body: `${long} More.` })
    expect(await titles(id)).toEqual([])
    await author.save(id, 'en', { title: 'Whole', body: 'x' })
    expect((await list(id)).items.map(({ revision }) => revision)).toEqual([3])
    await author.save(id, 'en', { title: 'Whole', body: 'xy' })
    expect((await list(id)).items.map(({ revision }) => revision)).toEqual([3])
    const { json } = await restore(id, 3, 5)
    expect(editionOf(json, 'en')?.body).toEqual(documentOf(paragraph(`${long} More.`)))
  })

  test('once the history is full, no more than one of them a day takes the place of what was saved by hand', async () => {
    const { id } = await author.start('blog', 'Title')
    for (let count = 1; count <= 50; count++)
      await author.save(id, 'en', { title: `By hand ${count}` }, { keep: true })
    for (let count = 1; count <= 4; count++) {
      await author.save(id, 'en', { title: `By itself ${count}` })
      minutes(11)
    }
    const pages = async () =>
      (await Promise.all(['', '?page=3'].map((page) => list(id, page)))).map((page) => page.items)
    const [newest, oldest] = await pages()
    expect([newest?.[0]?.title, oldest?.at(-1)?.title]).toEqual(['By hand 50', 'By hand 1'])
    const { json } = await author.browser.get<{ user: { email: string } }>('/api/session')
    minutes(24 * 60)
    await author.browser.send('POST', '/api/auth/sign-in/email', { email: json.user.email, password })
    for (const title of ['Tomorrow', 'And on', 'And on still']) {
      await author.save(id, 'en', { title })
      minutes(11)
    }
    const [newestNow, oldestNow] = await pages()
    expect([newestNow?.[0]?.title, oldestNow?.at(-1)?.title]).toEqual(['Tomorrow', 'By hand 2'])
  })
})
