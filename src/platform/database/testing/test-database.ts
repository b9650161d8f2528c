import { copyFileSync, mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { Client } from 'pg'
import type { TestProject } from 'vitest/node'
import { newId } from '../../ids.ts'
import { connect } from '../connect.ts'
import { migrate } from '../migrate.ts'
import { startPostgres } from './test-postgres.ts'

const pattern = 'pattern'

export interface TestDatabase {
  /** Of PostgreSQL. */
  url: string | undefined
  drop(): Promise<unknown>
  /** Keeps it under a name for others to copy, once nobody is connected to it. */
  keepAs(kept: string): Promise<unknown>
}

/**
 * Vitest global set-up: a database of the engine under test in which all migrations have run; on PostgreSQL with its server, unless
 * `TEST_DATABASE_URL` names one on which databases may be made.
 */
export async function setup({ config }: TestProject): Promise<() => Promise<void>> {
  if (config.env.TEST_ENGINE === 'postgres') {
    const given = process.env.TEST_DATABASE_URL
    const postgres = given ? { url: given, stop: () => dropPattern(given) } : await startPostgres()
    process.env.TEST_DATABASE_URL = postgres.url
    await dropPattern(postgres.url)
    await onServer(postgres.url, `create database ${pattern}`)
    await migrateAt({ url: databaseAt(postgres.url, pattern), file: '' })
    return postgres.stop
  }
  const file = path.join(mkdtempSync(path.join(os.tmpdir(), 'traders-hub-pattern-')), 'pattern.sqlite')
  process.env.TEST_DATABASE_FILE = file
  await migrateAt({ url: undefined, file })
  return async () => rmSync(path.dirname(file), { recursive: true, force: true })
}

/**
 * A new database of the engine under test: a file of the data folder, or in the run's PostgreSQL server. It is as the migrations
 * leave it, or a copy of one that was kept under a name; on SQLite that one lies in the data folder already.
 */
export async function createTestDatabase(dataDir: string, kept?: string): Promise<TestDatabase> {
  const { TEST_ENGINE, TEST_DATABASE_URL: server, TEST_DATABASE_FILE: file } = process.env
  if (TEST_ENGINE !== 'postgres') {
    if (file && !kept) copyFileSync(file, path.join(dataDir, 'traders-hub.sqlite'))
    return { url: undefined, drop: () => Promise.resolve(), keepAs: () => Promise.resolve() }
  }
  if (!server) throw new Error('TEST_DATABASE_URL is not set: run through "vitest --project postgres"')
  const name = `test_${newId()
    .replaceAll(/[^A-Za-z0-9]/g, '')
    .toLowerCase()}`
  const template = kept ?? (await findTemplate(server))
  // Its files, not each of its pages through the log, which takes a third of the time.
  await onServer(server, `create database ${name} template ${template} strategy file_copy`)
  return {
    url: databaseAt(server, name),
    drop: () => onServer(server, `drop database ${name} with (force)`),
    keepAs: (kept) => onServer(server, `alter database ${name} rename to ${kept}`),
  }
}

/** A server that a test started for itself has no pattern; migrations run when the site opens its database. */
async function findTemplate(server: string): Promise<string> {
  const [found] = await onServer(server, `select 1 from pg_database where datname = '${pattern}'`)
  return found ? pattern : 'template1'
}

async function dropPattern(server: string): Promise<void> {
  await onServer(server, `drop database if exists ${pattern} with (force)`)
}

async function migrateAt(address: { url: string | undefined; file: string }): Promise<void> {
  const connection = connect(
    address,
    (error) => {
      throw error
    },
    600_000,
  )
  try {
    await migrate(connection.db)
  } finally {
    await connection.close()
  }
}

function databaseAt(server: string, name: string): string {
  const url = new URL(server)
  url.pathname = `/${name}`
  return url.href
}

async function onServer(url: string, sql: string): Promise<unknown[]> {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    const { rows } = await client.query(sql)
    return rows
  } finally {
    await client.end()
  }
}
