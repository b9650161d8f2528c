import { execFile } from 'node:child_process'
import { createHash, randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as pause } from 'node:timers/promises'
import { promisify } from 'node:util'
import { emptyTrade } from '#features/journal/joining/test-trades.ts'
import { migrate } from '#platform/database/migrate.ts'
import { startPostgres } from '#platform/database/testing/test-postgres.ts'
import { findAdmin, register } from '../../e2e/support/accounts.ts'
import { faultsOf } from '../../e2e/support/database-faults.ts'
import { projectFolder } from '../../e2e/support/freshness.ts'
import { cookieOf } from '../../e2e/support/session-cookie.ts'
import { setup } from '../../e2e/support/set-up.ts'
import { startSite, type Site } from '../../e2e/support/site.ts'
import { printTable } from '../table.ts'
import { bounded, fromPage, isQuick, need, percentile, startLoad } from './support/asks.ts'
import { addPeople, withConnection } from './support/filled-site.ts'
import { lagOf, startLooking } from './support/looking.ts'
import { createMessages } from './support/members.ts'

/** How many people wrote before, how long their messages are, and how many uploads of a megabyte there are. */
const filled = isQuick
  ? { people: 40_000, letters: 4000, uploads: 60 }
  : { people: 200_000, letters: 4000, uploads: 300 }
const uploadBytes = 1_000_000
const pace = { trades: 190, messages: 10, uploads: 1 }
const writes = pace.trades + pace.messages + pace.uploads
/** Who write trades: a journal holds two thousand. */
const traders = isQuick ? 10 : 25
/** Seconds for a gigabyte, and milliseconds that the site keeps whoever asks for little waiting. */
const [longestPerGigabyte, longestStall] = [60, 200]

/** A full site is backed up while two hundred trades, messages and uploads a second arrive; elsewhere it has all that was acknowledged before. */
export async function run(): Promise<void> {
  await setup()
  const rows = [await backUp('sqlite'), await backUp('postgres')]
  printTable('Backed up under writes', [
    [
      'engine',
      'MB',
      'took, s',
      'writes a second meanwhile',
      'acknowledged before',
      'of them lost',
      'faults',
      'longest wait before, ms',
      'meanwhile',
      'the site’s own figure, ms',
    ],
    ...rows,
  ])
  for (const [engine, megabytes, seconds, perSecond, acknowledged, lost, faults, , stall] of rows) {
    const longest = (longestPerGigabyte * Number(megabytes)) / 1000
    need(`${engine}: within ${Math.round(longest)} s`, Number(seconds) <= longest)
    need(`${engine}: nine of ten writes arrive meanwhile`, Number(perSecond) >= 0.9 * writes)
    need(`${engine}: what was acknowledged is restored`, Number(acknowledged) > 0 && lost === 0)
    need(`${engine}: what was restored is whole`, faults === 0)
    need(`${engine}: nobody waits longer than ${longestStall} ms`, Number(stall) <= longestStall)
  }
}

