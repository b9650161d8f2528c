import { closeSync, existsSync, fsyncSync, openSync, renameSync, rmSync } from 'node:fs'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { connectSqlite } from '../sqlite.ts'
import { migrateAsFar } from '../migrate.ts'
import { beAlone, findDamage, listTables, rowsOf } from './sqlite-catalog.ts'
import {
  finish,
  pairTables,
  SiteIsThere,
  verify,
  type Copy,
  type CopiedTable,
  type FillOptions,
} from './copy.ts'

/**
 * Makes a new file beside the one that is there, which makes place at the very end and stays under the name of that moment.
 * @see fill
 */
export async function fillSqlite(file: string, copy: Copy, options: FillOptions): Promise<void> {
  if (existsSync(file)) {
    if (!options.isOver) throw new SiteIsThere()
    refuseOpen(file)
  }
  const unfinished = `${file}.restoring`
  removeFile(unfinished)
  try {
    await make(unfinished, copy, options)
    if (existsSync(file)) {
      refuseOpen(file)
      renameSync(file, `${file}.before-${new Date().toISOString().replaceAll(/[:.]/g, '-')}`)
      removeFile(file)
    }
    sync(unfinished)
    renameSync(unfinished, file)
    sync(path.dirname(file))
  } finally {
    removeFile(unfinished)
  }
}

/** Writes what the log holds into the file, so that the file alone is the site. */
export function refuseOpen(file: string): void {
  const database = new DatabaseSync(file)
  try {
    beAlone(database)
    database.exec('commit; pragma locking_mode = normal; pragma wal_checkpoint(truncate)')
  } finally {
    database.close()
  }
}

async function make(file: string, copy: Copy, options: FillOptions): Promise<void> {
  await withConnection(file, (db) => migrateAsFar(db, copy.migrations))
  const database = new DatabaseSync(file)
  try {
    database.exec('pragma foreign_keys = off; pragma synchronous = off; begin immediate')
    const tables = pairTables(copy, listTables(database))
    const triggers = database.prepare("select name, sql from sqlite_master where type = 'trigger'").all()
    for (const { name } of triggers) database.exec(`drop trigger "${String(name)}"`)
    for (const { name } of tables) database.exec(`delete from "${name}"`)
    for (const table of tables) await insertAll(database, table, copy)
    for (const trigger of triggers) database.exec(String(trigger.sql))
    database.exec('commit')
    for (const table of tables) await verify(table, rowsOf(database, table))
    const problem = findDamage(database)
    if (problem) throw new Error(`what was restored is not whole: ${problem}`)
  } finally {
    database.close()
  }
  await withConnection(file, async (db) => {
    await finish(db, options)
  })
}

async function withConnection(
  file: string,
  work: (db: ReturnType<typeof connectSqlite>['db']) => Promise<void>,
): Promise<void> {
  const connection = connectSqlite(file)
  try {
    await work(connection.db)
  } finally {
    await connection.close()
  }
}

async function insertAll(database: DatabaseSync, table: CopiedTable, copy: Copy): Promise<void> {
  const columns = table.columns.map(({ name }) => `"${name}"`).join(', ')
  const places = table.columns.map(() => '?').join(', ')
  const insert = database.prepare(`insert into "${table.name}" (${columns}) values (${places})`)
  for await (const rows of copy.rows(table)) for (const row of rows) insert.run(...row)
}

/** Until then the operating system may keep it in memory only. */
function sync(place: string): void {
  const handle = openSync(place, 'r')
  fsyncSync(handle)
  closeSync(handle)
}

function removeFile(file: string): void {
  for (const end of ['', '-wal', '-shm']) rmSync(`${file}${end}`, { force: true })
}
