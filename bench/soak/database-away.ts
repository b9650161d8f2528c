import { setTimeout as pause } from 'node:timers/promises'
import { startPostgres } from '#platform/database/testing/test-postgres.ts'
import { findAdmin } from '../../e2e/support/accounts.ts'
import { cookieOf } from '../../e2e/support/session-cookie.ts'
import { setup } from '../../e2e/support/set-up.ts'
import { startSite } from '../../e2e/support/site.ts'
import { printTable } from '../table.ts'
import { isQuick, need, percentile, startLoad, statuses, until } from './support/asks.ts'
import { createMessages } from './support/members.ts'

const away = isQuick ? 8000 : 30_000
/** Milliseconds; the slowest answer while PostgreSQL stands still has to wait for a limit. */
const [longestAnswer, longestReturn] = [5000, 5000]

/** PostgreSQL stops, and then stands still, under load: everything is answered soon, the program lives and goes on by itself. */
export async function run(): Promise<void> {
  await setup()
  const postgres = await startPostgres()
  const site = await startSite({
    settings: { DATABASE_URL: postgres.url, STARTER_CONTENT: 'off', LOG_LEVEL: 'fatal' },
  })
  try {
    const messages = createMessages(() => site, await cookieOf(site, await findAdmin(site)))
    const kept = () => fetch(`${site.url}/blogs`)
    await until('/blogs lies in memory', async () => (await kept()).ok)
    const rows: (string | number)[][] = []
    for (const how of ['stopped', 'frozen'] as const) {
      const writes = startLoad(20, messages.write)
      const pages = startLoad(20, kept)
      await pause(2000)
      if (how === 'stopped') await postgres.crash()
      else postgres.freeze()
      await pause(away)
      const [health, ready] = await Promise.all(['/healthz', '/readyz'].map((path) => fetch(site.url + path)))
      if (how === 'stopped') await postgres.restart()
      else postgres.thaw()
      const back = await until('a message is taken', async () => (await messages.write(0)).status === 201)
      const [written, read] = [await writes.stop(), await pages.stop()]
      rows.push([
        how,
        statuses(written),
        statuses(read),
        percentile(
          1,
          written.map(({ took }) => took),
        ),
        ...[0.99, 1].map((share) =>
          percentile(
            share,
            read.map(({ took }) => took),
          ),
        ),
        back,
        (await messages.findLost()).length,
      ])
      need('/healthz 200 and /readyz 503', health?.status === 200 && ready?.status === 503)
      need(
        `${how}: pages in memory go on`,
        read.every(({ status }) => status === 200),
      )
      const failed = written.filter(({ status }) => status !== 201)
      need(
        'what fails says when to come back',
        failed.every(({ status, hasRetryAfter }) => status === 503 && hasRetryAfter),
      )
    }
    printTable(`PostgreSQL away for ${away / 1000} s`, [
      [
        'how',
        'messages',
        'kept pages',
        'slowest message, ms',
        'page p99, ms',
        'slowest page, ms',
        'back after, ms',
        'lost',
      ],
      ...rows,
    ])
    for (const [how, , , slowest, , slowestPage, back, lost] of rows)
      need(
        `${how}: answered, back and whole`,
        Math.max(Number(slowest), Number(slowestPage)) <= longestAnswer &&
          Number(back) <= longestReturn &&
          lost === 0,
      )
  } finally {
    await site.stop()
    await postgres.stop()
  }
}
