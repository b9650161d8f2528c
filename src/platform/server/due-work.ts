import type { Log } from './log.ts'

export interface DueWork {
  /** Looks for due work now and then. */
  start(): void
  /** Looks for due work soon: call it after a commit that queued some. */
  wake(): void
  /** Does what is due. Gives how much of it succeeded. */
  sendDue(): Promise<number>
  /** Lets what is under way finish for a few seconds, then breaks it off; it is tried again later. */
  stop(): Promise<void>
}

interface Work {
  log: Log
  /** For the log, when the queue could not be read. */
  name: string
  /** Milliseconds. */
  every: number
  /** Milliseconds that a stop waits. */
  patience?: number
  sendDue(stopping: AbortSignal): Promise<number>
}

/** Sends what lies in a queue: one round at a time, another one when it was woken meanwhile. */
export function createDueWork({ log, name, every, patience = 5000, sendDue }: Work): DueWork {
  const stopping = new AbortController()
  let timer: NodeJS.Timeout | undefined
  let running: Promise<number> | undefined
  let isWanted = false

  const run = (): void => {
    isWanted = true
    running ??= (async () => {
      let sent = 0
      while (isWanted && !stopping.signal.aborted) {
        isWanted = false
        sent += await sendDue(stopping.signal)
      }
      return sent
    })()
      .catch((error: unknown) => {
        log.warn({ err: error }, `${name} could not be read`)
        return 0
      })
      .finally(() => {
        running = undefined
        if (isWanted && !stopping.signal.aborted) run()
      })
  }

  return {
    sendDue: () => sendDue(stopping.signal),
    wake: run,
    start() {
      timer ??= setInterval(run, every).unref()
      run()
    },
    async stop() {
      clearInterval(timer)
      const end = setTimeout(() => stopping.abort(), patience)
      isWanted = false
      await running
      clearTimeout(end)
      stopping.abort()
    },
  }
}
