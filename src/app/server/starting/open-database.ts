import { mkdirSync } from 'node:fs'
import path from 'node:path'
import { isReadOnly } from '#platform/database/engine.ts'
import { connect, type Connection } from '#platform/database/connect.ts'
import { isNew, migrate, refuseNewer } from '#platform/database/migrate.ts'
import type { OnStatement } from '#platform/database/statements/statement-log.ts'
import { findWriteProblem } from '#platform/database/writable.ts'
import { ConfigError } from '#platform/server/config-error.ts'
import type { Config } from '#platform/server/config.ts'
import { createLog, type Log } from '#platform/server/log.ts'
import { refuseForgottenDatabase } from './forgotten-database.ts'
import { grantSite, refuseWithoutOwner } from './owner.ts'

const longestMigration = 3_600_000

/**
 * Looks whether a start over this database could succeed, and changes nothing in it.
 * @throws {ConfigError} as `createServices` does
 */
export async function tryDatabase(config: Config): Promise<void> {
  mkdirSync(config.dataDir, { recursive: true })
  await withPatientConnection(config, createLog(config.logLevel), () => Promise.resolve())
}

/**
 * Opens the database, brought up to date.
 * @throws {ConfigError} naming the setting when the database cannot be opened, brought up to date or written to
 */
export async function openDatabase(config: Config, log: Log, onStatement?: OnStatement): Promise<Connection> {
  const migrated = await migrateDatabase(config, log)
  if (migrated.length > 0) log.info({ migrations: migrated }, 'database brought up to date')
  return connect({ url: config.databaseUrl, file: databaseFile(config), onStatement }, lost(log))
}

/**
 * Migrates over a connection of its own, because a migration may take longer than anything that a request asks for, and as the owner
 * of the tables where that is another role than the site's.
 * @returns the names of the migrations that ran
 * @throws {ConfigError} as `openDatabase`
 */
export async function migrateDatabase(config: Config, log: Log): Promise<string[]> {
  let migrated: string[] = []
  await withPatientConnection(config, log, async (patient) => {
    migrated = await migrate(patient.db)
    await grantSite(config)
  })
  return migrated
}

/** @throws {ConfigError} naming the setting when the database is not ours to change, or the work fails */
async function withPatientConnection(
  config: Config,
  log: Log,
  work: (connection: Connection) => Promise<void>,
): Promise<void> {
  try {
    const patient = connect(addressOf(config), lost(log), longestMigration)
    try {
      await refuseNewer(patient.db)
      await refuseForgottenDatabase(config, patient.db)
      await refuseWithoutOwner(config, patient.db)
      const problem = (await isNew(patient.db)) ? undefined : await findWriteProblem(patient)
      if (problem) throw new Error(problem)
      await work(patient)
    } finally {
      await patient.close().catch((error: unknown) => log.warn({ err: error }, 'database not closed'))
    }
  } catch (error) {
    if (error instanceof ConfigError) throw error
    throw new ConfigError(sayWhichDatabase(config, error), { cause: error })
  }
}

function addressOf(config: Config) {
  return { url: config.migrationDatabaseUrl ?? config.databaseUrl, file: databaseFile(config) }
}

function lost(log: Log): (error: Error) => void {
  return (error) => log.warn({ err: error }, 'database connection lost')
}

/** The setting and what is wrong with the database behind it, in one line. */
export function sayWhichDatabase(config: Config, error: unknown): string {
  const said = error instanceof Error ? error.message.split('\n')[0] : String(error)
  const reason = isReadOnly(error) ? `the database can only be read (${said})` : said
  if (!config.databaseUrl) return `DATA_DIR: ${reason} (${databaseFile(config)})`
  return `${config.migrationDatabaseUrl ? 'MIGRATION_DATABASE_URL' : 'DATABASE_URL'}: ${reason}`
}

function databaseFile({ dataDir }: Config): string {
  return path.join(dataDir, 'traders-hub.sqlite')
}
