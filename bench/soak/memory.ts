import { readdirSync, statSync } from 'node:fs'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { findAdmin } from '../../e2e/support/accounts.ts'
import { cookieOf } from '../../e2e/support/session-cookie.ts'
import { setup } from '../../e2e/support/set-up.ts'
import { startSite } from '../../e2e/support/site.ts'
import { printTable } from '../table.ts'
import { isQuick, need, percentile, statuses, type Answered } from './support/asks.ts'
import { residentMemory } from './support/measured-site.ts'
import { createMessages } from './support/members.ts'

const requests = isQuick ? 10_000 : 1_000_000
const askers = 12
const [mostMemory, mostLog, mostFiles] = [512, 64, 5]
/** Until some forty thousand requests were answered memory still grows into the room that it has. */
const mostGrowth = isQuick ? Infinity : 1.1
/** Rows that do not come from somebody who wrote or signed in. */
const fewRows = 20
const paths = ['/', '/blogs', '/learn', '/courses', '/faq', '/glossary', '/resources', '/search?q=market']

/** Pages, API reads and writes as fast as they are answered: memory, open files, the log of SQLite and the tables of limits, sessions and verifications stay as they are. */
export async function run(): Promise<void> {
  await setup()
  const site = await startSite({ settings: { LOG_LEVEL: 'warn', RATE_LIMIT_FACTOR: '100000' } })
  try {
    const admin = await findAdmin(site)
    let cookie = await cookieOf(site, admin)
    const messages = createMessages(
      () => site,
      () => cookie,
    )
    const ask = (number: number) => {
      const kind = number % 20
      if (kind === 19) return messages.write(number)
      if (kind > 15) return fetch(`${site.url}/api/blogs?lang=${number % 2 ? 'am' : 'en'}`)
      return fetch(
        `${site.url}${paths[number % paths.length]}${number % 8 === 7 ? '&' : '?'}lang=${number % 3 ? 'am' : 'en'}`,
      )
    }
    const answers: Omit<Answered, 'at' | 'hasRetryAfter'>[] = []
    const samples: Sample[] = []
    let next = 0
    const go = async () => {
      while (next < requests) {
        const number = next++
        if (number % (requests / 100) === 0) samples.push(lookAt(site.pid))
        const began = performance.now()
        const answer = await ask(number)
        await answer.arrayBuffer()
        answers.push({ status: answer.status, took: performance.now() - began })
      }
    }
    const began = performance.now()
    await Promise.all(Array.from({ length: askers }, go))
    const seconds = (performance.now() - began) / 1000
    const log = Math.round(statSync(path.join(site.dataDir, 'traders-hub.sqlite-wal')).size / 2 ** 20)
    const [early, last] = [middleOf(samples.slice(11, 21)), middleOf(samples.slice(-10))]
    printTable(`${requests.toLocaleString('en')} requests, ${Math.round(requests / seconds)} a second`, [
      [
        'answers',
        'p99, ms',
        'memory at 11 to 20 %, MiB',
        'at 91 to 100 %',
        'of it mapped files, MiB',
        'at the end',
        'open files',
        'at the end',
        'log of SQLite, MiB',
      ],
      [
        statuses(answers),
        percentile(
          0.99,
          answers.map(({ took }) => took),
        ),
        early.memory,
        last.memory,
        early.mapped,
        last.mapped,
        early.files,
        last.files,
        log,
      ],
    ])
    const rows = rowsIn(site.dataDir)
    printTable('Rows at the end', [
      ['limits', 'senders of messages', 'sessions', 'verifications'],
      [rows.limits, messages.acknowledged(), rows.sessions, rows.verifications],
    ])
    // Of a session that nobody used meanwhile nothing is left.
    cookie = await cookieOf(site, admin)
    const lost = await messages.findLost()
    need(
      'everything is answered',
      answers.every(({ status }) => status === 200 || status === 201),
    )
    need('memory is bounded', last.memory <= mostMemory && last.memory <= early.memory * mostGrowth)
    need('files are closed', Math.abs(last.files - early.files) <= mostFiles)
    need('the log of SQLite is cut back', log <= mostLog)
    need('who only reads leaves no limit behind', rows.limits <= messages.acknowledged() + fewRows)
    need(
      'sessions and verifications are of who signed in',
      rows.sessions <= fewRows && rows.verifications <= fewRows,
    )
    need('nothing acknowledged is lost', lost.length === 0)
    need('nobody complained', !/unhandled|MaxListeners/i.test(site.output()))
  } finally {
    await site.stop()
  }
}

/** How many rows the tables have that requests could let grow without end. */
function rowsIn(dataDir: string): { limits: number; sessions: number; verifications: number } {
  const database = new DatabaseSync(path.join(dataDir, 'traders-hub.sqlite'), { readOnly: true })
  const count = (table: string) =>
    Number(database.prepare(`select count(*) as n from ${table}`).get()?.n ?? Infinity)
  const rows = {
    limits: count('rate_limits'),
    sessions: count('sessions'),
    verifications: count('verifications'),
  }
  database.close()
  return rows
}

interface Sample {
  /** Resident, MiB. */
  memory: number
  /** What of it is files that the system gives back when it needs the room: the program and what SQLite maps, MiB. */
  mapped: number
  /** Files and sockets that are open. */
  files: number
}

function lookAt(pid: number): Sample {
  return {
    memory: residentMemory(pid),
    mapped: residentMemory(pid, 'RssFile'),
    files: readdirSync(`/proc/${pid}/fd`).length,
  }
}

/** The middle of each: between two collections of garbage one look may be a quarter above another. */
function middleOf(samples: readonly Sample[]): Sample {
  const middle = (of: (sample: Sample) => number) =>
    samples.map(of).toSorted((one, other) => one - other)[Math.floor(samples.length / 2)] ?? 0
  return {
    memory: middle(({ memory }) => memory),
    mapped: middle(({ mapped }) => mapped),
    files: middle(({ files }) => files),
  }
}
