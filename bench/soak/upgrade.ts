import { spawn, type ChildProcess } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'kysely'
import { isMigrated, knownMigrations, migrateAsFar, pendingMigrations } from '#platform/database/migrate.ts'
import { startPostgres, type TestPostgres } from '#platform/database/testing/test-postgres.ts'
import { projectFolder } from '../../e2e/support/freshness.ts'
import { faultsOf } from '../../e2e/support/database-faults.ts'
import { printTable } from '../table.ts'
import { isQuick, need, percentile } from './support/asks.ts'
import { addPeople, filledTables, withConnection } from './support/filled-site.ts'

const [people, kills] = isQuick ? [10_000, 3] : [100_000, 10]
/** The last migration of version 0.1.0. */
const former = '0032-question-filters'
const longest = 60_000

/** A site of an earlier version, and copies of it. */
interface Former {
  engine: 'sqlite' | 'postgres'
  /** Settings of a copy that nobody has touched. */
  copy(): Promise<Record<string, string>>
}

/**
 * A site of 0.1.0 with many members is brought to the tables of today: in bearable time, by one of two programs that start together,
 * and whole when it is killed at any moment and begun again.
 */
export async function run(): Promise<void> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'traders-hub-upgrade-'))
  const postgres = await startPostgres()
  try {
    const rows: (string | number)[][] = []
    for (const site of [await onSqlite(folder), await onPostgres(postgres, folder)])
      rows.push(await upgrade(site))
    printTable(`${people.toLocaleString('en')} members of 0.1.0 brought to today`, [
      [
        'engine',
        'whole, ms',
        'kills',
        'of them in the midst',
        'slowest afterwards, ms',
        'two at once',
        'faults',
      ],
      ...rows,
    ])
    for (const [engine, whole, , midst, slowest, , faults] of rows) {
      need(`${engine}: within ${longest} ms`, Number(whole) <= longest && Number(slowest) <= longest)
      need(`${engine}: some were killed in the midst of it`, Number(midst) > 0)
      need(`${engine}: nothing is lost or half done`, faults === 0)
    }
  } finally {
    await postgres.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

async function upgrade({ engine, copy }: Former): Promise<(string | number)[]> {
  const faults: string[] = []
  const check = async (settings: Record<string, string>) => void faults.push(...(await faultsIn(settings)))
  const first = await copy()
  const whole = await timed(first)
  await check(first)

  let inTheMidst = 0
  const afterwards: number[] = []
  for (let kill = 0; kill < kills; kill++) {
    const settings = await copy()
    const program = start(settings)
    await pause(whole * Math.random())
    program.kill('SIGKILL')
    await ended(program)
    const left = await withConnection(settings, ({ db }) => pendingMigrations(db))
    const wasAll = (await knownMigrations()).filter((name) => name > former).length
    if (left.length > 0) inTheMidst++
    if (left.length > 0 && left.length < wasAll) faults.push(`${left.length} of ${wasAll} migrations left`)
    afterwards.push(await timed(settings))
    await check(settings)
  }

  const together = await copy()
  const programs = [start(together), start(together)]
  const codes = await Promise.all(programs.map(ended))
  await check(together)
  for (const fault of faults) console.error(`${engine}: ${fault}`)
  const both = codes.every((code) => code === 0) ? 'both end well' : `end with ${codes.join(' and ')}`
  if (both !== 'both end well') faults.push(both)
  return [engine, whole, kills, inTheMidst, percentile(1, afterwards), both, faults.length]
}

/** What the migrated database lacks. */
async function faultsIn(settings: Record<string, string>): Promise<string[]> {
  return withConnection(settings, async ({ db, engine }) => {
    const counts = await Promise.all(
      filledTables.map(async (table) => {
        const { rows } = await sql<{ n: number }>`select count(*) as n from ${sql.table(table)}`.execute(db)
        return Number(rows[0]?.n) === people ? [] : [`${Number(rows[0]?.n)} rows of ${table}`]
      }),
    )
    const isWhole = await isMigrated(db)
    const damage = engine === 'sqlite' ? faultsOf(settings.DATA_DIR ?? '').map(String) : []
    return [...counts.flat(), ...damage, ...(isWhole ? [] : ['not migrated'])]
  })
}

async function timed(settings: Record<string, string>): Promise<number> {
  const began = performance.now()
  const code = await ended(start(settings))
  if (code !== 0) throw new Error(`npm run migrate ended with ${code}`)
  return Math.round(performance.now() - began)
}

function start(settings: Record<string, string>): ChildProcess {
  return spawn(process.execPath, ['src/app/server/commands/migrate.ts'], {
    cwd: projectFolder,
    env: { PATH: process.env.PATH, ...settings },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
}

function ended(program: ChildProcess): Promise<number | null> {
  if (program.exitCode !== null) return Promise.resolve(program.exitCode)
  return new Promise((resolve) => program.once('exit', resolve))
}

async function onSqlite(folder: string): Promise<Former> {
  const original = path.join(folder, 'original')
  mkdirSync(original)
  await fill({ DATA_DIR: original })
  let copies = 0
  return {
    engine: 'sqlite',
    copy: async () => {
      const DATA_DIR = path.join(folder, `copy-${copies++}`)
      cpSync(original, DATA_DIR, { recursive: true })
      return { DATA_DIR }
    },
  }
}

async function onPostgres({ url }: TestPostgres, folder: string): Promise<Former> {
  const addressOf = (name: string) => Object.assign(new URL(url), { pathname: name }).href
  const make = (name: string, template: string) =>
    withConnection({ DATABASE_URL: url }, async ({ db }) => {
      await sql`create database ${sql.ref(name)} template ${sql.ref(template)}`.execute(db)
    })
  await make('original', 'template0')
  await fill({ DATABASE_URL: addressOf('original') })
  let copies = 0
  return {
    engine: 'postgres',
    copy: async () => {
      const name = `copy_${copies++}`
      await make(name, 'original')
      return { DATABASE_URL: addressOf(name), DATA_DIR: path.join(folder, name) }
    },
  }
}

/** A site of 0.1.0: people with their passwords and sessions, what they did and what they wrote. */
async function fill(settings: Record<string, string>): Promise<void> {
  await withConnection(settings, async (connection) => {
    await migrateAsFar(connection.db, [former])
    await addPeople(connection, people)
  })
}
