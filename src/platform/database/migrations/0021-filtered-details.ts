import { PostgresAdapter, sql, type Kysely } from 'kysely'

/** The details of items by which lists are filtered and readers are told apart. */
const names = ['resourceType', 'audience', 'enrolment', 'progression']

/** Columns that follow members of `details`: the engine works them out, so that whoever writes the details need not remember them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const isPostgres = db.getExecutor().adapter instanceof PostgresAdapter
  if (isPostgres) await createMemberFunction(db)
  for (const name of names) {
    const member = isPostgres
      ? `text_member(details, '${name}')`
      : `case when json_valid(details) and json_type(details, '$.${name}') = 'text' then details ->> '$.${name}' end`
    const kept = isPostgres ? 'stored' : 'virtual'
    await sql
      .raw(`alter table items add column "${name}" text generated always as (${member}) ${kept}`)
      .execute(db)
  }
  await sql`create index "items_resourceType_idx" on items ("kind", "resourceType", "sortOrder", "id")
    where "deletedAt" is null`.execute(db)
}

/** A text that PostgreSQL does not take for JSON, such as half a surrogate of an earlier release, has no members; it stops no write. */
async function createMemberFunction(db: Kysely<unknown>): Promise<void> {
  await sql`create function text_member(object text, name text) returns text language plpgsql immutable as $$
    begin
      return case when jsonb_typeof(object::jsonb -> name) = 'string' then object::jsonb ->> name end;
    exception when others then
      return null;
    end $$`.execute(db)
}
