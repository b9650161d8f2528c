import { afterAll, beforeAll, expect, test } from 'vitest'
import { signInAs } from '#app/server/test-accounts.ts'
import { createTestApp, type TestApp } from '#app/server/test-app.ts'
import type { Coverage, OwedTranslation } from '../contract.ts'
import { documentOf, paragraph, startAuthoring, type Author } from '#content/server/test-authoring.ts'

let site: TestApp
let author: Author

const words = (...paragraphs: string[]) => documentOf(...paragraphs.map(paragraph))

async function coverageOf(kind: string): Promise<Partial<Coverage> | undefined> {
  const { json } = await author.browser.get<{ kinds: Coverage[] }>('/api/admin/translations')
  return json.kinds.find((one) => one.kind === kind)
}

interface Page {
  items: OwedTranslation[]
  hasNext: boolean
}

async function pageOf(query: string): Promise<Page> {
  const { status, json } = await author.browser.get<Page>(`/api/admin/translations/owed${query}`)
  expect(status).toBe(200)
  return json
}

const owed = async (query = '') => (await pageOf(query)).items

beforeAll(async () => {
  site = await createTestApp({ RATE_LIMIT_FACTOR: '1000' })
  author = await startAuthoring(site)
  await author.post('blog', { en: 'English first' })
  site.advance(1000)
  const stale = await author.post('blog', { en: 'Both', am: 'ሁለቱም' })
  const later = await author.post('resource', { am: 'አማርኛ ብቻ' })
  await author.save(later.id, 'en', { title: 'Begun' })
  await author.start('blog', 'Nobody sees it')
  const text = { title: 'Both', body: words('one', 'two') }
  await author.save(stale.id, 'en', text)
  await author.publish(stale.id, 'en')
  await author.save(stale.id, 'am', { title: 'ሁለቱም' }, { translatedFrom: 3 })
  await author.publish(stale.id, 'am')
  site.advance(1000)
  await author.save(stale.id, 'en', { ...text, title: 'Both, moved on', body: words('one', 'two!', 'three') })
  await author.publish(stale.id, 'en')
  const hidden = await author.start('learn', 'A hidden draft')
  await author.save(hidden.id, 'am', { title: 'ረቂቅ' }, { translatedFrom: 1 })
  await author.save(hidden.id, 'en', { title: 'A hidden draft, moved on' })
})

afterAll(() => site.close())

test('the board counts what readers find in both languages, in one, and in none', async () => {
  expect(await coverageOf('blog')).toEqual({
    kind: 'blog',
    both: 1,
    onlyEn: 1,
    onlyAm: 0,
    neither: 1,
    behind: 1,
    ahead: 0,
  })
  expect(await coverageOf('resource')).toMatchObject({ both: 0, onlyEn: 0, onlyAm: 1, neither: 0 })
  expect(await coverageOf('learn')).toMatchObject({ neither: 1, behind: 0, ahead: 1 })
  expect(await coverageOf('course')).toMatchObject({
    both: 0,
    onlyEn: 0,
    onlyAm: 0,
    neither: 0,
    behind: 0,
    ahead: 0,
  })
})

test('what is scheduled counts from its time on, and what is in the bin not at all', async () => {
  const { id } = await author.start('page', 'Soon')
  await author.save(id, 'en', { title: 'Soon' })
  await author.publish(id, 'en', { publishAt: site.services.clock() + 60_000 })
  expect(await coverageOf('page')).toMatchObject({ onlyEn: 0, neither: 1 })
  site.advance(61_000)
  expect(await coverageOf('page')).toMatchObject({ onlyEn: 1, neither: 0 })
  await author.browser.send('DELETE', `/api/admin/items/${id}`)
  expect(await coverageOf('page')).toMatchObject({ onlyEn: 0, neither: 0 })
})

