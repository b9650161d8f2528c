import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '#app/server/test-app.ts'
import type { Coverage, OwedTranslation } from '../contract.ts'
import { editionOf, startAuthoring, type Author } from '#content/server/test-authoring.ts'

let site: TestApp
let author: Author

beforeAll(async () => {
  site = await createTestApp({ RATE_LIMIT_FACTOR: '1000' })
  author = await startAuthoring(site)
})

afterAll(() => site.close())

const text = (title: string) => ({ title, body: title })

/** A post that readers find in both languages, the Amharic one a translation of the English one. */
async function publishPair(): Promise<string> {
  const { id } = await author.start('blog', 'Sesame')
  await author.save(id, 'en', text('Sesame'))
  await author.publish(id, 'en')
  await author.save(id, 'am', text('ሰሊጥ'), { translatedFrom: 2 })
  await author.publish(id, 'am')
  return id
}

/** What is said of the Amharic text, at each place that says it. */
async function standing(id: string) {
  const amharic = editionOf(await author.read(id), 'am')
  const { json: list } = await author.browser.get<{
    items: { id: string; editions: { language: string; isBehind: boolean }[] }[]
  }>('/api/admin/items?kind=blog')
  const row = list.items.find((one) => one.id === id)
  const inTable = row?.editions.find(({ language }) => language === 'am')?.isBehind
  expect(inTable).toBe(amharic?.isBehind)
  const { json: owed } = await author.browser.get<{ items: OwedTranslation[] }>(
    '/api/admin/translations/owed',
  )
  const debt = owed.items.find(({ itemId }) => itemId === id)
  const { json: board } = await author.browser.get<{ kinds: Coverage[] }>('/api/admin/translations')
  const { behind, ahead } = board.kinds.find(({ kind }) => kind === 'blog') ?? {}
  for (const [filter, count] of [
    ['readers_any', behind],
    ['draft_any', ahead],
  ] as const) {
    const { json } = await author.browser.get<{ items: unknown[] }>(
      `/api/admin/items?kind=blog&stale=${filter}`,
    )
    expect([filter, json.items.length]).toEqual([filter, count])
  }
  return {
    isBehind: amharic?.isBehind,
    isStale: amharic?.isStale,
    reason: debt?.reason,
    isReady: debt?.isReady,
    changes: debt?.changes,
  }
}

test('a draft that moved on is not what readers see: they are behind only when it is published', async () => {
  const id = await publishPair()
  expect(await standing(id)).toMatchObject({ isBehind: false, isStale: false, reason: undefined })
  await author.save(id, 'en', text('Sesame and coffee'))
  expect(await standing(id)).toMatchObject({
    isBehind: false,
    isStale: true,
    reason: 'draft_ahead',
    changes: 2,
  })
  await author.publish(id, 'en')
  expect(await standing(id)).toMatchObject({
    isBehind: true,
    isStale: true,
    reason: 'readers_behind',
    changes: 2,
  })
})

test('a translation that is saved and not published leaves readers behind, and says that it is ready', async () => {
  const id = await publishPair()
  await author.save(id, 'en', text('Two'))
  await author.publish(id, 'en')
  await author.save(id, 'am', text('ሁለት'), { translatedFrom: 3 })
  expect(await standing(id)).toMatchObject({
    isBehind: true,
    isStale: false,
    reason: 'readers_behind',
    isReady: true,
  })
  await author.publish(id, 'am')
  expect(await standing(id)).toMatchObject({ isBehind: false, isStale: false, reason: undefined })
})

test('a scheduled original makes readers fall behind when its time comes, and a scheduled translation catches up', async () => {
  const id = await publishPair()
  await author.save(id, 'en', text('Later'))
  const now = site.services.clock()
  await author.publish(id, 'en', { publishAt: now + 60_000 })
  expect(await standing(id)).toMatchObject({ isBehind: false, reason: 'draft_ahead' })
  await author.save(id, 'am', text('በኋላ'), { translatedFrom: 3 })
  await author.publish(id, 'am', { publishAt: now + 120_000 })
  expect(await standing(id)).toMatchObject({ isBehind: false, reason: undefined })
  site.advance(61_000)
  expect(await standing(id)).toMatchObject({ isBehind: true, reason: 'readers_behind' })
  site.advance(60_000)
  expect(await standing(id)).toMatchObject({ isBehind: false, reason: undefined })
})

test('an editor’s word holds for readers when the translation is the text that they see', async () => {
  const id = await publishPair()
  await author.save(id, 'en', text('Only a comma'))
  await author.publish(id, 'en')
  await author.browser.send('PUT', `/api/admin/items/${id}/editions/am/based-on`, { revision: 3 })
  expect(await standing(id)).toMatchObject({ isBehind: false, isStale: false })
})

test('an original that returns to the words it was translated from leaves nobody behind', async () => {
  const id = await publishPair()
  await author.save(id, 'en', text('Other words'))
  await author.publish(id, 'en')
  await author.save(id, 'en', text('Sesame'))
  expect(await standing(id)).toMatchObject({ isBehind: true, isStale: false })
  await author.publish(id, 'en')
  expect(await standing(id)).toMatchObject({ isBehind: false, isStale: false })
})

test('what only waits to be published is ready, in either language', async () => {
  const { id } = await author.start('blog', 'ሰሊጥ', { language: 'am' })
  await author.save(id, 'am', text('ሰሊጥ'))
  await author.publish(id, 'am')
  await author.save(id, 'en', text('Sesame'), { translatedFrom: 2 })
  await author.publish(id, 'en')
  await author.save(id, 'am', text('ሰሊጥ እና ቡና'))
  await author.publish(id, 'am')
  const debt = async () => {
    const { json } = await author.browser.get<{ items: OwedTranslation[] }>('/api/admin/translations/owed')
    return json.items.find(({ itemId }) => itemId === id)
  }
  expect(await debt()).toMatchObject({ language: 'en', reason: 'readers_behind', isReady: false, changes: 2 })
  await author.save(id, 'en', text('Sesame and coffee'), { translatedFrom: 3 })
  expect(await debt()).toMatchObject({ language: 'en', reason: 'readers_behind', isReady: true, changes: 2 })
  await site.services.connection.db.deleteFrom('revisions').where('itemId', '=', id).execute()
  expect(await debt()).toMatchObject({ reason: 'readers_behind', changes: null })
})
