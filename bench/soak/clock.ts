import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { findAdmin } from '../../e2e/support/accounts.ts'
import { cookieOf } from '../../e2e/support/session-cookie.ts'
import { setup } from '../../e2e/support/set-up.ts'
import { startSite } from '../../e2e/support/site.ts'
import { printTable } from '../table.ts'
import { need, startLoad, statuses } from './support/asks.ts'
import { createMessages } from './support/members.ts'

const zones = ['UTC', 'Pacific/Kiritimati', 'America/St_Johns', 'Africa/Addis_Ababa']
const paths = [
  '/api/blogs?lang=am',
  '/api/learn?lang=en',
  '/api/course-catalogue?lang=am',
  '/sitemap.xml',
  '/api/site',
]
const hour = 3_600_000

/** The same bytes in every time zone, and a clock that jumps back an hour and on a day under load. */
export async function run(): Promise<void> {
  await setup()
  const folder = mkdtempSync(path.join(os.tmpdir(), 'traders-hub-clock-'))
  const said = new Map<string, Set<string>>()
  const port = 4000 + Math.floor(Math.random() * 20_000)
  for (const zone of zones) {
    const site = await startSite({ port, settings: { TZ: zone, LOG_LEVEL: 'fatal' } })
    for (const one of paths)
      said.set(one, (said.get(one) ?? new Set()).add(await (await fetch(site.url + one)).text()))
    await site.stop()
  }
  const file = path.join(folder, 'offset')
  const settings = {
    LOG_LEVEL: 'warn',
    NODE_OPTIONS: `--import ${path.join(import.meta.dirname, 'support/jumping-clock.js')}`,
    CLOCK_OFFSET_FILE: file,
  }
  const site = await startSite({ settings })
  try {
    const admin = await findAdmin(site)
    let cookie = await cookieOf(site, admin)
    const messages = createMessages(
      () => site,
      () => cookie,
    )
    const writes = startLoad(20, messages.write)
    const pages = startLoad(20, () => fetch(`${site.url}/api/blogs`))
    for (const offset of [-hour, 0, 24 * hour, 0]) {
      writeFileSync(file, String(offset))
      process.kill(site.pid, 'SIGUSR2')
      await pause(3000)
    }
    const [written, read] = [await writes.stop(), await pages.stop()]
    const stillIn = (await fetch(`${site.url}/api/admin/messages`, { headers: { cookie } })).status
    cookie = await cookieOf(site, admin)
    const lost = await messages.findLost()
    const differing = [...said].filter(([, texts]) => texts.size > 1).map(([one]) => one)
    printTable('Time', [
      ['differ by zone', 'messages during jumps', 'reads', 'session of the day before', 'lost'],
      [differing.join(' ') || 'none', statuses(written), statuses(read), stillIn, lost.length],
    ])
    need('all zones answer the same', differing.length === 0)
    need(
      'nothing fails',
      [...written, ...read].every(({ status }) => status > 0 && status < 500),
    )
    need('nothing acknowledged is lost', lost.length === 0)
  } finally {
    await site.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}
