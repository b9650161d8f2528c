import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client'
import { programVersion } from './program-version.ts'

export interface Metrics {
  registry: Registry
  requests: Counter<'method' | 'route' | 'status'>
  seconds: Histogram<'method' | 'route'>
  /** Pages that were rendered, because none lay in memory. */
  pagesMade: Counter
  /** Answers that are refusals, by their code (docs/errors.md). */
  refusals: Counter<'code'>
  /** Counts one page from memory with `requests` and, as one of the quickest, with `seconds`; cheaper than finding its labels for each. */
  countKept(method: 'GET' | 'HEAD', status: 200 | 304): void
}

const keptSeries = [
  ['whole', 'GET', '200'],
  ['unchanged', 'GET', '304'],
  ['head', 'HEAD', '200'],
  ['unchangedHead', 'HEAD', '304'],
] as const

/** Prometheus metrics of one process: requests, durations in seconds, and the runtime's own. */
export function createMetrics(): Metrics {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  new Gauge({
    name: 'traders_hub_build_info',
    help: 'Always 1; its labels say which version runs',
    labelNames: ['version'],
    registers: [registry],
  }).set({ version: programVersion }, 1)
  // Each by its own name, since numbers as names are looked for in a table.
  const kept = { whole: 0, unchanged: 0, head: 0, unchangedHead: 0 }
  // Before the durations, to which it gives what it finds: series are read in the order in which they were made.
  const requests = new Counter({
    name: 'http_requests_total',
    help: 'Requests answered',
    labelNames: ['method', 'route', 'status'],
    registers: [registry],
    collect() {
      for (const [name, method, status] of keptSeries) {
        if (kept[name] === 0) continue
        this.inc({ method, route: 'page', status }, kept[name])
        observeAtOnce(seconds, { method, route: 'page' }, kept[name])
        kept[name] = 0
      }
    },
  })
  const seconds = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time to answer a request; a page from memory counts as none',
    labelNames: ['method', 'route'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
    registers: [registry],
  })
  return {
    registry,
    seconds,
    countKept(method, status) {
      if (method === 'HEAD') kept[status === 200 ? 'head' : 'unchangedHead']++
      else if (status === 200) kept.whole++
      else kept.unchanged++
    },
    requests,
    pagesMade: new Counter({
      name: 'traders_hub_pages_made_total',
      help: 'Pages rendered, because none lay in memory; all pages are http_requests_total of the route "page"',
      registers: [registry],
    }),
    refusals: new Counter({
      name: 'traders_hub_refusals_total',
      help: 'Refused requests by the code of the problem',
      labelNames: ['code'],
      registers: [registry],
    }),
  }
}

/** What the library holds of one series, which its types leave out. */
interface Held {
  labels: Record<string, string | number>
  count: number
  bucketValues: Record<number, number>
}

/** Counts many answers that took no time, as if each had been observed by itself: thousands of them come between two looks. */
function observeAtOnce(
  seconds: Metrics['seconds'],
  labels: { method: string; route: string },
  count: number,
): void {
  seconds.observe(labels, 0)
  const { hashMap, upperBounds } = seconds as unknown as {
    hashMap: Record<string, Held>
    upperBounds: readonly number[]
  }
  const held = Object.values(hashMap).find(
    (one) => one.labels.method === labels.method && one.labels.route === labels.route,
  )
  const quickest = upperBounds[0]
  if (!held || quickest === undefined) return
  held.count += count - 1
  held.bucketValues[quickest] = (held.bucketValues[quickest] ?? 0) + count - 1
}
