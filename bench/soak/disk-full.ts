import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, statfsSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { findAdmin } from '../../e2e/support/accounts.ts'
import { faultsOf } from '../../e2e/support/database-faults.ts'
import { cookieOf } from '../../e2e/support/session-cookie.ts'
import { setup } from '../../e2e/support/set-up.ts'
import { startSite } from '../../e2e/support/site.ts'
import { printTable } from '../table.ts'
import { need, percentile, startLoad, statuses, until } from './support/asks.ts'
import { createMessages } from './support/members.ts'

/** SQLite on a disk of 64 MB that is filled to the last byte, and freed again, while it is written to. */
export async function run(): Promise<void> {
  await setup()
  const dataDir = mkdtempSync(path.join(os.tmpdir(), 'traders-hub-disk-'))
  const mounted = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=64m', 'tmpfs', dataDir], {
    encoding: 'utf8',
  })
  if (mounted.status !== 0) throw new Error(`a small disk needs the right to mount one: ${mounted.stderr}`)
  const site = await startSite({ dataDir, settings: { STARTER_CONTENT: 'off', LOG_LEVEL: 'fatal' } })
  try {
    const messages = createMessages(() => site, await cookieOf(site, await findAdmin(site)))
    const kept = () => fetch(`${site.url}/blogs`)
    await kept()
    const writes = startLoad(50, messages.write)
    const pages = startLoad(50, kept)
    await pause(2000)
    const filling = path.join(dataDir, 'filling')
    const { bavail, bsize } = statfsSync(dataDir)
    try {
      writeFileSync(filling, Buffer.alloc(bavail * bsize))
    } catch {
      // What is full now is what was meant.
    }
    await until('a message is refused', () =>
      writes.answers.some(({ status }) => status === 503 || status === 507),
    )
    await pause(5000)
    rmSync(filling)
    const back = await until('a message is taken', async () => (await messages.write(0)).status === 201)
    await pause(1000)
    const [written, read] = [await writes.stop(), await pages.stop()]
    const refused = written.filter(({ status }) => status !== 201)
    const lost = await messages.findLost()
    await site.stop()
    const faults = faultsOf(dataDir)
    printTable('A full disk', [
      ['messages', 'kept pages', 'slowest refusal, ms', 'back after, ms', 'acknowledged', 'lost', 'faults'],
      [
        statuses(written),
        statuses(read),
        percentile(
          1,
          refused.map(({ took }) => took),
        ),
        back,
        messages.acknowledged(),
        lost.length,
        faults.length,
      ],
    ])
    need(
      'refused with 503 or 507 within two seconds',
      refused.every(({ status, took }) => [503, 507].includes(status) && took <= 2000),
    )
    need(
      'pages in memory go on',
      read.every(({ status }) => status === 200),
    )
    need('nothing acknowledged is lost', lost.length === 0 && faults.length === 0)
  } finally {
    await site.stop()
    spawnSync('umount', [dataDir])
    rmSync(dataDir, { recursive: true, force: true })
  }
}
