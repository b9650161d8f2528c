import { mkdirSync } from 'node:fs'
import path from 'node:path'
import { connect, type Connection } from '#platform/database/connect.ts'
import { migrate } from '#platform/database/migrate.ts'
import { ConfigError, type Config } from '#platform/server/config.ts'
import type { Services } from '#platform/server/context.ts'
import { createLog, type Log } from '#platform/server/log.ts'
import { createMetrics } from '#platform/server/metrics.ts'
import { createStorage } from '#platform/server/storage/create-storage.ts'

const longestMigration = 3_600_000

/** Opens what the process lives on: the database, brought up to date, and the file storage. */
export async function createServices(config: Config, clock: () => number = Date.now): Promise<Services> {
  const log = createLog(config.logLevel)
  mkdirSync(config.dataDir, { recursive: true })
  const connection = await openDatabase(config, log)
  return { config, connection, log, clock, metrics: createMetrics(), storage: await createStorage(config) }
}

/**
 * Migrates over a connection of its own, because a migration may take longer than anything that a request asks for.
 * @throws {ConfigError} naming the setting when the database cannot be opened or brought up to date
 */
async function openDatabase({ databaseUrl, dataDir }: Config, log: Log): Promise<Connection> {
  const address = { url: databaseUrl, file: path.join(dataDir, 'traders-hub.sqlite') }
  const onError = (error: Error) => log.warn({ err: error }, 'database connection lost')
  try {
    const patient = connect(address, onError, longestMigration)
    const migrated = await migrate(patient.db).finally(() => patient.close())
    if (migrated.length > 0) log.info({ migrations: migrated }, 'database brought up to date')
    return connect(address, onError)
  } catch (error) {
    const reason = error instanceof Error ? error.message.split('\n')[0] : String(error)
    throw new ConfigError(address.url ? `DATABASE_URL: ${reason}` : `DATA_DIR: ${reason} (${address.file})`, {
      cause: error,
    })
  }
}
