import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as pause } from 'node:timers/promises'
import { findAdmin } from '../../e2e/support/accounts.ts'
import { cookieOf } from '../../e2e/support/session-cookie.ts'
import { setup } from '../../e2e/support/set-up.ts'
import { startSite } from '../../e2e/support/site.ts'
import { printTable } from '../table.ts'
import { need, percentile, startLoad, statuses, until } from './support/asks.ts'
import { lagOf } from './support/looking.ts'
import { createMessages } from './support/members.ts'

/** Milliseconds that the site keeps anybody waiting who only reads, by their clock and by its own. */
const longestStall = 200

/** Another program holds SQLite's write lock for ten seconds under load: writes are refused soon, readers notice nothing. */
export async function run(): Promise<void> {
  await setup()
  const site = await startSite({ settings: { LOG_LEVEL: 'fatal' } })
  try {
    const messages = createMessages(() => site, await cookieOf(site, await findAdmin(site)))
    const other = new DatabaseSync(path.join(site.dataDir, 'traders-hub.sqlite'), { timeout: 5000 })
    const writes = startLoad(20, messages.write)
    // Not kept in memory, so they ask the database.
    const reads = startLoad(20, (number) => fetch(`${site.url}/api/blogs?page=${1 + (number % 5)}`))
    await pause(2000)
    /** How long reads take in a time like that of the lock, and for how long the site did nothing else. */
    const watch = async () => {
      await lagOf(site)
      const seen = reads.answers.length
      await pause(10_000)
      return { times: reads.answers.slice(seen).map(({ took }) => took), stall: await lagOf(site) }
    }
    const before = await watch()
    other.exec('begin immediate')
    const { times, stall } = await watch()
    other.exec('rollback')
    other.close()
    const back = await until('a message is taken', async () => (await messages.write(0)).status === 201)
    const [written, read] = [await writes.stop(), await reads.stop()]
    const refused = written.filter(({ status }) => status !== 201)
    const lost = await messages.findLost()
    printTable('SQLite locked by another program for 10 s', [
      [
        'messages',
        'slowest, ms',
        'reads',
        'p99 while locked, ms',
        'slowest, ms',
        'the site’s own figure, ms',
        'slowest before, ms',
        'own figure before, ms',
        'back after, ms',
        'lost',
      ],
      [
        statuses(written),
        percentile(
          1,
          written.map(({ took }) => took),
        ),
        statuses(read),
        percentile(0.99, times),
        percentile(1, times),
        stall,
        percentile(1, before.times),
        before.stall,
        back,
        lost.length,
      ],
    ])
    need(
      'refused with 503 and Retry-After within six seconds',
      refused.every((one) => one.status === 503 && one.hasRetryAfter && one.took <= 6000),
    )
    need(
      'all reads are answered',
      read.every(({ status }) => status === 200),
    )
    need(`reads wait ${longestStall} ms at most`, times.length > 0 && percentile(1, times) <= longestStall)
    need(`the site stands still for ${longestStall} ms at most`, stall <= longestStall)
    need('nothing acknowledged is lost', lost.length === 0)
  } finally {
    await site.stop()
  }
}
