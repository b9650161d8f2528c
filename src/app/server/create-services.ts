import { mkdirSync } from 'node:fs'
import path from 'node:path'
import { connect, type Connection } from '#platform/database/connect.ts'
import { migrate } from '#platform/database/migrate.ts'
import { ConfigError, type Config } from '#platform/server/config.ts'
import type { Services } from '#platform/server/context.ts'
import { createLog, type Log } from '#platform/server/log.ts'
import { createMetrics } from '#platform/server/metrics.ts'
import { createStorage } from '#platform/server/storage/create-storage.ts'

/** Opens what the process lives on: the database, brought up to date, and the file storage. */
export async function createServices(config: Config, clock: () => number = Date.now): Promise<Services> {
  const log = createLog(config.logLevel)
  mkdirSync(config.dataDir, { recursive: true })
  const connection = await openDatabase(config, log)
  return { config, connection, log, clock, metrics: createMetrics(), storage: await createStorage(config) }
}

/** @throws {ConfigError} naming the setting when the database cannot be opened or brought up to date */
async function openDatabase({ databaseUrl, dataDir }: Config, log: Log): Promise<Connection> {
  const file = path.join(dataDir, 'traders-hub.sqlite')
  try {
    const connection = connect({ url: databaseUrl, file }, (error) =>
      log.warn({ err: error }, 'database connection lost'),
    )
    const migrated = await migrate(connection.db)
    if (migrated.length > 0) log.info({ migrations: migrated }, 'database brought up to date')
    return connection
  } catch (error) {
    const reason = error instanceof Error ? error.message.split('\n')[0] : String(error)
    throw new ConfigError(databaseUrl ? `DATABASE_URL: ${reason}` : `DATA_DIR: ${reason} (${file})`, {
      cause: error,
    })
  }
}
