import { once } from 'node:events'
import { Agent, get, type IncomingMessage } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import type { Site } from '../../../e2e/support/site.ts'

export interface Looking {
  times: number[]
  stop(): Promise<number[]>
}

/** Asks for little, over and over on one connection: how long each answer took, milliseconds. */
export function startLooking({ url }: Site): Looking {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const times: number[] = []
  const end = new AbortController()
  const looking = (async () => {
    while (!end.signal.aborted) {
      const began = performance.now()
      const [answer]: IncomingMessage[] = await once(get(`${url}/healthz`, { agent }), 'response')
      await once(answer?.resume() ?? agent, 'end')
      times.push(performance.now() - began)
      await pause(10)
    }
    agent.destroy()
  })()
  return {
    times,
    async stop() {
      end.abort()
      await looking
      return times
    },
  }
}

/** The longest time for which the site did nothing else since it was asked last, milliseconds. */
export async function lagOf({ url }: Site): Promise<number> {
  const metrics = await (await fetch(`${url}/metrics`)).text()
  const [, seconds = 'unknown'] = /^nodejs_eventloop_lag_max_seconds (\S+)/m.exec(metrics) ?? []
  return Math.round(Number(seconds) * 1000)
}
