import { sql, type Transaction } from 'kysely'
import type { Database } from '../connect.ts'
import type { Tables } from '../tables/tables.ts'
import { toValue, type Value } from './row-sum.ts'
import { isContentTable, type Source, type Table } from './source.ts'

const rowsAtOnce = 200

/** @see readMoment */
export async function readPostgres<T>(db: Database, work: (source: Source) => Promise<T>): Promise<T> {
  return db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute(async (trx) => {
      await waitLong(trx)
      const tables = await listTables(trx)
      if (!tables.some(({ name }) => name === 'kysely_migration'))
        throw new Error('no site is in this database')
      const executed = await trx.selectFrom('kysely_migration').select('name').orderBy('name').execute()
      return work({
        migrations: executed.map(({ name }) => name),
        tables: tables.filter(({ name }) => isContentTable(name)),
        rows: (table) => rowsOf(trx, table),
      })
    })
}

/** Between two statements the rows go to a disk or come from one. */
export async function waitLong(trx: Transaction<Tables>): Promise<void> {
  await sql`set local idle_in_transaction_session_timeout = 0`.execute(trx)
}

export async function listTables(trx: Database): Promise<Table[]> {
  const { rows } = await sql<{ table: string; column: string; type: string; generated: string }>`
    select c.relname as "table", a.attname as "column", a.attgenerated as "generated",
      format_type(a.atttypid, null) as "type"
    from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    where c.relnamespace = current_schema()::regnamespace and c.relkind = 'r'
    order by c.relname collate "C", a.attname collate "C"`.execute(trx)
  const tables = new Map<string, Table>()
  for (const { table, column, type, generated } of rows) {
    const known = tables.get(table) ?? { name: table, columns: [] }
    if (generated === '') known.columns.push({ name: column, isReal: type === 'real' })
    tables.set(table, known)
  }
  return [...tables.values()]
}

export async function* rowsOf(trx: Database, { name, columns }: Table): AsyncGenerator<Value[][]> {
  const listed = sql.join(columns.map((column) => sql.ref(column.name)))
  await sql`declare copied no scroll cursor for select ${listed} from ${sql.table(name)}`.execute(trx)
  for (;;) {
    const fetched = sql<Record<string, unknown>>`fetch ${sql.lit(rowsAtOnce)} from copied`
    const { rows } = await fetched.execute(trx)
    if (rows.length === 0) break
    yield rows.map((row) => columns.map((column) => toValue(row[column.name])))
  }
  await sql`close copied`.execute(trx)
}
