import { PostgresAdapter, sql, type Kysely } from 'kysely'

/** The texts of each tag in the order of a list, kept by triggers: a tag that hundreds carry is read like a list of its own. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('tagged_texts')
    .addColumn('publicationId', 'text', (column) =>
      column.notNull().references('publications.id').onDelete('cascade'),
    )
    .addColumn('tagId', 'text', (column) => column.notNull())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('publishedAt', 'bigint', (column) => column.notNull())
    .addColumn('itemId', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('tagged_texts_primary', ['publicationId', 'tagId'])
    .execute()
  await db.schema
    .createIndex('tagged_texts_list_idx')
    .on('tagged_texts')
    .columns(['tagId', 'kind', 'publishedAt', 'itemId'])
    .execute()
  await sql.raw(`${filled} join item_tags t on t."itemId" = p."itemId"`).execute(db)
  const isPostgres = db.getExecutor().adapter instanceof PostgresAdapter
  for (const follow of followed) await sql.raw(isPostgres ? onPostgres(follow) : onSqlite(follow)).execute(db)
}

const filled = `insert into tagged_texts ("publicationId", "tagId", "kind", "publishedAt", "itemId")
  select p."id", t."tagId", p."kind", p."publishedAt", p."itemId" from publications p`

interface Follow {
  name: string
  event: string
  table: string
  does: string
}

const followed: readonly Follow[] = [
  {
    name: 'tagged_texts_shown',
    event: 'insert',
    table: 'publications',
    does: `${filled} join item_tags t on t."itemId" = p."itemId" where p."id" = new."id"`,
  },
  {
    name: 'tagged_texts_moved',
    event: 'update of "publishedAt"',
    table: 'publications',
    does: `update tagged_texts set "publishedAt" = new."publishedAt" where "publicationId" = new."id"`,
  },
  {
    name: 'tagged_texts_tagged',
    event: 'insert',
    table: 'item_tags',
    does: `${filled} join item_tags t on t."itemId" = p."itemId"
      where t."itemId" = new."itemId" and t."tagId" = new."tagId"`,
  },
  {
    name: 'tagged_texts_untagged',
    event: 'delete',
    table: 'item_tags',
    does: `delete from tagged_texts where "tagId" = old."tagId"
      and "publicationId" in (select "id" from publications where "itemId" = old."itemId")`,
  },
]

function onSqlite({ name, event, table, does }: Follow): string {
  return `create trigger ${name} after ${event} on ${table} begin ${does}; end`
}

/** The item is locked first, so that a text and a tag that come at once do not miss each other. */
function onPostgres({ name, event, table, does }: Follow): string {
  const row = event === 'delete' ? 'old' : 'new'
  return `create function ${name}() returns trigger language plpgsql as $$
    begin
      perform 1 from items where "id" = ${row}."itemId" for no key update;
      ${does};
      return null;
    end $$;
    create trigger ${name} after ${event} on ${table} for each row execute function ${name}()`
}
