import { setTimeout } from 'node:timers/promises'
import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite'
import {
  CompiledQuery,
  Kysely,
  SqliteAdapter,
  SqliteDialect,
  SqliteDriver,
  type DatabaseConnection,
  type SqliteDatabase,
} from 'kysely'
import type { Connection, Database } from './connect.ts'
import { isLocked } from './engine.ts'
import type { Tables } from './tables/tables.ts'

const statementCacheSize = 500
/** How long the first of those who wait for another process's lock waits, in milliseconds. */
const patience = 2000
/** Waiting inside SQLite holds up everybody, so it is short and repeated. */
const lockTimeout = 20
const pause = 30

/** Opens (and creates) the SQLite file with one writing and one read-only connection. Waiting for another process's lock takes 2 s at most, and readers do not notice. */
export function connectSqlite(file: string): Connection {
  const writer = open(file, false)
  const db = kysely(writer)
  let reader: DatabaseSync | undefined
  let readDb: Database | undefined
  return {
    engine: 'sqlite',
    db,
    get readDb() {
      reader ??= open(file, true)
      readDb ??= kysely(reader)
      return readDb
    },
    async close() {
      if (reader?.isOpen) reader.close()
      if (!writer.isOpen) return
      writer.exec('pragma wal_checkpoint(truncate)')
      writer.close()
    },
  }
}

function open(file: string, readOnly: boolean): DatabaseSync {
  const database = new DatabaseSync(file, { readOnly, timeout: patience })
  if (!readOnly) database.exec('pragma journal_mode = wal')
  database.exec(
    'pragma synchronous = full; pragma foreign_keys = on; pragma trusted_schema = off; pragma mmap_size = 268435456; pragma cache_size = -65536',
  )
  database.exec(`pragma busy_timeout = ${lockTimeout}`)
  return database
}

function kysely(database: DatabaseSync): Database {
  return new Kysely<Tables>({ dialect: new NodeSqliteDialect({ database: asKyselyDatabase(database) }) })
}

/** Kysely's SQLite dialect, with transactional schema changes and transactions that take the write lock at once. */
class NodeSqliteDialect extends SqliteDialect {
  readonly #database: SqliteDatabase
  constructor(config: { database: SqliteDatabase }) {
    super(config)
    this.#database = config.database
  }
  override createAdapter() {
    return new TransactionalSchemaAdapter()
  }
  override createDriver() {
    return new ImmediateDriver({ database: this.#database })
  }
}

class TransactionalSchemaAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl() {
    return true
  }
}

class ImmediateDriver extends SqliteDriver {
  #connection: PatientConnection | undefined
  override async acquireConnection() {
    this.#connection ??= new PatientConnection(await super.acquireConnection())
    return this.#connection
  }
  override async beginTransaction(connection: DatabaseConnection) {
    await connection.executeQuery(CompiledQuery.raw('begin immediate'))
  }
}

/**
 * Asks again while another process holds the lock. The patience counts for all who wait together, so that the tenth of them is
 * refused as soon as the first. Inside a transaction, which has the lock, nothing waits.
 */
class PatientConnection implements DatabaseConnection {
  readonly #connection: DatabaseConnection
  #busy: { since: number; last: number } | undefined
  constructor(connection: DatabaseConnection) {
    this.#connection = connection
  }
  streamQuery<R>(query: CompiledQuery, chunkSize: number) {
    return this.#connection.streamQuery<R>(query, chunkSize)
  }
  async executeQuery<R>(query: CompiledQuery) {
    for (;;) {
      try {
        return await this.#connection.executeQuery<R>(query)
      } catch (error) {
        if (!isLocked(error) || !this.#isWorthWaiting()) throw error
        await setTimeout(pause)
      }
    }
  }
  #isWorthWaiting(): boolean {
    const now = performance.now()
    const isLater = this.#busy === undefined || now - this.#busy.last > patience / 2
    this.#busy = { since: isLater ? now : (this.#busy?.since ?? now), last: now }
    return now - this.#busy.since < patience
  }
}

/** Wraps `node:sqlite` in the shape Kysely's dialect expects, with a cache of prepared statements. */
function asKyselyDatabase(database: DatabaseSync): SqliteDatabase {
  const cache = new Map<string, StatementSync>()
  const prepare = (sql: string): StatementSync => {
    const known = cache.get(sql)
    if (known) return known
    const statement = database.prepare(sql)
    if (cache.size >= statementCacheSize) cache.delete(cache.keys().next().value ?? '')
    cache.set(sql, statement)
    return statement
  }
  return {
    close: () => database.close(),
    prepare(sql: string) {
      const statement = prepare(sql)
      return {
        reader: statement.columns().length > 0,
        all: (parameters) => statement.all(...parameters.map(toSql)),
        run: (parameters) => statement.run(...parameters.map(toSql)),
        iterate: (parameters) => statement.iterate(...parameters.map(toSql)),
      }
    },
  }
}

/** `node:sqlite` binds a `Date` as NULL without a word, so values are converted before they reach it. */
function toSql(value: unknown): SQLInputValue {
  if (typeof value === 'boolean') return value ? 1 : 0
  if (value instanceof Date) return value.toISOString()
  if (value === undefined) return null
  return asInputValue(value)
}

/** Kysely hands parameters over untyped; every other type is refused by `node:sqlite` itself when it binds. */
function asInputValue(value: unknown): SQLInputValue {
  return value as SQLInputValue
}