async function backUp(engine: 'sqlite' | 'postgres'): Promise<(string | number)[]> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'traders-hub-backup-'))
  const postgres = engine === 'postgres' ? await startPostgres() : undefined
  const place = { DATA_DIR: path.join(folder, 'site'), ...(postgres ? { DATABASE_URL: postgres.url } : {}) }
  const elsewhere = { DATA_DIR: path.join(folder, 'elsewhere') }
  const backup = path.join(folder, 'backup')
  let site: Site | undefined
  try {
    await fill(place)
    const settings = { ...place, STARTER_CONTENT: 'off', LOG_LEVEL: 'fatal', RATE_LIMIT_FACTOR: '100000' }
    site = await startSite({ dataDir: place.DATA_DIR, settings })
    const loaded = await backUpUnderLoad(site, { place, backup })
    await site.stop()
    await runCommand('restore', backup, elsewhere)
    const found = restoredIn(elsewhere.DATA_DIR)
    const lost = loaded.acknowledged.filter((one) => !found.written.has(one))
    for (const one of [...lost.map((message) => `lost: ${message}`), ...found.faults]) console.error(one)
    const { took, megabytes, perSecond, acknowledged, waits } = loaded
    return [
      engine,
      megabytes,
      took,
      perSecond,
      acknowledged.length,
      lost.length,
      found.faults.length,
      ...waits,
    ]
  } finally {
    await site?.stop()
    await postgres?.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

async function fill(place: Record<string, string>): Promise<void> {
  mkdirSync(place.DATA_DIR ?? '')
  await withConnection(place, async (connection) => {
    await migrate(connection.db)
    await addPeople(connection, filled.people, filled.letters)
  })
}

async function backUpUnderLoad(site: Site, to: { place: Record<string, string>; backup: string }) {
  const cookie = await cookieOf(site, await findAdmin(site))
  const messages = createMessages(() => site, cookie)
  const kept = new Set<string>()
  const send = () => sendUpload(site, { cookie, kept })
  const members: string[] = []
  for (let number = 0; number < traders; number++) members.push(await cookieOf(site, await register(site)))
  const keepTrade = (number: number) => putTrade(site, { cookie: members[number % traders] ?? '', kept })
  for (let number = 0; number < filled.uploads; number++) await send()

  const loads = [
    startLoad(pace.trades, bounded(keepTrade)),
    startLoad(pace.messages, bounded(messages.write)),
    startLoad(pace.uploads, bounded(send)),
  ]
  const written = () => kept.size + messages.acknowledged()
  const looks = startLooking(site)
  await pause(8000)
  const acknowledged = [...messages.kept, ...kept]
  const [before, looked] = [written(), looks.times.length]
  await lagOf(site)
  const began = performance.now()
  await runCommand('backup', to.backup, to.place)
  const took = (performance.now() - began) / 1000
  const lag = await lagOf(site)
  const perSecond = Math.round((written() - before) / took)
  await Promise.all(loads.map((load) => load.stop()))
  const times = await looks.stop()
  return {
    acknowledged,
    took: Math.round(took * 10) / 10,
    megabytes: Math.round(sizeOf(to.backup) / 1e6),
    perSecond,
    waits: [percentile(1, times.slice(0, looked)), percentile(1, times.slice(looked)), lag],
  }
}

interface Sender {
  cookie: string
  /** What identifies what was acknowledged. */
  kept: Set<string>
}

async function putTrade({ url }: Site, { cookie, kept }: Sender): Promise<Response> {
  const id = crypto.randomUUID()
  const trade = { base: 0, writer: 'phone-page', changed: [], fields: emptyTrade }
  const answer = await fetch(`${url}/api/journal/trades/${id}`, {
    method: 'PUT',
    headers: fromPage(url, cookie),
    body: JSON.stringify(trade),
  })
  if (answer.status === 200) kept.add(id)
  return answer
}

/** Sends a file that nobody has sent before. */
async function sendUpload({ url }: Site, { cookie, kept }: Sender): Promise<Response> {
  const bytes = Buffer.concat([Buffer.from('%PDF-1.7\n'), randomBytes(uploadBytes)])
  const form = new FormData()
  form.set('file', new File([bytes], 'prices.pdf'))
  const { 'content-type': _type, ...headers } = fromPage(url, cookie)
  const answer = await fetch(`${url}/api/admin/media`, { method: 'POST', headers, body: form })
  if (answer.status === 201) kept.add(hashOf(bytes))
  return answer
}

/** `npm run backup` or `restore`, as an operator types it. */
async function runCommand(
  command: 'backup' | 'restore',
  folder: string,
  place: Record<string, string>,
): Promise<void> {
  const { PATH, HOME } = process.env
  await promisify(execFile)('npm', ['run', command, '--', folder], {
    cwd: projectFolder,
    env: { PATH, HOME, ...place },
  })
}

/** Trades, messages and uploads of a restored site, which is always on SQLite, and what is wrong with them. */
function restoredIn(dataDir: string): { written: Set<string>; faults: string[] } {
  const database = new DatabaseSync(path.join(dataDir, 'traders-hub.sqlite'), { readOnly: true })
  const messages = database.prepare('select message from contact_messages').all()
  const trades = database.prepare('select id from journal_trades').all()
  const media = database.prepare('select sha256, variants from media').all()
  database.close()
  const faults = faultsOf(dataDir).map(String)
  for (const { sha256, variants } of media) {
    const stored: { key: string }[] = JSON.parse(String(variants))
    for (const { key } of stored) {
      const file = path.join(dataDir, 'uploads', key)
      if (!existsSync(file)) faults.push(`not there: ${key}`)
      else if (hashOf(readFileSync(file)) !== sha256) faults.push(`another file: ${key}`)
    }
  }
  const written = [...messages, ...trades, ...media].map(({ message, id, sha256 }) =>
    String(message ?? id ?? sha256),
  )
  return { written: new Set(written), faults }
}

function hashOf(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex')
}

function sizeOf(folder: string): number {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .reduce((sum, entry) => sum + statSync(path.join(entry.parentPath, entry.name)).size, 0)
}
