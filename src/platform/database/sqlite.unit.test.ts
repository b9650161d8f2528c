import { existsSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { Connection } from './connect.ts'
import { engineOf, isUnavailable, isUniqueViolation } from './engine.ts'
import { connectSqlite } from './sqlite.ts'

let folder: string
let file: string
let connection: Connection

beforeEach(async () => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'traders-hub-sqlite-'))
  file = path.join(folder, 'test.sqlite')
  connection = connectSqlite(file)
  await sql`create table settings (key text primary key, value text, "updatedAt" integer)`.execute(
    connection.db,
  )
})

afterEach(async () => {
  await connection.close()
  rmSync(folder, { recursive: true })
})

const put = (key: string, value = 'x', db = connection.db) =>
  db.insertInto('settings').values({ key, value, updatedAt: 1 }).execute()
const keys = async (db = connection.db) =>
  (await db.selectFrom('settings').select('key').orderBy('key').execute()).map((row) => row.key)
const pragma = async (name: string, db = connection.db) =>
  Object.values((await sql.raw<object>(`pragma ${name}`).execute(db)).rows[0] ?? {})[0]

test('both connections are durable and strict', async () => {
  for (const db of [connection.db, connection.readDb]) {
    expect(
      await Promise.all(
        ['journal_mode', 'synchronous', 'foreign_keys', 'trusted_schema'].map((name) => pragma(name, db)),
      ),
    ).toEqual(['wal', 2, 1, 0])
  }
  expect(engineOf(connection.db)).toBe('sqlite')
})

describe('values', () => {
  test('that SQLite does not know are converted, not lost', async () => {
    const at = new Date('2026-11-20T07:00:00.123Z')
    const { rows } = await sql<
      Record<string, unknown>
    >`select ${at} as date, ${true} as yes, ${false} as no, ${undefined} as missing, ${null} as empty, ${12n} as big, ${'ሰላም'} as text, ${new Uint8Array([1, 2])} as bytes`.execute(
      connection.db,
    )
    expect({ ...rows[0] }).toEqual({
      date: '2026-11-20T07:00:00.123Z',
      yes: 1,
      no: 0,
      missing: null,
      empty: null,
      big: 12,
      text: 'ሰላም',
      bytes: new Uint8Array([1, 2]),
    })
  })

  test('large numbers come back exactly', async () => {
    await put('number')
    await connection.db.updateTable('settings').set({ updatedAt: Number.MAX_SAFE_INTEGER }).execute()
    expect(
      (await connection.db.selectFrom('settings').select('updatedAt').executeTakeFirst())?.updatedAt,
    ).toBe(Number.MAX_SAFE_INTEGER)
  })

  test('that cannot be stored are refused', async () => {
    await expect(sql`select ${{ a: 1 }} as thing`.execute(connection.db)).rejects.toThrow()
  })
})

describe('transactions', () => {
  test('are kept whole or not at all', async () => {
    await expect(
      connection.db.transaction().execute(async (db) => {
        await put('lost', 'x', db)
        throw new Error('changed my mind')
      }),
    ).rejects.toThrow('changed my mind')
    await connection.db.transaction().execute((db) => put('kept', 'x', db))
    expect(await keys()).toEqual(['kept'])
  })

  test('take the write lock when they begin, so that none fails at the end', async () => {
    const other = connectSqlite(file)
    await connection.db.transaction().execute(async (db) => {
      await db.selectFrom('settings').selectAll().execute()
      const began = performance.now()
      const refused = await other.db
        .transaction()
        .execute(() => Promise.resolve('began'))
        .catch((error: unknown) => error)
      expect(isUnavailable(refused)).toBe(true)
      expect(performance.now() - began).toBeGreaterThan(1500)
    })
    await other.close()
  })

  test('of one process wait for one another', async () => {
    await put('counter', '0')
    await Promise.all(
      Array.from({ length: 20 }, () =>
        connection.db.transaction().execute(async (db) => {
          const row = await db
            .selectFrom('settings')
            .select('value')
            .where('key', '=', 'counter')
            .executeTakeFirstOrThrow()
          await new Promise((resolve) => setTimeout(resolve, 1))
          await db
            .updateTable('settings')
            .set({ value: String(Number(row.value) + 1) })
            .where('key', '=', 'counter')
            .execute()
        }),
      ),
    )
    expect((await connection.db.selectFrom('settings').select('value').executeTakeFirst())?.value).toBe('20')
  })

  test('hold back no reader: it sees what was there before, at once', async () => {
    await put('before')
    await connection.db.transaction().execute(async (db) => {
      await put('during', 'x', db)
      const began = performance.now()
      expect(await keys(connection.readDb)).toEqual(['before'])
      expect(performance.now() - began).toBeLessThan(500)
    })
    expect(await keys(connection.readDb)).toEqual(['before', 'during'])
  })
})

