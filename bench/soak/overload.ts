import { Agent, get } from 'node:http'
import { performance } from 'node:perf_hooks'
import { setTimeout as pause } from 'node:timers/promises'
import type { Site } from '../../e2e/support/site.ts'
import { printTable } from '../table.ts'
import { isQuick, need, percentile, startLoad, statuses, type Answered } from './support/asks.ts'
import {
  askAsGuest,
  guestAddresses,
  idleSince,
  residentMemory,
  startMeasured,
} from './support/measured-site.ts'

/** Ten times as many as on a busy day, and for how many seconds. */
const [perSecond, seconds] = [2000, isQuick ? 5 : 30]
const mostMemory = 512
/** Seconds after the crowd has gone in which pages are as quick as before, and what that means. */
const recovery = 10
const calm = { perSecond: 200, seconds: isQuick ? 5 : 15, longest: 250 }

/**
 * Half of a crowd reads pages that lie in memory, the other half searches for something else each: more than a node can do. What is
 * too much is refused and said to come again later; soon after, everything is as before.
 */
export async function run(): Promise<void> {
  const site = await startMeasured()
  try {
    const warmUp = startLoad(100, (number) => askAsGuest(site, number))
    await pause(3000)
    await warmUp.stop()
    const memory = [residentMemory(site.pid)]
    const began = performance.eventLoopUtilization()
    const crowd = startLoad(perSecond, (number) =>
      askLightly(
        site,
        number % 2
          ? (guestAddresses[((number - 1) / 2) % guestAddresses.length] ?? '/')
          : `/search?lang=en&q=market%20${number}`,
      ),
    )
    for (let second = 0; second < seconds; second++) {
      await pause(1000)
      memory.push(residentMemory(site.pid))
    }
    const answers = await crowd.stop()
    const idle = idleSince(began)
    await pause(recovery * 1000)
    const later = startLoad(calm.perSecond, (number) => askAsGuest(site, number))
    await pause(calm.seconds * 1000)
    const after = await later.stop()
    const sent = Math.round(answers.length / seconds)
    printTable(`${sent} requests a second for ${seconds} s`, [
      ['when', 'answers', 'p50 of pages, ms', 'p99 of pages, ms', 'p99 of refusals, ms'],
      ['meanwhile', statuses(answers), ...waits(answers)],
      [`${recovery} s later`, statuses(after), ...waits(after)],
    ])
    printTable('Meanwhile', [
      ['memory before, MiB', 'at most', 'idle time of who asked, %'],
      [memory[0] ?? 0, Math.max(...memory), idle],
    ])
    need(`${perSecond} a second were sent`, sent >= 0.95 * perSecond)
    need(
      'what is too much is refused, and nothing else',
      answers.every(({ status, hasRetryAfter }) => status === 200 || (isRefusal(status) && hasRetryAfter)),
    )
    need(
      'some are served',
      answers.some(({ status }) => status === 200),
    )
    need(`memory stays below ${mostMemory} MiB`, Math.max(...memory) <= mostMemory)
    need(
      'everybody is answered again',
      after.every(({ status }) => status === 200),
    )
    need('and as soon as before', (waits(after)[1] ?? 0) <= calm.longest)
  } finally {
    await site.stop()
  }
}

const agent = new Agent({ keepAlive: true })

/** As `fetch`, for less work: thousands a second are to be more than the site can do, not more than can be asked. */
function askLightly(site: Site, address: string): Promise<Response> {
  return new Promise((resolve, reject) => {
    get(site.url + address, { agent }, (answer) => {
      const { statusCode: status = 0, headers } = answer
      const again = headers['retry-after']
      answer.once('error', reject).once('end', () => {
        resolve(new Response(null, { status, headers: again ? { 'retry-after': again } : {} }))
      })
      answer.resume()
    }).once('error', reject)
  })
}

const isRefusal = (status: number) => status === 503 || status === 429

/** Of pages the usual wait and the longest of 99 in 100, of refusals the latter. */
function waits(answers: readonly Answered[]): number[] {
  const timesOf = (is: (status: number) => boolean) =>
    answers.filter(({ status }) => is(status)).map(({ took }) => took)
  const pages = timesOf((status) => status === 200)
  return [percentile(0.5, pages), percentile(0.99, pages), percentile(0.99, timesOf(isRefusal))]
}
