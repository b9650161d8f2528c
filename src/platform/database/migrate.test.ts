import { execFile } from 'node:child_process'
import { readdirSync } from 'node:fs'
import path from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { promisify } from 'node:util'
import { sql } from 'kysely'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '#app/server/test-app.ts'
import { connect } from './connect.ts'
import { isMigrated, migrate } from './migrate.ts'
import { emptyDatabase } from './testing/test-former-schema.ts'

const all = readdirSync(path.join(import.meta.dirname, 'migrations'))
  .map((file) => path.parse(file).name)
  .sort()

let site: TestApp
const db = () => site.services.connection.db

beforeEach(async () => {
  site = await createTestApp()
})

afterEach(() => site.close())

const empty = () => emptyDatabase(site.services.connection)

async function tables(): Promise<string[]> {
  return (await db().introspection.getTables()).map((table) => table.name).toSorted()
}

test('a new database gets every migration in order, an up-to-date one none', async () => {
  const complete = await tables()
  expect(await migrate(db())).toEqual([])
  await empty()
  expect([await tables(), await isMigrated(db())]).toEqual([[], false])
  expect(await migrate(db())).toEqual(all)
  expect([await tables(), await isMigrated(db())]).toEqual([complete, true])
})

test('a database that is newer than the program is refused and left alone', async () => {
  await sql`insert into kysely_migration (name, timestamp) values ('9999-from-the-future', '2030-01-01')`.execute(
    db(),
  )
  await expect(migrate(db())).rejects.toThrow(
    'the database is newer than this program (it has 9999-from-the-future)',
  )
  expect(await tables()).toContain('items')
})

test('a migration that fails is taken back with everything before it in the same run, and the next run can succeed', async () => {
  await empty()
  await sql`create table downloads (in_the_way text)`.execute(db())
  await expect(migrate(db())).rejects.toThrow(/downloads/)
  expect(await tables()).toEqual(['downloads'])
  await sql`drop table downloads`.execute(db())
  expect(await migrate(db())).toEqual(all)
})

test.runIf(process.env.TEST_ENGINE === 'sqlite')('a slow migration by another is waited for', async () => {
  await empty()
  const { config } = site.services
  const file = path.join(config.dataDir, 'traders-hub.sqlite')
  const other = connect({ url: undefined, file }, () => {})
  const slow = await other.db.startTransaction().execute()
  const waiting = migrate(db())
  await Promise.race([setTimeout(3000), waiting])
  await slow.rollback().execute()
  expect(await waiting).toEqual(all)
  await other.close()
})

test('processes that start together migrate once', async () => {
  await empty()
  const program = `
    import { connect } from '#platform/database/connect.ts'
    import { migrate } from '#platform/database/migrate.ts'
    // As patient as a start: whoever waits for the lock of the others is not broken off.
    const connection = connect(JSON.parse(process.argv[1]), () => {}, 600_000)
    console.log(JSON.stringify(await migrate(connection.db)))
    await connection.close()`
  const { config } = site.services
  const address = JSON.stringify({
    url: config.databaseUrl,
    file: path.join(config.dataDir, 'traders-hub.sqlite'),
  })
  const runs = await Promise.all(
    [1, 2, 3].map(() =>
      promisify(execFile)(process.execPath, ['--input-type=module', '-e', program, address]),
    ),
  )
  const ran = runs.map(({ stdout }) => JSON.parse(stdout) as string[])
  expect(ran.flat().toSorted()).toEqual(all)
  expect(await isMigrated(db())).toBe(true)
})
