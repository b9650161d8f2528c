import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '#app/server/test-app.ts'
import type { Database } from '../connect.ts'

/** As many connections as a pool has. */
const connections = 10

describe.runIf(process.env.TEST_ENGINE === 'postgres')('what PostgreSQL acknowledges is on its disk', () => {
  let site: TestApp
  beforeAll(async () => {
    site = await createTestApp()
  })
  afterAll(() => site.close())

  const modeOn = async (db: Database) => {
    const { rows } = await sql<{ mode: string; process: number }>`
      select current_setting('synchronous_commit') as mode, pg_backend_pid() as process from pg_sleep(0.2)`.execute(
      db,
    )
    return rows[0]
  }

  test('on every connection of the pool, within transactions too', async () => {
    const { db, readDb } = site.services.connection
    const modes = await Promise.all([
      ...Array.from({ length: connections }, () =>
        db.transaction().execute((transaction) => modeOn(transaction)),
      ),
      ...Array.from({ length: connections }, () => modeOn(readDb)),
    ])
    expect(new Set(modes.map((one) => one?.process)).size).toBe(connections)
    expect(new Set(modes.map((one) => one?.mode))).toEqual(new Set(['on']))
  })
})
