import { Kysely, PostgresDialect } from 'kysely'
import { Pool, types } from 'pg'
import type { Connection } from './connect.ts'
import type { Tables } from './tables/tables.ts'

const int8 = 20
const numeric = 1700

/**
 * Opens a pool to PostgreSQL with time limits on connecting, statements, locks and idle transactions; and on waiting for an
 * answer, because a server that hangs keeps no limit of its own.
 */
export function connectPostgres(
  url: string,
  onError: (error: Error) => void,
  longestStatement = 4500,
): Connection {
  types.setTypeParser(int8, Number)
  types.setTypeParser(numeric, Number)
  const pool = new Pool({
    connectionString: url,
    max: 10,
    connectionTimeoutMillis: 4000,
    idleTimeoutMillis: 30_000,
    statement_timeout: longestStatement,
    query_timeout: longestStatement + 500,
    lock_timeout: longestStatement,
    idle_in_transaction_session_timeout: 15_000,
  })
  pool.on('error', onError)
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) })
  return { engine: 'postgres', db, readDb: db, close: () => db.destroy() }
}
