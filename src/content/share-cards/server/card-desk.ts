import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import { unavailable } from '#platform/errors.ts'
import { createQueue } from '#platform/server/queue.ts'
import type { CardAnswer, CardOrder } from './card-worker.ts'

const idle = 60_000
const patience = 20_000

let worker: Worker | undefined
let rest: NodeJS.Timeout | undefined

const inTurn = createQueue({ atOnce: 1, mostWaiting: 7, refusal: () => unavailable('card.busy', 10) })

/**
 * Has a card drawn outside of the thread that answers requests, one at a time.
 * @throws 503 when too many are waiting already
 */
export function orderCard(order: CardOrder): Promise<Uint8Array> {
  return inTurn(() => draw(order))
}

/** The helper is started for the first card and let go a minute after the last one. */
async function draw(order: CardOrder): Promise<Uint8Array> {
  clearTimeout(rest)
  worker ??= hire()
  const hired = worker
  try {
    hired.postMessage(order, [])
    const [answer]: [CardAnswer] = await asAnswer(
      once(hired, 'message', { signal: AbortSignal.timeout(patience) }),
    )
    if ('failure' in answer) throw new Error(`the card could not be drawn: ${answer.failure}`)
    rest = setTimeout(() => dismiss(hired), idle).unref()
    return answer.png
  } catch (error) {
    dismiss(hired)
    throw error
  }
}

function hire(): Worker {
  const hired = new Worker(new URL('./card-worker.ts', import.meta.url))
  hired.unref()
  hired.on('error', () => dismiss(hired))
  return hired
}

function dismiss(hired: Worker): void {
  if (worker === hired) worker = undefined
  void hired.terminate()
}

/** The helper sends nothing but answers. */
function asAnswer(message: Promise<unknown[]>): Promise<[CardAnswer]> {
  return message as Promise<[CardAnswer]>
}
