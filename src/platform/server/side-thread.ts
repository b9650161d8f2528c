import path from 'node:path'
import { Worker } from 'node:worker_threads'
import { Problem } from '../errors.ts'

/** What such a thread says of an order. */
export type ThreadAnswer = { bytes: Uint8Array } | { failure: string } | { problem: CarriedProblem }

/** A refusal as it goes from thread to thread. */
type CarriedProblem = Pick<Problem, 'status' | 'code' | 'fields' | 'retryAfterSeconds' | 'details'>

/** An order was not answered: it took too much memory or too long, or the thread ended for a reason of its own. */
export class LostThread extends Error {
  readonly reason: 'memory' | 'time' | 'ended'
  constructor(reason: LostThread['reason'], options?: ErrorOptions) {
    super(`the thread beside the server was lost: ${reason}`, options)
    this.reason = reason
  }
}

interface Limits {
  /** Milliseconds that an order may take. */
  patience?: number
  /** Milliseconds that a thread waits for another order. */
  idle?: number
  /** Megabytes of its heap; as many as Node thinks right when nothing is said. */
  memory?: number
}

/**
 * A program beside the server, to which orders are given one after the other: it is started for the first one and let go a minute
 * after the last one. `script` is the name of what it runs, without its ending, beside the module at `from` (an address): in the build
 * all stand in one folder.
 */
export function createSideThread<Order>(
  script: string,
  from: string,
  { patience = 20_000, idle = 60_000, memory }: Limits = {},
): (order: Order) => Promise<Uint8Array> {
  const resourceLimits = memory === undefined ? {} : { maxOldGenerationSizeMb: memory }
  let worker: Worker | undefined
  let rest: NodeJS.Timeout | undefined

  function hire(): Worker {
    const hired = new Worker(new URL(`./${script}${path.extname(from)}`, from), { resourceLimits })
    hired.unref()
    hired.on('error', () => dismiss(hired))
    hired.on('exit', () => dismiss(hired))
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
      const answer = await ask(hired, order, patience)
      if ('failure' in answer) throw new Error(`the thread beside the server failed: ${answer.failure}`)
      rest = setTimeout(() => dismiss(hired), idle).unref()
      if ('problem' in answer) throw problemOf(answer.problem)
      return answer.bytes
    } catch (error) {
      if (!(error instanceof Problem)) dismiss(hired)
      throw error
    }
  }
}

/** The answer to one order. @throws {LostThread} */
async function ask(hired: Worker, order: unknown, patience: number): Promise<ThreadAnswer> {
  const { promise, resolve, reject } = Promise.withResolvers<ThreadAnswer>()
  const onError = (error: unknown) => reject(isOutOfMemory(error) ? new LostThread('memory') : error)
  const onEnd = () => reject(new LostThread('ended'))
  const timer = setTimeout(() => reject(new LostThread('time')), patience)
  hired.on('message', resolve).on('error', onError).on('exit', onEnd)
  try {
    hired.postMessage(order, [])
    return await promise
  } finally {
    clearTimeout(timer)
    hired.off('message', resolve).off('error', onError).off('exit', onEnd)
  }
}

function isOutOfMemory(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY'
}

function problemOf({ status, code, ...extra }: CarriedProblem): Problem {
  return new Problem(status, code, extra)
}
