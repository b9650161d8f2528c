import { mkdirSync } from 'node:fs'
import path from 'node:path'
import { connect } from '#platform/database/connect.ts'
import { migrate } from '#platform/database/migrate.ts'
import type { Config } from '#platform/server/config.ts'
import type { Services } from '#platform/server/context.ts'
import { createLog } from '#platform/server/log.ts'
import { createMetrics } from '#platform/server/metrics.ts'
import { createStorage } from '#platform/server/storage/create-storage.ts'

/** Opens what the process lives on: the database, brought up to date, and the file storage. */
export async function createServices(config: Config, clock: () => number = Date.now): Promise<Services> {
  const log = createLog(config.logLevel)
  mkdirSync(config.dataDir, { recursive: true })
  const connection = connect({ url: config.databaseUrl, file: path.join(config.dataDir, 'traders-hub.sqlite') }, (error) =>
    log.warn({ err: error }, 'database connection lost'),
  )
  const migrated = await migrate(connection.db)
  if (migrated.length > 0) log.info({ migrations: migrated }, 'database brought up to date')
  return { config, connection, log, clock, metrics: createMetrics(), storage: await createStorage(config) }
}
