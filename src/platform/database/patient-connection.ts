import { setTimeout } from 'node:timers/promises'
import type { CompiledQuery, DatabaseConnection } from 'kysely'
import { isLocked } from './engine.ts'

/** How long the first of those who wait for another process's lock waits, in milliseconds. */
const patience = 2000
/** Between two questions whether the lock is free. */
const pause = 30

/** A lock that another process holds. */
interface Lock {
  since: number
  lastMet: number
  error: unknown
}

/**
 * Asks again while another process holds SQLite's lock. The patience counts for all who wait together: once it is over, one
 * statement in a while asks whether the lock is free, and the others are refused without asking, because each question holds up
 * everybody. Inside a transaction, which has the lock, nothing waits.
 */
export class PatientConnection implements DatabaseConnection {
  readonly #connection: DatabaseConnection
  #lock: Lock | undefined
  constructor(connection: DatabaseConnection) {
    this.#connection = connection
  }
  streamQuery<R>(query: CompiledQuery, chunkSize: number) {
    return this.#connection.streamQuery<R>(query, chunkSize)
  }
  async executeQuery<R>(query: CompiledQuery) {
    // A read does without the lock, so it is not refused for it and does not tell that it is free.
    const needsLock = !isRead(query)
    for (;;) {
      if (needsLock && this.#lock && isOver(this.#lock) && sinceMet(this.#lock) < pause)
        throw this.#lock.error
      try {
        const result = await this.#connection.executeQuery<R>(query)
        if (needsLock) this.#lock = undefined
        return result
      } catch (error) {
        if (!isLocked(error)) throw error
        this.#lock = met(this.#lock, error)
        if (isOver(this.#lock)) throw error
        await setTimeout(pause)
      }
    }
  }
}

function met(known: Lock | undefined, error: unknown): Lock {
  const now = performance.now()
  const isSame = known && sinceMet(known) <= patience / 2
  return { since: isSame ? known.since : now, lastMet: now, error }
}

function isOver({ since, lastMet }: Lock): boolean {
  return lastMet - since >= patience
}

function sinceMet({ lastMet }: Lock): number {
  return performance.now() - lastMet
}

function isRead({ sql }: CompiledQuery): boolean {
  return /^\s*(select|pragma)\b/i.test(sql)
}
