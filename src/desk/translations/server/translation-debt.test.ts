import { afterAll, beforeAll, expect, test } from 'vitest'
import { signInAs } from '#app/server/test-accounts.ts'
import { createTestApp, type TestAnswer, type TestApp } from '#app/server/test-app.ts'
import { auditOf } from '#content/server/test-traces.ts'
import type { Language } from '#platform/languages.ts'
import type { Item } from '#content/contract.ts'
import type { TranslationDebt } from '../../revisions/contract.ts'
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

const text = (...paragraphs: string[]) => ({ title: 'Title', body: documentOf(...paragraphs.map(paragraph)) })

/** English with three paragraphs at revision 2, saved by itself, and its translation. */
async function translated(): Promise<string> {
  const { id } = await author.start('learn', 'Title')
  await author.save(id, 'en', text('one', 'two', 'three'))
  await author.save(id, 'am', text('አንድ', 'ሁለት', 'ሦስት'), { translatedFrom: 2 })
  return id
}

async function debtOf(id: string, language: Language = 'am') {
  const path = `/api/admin/items/${id}/translation-debt/${language}`
  const { status, json } = await author.browser.get<TranslationDebt>(path)
  expect(status).toBe(200)
  return json
}

function confirm(id: string, revision: number): Promise<TestAnswer<Item & Problem>> {
  return author.browser.send('PUT', `/api/admin/items/${id}/editions/am/based-on`, { revision })
}

const none = { changed: [], restyled: [], moved: [], added: [], removed: [], fields: [] }

test('a translation that follows its original owes nothing', async () => {
  const id = await translated()
  expect(await debtOf(id)).toEqual({ language: 'am', basedOn: 2, comparedWith: 2, current: 2, ...none })
})

test('exactly the blocks that changed since are named, though what was translated was saved by itself', async () => {
  const id = await translated()
  await author.save(id, 'en', text('one', 'two, but better', 'three'))
  expect(await debtOf(id)).toEqual({
    language: 'am',
    basedOn: 2,
    comparedWith: 2,
    current: 3,
    ...none,
    changed: [{ before: 1, after: 1 }],
  })
  await author.save(id, 'en', {
    ...text('zero', 'one', 'two', 'four'),
    title: 'Other',
    extras: { takeaways: ['x'] },
  })
  expect(await debtOf(id)).toMatchObject({
    current: 4,
    changed: [{ before: 2, after: 3 }],
    added: [0],
    removed: [],
    fields: ['title', 'extras'],
  })
  await author.save(id, 'en', text('two', 'three'))
  expect(await debtOf(id)).toMatchObject({ ...none, removed: [0] })
})

test('what was translated stays known, however often the original is saved', async () => {
  const id = await translated()
  for (let count = 3; count <= 60; count++)
    await author.save(id, 'en', text('one', `two, take ${count}`, 'three'), {
      basedOn: count - 1,
      keep: true,
    })
  expect(await debtOf(id)).toMatchObject({
    ...none,
    comparedWith: 2,
    current: 60,
    changed: [{ before: 1, after: 1 }],
  })
})

test('an editor’s word makes a translation fresh without touching its text', async () => {
  const id = await translated()
  await author.save(id, 'en', text('one', 'two!', 'three'))
  expect(editionOf(await author.read(id), 'am')?.isStale).toBe(true)
  const { status, json } = await confirm(id, 3)
  expect(status).toBe(200)
  expect(await auditOf(site, id)).toContainEqual([
    'edition.translation_confirmed',
    'learn',
    { title: 'Title', language: 'am', revision: 3 },
  ])
  expect(editionOf(json, 'am')).toMatchObject({ isStale: false, basedOnRevision: 3, revision: 1 })
  expect(await debtOf(id)).toMatchObject({ basedOn: 3, ...none })
  await author.save(id, 'en', text('one', 'two!', 'three!'))
  expect(await debtOf(id)).toMatchObject({ ...none, comparedWith: 3, changed: [{ before: 2, after: 2 }] })
})

