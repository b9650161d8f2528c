import { existsSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import { toValue, type Value } from './row-sum.ts'
import { isContentTable, type Source, type Table } from './source.ts'

const rowsAtOnce = 200

/** @see readMoment */
export async function readSqlite<T>(
  file: string,
  isAlone: boolean,
  work: (source: Source) => Promise<T>,
): Promise<T> {
  if (!existsSync(file)) throw new Error(`there is no database (${file})`)
  const database = new DatabaseSync(file, { readOnly: !isAlone, timeout: 5000 })
  try {
    if (isAlone) beAlone(database)
    else database.exec('begin')
    // The moment is that of the first look.
    const tables = listTables(database)
    if (!tables.some(({ name }) => name === 'kysely_migration')) throw new Error(`no site is in ${file}`)
    const problem = findDamage(database)
    if (problem) throw new Error(`the database is damaged: ${problem} (${file})`)
    const executed = database.prepare('select name from kysely_migration order by name').all()
    return await work({
      migrations: executed.map(({ name }) => String(name)),
      tables: tables.filter(({ name }) => isContentTable(name)),
      rows: (table) => rowsOf(database, table),
    })
  } finally {
    database.close()
  }
}

/** @throws when another program has the file open; otherwise none can open it until it is closed */
export function beAlone(database: DatabaseSync): void {
  try {
    database.exec('pragma busy_timeout = 500; pragma locking_mode = exclusive; begin exclusive')
    database.prepare('select count(*) from sqlite_master').get()
  } catch (error) {
    throw new Error('another program has the database open: stop the site first', { cause: error })
  }
}

/** What `integrity_check` and the foreign keys say, or undefined. */
export function findDamage(database: DatabaseSync): string | undefined {
  const [first] = database.prepare('pragma integrity_check(1)').all()
  const said = String(Object.values(first ?? {})[0])
  if (said !== 'ok') return said.split('\n').at(-1)
  const [orphan] = database.prepare('pragma foreign_key_check').all()
  return orphan && `a row of ${String(orphan.table)} names one of ${String(orphan.parent)} that is not there`
}

export function listTables(database: DatabaseSync): Table[] {
  const named = database.prepare("select name from sqlite_master where type = 'table' order by name").all()
  return named.map((row) => ({ name: String(row.name), columns: listColumns(database, String(row.name)) }))
}

function listColumns(database: DatabaseSync, table: string) {
  const all = database
    .prepare('select name, type, hidden from pragma_table_xinfo(?) order by name')
    .all(table)
  return all
    .filter(({ hidden }) => hidden === 0)
    .map(({ name, type }) => ({ name: String(name), isReal: String(type).toLowerCase() === 'real' }))
}

export async function* rowsOf(database: DatabaseSync, { name, columns }: Table): AsyncGenerator<Value[][]> {
  const listed = columns.map((column) => `"${column.name}"`).join(', ')
  const rows = database.prepare(`select ${listed} from "${name}"`).iterate()
  let some: Value[][] = []
  for (const row of rows) {
    some.push(columns.map((column) => toValue(row[column.name])))
    if (some.length < rowsAtOnce) continue
    yield some
    some = []
  }
  if (some.length > 0) yield some
}
