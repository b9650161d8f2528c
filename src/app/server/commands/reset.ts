import { rmSync } from 'node:fs'
import path from 'node:path'
import { databaseName } from '#platform/database/servers/server-list.ts'
import { emptyDatabase } from '#platform/database/copying/empty.ts'
import { isLoopback } from '#platform/server/config-safety.ts'
import { openBareSite, readWords, runCommand, sayUsage } from './run-command.ts'

const usage = ['Usage: npm run reset -- --yes', '  Deletes the site on this machine, to start anew.']

/** What a site keeps in its folder beside the database. Backups stay. */
const kept = ['uploads', 'outbox', 'cache', 'has-database', 'auth-secret']

const given = readWords({ yes: { type: 'boolean', default: false } })

if (!given || given.positionals.length > 0) sayUsage(usage)
else await runCommand(reset)

async function reset(): Promise<string[]> {
  const { config, database } = openBareSite()
  if (!isLoopback(config.publicUrl))
    throw new Error(
      `PUBLIC_URL is ${config.publicUrl}: only a site on this machine is deleted by this command`,
    )
  const what = database.url ? `the database ${databaseName(database.url)}` : database.file
  if (!given?.values.yes)
    return [`This would delete ${what} and the uploads in ${config.dataDir}. --yes does it.`]
  await emptyDatabase(database)
  for (const name of kept) rmSync(path.join(config.dataDir, name), { recursive: true, force: true })
  return [`${what} and the uploads in ${config.dataDir} are gone. The next start begins anew.`]
}
