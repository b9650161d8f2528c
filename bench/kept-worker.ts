import { ForksPoolWorker, type PoolOptions, type PoolWorker, type WorkerRequest } from 'vitest/node'

/** Each run leaves a little behind in its process. */
const mostRuns = 40

interface Process {
  worker: ForksPoolWorker
  runs: number
}

const idle: Process[] = []

/** Ends the processes that wait for another run. */
export async function endKeptWorkers(): Promise<void> {
  await Promise.all(idle.splice(0).map(({ worker }) => worker.stop()))
}

/**
 * A process in which one run of Vitest follows another: `npm run mutants` makes a run for each change, and to load the site anew
 * for each would take longer than its tests.
 */
export class KeptWorker implements PoolWorker {
  readonly name = 'kept'
  readonly cacheFs = true
  readonly #options: PoolOptions
  readonly #listeners: [string, (...args: unknown[]) => void][] = []
  #process: Process | undefined
  #isStopped = false

  constructor(options: PoolOptions) {
    this.#options = options
  }

  async start(): Promise<void> {
    this.#process = idle.pop()
    if (this.#process) return
    this.#process = { worker: new ForksPoolWorker(this.#options), runs: 0 }
    await this.#process.worker.start()
  }

  on(event: string, callback: (...args: unknown[]) => void): void {
    this.#listeners.push([event, callback])
    this.#process?.worker.on(event, callback)
  }

  off(event: string, callback: (...args: unknown[]) => void): void {
    this.#process?.worker.off(event, callback)
  }

  /** The process never hears that it shall stop. */
  send(message: WorkerRequest): void {
    if (message.type !== 'stop') return this.#process?.worker.send(message)
    this.#isStopped = true
    for (const [event, callback] of this.#listeners)
      if (event === 'message') callback({ __vitest_worker_response__: true, type: 'stopped' })
  }

  /** A process that has to be stopped by force ends, and so does one that had its runs. */
  async stop(): Promise<void> {
    if (!this.#process) return
    for (const [event, callback] of this.#listeners) this.#process.worker.off(event, callback)
    this.#process.runs += 1
    if (this.#isStopped && this.#process.runs < mostRuns) idle.push(this.#process)
    else await this.#process.worker.stop()
    this.#process = undefined
  }

  deserialize(data: unknown): unknown {
    return data
  }
}
