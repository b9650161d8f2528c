import { sql } from 'kysely'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { createTestApp, type TestApp } from '#app/server/test-app.ts'
import { documentOf, paragraph, startAuthoring, type Author } from '#content/server/test-authoring.ts'
import type { Paged } from '#platform/contract/paging.ts'
import { languages } from '#platform/languages.ts'
import type { OwedTranslation } from '../contract.ts'

const each = 28

let site: TestApp
let author: Author
/** In the order in which they are owed. */
let behind: string[]
let missing: { itemId: string; language: string }[]
let ahead: string

beforeAll(async () => {
  site = await createTestApp({ RATE_LIMIT_FACTOR: '1000' })
  author = await startAuthoring(site)
  missing = []
  for (let count = 0; count < each; count++)
    for (const shown of languages) {
      const { id } = await author.post('faq', { [shown]: `Question ${count}` })
      missing.push({ itemId: id, language: shown === 'en' ? 'am' : 'en' })
    }
  // At one instant, so that nothing but their ids says which comes first.
  const { db } = site.services.connection
  const at = site.services.clock()
  for (const column of ['shownFromEn', 'shownFromAm'] as const)
    await db
      .updateTable('items')
      .set({ [column]: at })
      .where(column, 'is not', null)
      .execute()
  missing.sort((one, other) => (one.itemId < other.itemId ? -1 : 1))
  behind = []
  for (const title of ['First', 'Second']) {
    site.advance(1000)
    const { id } = await author.post('blog', { en: title, am: 'ጽሑፍ' })
    await author.save(id, 'en', { title, body: documentOf(paragraph('New words.')) })
    await author.save(id, 'am', { title: 'ጽሑፍ' }, { translatedFrom: 2 })
    await author.publish(id, 'am')
    await author.save(id, 'en', { title, body: documentOf(paragraph('Newer words.')) })
    await author.publish(id, 'en')
    behind.push(id)
  }
  const draft = await author.start('learn', 'A draft')
  await author.save(draft.id, 'am', { title: 'ረቂቅ' }, { translatedFrom: 1 })
  await author.save(draft.id, 'en', { title: 'A draft, moved on' })
  ahead = draft.id
})

afterAll(() => site.close())

async function pageOf(query: string): Promise<Paged<OwedTranslation>> {
  const { status, json } = await author.browser.get<Paged<OwedTranslation>>(
    `/api/admin/translations/owed?${query}`,
  )
  expect(status).toBe(200)
  return json
}

/** All pages, each behind the last row of the one before. */
async function walk(query: string): Promise<OwedTranslation[]> {
  const all: OwedTranslation[] = []
  let cursor: string | null = ''
  for (let pages = 0; cursor !== null && pages < 10; pages++) {
    const page: Paged<OwedTranslation> = await pageOf(`${query}${cursor && `&cursor=${cursor}`}`)
    all.push(...page.items)
    expect(page.hasNext).toBe(page.next !== null)
    cursor = page.next && encodeURIComponent(page.next)
  }
  return all
}

test.runIf(process.env['TEST_ENGINE'] === 'postgres')(
  'a database that orders letters as people do meets every debt once too, by row and by number',
  async () => {
    const { db } = site.services.connection
    const orderBy = (name: string) =>
      sql`alter table items alter column id type text collate ${sql.id(name)}`.execute(db)
    await orderBy('en-x-icu')
    onTestFinished(async () => void (await orderBy('default')))
    const all = missing.map(({ itemId }) => itemId).toSorted()
    const idsOf = (debts: readonly OwedTranslation[]) =>
      debts.flatMap(({ itemId, reason }) => (reason === 'missing' ? itemId : [])).toSorted()
    expect(idsOf(await walk('total=1'))).toEqual(all)
    const byNumber = []
    for (const page of [1, 2, 3]) byNumber.push(...(await pageOf(`page=${page}`)).items)
    expect(idsOf(byNumber)).toEqual(all)
  },
)

test('pages that go on behind a row meet every debt once, in the order of reason, age and id', async () => {
  const met = await walk('total=1')
  expect(met.map(({ itemId, language, reason }) => [itemId, language, reason])).toEqual([
    ...behind.map((id) => [id, 'am', 'readers_behind']),
    ...missing.map(({ itemId, language }) => [itemId, language, 'missing']),
    [ahead, 'am', 'draft_ahead'],
  ])
})

test('all of them are counted when it is asked, by language and kind too', async () => {
  expect((await pageOf('')).total).toBe(null)
  expect((await pageOf('total=1')).total).toBe(2 * each + 3)
  expect((await pageOf('total=1&language=en')).total).toBe(each)
  expect((await pageOf('total=1&kind=blog')).total).toBe(2)
  expect((await walk('language=en')).map(({ itemId }) => itemId)).toEqual(
    missing.filter(({ language }) => language === 'en').map(({ itemId }) => itemId),
  )
})

test('what was done meanwhile is neither met nor makes another be met twice', async () => {
  const first = await pageOf('')
  const done = first.items.at(-1)
  await author.browser.send('DELETE', `/api/admin/items/${done?.itemId}`)
  const rest = await pageOf(`cursor=${encodeURIComponent(first.next ?? '')}`)
  const all = [...behind, ...missing.map(({ itemId }) => itemId)]
  expect(rest.items.map(({ itemId }) => itemId)).toEqual(all.slice(25, 50))
})
