import { mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout } from 'node:timers/promises'
import { sql } from 'kysely'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { Connection } from './connect.ts'
import { isUnavailable } from './engine.ts'
import { connectSqlite } from './sqlite.ts'

let folder: string
let connection: Connection
/** Another process's connection, with the write lock. */
let other: DatabaseSync

beforeEach(async () => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'traders-hub-lock-'))
  const file = path.join(folder, 'test.sqlite')
  connection = connectSqlite(file)
  await sql`create table notes (text text)`.execute(connection.db)
  other = new DatabaseSync(file)
  other.exec('begin immediate')
})

afterEach(async () => {
  other.close()
  await connection.close()
  rmSync(folder, { recursive: true, force: true })
})

test('writers are refused after two seconds, all of them together, and nobody else is held up', async () => {
  const delay = monitorEventLoopDelay({ resolution: 5 })
  delay.enable()
  const began = performance.now()
  const writers = Array.from({ length: 10 }, (_, number) =>
    write(String(number)).catch((error: unknown) => error),
  )
  await setTimeout(200)
  expect(await notes()).toEqual([])
  for (const outcome of await Promise.all(writers)) expect(isUnavailable(outcome)).toBe(true)
  expect(performance.now() - began).toBeLessThan(5000)
  expect(delay.percentile(90) / 1e6).toBeLessThan(200)
})

test('once the patience is over the many are refused at once, together, and one finds out when the lock is free', async () => {
  await write('a').catch((error: unknown) => error)
  const began = performance.now()
  const outcomes = await Promise.all(
    Array.from({ length: 200 }, (_, number) => write(String(number)).catch((error: unknown) => error)),
  )
  expect(performance.now() - began).toBeLessThan(1000)
  expect(outcomes.filter((outcome) => !isUnavailable(outcome))).toEqual([])
  other.exec('commit')
  await expect
    .poll(
      () =>
        write('b').then(
          () => 'written',
          () => 'refused',
        ),
      { interval: 10, timeout: 1000 },
    )
    .toBe('written')
  expect(await notes()).toEqual([{ text: 'b' }])
})

test('a writer waits, and writes when the lock is free', async () => {
  const written = connection.db
    .transaction()
    .execute((transaction) => sql`insert into notes values ('a')`.execute(transaction))
  await setTimeout(300)
  other.exec('commit')
  await written
  await write('b')
  expect(await notes()).toEqual([{ text: 'a' }, { text: 'b' }])
})

function write(text: string) {
  return sql`insert into notes values (${text})`.execute(connection.db)
}

async function notes(): Promise<unknown[]> {
  return (
    await sql<{ text: string }>`select text from notes order by text`.execute(connection.readDb)
  ).rows.map((row) => ({ ...row }))
}
