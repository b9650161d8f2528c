import { Kysely, PostgresDialect } from 'kysely'
import { Pool, types } from 'pg'
import type { Connection } from './connect.ts'
import type { Tables } from './tables/tables.ts'

const int8 = 20
const numeric = 1700

/** Opens a pool to PostgreSQL with time limits on connecting, statements, locks, idle transactions, and on waiting for an answer, because a server that hangs keeps no limit of its own. */
export function connectPostgres(url: string, onError: (error: Error) => void): Connection {
  types.setTypeParser(int8, Number)
  types.setTypeParser(numeric, Number)
  const pool = new Pool({
    connectionString: url,
    max: 10,
    connectionTimeoutMillis: 4000,
    idleTimeoutMillis: 30_000,
    statement_timeout: 15_000,
    query_timeout: 16_000,
    lock_timeout: 5000,
    idle_in_transaction_session_timeout: 15_000,
  })
  pool.on('error', onError)
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) })
  return { engine: 'postgres', db, readDb: db, close: () => db.destroy() }
}
