import { get, type IncomingHttpHeaders } from 'node:http'
import { buffer } from 'node:stream/consumers'
import type { Site } from '../e2e/support/site.ts'
import { startBareServer } from './bare-server.ts'
import { findMeasuredPages } from './measured-pages.ts'
import { printTable } from './table.ts'
import { median, rounded } from './take-turns.ts'
import { load, needWrk, pinServer, type Load } from './wrk.ts'

const connections = 32
const seconds = 2
const rounds = 5
/** As browsers ask. */
const headers = { 'accept-encoding': 'gzip, deflate, br, zstd', 'accept-language': 'en' }
/** What every answer with a body has; the bare server is measured with these, and with all that ours has. */
const fewest = ['content-type', 'content-encoding', 'etag', 'content-length']

export interface WireAnswer {
  headers: IncomingHttpHeaders
  body: Buffer
}

/**
 * Public pages from the page cache against the same bytes from a bare `node:http` server, and rendered anew each time. The servers
 * share one core in turns, the generator has the other. Other work on the machine falls on all of them, so the ratios count, and of
 * the rest the processor time rather than the requests per second.
 */
export async function measureThroughput(site: Site): Promise<void> {
  needWrk()
  pinServer(site.pid)
  const kept: (string | number)[][] = [
    ['page', 'KiB sent', 'server', 'requests/s', 'server µs', 'p99 ms', 'generator idle', 'ours ÷ this'],
  ]
  const anew: (string | number)[][] = [['page', 'pages/s', 'server CPU ms a page']]
  for (const { name, path } of await findMeasuredPages(site)) {
    const answer = await readOnWire(site.url + path)
    const few = Object.fromEntries(Object.entries(answer.headers).filter(([one]) => fewest.includes(one)))
    const bare = await startBareServer({ ...answer, headers: few })
    const same = await startBareServer(answer)
    pinServer(bare.pid)
    pinServer(same.pid)
    try {
      const servers = [{ url: site.url + path, pid: site.pid }, bare, same]
      const loads = await inTurns(servers)
      const ours = loads[0]?.perSecond ?? 0
      for (const [at, one] of loads.entries())
        kept.push([
          at === 0 ? `${name} ${path}` : '',
          rounded(answer.body.byteLength / 1024),
          ['ours', 'bare, 4 headers', 'bare, our headers'][at] ?? '',
          Math.round(one.perSecond),
          rounded(one.serverMicroseconds),
          rounded(one.p99Milliseconds),
          `${Math.round(one.generatorIdle * 100)} %`,
          rounded(ours / one.perSecond),
        ])
      const cold = await inTurns([{ url: site.url + path, pid: site.pid, isNew: true }])
      anew.push([
        `${name} ${path}`,
        Math.round(cold[0]?.perSecond ?? 0),
        rounded((cold[0]?.serverMicroseconds ?? 0) / 1000),
      ])
    } finally {
      bare.stop()
      same.stop()
    }
  }
  printTable(`Pages from memory, ${connections} connections, medians of ${rounds} × ${seconds} s`, kept)
  printTable('Pages that nobody asked for before, one at a time', anew)
}

/** The medians of each server, of which one turn after the other is taken. The first turn warms up and does not count. */
async function inTurns(servers: readonly { url: string; pid: number; isNew?: boolean }[]): Promise<Load[]> {
  const loads = servers.map((): Load[] => [])
  for (let round = -1; round < rounds; round++) {
    for (const [at, { isNew = false, ...server }] of servers.entries()) {
      const one = await load(server, { connections: isNew ? 1 : connections, seconds, headers, isNew })
      if (round >= 0) loads[at]?.push(one)
    }
  }
  const middle = (of: readonly Load[], name: keyof Load) => median(of.map((one) => one[name]))
  return loads.map((of) => ({
    perSecond: middle(of, 'perSecond'),
    serverMicroseconds: middle(of, 'serverMicroseconds'),
    generatorIdle: middle(of, 'generatorIdle'),
    p99Milliseconds: middle(of, 'p99Milliseconds'),
  }))
}

/** The answer as it travels, still compressed. */
export function readOnWire(url: string): Promise<WireAnswer> {
  return new Promise((resolve, reject) => {
    get(url, { headers }, (response) => {
      buffer(response).then((body) => resolve({ headers: response.headers, body }), reject)
    }).once('error', reject)
  })
}
