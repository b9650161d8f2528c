import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { createServices } from './create-services.ts'
import { createTestApp, type TestApp } from './test-app.ts'

let site: TestApp

beforeEach(async () => {
  site = await createTestApp()
})

afterEach(() => site.close())

const ready = async () => (await site.browser().get('/readyz')).status

describe.runIf(process.env.TEST_ENGINE === 'postgres')('on a PostgreSQL', () => {
  const name = () => sql.id(new URL(site.services.config.databaseUrl ?? '').pathname.slice(1))

  test('that can only be read a node is not ready, and another one does not start', async () => {
    expect(await ready()).toBe(200)
    const { db } = site.services.connection
    await sql`alter database ${name()} set default_transaction_read_only = on`.execute(db)
    await endConnections()
    await expect.poll(ready).toBe(503)
    await expect(createServices(site.services.config)).rejects.toThrow(
      /^DATABASE_URL: the database can only be read \(cannot execute UPDATE in a read-only transaction\)$/,
    )
    await db
      .transaction()
      .setAccessMode('read write')
      .execute((db) => sql`alter database ${name()} reset default_transaction_read_only`.execute(db))
    await endConnections()
    await expect.poll(ready).toBe(200)
  })

  test('where the role has no right to write no node starts', async () => {
    const { db } = site.services.connection
    await sql`create role reader login; grant select on all tables in schema public to reader`.execute(db)
    const url = new URL(site.services.config.databaseUrl ?? '')
    url.username = 'reader'
    await expect(createServices({ ...site.services.config, databaseUrl: url.href })).rejects.toThrow(
      'DATABASE_URL: the database can only be read (permission denied for table settings)',
    )
    await sql`drop owned by reader; drop role reader`.execute(db)
  })

  async function endConnections(): Promise<void> {
    const { db } = site.services.connection
    await sql`select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database()`
      .execute(db)
      .catch(() => undefined)
  }
})

test.runIf(process.env.TEST_ENGINE === 'sqlite')(
  'a node is ready, at once, while another process writes',
  async () => {
    const other = new DatabaseSync(path.join(site.services.config.dataDir, 'traders-hub.sqlite'))
    other.exec('begin immediate')
    const began = performance.now()
    expect(await ready()).toBe(200)
    expect(performance.now() - began).toBeLessThan(1000)
    other.close()
  },
)
