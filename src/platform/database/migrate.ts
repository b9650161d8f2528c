import { readdir } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'
import { sql } from 'kysely'
import { Migrator, type Migration } from 'kysely/migration'
import type { Database } from './connect.ts'
import { engineOf, isLocked } from './engine.ts'

type Load = () => Promise<Migration>

/** The table in which it stands which migrations have run. Other programs that use Kysely have one too. */
export const recordOfMigrations = 'kysely_migration'

/** Those that were built with the server, by file, which share its Kysely. A start that finds all of them done loads none. */
const built: Record<string, Load> | undefined = import.meta.env?.PROD
  ? import.meta.glob<Migration>('./migrations/*.ts')
  : undefined

/** Whoever migrates SQLite holds its lock until all is done, longer than others wait for it. Milliseconds. */
const longestWait = 60_000

/**
 * Brings the database to this program's schema; safe to call from several processes at once.
 * @returns the names of the migrations that ran
 * @throws when the database is newer than this program, a migration fails (which is then rolled back), or another program holds SQLite’s lock for a minute
 */
export async function migrate(db: Database): Promise<string[]> {
  await refuseNewer(db)
  const givesUpAt = performance.now() + longestWait
  while (!(await isMigrated(db))) {
    const { error, results } = await createMigrator(db).migrateToLatest()
    if (!error) return results?.map((result) => result.migrationName) ?? []
    if (!isLocked(error) || performance.now() > givesUpAt) throw error
    await setTimeout(100)
  }
  return []
}

/** Brings an empty database to the schema in which these migrations have run, of which the last one is the newest. */
export async function migrateAsFar(db: Database, migrations: readonly string[]): Promise<void> {
  const last = migrations.at(-1)
  if (!last) throw new Error('no migration has run there')
  const { error } = await createMigrator(db).migrateTo(last)
  if (error) throw error
}

/** True when every migration of this program has run. */
export async function isMigrated(db: Database): Promise<boolean> {
  return (await pendingMigrations(db)).length === 0
}

/** Names of those that have not run there yet, oldest first. */
export async function pendingMigrations(db: Database): Promise<string[]> {
  const executed = new Set(await listExecuted(db))
  return (await knownMigrations()).filter((name) => !executed.has(name))
}

/** True for a database in which no program of ours has been. */
export async function isNew(db: Database): Promise<boolean> {
  // One name alone is looked up: to describe every table takes PostgreSQL thirty milliseconds, and each start and probe asks this.
  const { rows } = await (engineOf(db) === 'postgres'
    ? sql`select 1 from pg_catalog.pg_class where oid = to_regclass(${recordOfMigrations})`.execute(db)
    : sql`select 1 from sqlite_master where type = 'table' and name = ${recordOfMigrations}`.execute(db))
  return rows.length === 0
}

/** True when the first migration of this program has run there, whichever has been the last. */
export async function isOurs(db: Database): Promise<boolean> {
  const [first = ''] = await knownMigrations()
  return (await listExecuted(db)).includes(first)
}

/** @throws when the database has migrations that this program does not know */
export async function refuseNewer(db: Database): Promise<void> {
  const newer = await findNewerMigrations(db)
  if (newer.length > 0)
    throw new Error(`the database is newer than this program (it has ${newer.join(', ')})`)
}

async function findNewerMigrations(db: Database): Promise<string[]> {
  return unknownMigrations(await listExecuted(db))
}

async function listExecuted(db: Database): Promise<string[]> {
  if (await isNew(db)) return []
  const executed = await db.selectFrom('kysely_migration').select('name').execute()
  return executed.map((row) => row.name)
}

/** Those that a newer program has brought. */
export async function unknownMigrations(names: readonly string[]): Promise<string[]> {
  const known = new Set(await knownMigrations())
  return names.filter((name) => !known.has(name))
}

/** Names of this program's migrations, oldest first. */
export async function knownMigrations(): Promise<string[]> {
  return [...(await findMigrations()).keys()].toSorted()
}

async function findMigrations(): Promise<Map<string, Load>> {
  const found = built ? Object.entries(built) : await findSources()
  return new Map(found.map(([file, load]) => [path.parse(file).name, load]))
}

async function findSources(): Promise<[file: string, load: Load][]> {
  const folder = path.join(import.meta.dirname, 'migrations')
  const files = await readdir(folder)
  return files.map((file) => [file, () => import(pathToFileURL(path.join(folder, file)).href)])
}

function createMigrator(db: Database): Migrator {
  return new Migrator({
    db,
    provider: {
      async getMigrations() {
        const migrations: Record<string, Migration> = {}
        for (const [name, load] of await findMigrations()) migrations[name] = await load()
        return migrations
      },
    },
  })
}
