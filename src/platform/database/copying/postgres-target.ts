import { sql } from 'kysely'
import type { Database } from '../connect.ts'
import { isOurs, recordOfMigrations } from '../migrate.ts'
import { isContentTable, type Table } from './source.ts'

/** How many other programs use the database. Of another role's sessions PostgreSQL does not say what they are; its own have no user. */
export async function othersConnected(db: Database): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*) as "count" from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid()
    and coalesce(backend_type = 'client backend', usesysid is not null)`.execute(db)
  return Number(rows[0]?.count)
}

/**
 * Looks whether the database is empty or a site of this program, of any version.
 * @throws when what `clearPostgres` takes out is another program's
 */
export async function refuseStrangers(db: Database): Promise<void> {
  const things = await listThings(db)
  if (things.some(({ name }) => name === recordOfMigrations) && (await isOurs(db))) return
  const strange = things.find(({ name }) => isContentTable(name))
  if (strange)
    throw new Error(`the database is not empty and holds no site (it has ${strange.name}): name an empty one`)
}

/** Takes all tables and functions out of the schema, but for what belongs to an extension. */
export async function clearPostgres(trx: Database): Promise<void> {
  for (const { command } of await listThings(trx)) await sql.raw(command).execute(trx)
}

async function listThings(db: Database): Promise<{ name: string; command: string }[]> {
  const { rows } = await sql<{ name: string; command: string }>`
    select relname::text as "name", format('drop table %I cascade', relname) as "command" from pg_class
    where relnamespace = current_schema()::regnamespace and relkind = 'r'
      and not exists (select 1 from pg_depend d where d.objid = pg_class.oid and d.deptype = 'e')
    union all
    select proname::text, format('drop function if exists %s cascade', oid::regprocedure) from pg_proc
    where pronamespace = current_schema()::regnamespace
      and not exists (select 1 from pg_depend d where d.objid = pg_proc.oid and d.deptype = 'e')`.execute(db)
  return rows
}

/**
 * Lets rows come in any order: what migrations put there goes, triggers rest, and foreign keys are looked at once, at the end.
 * Whoever owns the tables may do this; to switch foreign keys off one would have to be a superuser.
 */
export async function loadingPostgres(
  trx: Database,
  tables: readonly Table[],
  load: () => Promise<void>,
): Promise<void> {
  const keys = await listForeignKeys(trx)
  const onAll = async (what: string) => {
    for (const { name } of tables) await sql`alter table ${sql.table(name)} ${sql.raw(what)}`.execute(trx)
  }
  const onKeys = async (what: string) => {
    for (const { table, key } of keys)
      await sql`alter table ${sql.table(table)} alter constraint ${sql.ref(key)} ${sql.raw(what)}`.execute(
        trx,
      )
  }
  await onAll('disable trigger user')
  await onKeys('deferrable initially deferred')
  for (const { name } of tables) await sql`delete from ${sql.table(name)}`.execute(trx)
  await load()
  await sql`set constraints all immediate`.execute(trx)
  await onKeys('not deferrable')
  await onAll('enable trigger user')
  for (const table of tables) await moveSequences(trx, table)
}

async function listForeignKeys(trx: Database): Promise<{ table: string; key: string }[]> {
  const { rows } = await sql<{ table: string; key: string }>`
    select c.relname as "table", k.conname as "key" from pg_constraint k join pg_class c on c.oid = k.conrelid
    where k.contype = 'f' and c.relnamespace = current_schema()::regnamespace`.execute(trx)
  return rows
}

/** The next number that a column gives by itself comes after all that are there. */
async function moveSequences(trx: Database, { name, columns }: Table): Promise<void> {
  for (const { name: column } of columns) {
    const found = sql<{ own: string | null }>`select pg_get_serial_sequence(${`"${name}"`}, ${column}) as own`
    const own = (await found.execute(trx)).rows[0]?.own
    if (!own) continue
    const most = sql`max(${sql.ref(column)})`
    await sql`select setval(${own}, coalesce(${most}, 1), ${most} is not null) from ${sql.table(name)}`.execute(
      trx,
    )
  }
}
