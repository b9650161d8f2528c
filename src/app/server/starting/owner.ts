import { connect, type Database } from '#platform/database/connect.ts'
import { pendingMigrations } from '#platform/database/migrate.ts'
import { grantRows, mayMakeTables, readRole } from '#platform/database/roles/site-role.ts'
import { ConfigError } from '#platform/server/config-error.ts'
import type { Config } from '#platform/server/config.ts'

type Addresses = Pick<Config, 'databaseUrl' | 'migrationDatabaseUrl'>

/**
 * The role of `DATABASE_URL`, where another one owns the tables; undefined where none does.
 * @throws {ConfigError} in one line when it cannot sign in
 */
export async function readSiteRole({
  databaseUrl,
  migrationDatabaseUrl,
}: Addresses): Promise<string | undefined> {
  if (!databaseUrl || !migrationDatabaseUrl) return undefined
  return asking(databaseUrl, readRole).catch((error: unknown) => {
    throw new ConfigError(`DATABASE_URL: ${error instanceof Error ? error.message : String(error)}`)
  })
}

/**
 * Gives the role of `DATABASE_URL` its rights on the tables that are there now, where another one owns them.
 * @throws {ConfigError} in one line when the site's own role cannot sign in
 */
export async function grantSite(addresses: Addresses): Promise<void> {
  await grantRole(addresses, await readSiteRole(addresses))
}

/** The same for a role that is known, so that nothing has to be asked where it must not fail any more. */
export async function grantRole(
  { migrationDatabaseUrl }: Addresses,
  role: string | undefined,
): Promise<void> {
  if (role === undefined || !migrationDatabaseUrl) return
  await asking(migrationDatabaseUrl, (owner) => grantRows(owner, role))
}

/**
 * Refuses a start that would have to change tables and may not.
 * @throws {ConfigError} in one line that says what to do
 */
export async function refuseWithoutOwner(config: Addresses, db: Database): Promise<void> {
  if (!config.databaseUrl || config.migrationDatabaseUrl) return
  const pending = await pendingMigrations(db)
  if (pending.length === 0 || (await mayMakeTables(db))) return
  const counted = pending.length === 1 ? '1 migration' : `${pending.length} migrations`
  throw new ConfigError(
    `MIGRATION_DATABASE_URL: the tables must be changed (${counted}, the last is ${pending.at(-1)}), which the role of DATABASE_URL may not do; run "npm run migrate" with the address of their owner`,
  )
}

async function asking<T>(url: string, work: (db: Database) => Promise<T>): Promise<T> {
  const { db, close } = connect({ url, file: '' }, () => undefined)
  try {
    return await work(db)
  } finally {
    await close()
  }
}
