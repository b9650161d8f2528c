import type { Actor } from '../actor.ts'
import type { Connection, Database } from '../database/connect.ts'
import { isBrokenOff } from '../database/engine.ts'
import type { Language } from '../languages.ts'
import type { Config } from './config.ts'
import type { KeptTexts } from './kept-texts.ts'
import type { Log } from './log.ts'
import type { Metrics } from './metrics.ts'
import type { People } from './people.ts'
import type { ReadMemory } from './shared-reads.ts'
import type { Scanner } from './scanning/scanner.ts'
import type { Storage } from './storage/storage.ts'
import type { Tracing } from './tracing/tracing.ts'

/** What lives as long as the process. */
export interface Services {
  config: Config
  connection: Connection
  storage: Storage
  /** None when the settings name none. */
  scanner: Scanner | undefined
  people: People
  keptTexts: KeptTexts
  log: Log
  metrics: Metrics
  tracing: Tracing
  /** Epoch milliseconds; tests set their own clock. */
  clock(): number
}

/** What a verb may use: passed explicitly, made anew for each request. */
export interface Context {
  /** Reads and writes; inside `inTransaction` it is the transaction. */
  db: Database
  readDb: Database
  actor: Actor
  /** Server time of this request, epoch milliseconds. */
  now: number
  /** Language the request asked for, for mails and texts made on the server. */
  language: Language
  config: Config
  storage: Storage
  scanner: Scanner | undefined
  people: People
  keptTexts: KeptTexts
  log: Log
  requestId: string
  /** Client address, from the socket or a trusted proxy; IPv6 cut to /64. */
  address: string
  /** There while a public page is made: shared reads are kept in it. */
  memory?: ReadMemory | undefined
}

const mostTries = 3

/**
 * Runs `work` with a context whose `db` is one transaction: all of it is kept, or nothing. When the database breaks it off
 * because of another one, `work` runs again, three times at most: what it does elsewhere must bear that.
 */
export async function inTransaction<T>(ctx: Context, work: (ctx: Context) => Promise<T>): Promise<T> {
  if (ctx.db.isTransaction) return work(ctx)
  for (let tries = 1; ; tries++) {
    try {
      return await ctx.db.transaction().execute((db) => work({ ...ctx, db, readDb: db, memory: undefined }))
    } catch (error) {
      if (tries === mostTries || !isBrokenOff(error)) throw error
    }
  }
}

/** A context for work that no request asked for: start-up, the shell command, timers. */
export function systemContext(services: Services, purpose: string): Context {
  return {
    db: services.connection.db,
    readDb: services.connection.readDb,
    actor: { kind: 'guest' },
    now: services.clock(),
    language: 'en',
    config: services.config,
    storage: services.storage,
    scanner: services.scanner,
    people: services.people,
    keptTexts: services.keptTexts,
    log: services.log.child({ purpose }),
    requestId: purpose,
    address: 'local',
  }
}
