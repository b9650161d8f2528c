import { mkdtempSync, rmSync, statSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { sql } from 'kysely'
import { beforeEach, expect, test, vi } from 'vitest'
import type { Connection } from '#platform/database/connect.ts'
import { connectSqlite } from '#platform/database/sqlite.ts'
import { keepLogShort } from './short-log.ts'

const megabyte = 1024 * 1024
const onError = vi.fn()

let file: string
let connection: Connection

beforeEach(async () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'traders-hub-log-'))
  file = path.join(folder, 'site.sqlite')
  connection = connectSqlite(file)
  await sql`create table notes (bytes blob)`.execute(connection.db)
  const log = keepLogShort(connection, onError)
  return async () => {
    log.stop()
    await connection.close()
    rmSync(folder, { recursive: true })
  }
})

test('what a long reader keeps in the log is carried over beside the requests once it is done', async () => {
  const reader = new DatabaseSync(file, { readOnly: true })
  reader.exec('begin')
  reader.prepare('select count(*) from notes').get()
  for (let count = 0; count < 40; count++) await write(megabyte)
  await expect.poll(automatic).toBe(0)
  expect((await state())?.checkpointed).toBeLessThan(100)
  await write(1)
  expect(statSync(`${file}-wal`).size).toBeGreaterThan(40 * megabyte)
  reader.exec('commit')
  await expect.poll(automatic, { timeout: 5000 }).toBe(1000)
  await expect.poll(async () => (await state())?.checkpointed).toBeGreaterThan(10_000)
  await write(1)
  expect(statSync(`${file}-wal`).size).toBeLessThan(17 * megabyte)
  const { rows } = await sql`select count(*) as notes from notes`.execute(connection.readDb)
  expect(rows).toEqual([{ notes: 42 }])
  reader.close()
  expect(onError).not.toHaveBeenCalled()
})

test('a log of the usual length is left to SQLite', async () => {
  for (let count = 0; count < 20; count++) await write(megabyte)
  await new Promise((resolve) => setTimeout(resolve, 600))
  expect(await automatic()).toBe(1000)
  expect(statSync(`${file}-wal`).size).toBeLessThan(17 * megabyte)
})

const write = (bytes: number) =>
  sql`insert into notes (bytes) values (zeroblob(${bytes}))`.execute(connection.db)

async function automatic() {
  const { rows } = await sql<{ wal_autocheckpoint: number }>`pragma wal_autocheckpoint`.execute(connection.db)
  return rows[0]?.wal_autocheckpoint
}

async function state() {
  const { rows } = await sql<{ log: number; checkpointed: number }>`pragma wal_checkpoint(noop)`.execute(
    connection.db,
  )
  return rows[0]
}
