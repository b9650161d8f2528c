import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '#app/server/test-app.ts'
import { createStarterApp } from '../starter/test-starter-app.ts'
import { startCarrying } from './test-archive.ts'

let full: TestApp
let empty: TestApp

beforeAll(async () => {
  full = await createStarterApp()
  empty = await createTestApp()
}, 180_000)
afterAll(() => Promise.all([full.close(), empty.close()]))

test('an item of every kind that a new site has can be laid into an empty one', async () => {
  const zip = await (await startCarrying(full)).takeOut()
  const { problems, counts } = await (await startCarrying(empty)).check(zip)
  expect(problems).toEqual([])
  const rows = await full.services.connection.db.selectFrom('items').select('id').execute()
  expect(counts.items.create).toBe(rows.length)
})
