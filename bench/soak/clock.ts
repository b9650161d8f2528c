import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { findAdmin } from '../../e2e/support/accounts.ts'
import { cookieOf } from '../../e2e/support/session-cookie.ts'
import { setup } from '../../e2e/support/set-up.ts'
import { startSite, type Site } from '../../e2e/support/site.ts'
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
/** How long a session is good for that nobody uses, and a little more: of its last use a minute may not be kept. Milliseconds. */
const [idle, little] = [1200_000, 120_000]

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
    const jump = async (offset: number, wait = 500) => {
      writeFileSync(file, String(offset))
      process.kill(site.pid, 'SIGUSR2')
      await pause(wait)
    }
    let cookie = await cookieOf(site, admin)
    const messages = createMessages(
      () => site,
      () => cookie,
    )
    const writes = startLoad(20, messages.write)
    const pages = startLoad(20, () => fetch(`${site.url}/api/blogs`))
    for (const offset of [-hour, 0, 24 * hour, 0]) await jump(offset, 3000)
    const [written, read] = [await writes.stop(), await pages.stop()]
    const late = await lateSessions(site, jump)
    cookie = await cookieOf(site, admin)
    const lost = await messages.findLost()
    const differing = [...said].filter(([, texts]) => texts.size > 1).map(([one]) => one)
    printTable('Time', [
      ['differ by zone', 'messages during jumps', 'reads', 'sessions', 'ended too late', 'lost'],
      [differing.join(' ') || 'none', statuses(written), statuses(read), late.tried, late.found, lost.length],
    ])
    need('all zones answer the same', differing.length === 0)
    need(
      'nothing fails',
      written.every(({ status }) => status === 201) && read.every(({ status }) => status === 200),
    )
    need('messages are acknowledged', messages.acknowledged() > 0)
    need('sessions end late by the jump at most', late.found === 0)
    need('nothing acknowledged is lost', lost.length === 0)
  } finally {
    await site.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

/**
 * Signs in before the clock is set back and while it is wrong, and lets the session lie. Once the clock has come to where it was, and
 * the time is over for which a session is good, it is over too.
 */
async function lateSessions(
  site: Site,
  jump: (offset: number) => Promise<void>,
): Promise<{ tried: number; found: number }> {
  const admin = await findAdmin(site)
  const isIn = async (cookie: string) =>
    (await fetch(`${site.url}/api/admin/messages`, { headers: { cookie } })).status === 200
  let found = 0
  const jumps: readonly [number, number][] = [
    [0, -hour],
    [24 * hour, 0],
  ]
  for (const [before, after] of jumps) {
    await jump(before)
    const left = await cookieOf(site, admin)
    const used = await cookieOf(site, admin)
    need('who signs in is in', (await isIn(left)) && (await isIn(used)))
    await jump(after)
    // One that is used meanwhile does not begin anew with it.
    need('a clock that is set back ends no session', await isIn(used))
    await jump(before + idle + little)
    for (const cookie of [left, used]) if (await isIn(cookie)) found++
  }
  await jump(0)
  return { tried: 2 * jumps.length, found }
}
