import { mkdirSync } from 'node:fs'
import path from 'node:path'
import { isReadOnly } from '#platform/database/engine.ts'
import { connect, type Connection } from '#platform/database/connect.ts'
import { isNew, migrate, refuseNewer } from '#platform/database/migrate.ts'
import { findWriteProblem } from '#platform/database/writable.ts'
import { ConfigError, type Config } from '#platform/server/config.ts'
import type { Services } from '#platform/server/context.ts'
import { createLog, type Log } from '#platform/server/log.ts'
import { createMetrics } from '#platform/server/metrics.ts'
import { createStorage } from '#platform/server/storage/create-storage.ts'
import { people } from '#features/identity/server/accounts/people.ts'
import { registerQuestions } from '#content/reading/server/self-checks.ts'
import { registerKinds } from '#content/server/kind-rules.ts'
import { issueCertificate } from '#features/certificates/server/issuing.ts'
import { registerCompletion } from '#features/courses/server/completion.ts'
import { showQuestions } from '#features/questions/server/question-form.ts'
import { certificateSources } from './learning/certificate-sources.ts'
import { kindRules } from './kinds.ts'
import { refuseForgottenDatabase, rememberDatabase } from './commands/forgotten-database.ts'

const longestMigration = 3_600_000

/** Opens what the process lives on: the database, brought up to date, and the file storage. */
export async function createServices(
  config: Config,
  clock: () => number = Date.now,
  /** Called when the database can be used, and before it is changed. */
  beforeMigrating?: () => void,
): Promise<Services> {
  const log = createLog(config.logLevel)
  mkdirSync(config.dataDir, { recursive: true })
  registerKinds(kindRules)
  registerQuestions(showQuestions)
  registerCompletion((ctx, key) => issueCertificate(ctx, key, certificateSources))
  const connection = await openDatabase(config, log, beforeMigrating)
  rememberDatabase(config)
  const storage = createStorage(config, log)
  return { config, connection, log, clock, metrics: createMetrics(), storage, people }
}

/**
 * Migrates over a connection of its own, because a migration may take longer than anything that a request asks for.
 * @throws {ConfigError} naming the setting when the database cannot be opened, brought up to date or written to
 */
async function openDatabase(config: Config, log: Log, beforeMigrating?: () => void): Promise<Connection> {
  const address = { url: config.databaseUrl, file: databaseFile(config) }
  const onError = (error: Error) => log.warn({ err: error }, 'database connection lost')
  try {
    const patient = connect(address, onError, longestMigration)
    try {
      await refuseNewer(patient.db)
      await refuseForgottenDatabase(config, patient.db)
      const problem = (await isNew(patient.db)) ? undefined : await findWriteProblem(patient)
      if (problem) throw new Error(problem)
      beforeMigrating?.()
      const migrated = await migrate(patient.db)
      if (migrated.length > 0) log.info({ migrations: migrated }, 'database brought up to date')
    } finally {
      await patient.close().catch((error: unknown) => log.warn({ err: error }, 'database not closed'))
    }
    return connect(address, onError)
  } catch (error) {
    if (error instanceof ConfigError) throw error
    throw new ConfigError(sayWhichDatabase(config, error), { cause: error })
  }
}

/** The setting and what is wrong with the database behind it, in one line. */
export function sayWhichDatabase(config: Config, error: unknown): string {
  const said = error instanceof Error ? error.message.split('\n')[0] : String(error)
  const reason = isReadOnly(error) ? `the database can only be read (${said})` : said
  return config.databaseUrl ? `DATABASE_URL: ${reason}` : `DATA_DIR: ${reason} (${databaseFile(config)})`
}

function databaseFile({ dataDir }: Config): string {
  return path.join(dataDir, 'traders-hub.sqlite')
}
