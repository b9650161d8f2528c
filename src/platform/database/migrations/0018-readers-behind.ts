import { PostgresAdapter, sql, type Kysely } from 'kysely'

/** Ends of the columns that an item has once for each language, with the language and the other one. */
const languages = [
  ['En', 'en', 'am'],
  ['Am', 'am', 'en'],
] as const

/** Which revision of the other language readers' text says, so that what readers see is compared with what readers see. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const isPostgres = db.getExecutor().adapter instanceof PostgresAdapter
  await db.schema.alterTable('publications').addColumn('basedOnRevision', 'integer').execute()
  await sql`update publications set "basedOnRevision" = (select editions."basedOnRevision" from editions
    where editions."itemId" = publications."itemId" and editions."language" = publications."language")`.execute(
    db,
  )
  for (const [end] of languages)
    await db.schema
      .alterTable('items')
      .addColumn(`behind${end}`, 'integer', (column) => column.notNull().defaultTo(0))
      .execute()
  await sql`update items set ${sql.raw(behind('items."id"'))}`.execute(db)
  await (isPostgres ? followOnPostgres(db) : followOnSqlite(db))
  for (const [end] of languages)
    await sql`create index ${sql.ref(`items_behind${end}_idx`)} on items ("updatedAt", "id")
      where ${sql.ref(`behind${end}`)} = 1`.execute(db)
}

/** Marks the items in which some published text is based on less than some published text of the other language says; when both are seen is asked later. */
function behind(itemId: string): string {
  return languages
    .map(
      ([end, language, other]) =>
        `"behind${end}" = case when exists (select 1 from publications own
          join publications original on original."itemId" = own."itemId" and original."language" = '${other}'
          where own."itemId" = ${itemId} and own."language" = '${language}'
            and original."revision" > own."basedOnRevision") then 1 else 0 end`,
    )
    .join(', ')
}

async function followOnSqlite(db: Kysely<unknown>): Promise<void> {
  for (const [event, row] of [
    ['insert', 'new'],
    ['update', 'new'],
    ['delete', 'old'],
  ] as const) {
    const id = `${row}."itemId"`
    await sql
      .raw(
        `create trigger items_behind_publications_${event} after ${event} on publications begin
          update items set ${behind(id)} where "id" = ${id}; end`,
      )
      .execute(db)
  }
}

/** The row is locked before it is worked out anew, so that two editors who publish both languages at once do not miss each other. */
async function followOnPostgres(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(
      `create function items_behind_publications() returns trigger language plpgsql as $$
      declare item text := case when tg_op = 'DELETE' then old."itemId" else new."itemId" end;
      begin
        perform 1 from items where "id" = item for no key update;
        update items set ${behind('item')} where "id" = item;
        return null;
      end $$`,
    )
    .execute(db)
  await sql
    .raw(
      `create trigger items_behind_publications after insert or update or delete on publications
        for each row execute function items_behind_publications()`,
    )
    .execute(db)
}
