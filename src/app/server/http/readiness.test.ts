import { chmodSync, statSync } from 'node:fs'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { createApp } from '../create-app.ts'
import { createServices } from '../create-services.ts'
import { createTestApp, type TestApp } from '../test-app.ts'
import { powerless, startProcess } from '../test-process.ts'

let site: TestApp

beforeEach(async () => {
  site = await createTestApp()
})

afterEach(() => site.close())

const ready = async () => (await site.browser().get('/readyz')).status

test('one look at the database answers all who ask in the same second', async () => {
  const { connection } = site.services
  let looks = 0
  const looking = {
    ...connection,
    get readDb() {
      looks++
      return connection.readDb
    },
  }
  const app = createApp({ ...site.services, connection: looking })
  const ask = async () => (await app.fetch(new Request('http://localhost:3000/readyz'))).status
  const answers = await Promise.all(Array.from({ length: 150 }, ask))
  for (let time = 0; time < 50; time++) answers.push(await ask())
  expect(new Set(answers)).toEqual(new Set([200]))
  expect(looks).toBeLessThanOrEqual(2)
  app.beginStop()
  expect(await ask()).toBe(503)
})

describe.runIf(process.env.TEST_ENGINE === 'postgres')('on a PostgreSQL', () => {
  const name = () => sql.id(new URL(site.services.config.databaseUrl ?? '').pathname.slice(1))

  test('that can only be read a node is not ready, and another one does not start', async () => {
    expect(await ready()).toBe(200)
    const { db } = site.services.connection
    await sql`alter database ${name()} set default_transaction_read_only = on`.execute(db)
    await endConnections()
    await expect.poll(ready, { timeout: 5000 }).toBe(503)
    await expect(createServices(site.services.config)).rejects.toThrow(
      /^DATABASE_URL: the database can only be read \(cannot execute UPDATE in a read-only transaction\)$/,
    )
    await db
      .transaction()
      .setAccessMode('read write')
      .execute((db) => sql`alter database ${name()} reset default_transaction_read_only`.execute(db))
    await endConnections()
    await expect.poll(ready, { timeout: 5000 }).toBe(200)
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
  'a node whose file can only be read is not ready, until it can be written to again',
  async () => {
    const { dataDir } = site.services.config
    const file = path.join(dataDir, 'traders-hub.sqlite')
    const node = await startProcess(site.services.config, {}, powerless)
    const ready = async () => (await fetch(`${node.url}/readyz`)).status
    try {
      expect(await ready()).toBe(200)
      for (const place of [file, dataDir]) {
        const { mode } = statSync(place)
        chmodSync(place, mode & 0o555)
        await expect.poll(ready, { timeout: 5000 }).toBe(503)
        expect((await fetch(`${node.url}/healthz`)).status).toBe(200)
        chmodSync(place, mode)
        await expect.poll(ready, { timeout: 5000 }).toBe(200)
      }
    } finally {
      node.process.kill('SIGKILL')
    }
  },
)

test.runIf(process.env.TEST_ENGINE === 'sqlite')(
  'a node is ready, at once, while another process writes',
  async () => {
    const other = new DatabaseSync(path.join(site.services.config.dataDir, 'traders-hub.sqlite'))
    other.exec('begin immediate')
    // Who waits for the lock, which is held until after the answer, is refused.
    expect(await ready()).toBe(200)
    other.close()
  },
)
