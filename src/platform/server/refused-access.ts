import { insertAuditEvent } from '../database/audit-log.ts'
import type { Services } from './context.ts'

export interface RefusedAccess {
  event: 'access.refused' | 'access.foreign_origin'
  actorId: string | null
  address: string
  /** Method and pattern of the address. */
  operation: string
  requestId: string
}

export interface RefusedAccessLog {
  note(refused: RefusedAccess): Promise<void>
  /** Writes down what was counted in windows that are over; all of it when `isLast`. */
  flush(options?: { isLast?: boolean }): Promise<void>
}

const window = 60_000
/** Windows at a time; what goes beyond is counted together. */
const mostWindows = 200

interface Window {
  refused: RefusedAccess
  begun: number
  /** Besides the first, which was written at once. */
  more: number
}

/**
 * Writes refused access into the audit log: the first of a minute at once, and at its end how many more there were, by who asked
 * for what. So an attack is seen, and cannot fill the log.
 */
export function createRefusedAccessLog(services: Services): RefusedAccessLog {
  const windows = new Map<string, Window>()

  const flush = async ({ isLast = false } = {}) => {
    const over = services.clock() - window
    for (const [key, { refused, begun, more }] of windows) {
      if (begun > over && !isLast) continue
      windows.delete(key)
      if (more > 0) await write(services, refused, more)
    }
  }

  return {
    flush,
    async note(refused) {
      await flush()
      const { event, operation, actorId, address } = refused
      const own = JSON.stringify([event, operation, actorId ?? address])
      const isFull = windows.size >= mostWindows && !windows.has(own)
      const key = isFull ? event : own
      const known = windows.get(key)
      if (known) known.more++
      else {
        const first = isFull
          ? { ...refused, actorId: null, address: 'several', operation: 'several' }
          : refused
        windows.set(key, { refused: first, begun: services.clock(), more: 0 })
        await write(services, first, 1)
      }
    },
  }
}

/** What cannot be written is logged, and never becomes another answer than the refusal. */
async function write(services: Services, refused: RefusedAccess, count: number): Promise<void> {
  const { event, operation, ...who } = refused
  try {
    await insertAuditEvent(services.connection.db, {
      ...who,
      at: services.clock(),
      event,
      subjectKind: 'operation',
      subjectId: operation,
      details: JSON.stringify({ reason: operation, count }),
    })
  } catch (error) {
    services.log.warn({ err: error, event, operation, count }, 'refused access not written down')
  }
}
