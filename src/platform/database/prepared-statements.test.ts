import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '#app/server/test-app.ts'
import { inTransaction, systemContext } from '#platform/server/context.ts'
import type { Database } from './connect.ts'

/** Longer than what is too short to be worth a name. */
const wide = `'${'x'.repeat(200)}'`

describe.runIf(process.env.TEST_ENGINE === 'postgres')('what PostgreSQL is asked again and again', () => {
  let site: TestApp
  beforeEach(async () => {
    site = await createTestApp()
    await sql`create table notes_of_this_test (id int)`.execute(db())
    await sql`insert into notes_of_this_test values (1)`.execute(db())
  })
  afterEach(() => site.close())

  const db = () => site.services.connection.db
  const ask = async (at: Database = db()) => {
    const { rows } = await sql`select *, ${sql.raw(wide)} as filler from notes_of_this_test`.execute(at)
    return rows.length
  }
  const askOften = async () => {
    for (let time = 0; time < 5; time++) await ask()
  }
  const prepared = async () => {
    const { rows } = await sql<{ statement: string }>`select statement from pg_prepared_statements`.execute(
      db(),
    )
    return rows.filter(({ statement }) => statement.includes('notes_of_this_test')).length
  }
  const addColumn = (name: string) =>
    sql`alter table notes_of_this_test add column ${sql.id(name)} int`.execute(db())

  test('is planned once a connection; short and rare questions are not kept', async () => {
    await ask()
    expect(await prepared()).toBe(0)
    await askOften()
    expect(await prepared()).toBe(1)
    for (let time = 0; time < 5; time++) await sql`select id from notes_of_this_test`.execute(db())
    expect(await prepared()).toBe(1)
  })

  test('is answered when a migration has changed what it gives, within a transaction too', async () => {
    await askOften()
    await addColumn('one')
    expect(await ask()).toBe(1)
    await askOften()
    await addColumn('two')
    let tries = 0
    const rows = await inTransaction(systemContext(site.services, 'test'), async ({ db }) => {
      tries++
      return ask(db)
    })
    expect([rows, tries]).toEqual([1, 2])
    expect(await ask()).toBe(1)
  })

  test('is answered behind a pooler that forgets what was prepared, and is not prepared any more', async () => {
    await askOften()
    expect(await prepared()).toBe(1)
    await sql`deallocate all`.execute(db())
    expect(await ask()).toBe(1)
    await askOften()
    expect(await prepared()).toBe(0)
  })
})
