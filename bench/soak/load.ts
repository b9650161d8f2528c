import { performance } from 'node:perf_hooks'
import { setTimeout as pause } from 'node:timers/promises'
import { findAdmin } from '../../e2e/support/accounts.ts'
import { cookieOf } from '../../e2e/support/session-cookie.ts'
import { printTable } from '../table.ts'
import { isQuick, need, percentile, startLoad, statuses, type Answered } from './support/asks.ts'
import { askAsGuest, idleSince, residentMemory, startMeasured } from './support/measured-site.ts'
import { createMessages } from './support/members.ts'

/** Seconds at the pace of the first part that are not counted: no program has run its code before it starts. */
const warmUp = 2
/** Seconds of each part. */
const lengths = isQuick ? { pages: 10, mixed: 20 } : { pages: 60, mixed: 600 }
/** Requests a second: pages alone, and then 80 % pages, 15 % reads of the API, 5 % writes. */
const pace = { pages: 200, mixed: { pages: 120, reads: 22.5, writes: 7.5 } }
/** 99 of 100 answers come within so many milliseconds. */
const longest = { pages: 250, reads: 300, writes: 500 }
const reads = ['/api/blogs', '/api/learn', '/api/resources', '/api/faq', '/api/course-catalogue', '/api/site']

/** Pages at an even pace, then pages, reads of the API and writes for long: everybody is answered, and soon. */
export async function run(): Promise<void> {
  const site = await startMeasured()
  try {
    const messages = createMessages(() => site, await cookieOf(site, await findAdmin(site)))
    const askPage = (number: number) => askAsGuest(site, number)
    const first = startLoad(pace.pages, askPage)
    await pause(warmUp * 1000)
    await first.stop()
    const began = performance.eventLoopUtilization()
    const alone = startLoad(pace.pages, askPage)
    await pause(lengths.pages * 1000)
    const guests = await alone.stop()
    const mixed = {
      pages: startLoad(pace.mixed.pages, askPage),
      reads: startLoad(pace.mixed.reads, (number) =>
        fetch(`${site.url}${reads[number % reads.length]}?lang=${number % 2 ? 'am' : 'en'}`),
      ),
      writes: startLoad(pace.mixed.writes, messages.write),
    }
    await pause(lengths.mixed * 1000)
    const parts: [string, Answered[], number][] = [
      ['pages alone', guests, longest.pages],
      ['pages among others', await mixed.pages.stop(), longest.reads],
      ['reads of the API', await mixed.reads.stop(), longest.reads],
      ['writes', await mixed.writes.stop(), longest.writes],
    ]
    const idle = idleSince(began)
    const lost = await messages.findLost()
    printTable(
      `${pace.pages} pages a second for ${lengths.pages} s (after ${warmUp} s that are not counted), then 150 requests of three kinds for ${lengths.mixed} s`,
      [
        ['what', 'answers', 'p50, ms', 'p99, ms', 'most, ms'],
        ...parts.map(([what, answers]) => [what, statuses(answers), ...waits(answers, [0.5, 0.99, 1])]),
      ],
    )
    printTable('Meanwhile', [
      ['memory, MiB', 'idle time of who asked, %', 'lost'],
      [residentMemory(site.pid), idle, lost.length],
    ])
    for (const [what, answers, most] of parts) {
      need(
        `${what}: everybody is answered`,
        answers.every(({ status }) => status === 200 || status === 201),
      )
      need(`${what}: 99 of 100 within ${most} ms`, (waits(answers, [0.99])[0] ?? 0) <= most)
    }
    need('nothing acknowledged is lost', lost.length === 0)
  } finally {
    await site.stop()
  }
}

function waits(answers: readonly Answered[], shares: readonly number[]): number[] {
  const times = answers.map(({ took }) => took)
  return shares.map((share) => percentile(share, times))
}
