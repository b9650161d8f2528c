import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, statSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { faultsOf, postgresFaultsOf, searchFaultsOf } from '../../e2e/support/database-faults.ts'
import { findAdmin } from '../../e2e/support/accounts.ts'
import { startCrashWriter } from '../../e2e/support/crash-writer.ts'
import { cookieOf } from '../../e2e/support/session-cookie.ts'
import { setup } from '../../e2e/support/set-up.ts'
import { startSite, type Site } from '../../e2e/support/site.ts'
import { migrate } from '#platform/database/migrate.ts'
import { freePort } from '#platform/server/free-port.ts'
import { startPostgres, type TestPostgres } from '#platform/database/testing/test-postgres.ts'
import { printTable } from '../table.ts'
import { isQuick, need, percentile, startLoad, until } from './support/asks.ts'
import { addPeople, withConnection } from './support/filled-site.ts'
import { createLearners } from './support/learners.ts'
import { createMessages, createNewcomers, type Writer } from './support/members.ts'

const kills = isQuick ? { sqlite: 10, postgres: 5, database: 5 } : { sqlite: 100, postgres: 50, database: 20 }
/** Before the first kill: 100,000 rows in five tables; and so many bytes in the log of SQLite at each start after one. */
const [people, logBytes] = [20_000, 64 * 2 ** 20]
/** Acknowledged writes of the program that is killed, of all kinds together: so many are the figure. */
const fewest = isQuick ? 1 : 5000
/** Writes a second of each kind beside the edits and publications, which follow one another. */
const pace = { messages: 30, newcomers: 4, completions: 10 }
/** Milliseconds for which is written until the next kill, and up to so many more. */
const [shortest, more] = [1500, 500]
/** Milliseconds from the start of the process to a site that is ready: half of the starts, and all of them. */
const [usualStart, longestStart] = [2000, 5000]

/**
 * Ends the program at any moment under writes of five kinds (edits, publications, messages, new members, completed lessons), on both engines, and
 * PostgreSQL itself; counts what was acknowledged and is gone. At the end it stops as it should.
 */
export async function run(): Promise<void> {
  await setup()
  const rows = [
    await endOver('sqlite', 'program'),
    await endOver('postgres', 'program'),
    await endOver('postgres', 'database'),
  ]
  printTable('Ended under writes', [
    [
      'engine',
      'what ends',
      'times',
      'acknowledged',
      'lost',
      'faults',
      'log, MiB',
      'ready p50, ms',
      'ready max, ms',
      'stop, ms',
    ],
    ...rows,
  ])
  for (const [engine, what, , acknowledged, lost, faults, log, usual, slowest] of rows) {
    need(`${engine}, ${what}: nothing acknowledged is lost`, lost === 0 && faults === 0)
    if (what === 'program')
      need(`${engine}: ${fewest} writes were acknowledged`, Number(acknowledged) >= fewest)
    if (engine === 'sqlite') need(`${engine}: the log has its length`, Number(log) >= logBytes / 2 ** 20)
    need(`${engine}, ${what}: half of the starts within ${usualStart} ms`, Number(usual) <= usualStart)
    need(`${engine}, ${what}: ready within ${longestStart} ms`, Number(slowest) <= longestStart)
  }
}

async function endOver(
  engine: 'sqlite' | 'postgres',
  what: 'program' | 'database',
): Promise<(string | number)[]> {
  const dataDir = mkdtempSync(path.join(os.tmpdir(), 'traders-hub-kills-'))
  const postgres = engine === 'postgres' ? await startPostgres() : undefined
  const port = await freePort()
  const settings = {
    STARTER_CONTENT: 'off',
    LOG_LEVEL: 'warn',
    ...(postgres ? { DATABASE_URL: postgres.url } : {}),
  }
  await fill({ DATA_DIR: dataDir, ...settings })
  const start = () => startSite({ dataDir, port, settings })
  let site: Site = await start()
  try {
    const cookie = await cookieOf(site, await findAdmin(site))
    const editor = await startCrashWriter(() => site, cookie)
    const starts: number[] = []
    const logs: number[] = []
    const times = what === 'program' ? kills[engine] : kills.database
    const completions = (times * pace.completions * (shortest + more + 1000)) / 1000
    const writers: Record<keyof typeof pace, Writer> = {
      messages: createMessages(() => site, cookie),
      newcomers: createNewcomers(() => site),
      completions: await createLearners(() => site, cookie, completions),
    }
    const lost: string[] = []
    for (let kill = 0; kill < times; kill++) {
      const editing = what === 'program' ? editor.writeUntilItEnds() : Promise.resolve()
      const loads = Object.entries(pace).map(([kind, perSecond]) =>
        startLoad(perSecond, writers[kind as keyof typeof pace].write),
      )
      await pause(shortest + Math.random() * more)
      if (what === 'program') await site.kill()
      else await postgres?.crash()
      await Promise.all([editing, ...loads.map((load) => load.stop())])
      if (engine === 'sqlite') logs.push(await leaveLog(dataDir))
      const began = performance.now()
      if (what === 'program') site = await start()
      else await restart(postgres, site)
      starts.push(performance.now() - began)
      if (what === 'program') lost.push(...(await editor.findLost()))
    }
    for (const writer of Object.values(writers)) lost.push(...(await writer.findLost()))
    for (const one of lost) console.error(`lost: ${one}`)
    const kinds = Object.values(writers).map((writer) => writer.acknowledged())
    if (what === 'program') kinds.push(editor.acknowledged())
    need(
      `${engine}, ${what}: something of every kind was acknowledged`,
      kinds.every((count) => count > 0),
    )
    const began = performance.now()
    await site.stop()
    const stop = Math.round(performance.now() - began)
    const faults = await faultsIn({ DATA_DIR: dataDir, ...settings })
    for (const one of faults) console.error('a fault:', one)
    return [
      engine,
      what,
      times,
      kinds.reduce((sum, count) => sum + count, 0),
      lost.length,
      faults.length,
      logs.length > 0 ? Math.min(...logs) : '–',
      percentile(0.5, starts),
      percentile(1, starts),
      stop,
    ]
  } finally {
    await site.stop()
    await postgres?.stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
}

async function fill(settings: Record<string, string>): Promise<void> {
  await withConnection(settings, async (connection) => {
    await migrate(connection.db)
    await addPeople(connection, people)
  })
}

/** What is wrong with the database, and with the search index in it. */
async function faultsIn(place: { DATA_DIR: string; DATABASE_URL?: string }): Promise<unknown[]> {
  const { DATA_DIR, DATABASE_URL } = place
  return [
    ...(DATABASE_URL ? await postgresFaultsOf(DATABASE_URL) : faultsOf(DATA_DIR)),
    ...(await withConnection({ ...place }, ({ db }) => searchFaultsOf(db))),
  ]
}

/** PostgreSQL runs again, and the site has found it. */
async function restart(postgres: TestPostgres | undefined, { url }: Site): Promise<void> {
  await postgres?.restart()
  await until('the site is ready', async () => (await fetch(`${url}/readyz`)).ok)
}

/** Lets the log of SQLite be as long as a busy day leaves it to whoever is killed; how long that is, MiB. */
async function leaveLog(dataDir: string): Promise<number> {
  const file = path.join(dataDir, 'traders-hub.sqlite')
  const program = path.join(import.meta.dirname, 'support/leave-log.ts')
  await once(spawn(process.execPath, [program, file, String(logBytes)], { stdio: 'inherit' }), 'exit')
  return Math.floor(statSync(`${file}-wal`).size / 2 ** 20)
}
