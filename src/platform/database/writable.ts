import { access, constants } from 'node:fs/promises'
import path from 'node:path'
import { sql } from 'kysely'
import type { Connection } from './connect.ts'
import { isReadOnly } from './engine.ts'

/** Why the database cannot be written to, or undefined. What may be over in a moment, such as a lock, is thrown. */
export async function findWriteProblem(connection: Connection): Promise<string | undefined> {
  try {
    if (connection.file) await accessSqlite(connection.file)
    await writeNothing(connection)
  } catch (error) {
    if (!isReadOnly(error) && !isForbidden(error)) throw error
    if (await isStandby(connection)) return 'this server is a standby, which can only be read'
    return `the database can only be read (${error instanceof Error ? error.message : String(error)})`
  }
}

/** A moment's look at the same: on SQLite without waiting for those who write. */
export async function isWritable(connection: Connection): Promise<boolean> {
  try {
    if (connection.file) await accessSqlite(connection.file)
    else await writeNothing(connection)
    return true
  } catch (error) {
    if (isReadOnly(error) || isForbidden(error)) return false
    throw error
  }
}

/** The file, and the folder in which its log is made. */
async function accessSqlite(file: string): Promise<void> {
  for (const place of [file, path.dirname(file)]) await access(place, constants.W_OK)
}

/** Touches no row, but needs all that a write needs. */
async function writeNothing({ db }: Connection): Promise<void> {
  await db
    .updateTable('settings')
    .set({ value: '' })
    .where(sql<boolean>`1 = 0`)
    .execute()
}

async function isStandby({ engine, db }: Connection): Promise<boolean> {
  if (engine === 'sqlite') return false
  const { rows } = await sql<{ isStandby: boolean }>`select pg_is_in_recovery() as "isStandby"`.execute(db)
  return rows[0]?.isStandby === true
}

function isForbidden(error: unknown): boolean {
  return (
    error instanceof Error && 'code' in error && ['EACCES', 'EROFS', 'EPERM'].includes(String(error.code))
  )
}
