import { setTimeout } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestSite, type TestSite } from '#app/server/test-site.ts'
import { systemContext } from '#platform/server/context.ts'
import { keepAllTitles, selectUnkeptTitles } from '../../records/server/titles-store.ts'
import { keepMissingTitles } from './titles.ts'

let site: TestSite
beforeAll(async () => {
  site = await createTestSite()
})
afterAll(() => site.close())

test('two nodes that start together keep the same titles, and neither fails', async () => {
  const { id } = await site.publish({ kind: 'blog', title: 'Sesame at the harbour' })
  const { db } = site.services.connection
  const words = () =>
    db.selectFrom('title_words').select('word').where('itemId', '=', id).orderBy('word').execute()
  const before = await words()
  await db.deleteFrom('title_words').execute()
  await db.updateTable('items').set({ titlesVersion: 0 }).execute()
  let other: Promise<number> | undefined
  await db.transaction().execute(async (trx) => {
    await keepAllTitles(trx, await selectUnkeptTitles(trx, 100))
    other = keepMissingTitles(systemContext(site.services, 'test'))
    other.catch(() => undefined)
    await setTimeout(200)
  })
  await expect(other).resolves.toBeGreaterThanOrEqual(0)
  expect(await words()).toEqual(before)
  expect(await keepMissingTitles(systemContext(site.services, 'test'))).toBe(0)
})
