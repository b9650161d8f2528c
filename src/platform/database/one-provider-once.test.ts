import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '#app/server/test-app.ts'
import { migrate } from './migrate.ts'
import { migrateAnewTo } from './testing/test-former-schema.ts'

let site: TestApp
const db = () => site.services.connection.db

beforeAll(async () => {
  site = await createTestApp()
})

afterAll(() => site.close())

test('of several people of one provider in one account the first stays, and no second comes in', async () => {
  await migrateAnewTo(site.services.connection, '0013-tag-order')
  const date = new Date(0).toISOString()
  for (const id of ['one', 'two'])
    await sql`insert into users (id, "displayName", email, "emailVerified", "createdAt", "updatedAt")
      values (${id}, ${id}, ${id}, ${site.services.connection.engine === 'postgres'}, ${date}, ${date})`.execute(
      db(),
    )
  const account = (id: string, user: string, { provider = 'oidc', seconds = 0 }) => {
    const at = new Date(seconds * 1000).toISOString()
    return sql`insert into accounts (id, "accountId", "providerId", "userId", "createdAt", "updatedAt")
      values (${id}, ${id}, ${provider}, ${user}, ${at}, ${at})`.execute(db())
  }
  await account('late', 'one', { seconds: 20 })
  await account('first', 'one', { seconds: 10 })
  await account('b-same-time', 'two', {})
  await account('a-same-time', 'two', {})
  await account('password', 'one', { provider: 'credential' })
  await migrate(db())
  const rows = await db().selectFrom('accounts').select('id').orderBy('id').execute()
  expect(rows.map(({ id }) => id)).toEqual(['a-same-time', 'first', 'password'])
  await expect(account('again', 'one', {})).rejects.toThrow(/unique/i)
})
