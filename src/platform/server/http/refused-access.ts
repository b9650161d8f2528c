import { insertAuditEvent } from '../../database/audit-log.ts'
import type { Services } from '../context.ts'

export interface RefusedAccess {
  event: 'access.refused' | 'access.foreign_origin'
  actorId: string | null
  address: string
  /** Method and pattern of the address. */
  operation: string
  requestId: string
}

export interface RefusedAccessLog {
  /** Counts one more; what is to be written is written while nobody waits for it. */
  note(refused: RefusedAccess): void
  /** Writes down what was counted in windows that are over, all of it when `isLast`; ends when all is written. */
  flush(options?: { isLast?: boolean }): Promise<void>
}

const minute = 60_000
/** Whoever goes on is written down less and less often. */
const windows = [minute, 10 * minute, 60 * minute]
/** Whoever was quiet for so long begins anew. */
const forgetAfter = 60 * minute
/** Operations of one asker that are told apart; what goes beyond is counted together. */
const mostOperations = 10
/** Askers with their operations that are told apart, of people and of addresses each: the one cannot hide behind the other. */
const mostCounted = 200

interface Counted {
  refused: RefusedAccess
  /** Refused since the last row. */
  more: number
  windowBegan: number
  /** Which of `windows` it is in. */
  window: number
  last: number
}

/**
 * Writes refused access into the audit log: the first at once, and at the end of a minute, then of ten, then of every hour how many
 * more there were, by who asked for what. So an attack is seen, and cannot fill the log however long it lasts.
 */
export function createRefusedAccessLog(services: Services): RefusedAccessLog {
  const pools = { people: new Map<string, Counted>(), addresses: new Map<string, Counted>() }
  const write = createWriter(services)

  return {
    note(refused) {
      const now = services.clock()
      const pool = refused.actorId === null ? pools.addresses : pools.people
      const { key, refused: counted } = placeFor(pool, refused)
      const known = pool.get(key)
      if (known) {
        known.more++
        known.last = now
      } else {
        pool.set(key, { refused: counted, more: 0, windowBegan: now, window: 0, last: now })
        void write(counted, 1)
      }
    },
    async flush({ isLast = false } = {}) {
      const now = services.clock()
      for (const pool of Object.values(pools))
        for (const [key, counted] of pool) {
          const isOver = now - counted.windowBegan >= (windows[counted.window] ?? forgetAfter)
          if (counted.more > 0 && (isOver || isLast)) {
            void write(counted.refused, counted.more)
            counted.more = 0
            counted.windowBegan = now
            counted.window = Math.min(counted.window + 1, windows.length - 1)
          } else if (now - counted.last >= forgetAfter) pool.delete(key)
        }
      await write.isDone()
    },
  }
}

/** Where a refusal is counted: by itself, with other operations of the same asker, or with what all others do. */
function placeFor(pool: ReadonlyMap<string, Counted>, refused: RefusedAccess) {
  const { event, operation, actorId, address } = refused
  const who = JSON.stringify([event, actorId ?? address])
  const own = `${who} ${operation}`
  if (pool.has(own)) return { key: own, refused }
  const several = { ...refused, operation: 'several' }
  const ofAsker = [...pool.keys()].filter((key) => key.startsWith(`${who} `)).length
  if (ofAsker >= mostOperations) return { key: `${who} several`, refused: several }
  if (pool.size < mostCounted) return { key: own, refused }
  return { key: event, refused: { ...several, actorId: null, address: 'several' } }
}

/** Writes one row after the other. What cannot be written is logged, and never becomes another answer than the refusal. */
function createWriter(services: Services) {
  let last = Promise.resolve()
  const write = async ({ event, operation, ...who }: RefusedAccess, count: number) => {
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
  const enqueue = (refused: RefusedAccess, count: number) => (last = last.then(() => write(refused, count)))
  return Object.assign(enqueue, { isDone: () => last })
}
