import { PostgresAdapter, sql, type Kysely } from 'kysely'

/** What a question asks for, and where it is asked: details by which its table is filtered. */
const names = ['use', 'form']

/** Columns that follow members of `details`, each with an index in the order of the table. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const isPostgres = db.getExecutor().adapter instanceof PostgresAdapter
  for (const name of names) {
    const member = isPostgres
      ? `text_member(details, '${name}')`
      : `case when json_valid(details) and json_type(details, '$.${name}') = 'text' then details ->> '$.${name}' end`
    const kept = isPostgres ? 'stored' : 'virtual'
    await sql
      .raw(`alter table items add column "${name}" text generated always as (${member}) ${kept}`)
      .execute(db)
    await sql
      .raw(
        `create index "items_${name}_idx" on items ("kind", "${name}", "updatedAt", "id") where "deletedAt" is null`,
      )
      .execute(db)
  }
}
