import { once } from 'node:events'
import path from 'node:path'
import { Worker } from 'node:worker_threads'

const idle = 60_000
const patience = 20_000

/** What such a thread says of an order. */
export type ThreadAnswer = { bytes: Uint8Array } | { failure: string }

/**
 * A program beside the server, to which orders are given one after the other: it is started for the first one and let go a minute
 * after the last one. `script` is the name of what it runs, without its ending, beside the module at `from` (an address): in the build
 * all stand in one folder.
 */
export function createSideThread<Order>(script: string, from: string): (order: Order) => Promise<Uint8Array> {
  let worker: Worker | undefined
  let rest: NodeJS.Timeout | undefined

  function hire(): Worker {
    const hired = new Worker(new URL(`./${script}${path.extname(from)}`, from))
    hired.unref()
    hired.on('error', () => dismiss(hired))
    return hired
  }

  function dismiss(hired: Worker): void {
    if (worker === hired) worker = undefined
    void hired.terminate()
  }

  return async (order) => {
    clearTimeout(rest)
    worker ??= hire()
    const hired = worker
    try {
      hired.postMessage(order, [])
      const [answer] = await asAnswer(once(hired, 'message', { signal: AbortSignal.timeout(patience) }))
      if ('failure' in answer) throw new Error(`the thread beside the server failed: ${answer.failure}`)
      rest = setTimeout(() => dismiss(hired), idle).unref()
      return answer.bytes
    } catch (error) {
      dismiss(hired)
      throw error
    }
  }
}

/** The thread sends nothing but answers. */
function asAnswer(message: Promise<unknown[]>): Promise<[ThreadAnswer]> {
  return message as Promise<[ThreadAnswer]>
}
