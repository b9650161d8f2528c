import type { IncomingMessage, Server } from 'node:http'
import { performance } from 'node:perf_hooks'
import { Counter, Gauge, type Registry } from 'prom-client'
import { createQueueProbe } from './queue-probe.ts'

/** Milliseconds that a request may have waited before it is taken. */
const longestWait = 200
/** A machine that was busy with something else is late as well; refusing helps only when it is the requests that came meanwhile. */
const fewestMeanwhile = 32
/** Requests that have been read and not been answered. Those whose body is still on its way cost nothing yet. */
const mostAtWork = 200
const tick = 50

/** What a node may take on. */
export interface LoadGuard {
  /** Begins to look at the connections that wait for a server that listens. */
  watch(server: Server): void
  /** Counts one more request; true when it is to be refused. */
  isTooMuch(): boolean
  /** Does the work of a request and counts it as under way until its answer begins. */
  during<T>(request: IncomingMessage | undefined, work: () => T | Promise<T>): Promise<T>
  stop(): void
}

/**
 * Refuses early what would only wait: a queue makes everybody late, also those who gave up long ago. It grows in two places. Over
 * kept connections many requests come in one turn of the event loop, which then lasts long; new connections are accepted one a
 * turn, so they wait in the system while every turn is short.
 */
export function createLoadGuard(registry: Registry): LoadGuard {
  const { refused, atWork } = createLoadMetrics(registry)
  let probe: ReturnType<typeof createQueueProbe> | undefined
  let turn = performance.now()
  let earlier = performance.eventLoopUtilization()
  let meanwhile = 0
  const timer = setInterval(() => {
    turn = performance.now()
    const now = performance.eventLoopUtilization()
    const isIdle = performance.eventLoopUtilization(now, earlier).utilization < 0.9
    earlier = now
    if (probe?.isOut()) return
    meanwhile = 0
    if (!isIdle) probe?.send()
  }, tick)
  timer.unref()

  return {
    watch(server) {
      probe = createQueueProbe(server)
    },
    isTooMuch() {
      meanwhile++
      const waited = Math.max(performance.now() - turn - tick, probe?.waiting() ?? 0)
      const isLate = waited > longestWait && meanwhile > fewestMeanwhile
      if (!isLate && atWork.count < mostAtWork) return false
      refused.inc()
      return true
    },
    async during(request, work) {
      let isOver = false
      let isCounted = false
      const count = () => {
        if (isOver) return
        isCounted = true
        atWork.count++
      }
      if (!request || !hasBody(request) || request.complete) count()
      else request.once('end', count)
      try {
        return await work()
      } finally {
        isOver = true
        if (isCounted) atWork.count--
      }
    },
    stop() {
      clearInterval(timer)
      probe?.stop()
    },
  }
}

function createLoadMetrics(registry: Registry) {
  const atWork = { count: 0 }
  registry.registerMetric(
    new Gauge({
      name: 'http_requests_at_work',
      help: 'Requests that were read and are not answered yet',
      registers: [],
      collect() {
        this.set(atWork.count)
      },
    }),
  )
  const refused = new Counter({
    name: 'http_requests_shed_total',
    help: 'Requests refused because there was too much to do',
    registers: [registry],
  })
  return { refused, atWork }
}

function hasBody({ headers }: IncomingMessage): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0
}
