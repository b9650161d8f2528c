import { ApiError } from '../api-client.ts'
import { doubtful, isDoubtful, type OutboxEntry, type OutboxEvent, type Problem } from './entries.ts'
import type { Outcome, Ports } from './outbox.ts'

/** Milliseconds until a wish is tried again by itself, at least; half as long again at most, so that devices which a busy server sent away come back apart. */
const pauses = [2_000, 5_000, 15_000, 30_000, 60_000]
const passing = new Set([0, 408, 425, 429, 502, 503, 504])

interface Reporting {
  /** Keeps what became of an entry. */
  apply(event: OutboxEvent): Promise<void>
  report(outcome: Outcome): void
}

/** Sends one entry and keeps what came of it; gives whether it is worth trying the next one. */
export function createDelivery(ports: Ports, { apply, report }: Reporting) {
  const { now } = ports

  return async function deliver(entry: OutboxEntry): Promise<boolean> {
    if (isDoubtful(entry, now())) {
      await apply({ type: 'refused', id: entry.id, problem: { status: 409, code: doubtful } })
      return true
    }
    await apply({ type: 'taken', id: entry.id, at: now() })
    let answer: unknown
    try {
      answer = await ports.deliver(entry)
    } catch (error) {
      return failed(entry, error)
    }
    // Told first: what it was shown by does not go before what the server said is there.
    report({ entry, answer })
    await apply({ type: 'sent', id: entry.id })
    return true
  }

  async function failed(entry: OutboxEntry, error: unknown): Promise<boolean> {
    const problem = problemOf(error)
    const isSession = problem.code === 'session.required' || problem.code === 'session.other_account'
    if (isSession) ports.onSessionDoubt()
    if (!isSession && !passing.has(problem.status)) {
      await apply({ type: 'refused', id: entry.id, problem })
      report({ entry, problem })
      return true
    }
    const wanted = error instanceof ApiError ? (error.retryAfterSeconds ?? 0) * 1000 : 0
    const pause = (pauses[Math.min(entry.attempts, pauses.length - 1)] ?? 0) * (1 + ports.random() / 2)
    await apply({
      type: 'failed',
      id: entry.id,
      problem,
      notBefore: now() + Math.round(Math.max(wanted, pause)),
    })
    return problem.status !== 0
  }
}

/** Anything but a refusal is a connection that broke, be it in the middle of an answer. */
function problemOf(error: unknown): Problem {
  if (!(error instanceof ApiError)) return { status: 0, code: 'network.unreachable' }
  return { status: error.status, code: error.code, fields: error.fields }
}
