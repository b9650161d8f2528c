import { createRequire } from 'node:module'
import { Kysely, PostgresDialect, sql, type PostgresPool, type PostgresPoolClient } from 'kysely'
import type { Pool, PoolClient } from 'pg'
import { noteUnknownCommit } from './commit-outcome.ts'
import type { Connection } from './connect.ts'
import { endsConnection, isForeignPlan, isOutdatedPlan } from './engine.ts'
import { PreparedStatements } from './prepared-statements.ts'
import { noteQuery } from './sources/sources.ts'
import { createNotices, noticeChannel } from './servers/notices.ts'
import { readServerList } from './servers/server-list.ts'
import {
  alongRoute,
  clientOn,
  createRoute,
  refuseReadOnly,
  type ServerRoute,
} from './servers/server-route.ts'
import { waitAllowedBy } from './statements/long-statements.ts'
import { logTo, type OnStatement } from './statements/statement-log.ts'
import type { Tables } from './tables/tables.ts'

const int8 = 20
const numeric = 1700

interface PostgresOptions {
  /** Milliseconds. */
  longestStatement?: number | undefined
  onStatement?: OnStatement | undefined
}

/** How long connecting may take in all, and at one of several servers at least. Milliseconds. */
const longestWay = 4000
const shortestTry = 1000

/**
 * Opens a pool to PostgreSQL with time limits on connecting, statements, locks and idle transactions; and on waiting for an
 * answer, because a server that hangs keeps no limit of its own. Of several servers it follows the one that takes writes.
 */
export function connectPostgres(
  url: string,
  onError: (error: Error) => void,
  { longestStatement = 3500, onStatement }: PostgresOptions = {},
): Connection {
  // A site on SQLite loads none of it.
  const { Client, Pool, types }: typeof import('pg') = createRequire(import.meta.url)('pg')
  types.setTypeParser(int8, Number)
  types.setTypeParser(numeric, Number)
  const route = createRoute(readServerList(url))
  const RoutedClient = clientOn(route, Client)
  const pool = new Pool({
    Client: RoutedClient,
    onConnect: (client) =>
      route.list.isWritableWanted && client instanceof RoutedClient
        ? refuseReadOnly(client, client.address)
        : undefined,
    max: 10,
    keepAlive: true,
    connectionTimeoutMillis: Math.max(shortestTry, longestWay / route.list.addresses.length),
    idleTimeoutMillis: 30_000,
    statement_timeout: longestStatement,
    query_timeout: longestStatement + 500,
    lock_timeout: longestStatement,
    idle_in_transaction_session_timeout: 15_000,
  })
  // The pool listens to idle connections only; one that is lost in the midst of a transaction would end the process.
  pool.on('connect', (client) => client.on('error', onError))
  pool.on('error', () => undefined)
  const dialect = new PostgresDialect({ pool: watched(pool, route) })
  const db = new Kysely<Tables>({ dialect, ...logTo(onStatement) })
  const countPool = () => ({ open: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount })
  const notices = createNotices({
    connect: () =>
      alongRoute(route, async () => {
        const client = new RoutedClient({
          keepAlive: true,
          connectionTimeoutMillis: longestWay,
          query_timeout: longestWay,
        })
        // Without a listener, what happens before it is of use would end the process.
        client.on('error', () => undefined)
        await client.connect()
        return client
      }),
    send: (payload) => sql`select pg_notify(${noticeChannel}, ${payload})`.execute(db),
  })
  const close = async () => {
    notices.stop()
    await db.destroy()
  }
  return { engine: 'postgres', db, readDb: db, countPool, notices, close }
}

/** The pool as Kysely sees it: a connection that failed is asked nothing more and is not used again. */
function watched(pool: Pool, route: ServerRoute): PostgresPool {
  const prepared = new PreparedStatements()
  return {
    options: pool.options,
    connect: async () => {
      const client = await alongRoute(route, () => pool.connect())
      return asKyselyClient(new WatchedClient(client, prepared))
    },
    end: () => pool.end(),
  }
}

/**
 * One loan of a connection. Kysely ends a failed transaction with a rollback; over a lost connection that would wait in vain, or
 * put an error of its own in the place of the cause. PostgreSQL rolls back by itself what it cannot finish.
 */
class WatchedClient {
  readonly #client: PoolClient
  readonly #prepared: PreparedStatements
  #loss: unknown
  #isInTransaction = false
  /** Milliseconds to wait for an answer in this transaction, where that is not as long as ever. */
  #wait: number | undefined
  #isOutdated = false
  constructor(client: PoolClient, prepared: PreparedStatements) {
    this.#client = client
    this.#prepared = prepared
  }
  get processID() {
    return asNumbered(this.#client).processID
  }
  async query(sql: string, parameters: readonly unknown[]) {
    if (this.#loss !== undefined) throw this.#loss
    noteQuery(sql, parameters)
    if (/^(begin|start transaction)/.test(sql)) this.#isInTransaction = true
    if (/^(commit|rollback)$/.test(sql)) {
      this.#isInTransaction = false
      this.#wait = undefined
    }
    this.#wait ??= waitAllowedBy(sql)
    try {
      return await this.#send(sql, [...parameters])
    } catch (error) {
      if (endsConnection(error)) {
        this.#loss = error
        if (sql === 'commit') noteUnknownCommit(error)
      }
      throw error
    }
  }
  /** A plan that a migration has overtaken is made anew; within a transaction, which it has ended, the whole of that is tried again. */
  async #send(text: string, values: unknown[]) {
    const name = this.#isOutdated ? undefined : this.#prepared.nameOf(text)
    const asked = { text, values, ...(this.#wait !== undefined && { query_timeout: this.#wait }) }
    try {
      return await this.#client.query(name === undefined ? asked : { name, ...asked })
    } catch (error) {
      if (name === undefined || !isOutdatedPlan(error)) throw error
      this.#isOutdated = true
      if (isForeignPlan(error)) this.#prepared.end()
      if (this.#isInTransaction) throw error
      return await this.#client.query(asked)
    }
  }
  release(isDiscarded?: boolean) {
    this.#client.release(isDiscarded || this.#isOutdated || this.#loss !== undefined)
  }
}

/** Cursors are not set up, so `query` is only called with words and parameters. */
function asKyselyClient(client: WatchedClient): PostgresPoolClient {
  return client as unknown as PostgresPoolClient
}

/** A member that the driver has and its types leave out. */
function asNumbered(client: PoolClient): { processID?: number } {
  return client as { processID?: number }
}
