import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '#app/server/test-app.ts'
import { createItem } from '#content/items/server/items.ts'
import { whileHeld } from '#content/server/test-at-once.ts'
import { startAuthoring, type Author } from '#content/server/test-authoring.ts'
import type { Database } from '#platform/database/connect.ts'
import { systemContext } from '#platform/server/context.ts'
import { removeCollection } from './collections.ts'

let site: TestApp
let author: Author

beforeAll(async () => {
  site = await createTestApp({ RATE_LIMIT_FACTOR: '1000' })
  author = await startAuthoring(site)
})
afterAll(() => site.close())

const within = (db: Database) => ({ ...systemContext(site.services, 'test'), db, readDb: db })
const entering = (collectionId: string) => (db: Database) =>
  createItem(within(db), { kind: 'learn', language: 'en', title: 'Enters just now', collectionId })
const makeTrack = async (title: string) => (await author.collection('track', title)).id

async function listLost(): Promise<string[]> {
  const { db } = site.services.connection
  const there = db.selectFrom('collections').select('id')
  const lost = db.selectFrom('items').select('id').where('collectionId', 'not in', there)
  return (await lost.execute()).map(({ id }) => id)
}

test('a collection that something enters is not empty', async () => {
  const id = await makeTrack('Entered')
  const remove = () => author.browser.send('DELETE', `/api/admin/collections/${id}`)
  const [answer] = await whileHeld(site, entering(id), remove)
  expect([answer?.status, answer?.json.code]).toEqual([409, 'collection.not_empty'])
  expect(await listLost()).toEqual([])
})

test('what enters a collection that becomes part of another one is in that one', async () => {
  const [id, into] = [await makeTrack('Merged'), await makeTrack('Grown')]
  const merge = () =>
    author.browser.send<{ moved: number }>('PUT', `/api/admin/collections/${id}/successor`, { id: into })
  const [answer] = await whileHeld(site, entering(id), merge)
  expect([answer?.status, answer?.json.moved]).toEqual([200, 1])
  expect(await listLost()).toEqual([])
})

test('nothing enters a collection that is being removed', async () => {
  const [id, other] = [await makeTrack('Going'), await makeTrack('Staying')]
  const { id: itemId, version } = await author.start('learn', 'Elsewhere', { collectionId: other })
  const answers = await whileHeld(
    site,
    (db) => removeCollection(within(db), id),
    () =>
      author.browser.send('POST', '/api/admin/items', {
        kind: 'learn',
        language: 'en',
        title: 'Too late',
        collectionId: id,
      }),
    () => author.browser.send('PATCH', `/api/admin/items/${itemId}`, { version, collectionId: id }),
  )
  for (const { status, json } of answers)
    expect([status, json]).toEqual([422, expect.objectContaining({ fields: { collectionId: 'unknown' } })])
  expect(await listLost()).toEqual([])
})

test('those who make items in one collection do not wait for each other', async () => {
  const id = await makeTrack('Busy')
  const { connection } = site.services
  if (connection.engine === 'sqlite') return
  const made = await connection.db.transaction().execute(async (db) => {
    await entering(id)(db)
    return author.start('learn', 'Meanwhile', { collectionId: id })
  })
  expect(made.collectionId).toBe(id)
})