test('the word holds for what the editor saw: a later change stays owed, an older word takes nothing back', async () => {
  const id = await translated()
  await author.save(id, 'en', text('one', 'two!', 'three'), { keep: true })
  await author.save(id, 'en', text('one', 'two!', 'three!'), { keep: true })
  expect(editionOf((await confirm(id, 3)).json, 'am')?.isStale).toBe(true)
  expect(await debtOf(id)).toMatchObject({ basedOn: 3, ...none, changed: [{ before: 2, after: 2 }] })
  await confirm(id, 4)
  expect(editionOf((await confirm(id, 3)).json, 'am')).toMatchObject({ basedOnRevision: 4, isStale: false })
})

test('saving a translation on leaves the word as it is', async () => {
  const id = await translated()
  await author.save(id, 'en', text('one', 'two!', 'three'))
  await confirm(id, 3)
  await author.save(id, 'am', text('አንድ', 'ሁለት!', 'ሦስት'))
  expect(editionOf(await author.read(id), 'am')).toMatchObject({ basedOnRevision: 3, isStale: false })
})

test('when nothing is left to compare with, everything is owed', async () => {
  const id = await translated()
  await author.save(id, 'en', text('one', 'two', 'four'))
  await site.services.connection.db.deleteFrom('revisions').where('itemId', '=', id).execute()
  expect(await debtOf(id)).toMatchObject({ comparedWith: null, added: [0, 1, 2], changed: [], removed: [] })
})

test('a text that is no translation owes nothing, one that nobody began does not exist', async () => {
  const { id } = await author.start('blog', 'Alone')
  expect(await debtOf(id, 'en')).toEqual({
    language: 'en',
    basedOn: null,
    comparedWith: null,
    current: null,
    ...none,
  })
  const missing = await author.browser.get<Problem>(`/api/admin/items/${id}/translation-debt/am`)
  expect([missing.status, missing.json.code]).toEqual([404, 'edition.not_found'])
  expect((await confirm(id, 1)).json.code).toBe('edition.not_found')
  const original = await translated()
  expect(await debtOf(original, 'en')).toEqual({
    language: 'en',
    basedOn: null,
    comparedWith: null,
    current: 1,
    ...none,
  })
})

test('words in another look and words in another place are told apart from new ones', async () => {
  const id = await translated()
  const bold = {
    type: 'paragraph' as const,
    content: [{ type: 'text' as const, text: 'two', marks: [{ type: 'bold' as const }] }],
  }
  await author.save(id, 'en', {
    title: 'Title',
    body: documentOf(paragraph('one'), bold, paragraph('three')),
  })
  expect(await debtOf(id)).toMatchObject({ ...none, restyled: [{ before: 1, after: 1 }] })
  await author.save(id, 'en', text('two', 'three', 'one'))
  expect(await debtOf(id)).toMatchObject({ ...none, moved: [{ before: 0, after: 2 }] })
})

test('a translation of what stands there owes nothing, though no revision of that is kept', async () => {
  const id = await translated()
  await site.services.connection.db.deleteFrom('revisions').where('itemId', '=', id).execute()
  expect(await debtOf(id)).toEqual({ language: 'am', basedOn: 2, comparedWith: 2, current: 2, ...none })
})

test('a revision that the other language does not have is refused', async () => {
  const id = await translated()
  const { status, json } = await confirm(id, 9)
  expect([status, json.fields]).toEqual([422, { revision: 'revision.unknown' }])
  expect((await confirm(id, 2 ** 40)).status).toBe(422)
  expect(editionOf(await author.read(id), 'am')?.basedOnRevision).toBe(2)
})

test('it is for administrators', async () => {
  const id = await translated()
  const { browser } = await signInAs(site, { role: 'user' })
  expect((await browser.get(`/api/admin/items/${id}/translation-debt/am`)).status).toBe(403)
  expect(
    (await browser.send('PUT', `/api/admin/items/${id}/editions/am/based-on`, { revision: 2 })).status,
  ).toBe(403)
})
