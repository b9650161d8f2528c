import { compareClocks, sureDifference } from '#platform/database/servers/server-clock.ts'
import type { Services } from '#platform/server/context.ts'

/** Nodes that differ by more show readers one text and then not, and end sessions at different times. Milliseconds; `HubClock` of `deploy/alerts.yaml` fires at the same. */
const mostAhead = 2000
const lookEvery = 10 * 60_000

type Watched = Pick<Services, 'connection' | 'clock' | 'log'>

/** Warns when this node's clock is not the database's, by which all nodes can be compared. */
export async function lookAtClock({ connection, clock, log }: Watched): Promise<void> {
  try {
    const difference = await compareClocks(connection, clock)
    if (!difference || Math.abs(sureDifference(difference)) <= mostAhead) return
    log.warn({ aheadMs: Math.round(difference.ahead) }, 'the clock of this node is not that of the database')
  } catch (error) {
    log.debug({ err: error }, 'the clock could not be compared')
  }
}

/** At the start and from time to time: a clock that nobody sets goes its own way. */
export function startClockWatch(services: Watched): { stop(): void } {
  void lookAtClock(services)
  const timer = setInterval(() => void lookAtClock(services), lookEvery).unref()
  return { stop: () => clearInterval(timer) }
}
