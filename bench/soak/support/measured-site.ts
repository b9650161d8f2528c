import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { performance, type EventLoopUtilization } from 'node:perf_hooks'
import { languages } from '#platform/languages.ts'
import { paths } from '#platform/paths.ts'
import { setup } from '../../../e2e/support/set-up.ts'
import { startSite, type Site } from '../../../e2e/support/site.ts'
import { pinServer } from '../../wrk.ts'

/** Twenty addresses that guests ask for: ten pages in both languages. */
export const guestAddresses: readonly string[] = [
  paths.home,
  paths.blogs,
  paths.learn,
  paths.resources,
  paths.faq,
  paths.glossary,
  paths.tools,
  paths.practice,
  paths.about,
  paths.contact,
].flatMap((path) => languages.map((language) => `${path}?lang=${language}`))

/** The site with its starter content on one core; this process, which asks, keeps to the other one. */
export async function startMeasured(): Promise<Site> {
  await setup()
  const site = await startSite({ settings: { LOG_LEVEL: 'fatal', RATE_LIMIT_FACTOR: '100000' } })
  pinServer(site.pid)
  const pinned = spawnSync('taskset', ['-acp', '1', String(process.pid)])
  if (pinned.status !== 0) console.log('The site and who asks share all cores: there is no taskset here.')
  return site
}

/** A page of the list above. */
export function askAsGuest(site: Site, number: number): Promise<Response> {
  return fetch(site.url + guestAddresses[number % guestAddresses.length])
}

/** Resident memory of a process, or the files that are mapped in it, MiB. */
export function residentMemory(pid: number, what: 'VmRSS' | 'RssFile' = 'VmRSS'): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8')
  const [, kilobytes = '0'] = new RegExp(`${what}:\\s+(\\d+)`).exec(status) ?? []
  return Math.round(Number(kilobytes) / 1024)
}

/** Whole percent of the time since `began` for which this process had nothing to do: with little of it, waits are its own. */
export function idleSince(began: EventLoopUtilization): number {
  return Math.round(100 * (1 - performance.eventLoopUtilization(began).utilization))
}