test('the work list begins with what readers see that is behind, then what they find in one language only', async () => {
  const rows = await owed()
  expect(rows.map(({ reason, language, title, state }) => [reason, language, title, state])).toEqual([
    ['readers_behind', 'am', 'Both, moved on', 'published'],
    ['missing', 'am', 'English first', null],
    ['missing', 'en', 'Begun', 'draft'],
    ['draft_ahead', 'am', 'A hidden draft, moved on', 'draft'],
  ])
  expect(rows.map(({ changes }) => changes)).toEqual([3, null, null, 3])
  expect(rows.map(({ isReady }) => isReady)).toEqual([false, false, false, false])
  expect(rows[0]).toMatchObject({ kind: 'blog', titleLanguage: 'en' })
  expect((await owed('?lang=am')).map(({ title, titleLanguage }) => [title, titleLanguage])).toEqual([
    ['ሁለቱም', 'am'],
    ['English first', 'en'],
    ['አማርኛ ብቻ', 'am'],
    ['ረቂቅ', 'am'],
  ])
})

test('it is filtered by language and kind', async () => {
  expect((await owed('?language=en')).map(({ title }) => title)).toEqual(['Begun'])
  expect((await owed('?kind=blog')).map(({ title }) => title)).toEqual(['Both, moved on', 'English first'])
  expect(await owed('?language=en&kind=blog')).toEqual([])
})

test('it comes in pages of 25 that go on across the reasons', async () => {
  for (let count = 0; count < 27; count++) {
    site.advance(1000)
    await author.post('faq', { en: `Question ${count}` })
  }
  const pages = [await owed(), await owed('?page=2')]
  expect(pages.map((page) => page.length)).toEqual([25, 6])
  const all = pages.flat()
  expect(new Set(all.map(({ itemId }) => itemId)).size).toBe(31)
  expect([(await pageOf('')).hasNext, (await pageOf('?page=2')).hasNext]).toEqual([true, false])
  for (const { itemId } of all.filter(({ kind }) => kind === 'faq').slice(25))
    await author.browser.send('DELETE', `/api/admin/items/${itemId}`)
  expect(await pageOf('?kind=faq')).toMatchObject({ items: { length: 25 }, hasNext: false })
  expect([all[0]?.reason, all.at(-1)?.reason]).toEqual(['readers_behind', 'draft_ahead'])
  expect(all.filter(({ kind }) => kind === 'faq').map(({ title }) => title)).toEqual(
    Array.from({ length: 27 }, (_, count) => `Question ${count}`),
  )
})

test('an editor’s word, a publication or the bin takes a debt away', async () => {
  const first = (await owed())[0]!
  await author.browser.send('PUT', `/api/admin/items/${first.itemId}/editions/am/based-on`, { revision: 4 })
  expect((await owed()).map(({ itemId }) => itemId)).not.toContain(first.itemId)
  const begun = (await owed('?language=en'))[0]!
  await author.publish(begun.itemId, 'en')
  expect(await owed('?language=en')).toEqual([])
  const english = (await owed('?kind=blog'))[0]!
  await author.browser.send('DELETE', `/api/admin/items/${english.itemId}`)
  expect(await owed('?kind=blog')).toEqual([])
})

test('it is for administrators', async () => {
  const { browser } = await signInAs(site, { role: 'user' })
  for (const path of ['translations', 'translations/owed'])
    expect((await browser.get(`/api/admin/${path}`)).status).toBe(403)
})

test('what was scheduled and is out by now is published, and a text without a title has none', async () => {
  const { id } = await author.start('learn', 'To be out')
  await author.save(id, 'en', { title: 'To be out' })
  await author.publish(id, 'en')
  await author.save(id, 'am', { title: 'የሚወጣ' }, { translatedFrom: 2 })
  const publishAt = site.services.clock() + 60_000
  await author.publish(id, 'am', { publishAt })
  await author.save(id, 'en', { title: 'Moved on', body: 'Other words.' })
  await author.publish(id, 'en')
  const state = async () => (await owed('?kind=learn')).find(({ itemId }) => itemId === id)?.state
  expect(await state()).toBe('scheduled')
  site.advance(61_000)
  expect(await state()).toBe('published')
  await author.save(id, 'en', { title: '' })
  await author.save(id, 'am', { title: '' })
  expect((await owed('?kind=learn')).find(({ itemId }) => itemId === id)).toMatchObject({
    title: '',
    titleLanguage: 'am',
  })
})

test('a lesson is owed with its course', async () => {
  const course = await author.post('course', { en: 'A course', am: 'ኮርስ' })
  await author.post('lesson', { en: 'A lesson' }, { parentId: course.id })
  expect(await owed('?kind=lesson')).toMatchObject([{ title: 'A lesson', parentId: course.id }])
})
