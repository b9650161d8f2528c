import { rmSync } from 'node:fs'
import path from 'node:path'
import { databaseName, readServerList } from '#platform/database/servers/server-list.ts'
import { emptyDatabase } from '#platform/database/copying/empty.ts'
import { isLoopback } from '#platform/server/config-safety.ts'
import type { Config } from '#platform/server/config.ts'
import { openBareSite, readWords, runCommand, sayUsage } from './run-command.ts'

const usage = ['Usage: npm run reset -- --yes', '  Deletes the site on this machine, to start anew.']

/** What a site keeps in its folder beside the database. Backups stay. */
const kept = ['uploads', 'outbox', 'cache', 'has-database', 'auth-secret']

const given = readWords({ yes: { type: 'boolean', default: false } })

if (!given || given.positionals.length > 0) sayUsage(usage)
else await runCommand(reset)

async function reset(): Promise<string[]> {
  const { config, database } = openBareSite()
  const elsewhere = findElsewhere(config, database.url)
  if (elsewhere) throw new Error(`${elsewhere}: only a site on this machine is deleted by this command`)
  const what = database.url ? `the database ${databaseName(database.url)}` : database.file
  if (!given?.values.yes)
    return [`This would delete ${what} and the uploads in ${config.dataDir}. --yes does it.`]
  await emptyDatabase(database)
  for (const name of kept) rmSync(path.join(config.dataDir, name), { recursive: true, force: true })
  return [`${what} and the uploads in ${config.dataDir} are gone. The next start begins anew.`]
}

/** What of the site is on another machine, where others may use it. */
function findElsewhere({ publicUrl, storage }: Config, databaseUrl: string | undefined): string | undefined {
  if (!isLoopback(publicUrl)) return `PUBLIC_URL is ${publicUrl}`
  const servers = databaseUrl ? readServerList(databaseUrl).addresses.map((one) => new URL(one)) : []
  // Without a host it is a socket of this machine.
  const other = servers.find((one) => one.hostname !== '' && !isLoopback(one))
  if (other) return `the database is on ${other.hostname}`
  return storage && `uploads are in the bucket ${storage.bucket}`
}
