import { parentPort } from 'node:worker_threads'
import type { ThreadAnswer } from './side-thread.ts'

/** What a thread beside the server runs: it answers orders in the order in which they came, so that no request waits for the work. */
export function answerOrders<Order>(work: (order: Order) => Promise<Uint8Array>): void {
  parentPort?.on('message', (order: Order) => {
    void work(order).then(
      (bytes) => answer({ bytes: new Uint8Array(bytes) }),
      (error: unknown) =>
        answer({ failure: error instanceof Error ? (error.stack ?? error.message) : String(error) }),
    )
  })
}

function answer(message: ThreadAnswer): void {
  parentPort?.postMessage(message, [])
}
