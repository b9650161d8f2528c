import { existsSync, readdirSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Database } from '#platform/database/connect.ts'
import { isNew } from '#platform/database/migrate.ts'
import { ConfigError } from '#platform/server/config-error.ts'
import type { Config } from '#platform/server/config.ts'

const markerName = 'has-database'
const markerWords =
  'The site whose folder this is has a database. While this file is here, a start that finds an empty one is refused.\n'

/** A start that failed for another reason has left a secret, and may be tried again for a day. Milliseconds. */
const newSecret = 24 * 3_600_000

/**
 * A folder that was not mounted, or an address with a slip in it, looks like a first start: everything would seem to work, on a new
 * and empty site.
 * @throws {ConfigError} when the database is empty and the data folder says that there was one
 */
export async function refuseForgottenDatabase(config: Config, db: Database): Promise<void> {
  if (config.allowNewDatabase || !(await isNew(db))) return
  const trace = findTrace(config.dataDir)
  if (!trace) return
  throw new ConfigError(
    `${config.databaseUrl ? 'DATABASE_URL' : 'DATA_DIR'}: the database is empty, but ${trace} is of a site that has one. Is something not mounted, or the address another one? ALLOW_NEW_DATABASE=1 begins a new site`,
  )
}

/** Notes in the data folder that from now on an empty database is not a first start. */
export function rememberDatabase({ dataDir }: Config): void {
  const marker = path.join(dataDir, markerName)
  if (!existsSync(marker)) writeFileSync(marker, markerWords)
}

function findTrace(dataDir: string): string | undefined {
  const marker = path.join(dataDir, markerName)
  if (existsSync(marker)) return marker
  const uploads = path.join(dataDir, 'uploads')
  const secret = path.join(dataDir, 'auth-secret')
  if (existsSync(secret) && Date.now() - statSync(secret).mtimeMs > newSecret) return secret
  const hasUploads = existsSync(uploads) && readdirSync(uploads).some((name) => name !== '.temporary')
  return hasUploads ? uploads : undefined
}
