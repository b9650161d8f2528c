import fs from 'node:fs/promises'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { sql } from 'kysely'
import { FileMigrationProvider, Migrator } from 'kysely/migration'
import type { Connection } from '../connect.ts'

/** Takes every table away, as in a database that nobody used yet. */
export async function emptyDatabase({ db, engine }: Connection): Promise<void> {
  if (engine === 'postgres') {
    await sql`drop schema public cascade`.execute(db)
    await sql`create schema public`.execute(db)
    return
  }
  await sql`pragma foreign_keys = off`.execute(db)
  for (const { name } of await db.introspection.getTables({ withInternalKyselyTables: true }))
    await sql`drop table if exists ${sql.table(name)}`.execute(db)
  await sql`pragma foreign_keys = on`.execute(db)
}

/** An empty database as it was before the migrations that came after `name`. */
export async function migrateAnewTo(connection: Connection, name: string): Promise<void> {
  await emptyDatabase(connection)
  const migrationFolder = path.join(import.meta.dirname, '../migrations')
  const load = (file: string) => import(pathToFileURL(file).href)
  const provider = new FileMigrationProvider({ fs, path, migrationFolder, import: load })
  const { error } = await new Migrator({ db: connection.db, provider }).migrateTo(name)
  if (error) throw error
}
