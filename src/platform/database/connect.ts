import type { Kysely } from 'kysely'
import { connectPostgres } from './postgres.ts'
import type { Notices } from './servers/notices.ts'
import { connectSqlite } from './sqlite.ts'
import type { OnStatement } from './statements/statement-log.ts'
import type { Tables } from './tables/tables.ts'

export type Database = Kysely<Tables>
export type Engine = 'sqlite' | 'postgres'

/** Connections of a pool: opened, lent to nobody, and who waits for one. */
export interface PoolCounts {
  open: number
  idle: number
  waiting: number
}

export interface Connection {
  engine: Engine
  /** Of PostgreSQL. */
  countPool?(): PoolCounts
  /** Of PostgreSQL: what other nodes tell. */
  notices?: Notices
  /** Of SQLite. */
  file?: string
  /** Reads and writes. On SQLite it is the process's only writer: keep transactions short and use the transaction's own handle inside. */
  db: Database
  /** Reads only; on SQLite a second connection that never waits for the writer. */
  readDb: Database
  /** Of SQLite: with `true` its log is carried over into the file by others alone, with `false` what is left of it now, and from now on as usual. */
  leaveLog?(isLeft: boolean): void
  /** Of SQLite: lets go of what was read so far. It is read again from the system's memory when it is needed. */
  releaseMemory?(): void
  close(): Promise<void>
}

/**
 * Opens the database: PostgreSQL for a `postgres://` address, otherwise the SQLite file at `file`.
 * @param onError called for errors of idle PostgreSQL connections, such as a server restart
 * @param longestStatement milliseconds after which PostgreSQL breaks a statement off; a few seconds unless given
 */
export function connect(
  address: { url: string | undefined; file: string; onStatement?: OnStatement | undefined },
  onError: (error: Error) => void,
  longestStatement?: number,
): Connection {
  const { url, file, onStatement } = address
  return url
    ? connectPostgres(url, onError, { longestStatement, onStatement })
    : connectSqlite(file, onStatement)
}
