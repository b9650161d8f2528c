import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import {
  chmodSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { createServer } from 'node:net'
import os from 'node:os'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { sql } from 'kysely'
import { afterEach, beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { connectPostgres } from '#platform/database/postgres.ts'
import { connectSqlite } from '#platform/database/sqlite.ts'
import { canStartPostgres } from '#platform/database/testing/test-postgres-here.ts'
import { startPostgres } from '#platform/database/testing/test-postgres.ts'
import { readConfig } from '#platform/server/config.ts'
import { freePort } from '#platform/server/free-port.ts'
import { createServices } from './create-services.ts'
import { findStaleBuild } from './starting/build.ts'
import { startFailure } from './starting/start-failure.ts'
import { powerless } from './test-process.ts'

let folder: string
let file: string

// A start builds first what is older than its sources.
beforeAll(() => findStaleBuild('error')?.make(), 300_000)

beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'traders-hub-start-'))
  file = path.join(folder, 'traders-hub.sqlite')
})

afterEach(() => rmSync(folder, { recursive: true, force: true }))

/** Milliseconds from the start of the process to its end, however much else the machine has to do. */
const longest = 10_000

describe('a start that cannot succeed ends with one line that says why', { timeout: 150_000 }, () => {
  test('when the port is taken', async () => {
    const other = createServer().listen(0, '127.0.0.1')
    await once(other, 'listening')
    const address = other.address()
    const port = typeof address === 'object' && address ? address.port : 0
    expect(await start({ PORT: String(port) })).toEqual(
      refused('PORT: this port is taken by another program'),
    )
    other.close()
    expect(readdirSync(folder), 'nothing is left').toEqual([])
  })

  test('when the data folder cannot be written to', async () => {
    writeFileSync(path.join(folder, 'a-file'), '')
    expect(await start({ DATA_DIR: path.join(folder, 'a-file') })).toEqual(refused('DATA_DIR: '))
  })

  test('when the database file is no database, or damaged', async () => {
    writeFileSync(file, 'no database at all, but long enough to be read as one'.repeat(100))
    expect(await start()).toEqual(refused(`DATA_DIR: file is not a database (${file})`))
    rmSync(file)
    makeDatabase('create table scribbles (text text); create table more (text text)')
    damage()
    expect(await start()).toEqual(refused(`DATA_DIR: database disk image is malformed (${file})`))
  })

  test('when the database is newer than the program', async () => {
    makeDatabase(
      "create table kysely_migration (name text primary key, timestamp text); insert into kysely_migration values ('9999-later', 'x')",
    )
    expect(await start()).toEqual(
      refused('DATA_DIR: the database is newer than this program (it has 9999-later)'),
    )
  })

  test('when the database cannot be written to', async () => {
    await createServices(readConfig({ DATA_DIR: folder, LOG_LEVEL: 'fatal' })).then(({ connection }) =>
      connection.close(),
    )
    chmodSync(file, 0o444)
    expect(await start({ AUTH_SECRET: 'a secret of thirty-two characters' }, powerless)).toEqual(
      refused(`DATA_DIR: the database can only be read (`),
    )
  })

  test.each(['uploads/media/x', 'has-database'])(
    'when the database is empty and %s says that there was one',
    async (trace) => {
      mkdirSync(path.dirname(path.join(folder, trace)), { recursive: true })
      writeFileSync(path.join(folder, trace), '')
      expect(await start()).toEqual(refused('DATA_DIR: the database is empty, but '))
      makeDatabase('create table scribbles (text text)')
      expect(await start()).toEqual(refused('DATA_DIR: the database is empty, but '))
      const config = readConfig({ DATA_DIR: folder, ALLOW_NEW_DATABASE: '1', LOG_LEVEL: 'fatal' })
      const { connection } = await createServices(config)
      await connection.close()
    },
  )

  test('when the database is empty and a secret of long ago says that there was one', async () => {
    const secret = path.join(folder, 'auth-secret')
    writeFileSync(secret, 'a secret of thirty-two characters')
    const yesterday = Date.now() / 1000 - 25 * 3600
    utimesSync(secret, yesterday, yesterday)
    expect(await start()).toEqual(refused('DATA_DIR: the database is empty, but '))
    utimesSync(secret, yesterday + 2 * 3600, yesterday + 2 * 3600)
    const { connection } = await createServices(readConfig({ DATA_DIR: folder, LOG_LEVEL: 'fatal' }))
    await connection.close()
  })

  test('when the port is no number', async () => {
    expect(await start({ PORT: 'http' })).toEqual(refused('PORT: must be a whole number from 0 to 65535'))
  })

  test.runIf(canStartPostgres())('when the password of the database is wrong', async () => {
    const postgres = await startPostgres()
    onTestFinished(() => postgres.stop())
    const { db, close } = connectPostgres(postgres.url, () => undefined)
    const { rows } = await sql<{ hba_file: string }>`show hba_file`.execute(db)
    // The server of the tests asks nobody for a password.
    writeFileSync(rows[0]?.hba_file ?? '', 'host all hub 127.0.0.1/32 scram-sha-256\n')
    await sql`create role hub login password 'the right one'`.execute(db)
    await sql`select pg_reload_conf()`.execute(db)
    await close()
    const address = Object.assign(new URL(postgres.url), { username: 'hub', password: 'wrong' })
    const ended = await start({ DATABASE_URL: address.href })
    expect(ended).toEqual(refused('DATABASE_URL: password authentication failed for user "hub"'))
    expect(ended.said.join()).not.toContain('wrong')
  })

  test('when no PostgreSQL answers', async () => {
    expect(await start({ DATABASE_URL: 'postgres://hub:secret-word@127.0.0.1:1/hub' })).toEqual(
      refused('DATABASE_URL: connect ECONNREFUSED'),
    )
    expect(readdirSync(folder), 'nothing is left').toEqual([])
  })
})

