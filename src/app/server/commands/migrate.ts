import { readConfig } from '#platform/server/config.ts'
import { createLog } from '#platform/server/log.ts'
import { migrateDatabase } from '../starting/open-database.ts'
import { rememberDatabase } from '../starting/forgotten-database.ts'
import { counted, readWords, runCommand, sayUsage } from './run-command.ts'

const usage = [
  'Usage: npm run migrate',
  '  Brings the database to the tables of this program, as a start does; with MIGRATION_DATABASE_URL as their owner.',
]

const given = readWords({})

if (!given || given.positionals.length > 0) sayUsage(usage)
else await runCommand(migrateOnly)

async function migrateOnly(): Promise<string[]> {
  const config = readConfig()
  const migrated = await migrateDatabase(config, createLog('warn'))
  rememberDatabase(config)
  const rights = config.migrationDatabaseUrl ? [' The role of DATABASE_URL has its rights.'] : []
  return [
    ...migrated,
    `${migrated.length === 0 ? 'No migration waited' : `${counted(migrated.length, 'migration')} ran`}.${rights.join('')}`,
  ]
}
