import { sql } from 'kysely'
import type { Database } from '../connect.ts'

/** The role under which a connection to PostgreSQL works. */
export async function readRole(db: Database): Promise<string> {
  const { rows } = await sql<{ role: string }>`select current_user::text as role`.execute(db)
  return rows[0]!.role
}

/** Whether the role of this connection may make tables, as migrations do. */
export async function mayMakeTables(db: Database): Promise<boolean> {
  const { rows } = await sql<{ may: boolean }>`
    select has_schema_privilege(current_schema(), 'CREATE') as may`.execute(db)
  return rows[0]?.may === true
}

/** Any number that all programs of ours agree on. */
const lock = 7_204_512

/**
 * Gives another role what the site does to rows of all tables that are there now, and nothing else; the record of migrations it can
 * only read. Several nodes may do this at once.
 * @param owner connection of the owner of the tables
 */
export async function grantRows(owner: Database, role: string): Promise<void> {
  const name = sql.id(role)
  await owner.transaction().execute(async (trx) => {
    await sql`select pg_advisory_xact_lock(${sql.lit(lock)})`.execute(trx)
    const { rows } = await sql<{ schema: string }>`select current_schema()::text as schema`.execute(trx)
    const schema = sql.id(rows[0]!.schema)
    await sql`grant usage on schema ${schema} to ${name}`.execute(trx)
    await sql`grant select, insert, update, delete on all tables in schema ${schema} to ${name}`.execute(trx)
    await sql`grant usage, select on all sequences in schema ${schema} to ${name}`.execute(trx)
    for (const table of ['kysely_migration', 'kysely_migration_lock'])
      await sql`revoke insert, update, delete on ${sql.table(table)} from ${name}`.execute(trx)
  })
}
