import type { Kysely } from 'kysely'
import { connectPostgres } from './postgres.ts'
import { connectSqlite } from './sqlite.ts'
import type { Tables } from './tables/tables.ts'

export type Database = Kysely<Tables>
export type Engine = 'sqlite' | 'postgres'

export interface Connection {
  engine: Engine
  /** Of SQLite. */
  file?: string
  /** Reads and writes. On SQLite it is the process's only writer: keep transactions short and use the transaction's own handle inside. */
  db: Database
  /** Reads only; on SQLite a second connection that never waits for the writer. */
  readDb: Database
  close(): Promise<void>
}

/**
 * Opens the database: PostgreSQL for a `postgres://` address, otherwise the SQLite file at `file`.
 * @param onError called for errors of idle PostgreSQL connections, such as a server restart
 * @param longestStatement milliseconds after which PostgreSQL breaks a statement off; a few seconds unless given
 */
export function connect(
  address: { url: string | undefined; file: string },
  onError: (error: Error) => void,
  longestStatement?: number,
): Connection {
  return address.url ? connectPostgres(address.url, onError, longestStatement) : connectSqlite(address.file)
}