test.each(['SIGTERM', 'SIGINT'] as const)(
  'a start that is told to end by %s ends at once, and the next one begins anew',
  { timeout: 90_000 },
  async (signal) => {
    const { PATH, NODE_COMPILE_CACHE } = process.env
    const port = String(await freePort())
    const env = { PATH, NODE_COMPILE_CACHE, PORT: port, LOG_LEVEL: 'fatal', DATA_DIR: folder }
    const hub = spawn(process.execPath, [path.join(import.meta.dirname, 'main.js')], { env })
    onTestFinished(() => void hub.kill('SIGKILL'))
    let said = ''
    hub.stdout.on('data', (chunk: Buffer) => (said += chunk.toString()))
    const look = () => fetch(`http://127.0.0.1:${port}/healthz`).then(({ status }) => status)
    await expect.poll(() => look().catch(() => 0), { timeout: 60_000, interval: 50 }).toBe(200)
    hub.kill(signal)
    expect(await once(hub, 'exit')).toEqual([0, null])
    expect(said).not.toContain(' is at ')
    const { connection } = await createServices(readConfig({ DATA_DIR: folder, LOG_LEVEL: 'fatal' }))
    await connection.close()
  },
)

test('what should not stay is said loudly, however little the log may say', { timeout: 90_000 }, async () => {
  const { said } = await start({
    LOG_LEVEL: 'fatal',
    AUTH_SECRET: 'x'.repeat(40),
    TRUST_PROXY: '0.0.0.0/1,128.0.0.0/1',
    DATABASE_URL: 'postgres://hub@127.0.0.1:1/hub',
  })
  expect(said).toEqual([
    expect.stringMatching(/^Warning: AUTH_SECRET /),
    expect.stringMatching(/^Warning: TRUST_PROXY /),
    expect.stringContaining('The site cannot start. DATABASE_URL: '),
  ])
})

test('a page that turns out to be damaged later is told with its file as well', async () => {
  const config = readConfig({ DATA_DIR: folder, LOG_LEVEL: 'fatal' })
  makeDatabase('create table scribbles (text text)')
  const bytes = readFileSync(file)
  writeFileSync(file, bytes.fill(0xff, 4096))
  const { db, close } = connectSqlite(file)
  const error = await sql`select * from scribbles`.execute(db).catch((error: unknown) => error)
  await close()
  expect(startFailure(error, config)).toBe(`DATA_DIR: database disk image is malformed (${file})`)
})

function makeDatabase(statements: string): void {
  const database = new DatabaseSync(file)
  database.exec(statements)
  database.close()
}

/** Overwrites the list of tables but for the header that says that this is a database. */
function damage(): void {
  const bytes = readFileSync(file)
  writeFileSync(file, bytes.fill(0xff, 100, 4096))
}

function refused(reason: string) {
  return { code: 1, said: [expect.stringContaining(`The site cannot start. ${reason}`)], isSoon: true }
}

/** Runs the real program until it ends; gives its exit code and the lines it said. */
function start(
  environment: Record<string, string> = {},
  before: readonly string[] = [],
): Promise<{ code: unknown; said: string[]; isSoon: boolean }> {
  const program = path.join(import.meta.dirname, 'main.js')
  const { PATH, NODE_COMPILE_CACHE } = process.env
  const env = { PATH, NODE_COMPILE_CACHE, PORT: '0', LOG_LEVEL: 'warn', DATA_DIR: folder, ...environment }
  const began = performance.now()
  return new Promise((resolve) => {
    const [command = process.execPath, ...rest] = [...before, process.execPath, program]
    execFile(command, rest, { env, timeout: 60_000 }, (error, out, errors) =>
      resolve({
        code: error?.code ?? 0,
        said: `${out}${errors}`.trim().split('\n'),
        isSoon: performance.now() - began <= longest,
      }),
    )
  })
}
