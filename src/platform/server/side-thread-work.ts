import { parentPort } from 'node:worker_threads'
import { Problem } from '../errors.ts'
import type { ThreadAnswer } from './side-thread.ts'

/** What a thread beside the server runs: it answers orders in the order in which they came, so that no request waits for the work. */
export function answerOrders<Order>(work: (order: Order) => Promise<Uint8Array>): void {
  parentPort?.on('message', (order: Order) => {
    void work(order).then(
      (bytes) => {
        const own = new Uint8Array(bytes)
        answer({ bytes: own }, [own.buffer])
      },
      (error: unknown) => answer(failureOf(error)),
    )
  })
}

function failureOf(error: unknown): ThreadAnswer {
  if (!(error instanceof Problem))
    return { failure: error instanceof Error ? (error.stack ?? error.message) : String(error) }
  const { status, code, fields, retryAfterSeconds, details } = error
  return { problem: { status, code, fields, retryAfterSeconds, details } }
}

function answer(message: ThreadAnswer, given: ArrayBuffer[] = []): void {
  parentPort?.postMessage(message, given)
}
