import { randomUUID } from 'node:crypto'
import type { Client } from 'pg'

/** What nodes tell each other over PostgreSQL: that readers see something new. */
export const noticeChannel = 'traders_hub_site'

/** Milliseconds between two proofs that notices come, how long one counts, and how soon a lost line is sought anew. */
const proofEvery = 10_000
const proofCounts = 25_000
const lineAgain = 1000

export interface Notices {
  /** Begins to listen. `onNotice` is called for each notice, and when some may have been missed. */
  start(onNotice: () => void): void
  /** Whether notices surely come: one of its own came lately. Behind a pooler that shares connections none may. */
  isHearing(): boolean
  stop(): void
}

interface Ways {
  /** A new connection of its own. */
  connect(): Promise<Client>
  /** Sends a notice the way that writes go. */
  send(payload: string): Promise<unknown>
}

/**
 * Listens for notices on a connection of its own, and proves by notices to itself that they come. A line that is lost is sought
 * again and again. It is only told sooner what is found by asking, too.
 */
export function createNotices({ connect, send }: Ways): Notices {
  const own = `proof ${randomUUID()}`
  let client: Client | undefined
  let provedAt = -Infinity
  let timer: NodeJS.Timeout | undefined
  let isStopped = false
  let onNotice: (() => void) | undefined

  const later = (work: () => void, milliseconds: number) => {
    clearTimeout(timer)
    if (!isStopped) timer = setTimeout(work, milliseconds).unref()
  }

  const lose = () => {
    client?.end().catch(() => undefined)
    client = undefined
    provedAt = -Infinity
    later(tryToOpen, lineAgain)
  }

  /** A line over which none came for long is deaf, or leads to a server that nobody writes to any more. */
  const prove = (quietSince: number) => {
    const heardAt = Math.max(quietSince, provedAt)
    if (performance.now() - heardAt > proofCounts) return lose()
    send(own).catch(() => undefined)
    later(() => prove(heardAt), proofEvery)
  }

  const open = async () => {
    const opened = await connect()
    if (isStopped) return opened.end()
    client = opened
    const loseThis = () => client === opened && lose()
    opened.on('error', loseThis).on('end', loseThis)
    opened.on('notification', ({ payload = '' }) => {
      if (payload === own) provedAt = performance.now()
      else if (payload === '') onNotice?.()
    })
    await opened.query(`listen ${noticeChannel}`)
    onNotice?.()
    prove(performance.now())
  }

  const tryToOpen = () => void open().catch(() => !isStopped && lose())

  return {
    start(listener) {
      onNotice = listener
      tryToOpen()
    },
    isHearing: () => performance.now() - provedAt < proofCounts,
    stop() {
      isStopped = true
      clearTimeout(timer)
      // Not waited for: a server that hangs would never let it go.
      client?.end().catch(() => undefined)
      client = undefined
    },
  }
}
