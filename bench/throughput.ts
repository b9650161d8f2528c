import { get, type IncomingHttpHeaders } from 'node:http'
import { buffer } from 'node:stream/consumers'
import autocannon, { type Request, type Result } from 'autocannon'
import type { Site } from '../e2e/support/site.ts'
import { startBareServer } from './bare-server.ts'
import { findMeasuredPages } from './measured-pages.ts'
import { printTable } from './table.ts'

const connections = 32
const seconds = 5
const headers = { 'accept-encoding': 'br, gzip', 'accept-language': 'en' }

export interface WireAnswer {
  headers: IncomingHttpHeaders
  body: Buffer
}

/**
 * Requests per second for public pages: rendered anew each time (every address is a new one), from the page cache, and the
 * same bytes from a bare `node:http` server. All in one run on one machine, so the ratios count, not the figures.
 */
export async function measureThroughput(site: Site): Promise<void> {
  const rows: (string | number)[][] = [
    ['page', 'KiB sent', 'cold/s', 'ms each', 'repeat/s', 'p99 ms', 'bare/s', 'repeat ÷ bare'],
  ]
  for (const { name, path } of await findMeasuredPages(site)) {
    const answer = await readOnWire(site.url + path)
    const bare = await startBareServer(answer)
    try {
      const cold = await load(site.url, newAddresses(path))
      const repeat = await load(site.url + path)
      const same = await load(bare.url)
      rows.push([
        `${name} ${path}`,
        Math.round(answer.body.byteLength / 102.4) / 10,
        Math.round(cold.requests.average),
        Math.round(10_000 / cold.requests.average) / 10,
        Math.round(repeat.requests.average),
        repeat.latency.p99,
        Math.round(same.requests.average),
        Math.round((repeat.requests.average / same.requests.average) * 100) / 100,
      ])
    } finally {
      bare.stop()
    }
  }
  printTable(`Public pages, ${connections} connections for ${seconds} s each`, rows)
}

/** A query that no page was asked with before is not in the page cache. */
function newAddresses(path: string): Request[] {
  let number = 0
  return [
    { setupRequest: (request) => ({ ...request, path: `${path}?cold=${process.pid}-${(number += 1)}` }) },
  ]
}

async function load(url: string, requests?: Request[]): Promise<Result> {
  const result = await autocannon({
    url: url.replace('localhost', '127.0.0.1'),
    connections,
    duration: seconds,
    headers,
    requests,
  })
  const failed = result.non2xx + result.errors
  if (failed > 0)
    throw new Error(
      `${failed} of ${result.requests.total} requests to ${url} failed: ${JSON.stringify(result.statusCodeStats)}`,
    )
  return result
}

/** The answer as it travels, still compressed. */
export function readOnWire(url: string): Promise<WireAnswer> {
  return new Promise((resolve, reject) => {
    get(url, { headers }, (response) => {
      buffer(response).then((body) => resolve({ headers: response.headers, body }), reject)
    }).once('error', reject)
  })
}
