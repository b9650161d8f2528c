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
import { noteUnknownCommit } from './commit-outcome.ts'
import type { Connection, Database } from './connect.ts'
import { isDiskFailure } from './engine.ts'
import { PatientConnection } from './patient-connection.ts'
import { noteQuery } from './sources/sources.ts'
import { logTo, type OnStatement } from './statements/statement-log.ts'
import type { Tables } from './tables/tables.ts'

const statementCacheSize = 500
/** How long an opening connection waits for another process's lock, in milliseconds. */
const openTimeout = 2000
/** Waiting inside SQLite holds up everybody, so it is short and repeated. */
const lockTimeout = 5
/** So much of the file is read where the system keeps it, without a copy. More is not faster, and counts as the program's memory. */
const mappedBytes = 32 * 1024 * 1024
/** From so many pages on SQLite carries its log over with a commit, by its own measure. */
const usualPages = 1000
/** A log that a long reader let grow is cut back to this many bytes. */
const longestLog = 16 * 1024 * 1024

/** Opens (and creates) the SQLite file with one writing and one read-only connection. Waiting for another process's lock takes 2 s at most, and readers do not notice. */
export function connectSqlite(file: string, onStatement?: OnStatement): Connection {
  const writer = open(file, false)
  const db = kysely(writer, onStatement)
  let reader: DatabaseSync | undefined
  let readDb: Database | undefined
  return {
    engine: 'sqlite',
    file,
    db,
    get readDb() {
      reader ??= open(file, true)
      readDb ??= kysely(reader, onStatement)
      return readDb
    },
    leaveLog(isLeft) {
      writer.exec(`pragma wal_autocheckpoint = ${isLeft ? 0 : usualPages}`)
      if (!isLeft && !writer.isTransaction) writer.exec('pragma wal_checkpoint(passive)')
    },
    releaseMemory() {
      for (const one of [writer, reader])
        if (one?.isOpen && !one.isTransaction)
          one.exec(`pragma mmap_size = 0; pragma mmap_size = ${mappedBytes}`)
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
  const database = new DatabaseSync(file, { readOnly, timeout: openTimeout })
  if (!readOnly) database.exec(`pragma journal_mode = wal; pragma journal_size_limit = ${longestLog}`)
  database.exec(
    'pragma synchronous = full; pragma foreign_keys = on; pragma trusted_schema = off; pragma cache_size = -16384',
  )
  database.exec(`pragma mmap_size = ${mappedBytes}; pragma busy_timeout = ${lockTimeout}`)
  return database
}

function kysely(database: DatabaseSync, onStatement: OnStatement | undefined): Database {
  return new Kysely<Tables>({ dialect: new NodeSqliteDialect(database), ...logTo(onStatement) })
}

/** Kysely's SQLite dialect, with transactional schema changes and transactions that take the write lock at once. */
class NodeSqliteDialect extends SqliteDialect {
  readonly #database: DatabaseSync
  constructor(database: DatabaseSync) {
    super({ database: asKyselyDatabase(database) })
    this.#database = database
  }
  override createAdapter() {
    return new TransactionalSchemaAdapter()
  }
  override createDriver() {
    return new ImmediateDriver(this.#database)
  }
}

class TransactionalSchemaAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl() {
    return true
  }
}

class ImmediateDriver extends SqliteDriver {
  readonly #database: DatabaseSync
  #connection: PatientConnection | undefined
  constructor(database: DatabaseSync) {
    super({ database: asKyselyDatabase(database) })
    this.#database = database
  }
  override async acquireConnection() {
    this.#connection ??= new PatientConnection(await super.acquireConnection())
    return this.#connection
  }
  override async beginTransaction(connection: DatabaseConnection) {
    await connection.executeQuery(CompiledQuery.raw('begin immediate'))
  }
  override async commitTransaction(connection: DatabaseConnection) {
    try {
      await super.commitTransaction(connection)
    } catch (error) {
      // The commit may stand in the log, where a crash would find it.
      if (isDiskFailure(error)) noteUnknownCommit(error)
      throw error
    }
  }
  /** A full disk and some failures end a transaction by themselves; another rollback would fail and hide the cause. */
  override async rollbackTransaction(connection: DatabaseConnection) {
    if (this.#database.isTransaction) await super.rollbackTransaction(connection)
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
        all: (parameters) => {
          noteQuery(sql, parameters)
          return statement.all(...parameters.map(toSql))
        },
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