test('what ended a transaction by itself is what is thrown', async () => {
  await put('taken')
  const outcome = connection.db.transaction().execute(async (db) => {
    await put('with it', 'x', db)
    await sql`insert or rollback into settings (key, value, "updatedAt") values ('taken', 'x', 1)`.execute(db)
  })
  expect(isUniqueViolation(await outcome.catch((error: unknown) => error))).toBe(true)
  await put('afterwards')
  expect(await keys()).toEqual(['afterwards', 'taken'])
})

test('a log that a long reader let grow is cut back', async () => {
  await put('first')
  const reader = new DatabaseSync(file, { readOnly: true })
  reader.exec('begin; select * from settings')
  await put('long', 'x'.repeat(80 * 1024 * 1024))
  reader.close()
  const size = () => statSync(`${file}-wal`).size
  expect(size()).toBeGreaterThan(70 * 1024 * 1024)
  // The first write after the checkpoint begins the log anew.
  await put('second')
  await put('third')
  expect(size()).toBeLessThanOrEqual(64 * 1024 * 1024)
})

test('the reading connection cannot write', async () => {
  await keys(connection.readDb)
  await expect(put('sneaky', 'x', connection.readDb)).rejects.toThrow(/readonly/)
})

test('a taken key is known as such, other failures are not', async () => {
  await put('taken')
  const error = await put('taken').catch((error: unknown) => error)
  expect([isUniqueViolation(error), isUnavailable(error)]).toEqual([true, false])
  const other = await sql`select * from nowhere`.execute(connection.db).catch((error: unknown) => error)
  expect([isUniqueViolation(other), isUnavailable(other)]).toEqual([false, false])
})

test('many statements of one shape are prepared once, and more shapes than the cache holds do no harm', async () => {
  for (let count = 0; count < 1200; count++) await sql.raw(`select ${count} as n`).execute(connection.db)
  expect((await sql<{ n: number }>`select 7 as n`.execute(connection.db)).rows).toEqual([{ n: 7 }])
})

test('what was written is there after closing, in one file', async () => {
  await put('durable')
  await connection.close()
  await connection.close()
  connection = connectSqlite(file)
  expect(await keys()).toEqual(['durable'])
})

describe('memory', () => {
  /** Kibibytes of the file that the system holds for this process. */
  const mapped = () =>
    readFileSync('/proc/self/smaps', 'utf8')
      .split(/\n(?=[\da-f]+-)/)
      .filter((part) => part.split('\n', 1)[0]?.endsWith(file))
      .reduce((sum, part) => sum + Number(/^Rss:\s+(\d+)/m.exec(part)?.[1] ?? 0), 0)

  test.runIf(existsSync('/proc/self/smaps'))(
    'that was read into is given back, and read again as ever',
    async () => {
      for (let number = 0; number < 200; number++) await put(`key ${number}`, 'x'.repeat(8000))
      await sql`pragma wal_checkpoint(truncate)`.execute(connection.db)
      const all = () => connection.readDb.selectFrom('settings').select('value').execute()
      expect(await all()).toHaveLength(200)
      expect(mapped()).toBeGreaterThan(1000)
      connection.releaseMemory?.()
      expect(mapped()).toBeLessThan(200)
      expect([await pragma('mmap_size'), (await all()).length]).toEqual([32 * 1024 * 1024, 200])
    },
  )

  test('is not taken from a transaction', async () => {
    await connection.db.transaction().execute(async (trx) => {
      await put('in the midst', 'x', trx)
      connection.releaseMemory?.()
      expect(await keys(trx)).toContain('in the midst')
    })
    expect(await keys(connection.readDb)).toContain('in the midst')
  })
})
