import { spawn, spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { findAdmin } from '../../e2e/support/accounts.ts'
import { cookieOf } from '../../e2e/support/session-cookie.ts'
import { setup } from '../../e2e/support/set-up.ts'
import { startSite } from '../../e2e/support/site.ts'
import { printTable } from '../table.ts'
import { need, until } from './support/asks.ts'
import { createMessages } from './support/members.ts'

const writes = 200

/** Counts with `strace` how often the kernel is asked to bring to the disk what one write after another has changed. */
export async function run(): Promise<void> {
  if (spawnSync('strace', ['--version']).error)
    throw new Error('strace is not installed: apt-get install strace')
  await setup()
  const folder = mkdtempSync(path.join(os.tmpdir(), 'traders-hub-synced-'))
  const site = await startSite({ settings: { LOG_LEVEL: 'fatal' } })
  try {
    const messages = createMessages(() => site, await cookieOf(site, await findAdmin(site)))
    const file = path.join(folder, 'calls')
    const calls = () => readFileSync(file, 'utf8').match(/f(?:data)?sync\(/g)?.length ?? 0
    const strace = spawn('strace', [
      '-f',
      '-q',
      '-e',
      'trace=fsync,fdatasync',
      '-o',
      file,
      '-p',
      String(site.pid),
    ])
    const ended = new Promise((resolve) => strace.once('exit', resolve))
    await until('strace writes', async () => (await messages.write(0)).status === 201 && calls() > 0)
    const before = { calls: calls(), acknowledged: messages.acknowledged() }
    for (let number = 0; number < writes; number++) await messages.write(number)
    await pause(200)
    const acknowledged = messages.acknowledged() - before.acknowledged
    const synced = calls() - before.calls
    strace.kill('SIGINT')
    await ended
    printTable('What is acknowledged is on the disk', [
      ['acknowledged', 'brought to the disk'],
      [acknowledged, synced],
    ])
    need('all were acknowledged', acknowledged === writes)
    need('each was brought to the disk', synced >= acknowledged)
  } finally {
    await site.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}
