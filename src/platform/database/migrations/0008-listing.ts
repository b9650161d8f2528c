import { PostgresAdapter, sql, type Kysely } from 'kysely'

/** Ends of the columns that an item has once for each language, with the language and the other one. */
const languages = [
  ['En', 'en', 'am'],
  ['Am', 'am', 'en'],
] as const

export async function up(db: Kysely<unknown>): Promise<void> {
  const isPostgres = db.getExecutor().adapter instanceof PostgresAdapter
  const folded = isPostgres ? sql`text collate "C"` : 'text'
  const items = db.schema.alterTable('items')
  for (const [end] of languages) {
    await items.addColumn(`sortTitle${end}`, folded, (column) => column.notNull().defaultTo('')).execute()
    await items.addColumn(`state${end}`, 'text', (column) => column.notNull().defaultTo('missing')).execute()
    await items.addColumn(`changed${end}`, 'integer', (column) => column.notNull().defaultTo(0)).execute()
    await items.addColumn(`stale${end}`, 'integer', (column) => column.notNull().defaultTo(0)).execute()
    await items.addColumn(`shownFrom${end}`, 'bigint').execute()
  }
  await items.addColumn('publishedAt', 'bigint', (column) => column.notNull().defaultTo(0)).execute()
  await items.addColumn('titlesVersion', 'integer', (column) => column.notNull().defaultTo(0)).execute()
  await items.addColumn('featuredOrder', 'integer', (column) => column.notNull().defaultTo(0)).execute()
  await sql`update items set ${sql.raw(`${standing('items."id"')}, ${shown('items."id"')}`)}`.execute(db)
  await (isPostgres ? followOnPostgres(db) : followOnSqlite(db))

  await db.schema
    .createTable('title_words')
    .addColumn('itemId', 'text', (column) => column.notNull().references('items.id').onDelete('cascade'))
    .addColumn('language', 'text', (column) => column.notNull())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('word', folded, (column) => column.notNull())
    .addPrimaryKeyConstraint('title_words_primary', ['itemId', 'language', 'word'])
    .execute()
  await createIndexes(db)

  await db.schema
    .createTable('tag_slugs')
    .addColumn('slug', 'text', (column) => column.primaryKey())
    .addColumn('tagId', 'text', (column) => column.notNull().references('tags.id').onDelete('cascade'))
    .execute()
  await db.schema.createIndex('tag_slugs_tag_idx').on('tag_slugs').column('tagId').execute()
  await db.schema
    .createTable('collection_slugs')
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('slug', 'text', (column) => column.notNull())
    .addColumn('collectionId', 'text', (column) =>
      column.notNull().references('collections.id').onDelete('cascade'),
    )
    .addPrimaryKeyConstraint('collection_slugs_primary', ['kind', 'slug'])
    .execute()
  await db.schema
    .createIndex('collection_slugs_collection_idx')
    .on('collection_slugs')
    .column('collectionId')
    .execute()

  await db.schema
    .createTable('item_changes')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('action', 'text', (column) => column.notNull())
    .addColumn('actorId', 'text', (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('at', 'bigint', (column) => column.notNull())
    .execute()
  await db.schema.createIndex('item_changes_at_idx').on('item_changes').column('at').execute()
  await db.schema.createIndex('item_changes_actor_idx').on('item_changes').column('actorId').execute()
  await db.schema
    .createTable('item_change_steps')
    .addColumn('changeId', 'text', (column) =>
      column.notNull().references('item_changes.id').onDelete('cascade'),
    )
    .addColumn('itemId', 'text', (column) => column.notNull().references('items.id').onDelete('cascade'))
    .addColumn('before', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('item_change_steps_primary', ['changeId', 'itemId'])
    .execute()
  await db.schema.createIndex('item_change_steps_item_idx').on('item_change_steps').column('itemId').execute()
}

async function createIndexes(db: Kysely<unknown>): Promise<void> {
  for (const column of ['actorId', 'subjectKind'])
    await db.schema
      .createIndex(`audit_log_${column}_idx`)
      .on('audit_log')
      .columns([column, 'at', 'id'])
      .execute()
  const current = (name: string, columns: string[]) =>
    sql`create index ${sql.ref(name)} on items (${sql.join(columns.map((one) => sql.ref(one)))}) where "deletedAt" is null`.execute(
      db,
    )
  const flags = languages.flatMap(([end]) => [
    `state${end}`,
    `changed${end}`,
    `stale${end}`,
    `shownFrom${end}`,
  ])
  // The last column is always null here; SQLite only then answers from the index alone.
  await current('items_current_idx', ['kind', 'updatedAt', 'id', ...flags, 'deletedAt'])
  await current('items_titleEn_idx', ['kind', 'sortTitleEn', 'id'])
  await current('items_titleAm_idx', ['kind', 'sortTitleAm', 'id'])
  await current('items_published_idx', ['kind', 'publishedAt', 'id'])
  await current('items_order_idx', ['kind', 'sortOrder', 'id'])
  await db.schema
    .createIndex('title_words_word_idx')
    .on('title_words')
    .columns(['kind', 'word', 'itemId'])
    .execute()
  for (const [end, , other] of languages) {
    const rest = other === 'am' ? 'Am' : 'En'
    await sql`create index ${sql.ref(`items_stale${end}_idx`)} on items ("updatedAt", "id")
      where ${sql.ref(`stale${end}`)} = 1`.execute(db)
    await sql`create index ${sql.ref(`items_only${end}_idx`)} on items (${sql.ref(`shownFrom${end}`)}, "id")
      where ${sql.ref(`shownFrom${rest}`)} is null and ${sql.ref(`shownFrom${end}`)} is not null`.execute(db)
  }
}

/** A translation is stale when its original has moved on since. The one place that says so in SQL. */
const isStale = 'original."revision" > own."basedOnRevision"'

/** Sets where both editions of an item stand, from its editions. */
function standing(itemId: string): string {
  return languages
    .map(([end, language, other]) => {
      const own = `from editions own where own."itemId" = ${itemId} and own."language" = '${language}'`
      const pair = `from editions own join editions original on original."itemId" = own."itemId" and original."language" = '${other}'
        where own."itemId" = ${itemId} and own."language" = '${language}'`
      return `"state${end}" = coalesce((select own."state" ${own}), 'missing'),
        "changed${end}" = coalesce((select case when own."revision" > own."publishedRevision" then 1 else 0 end ${own}), 0),
        "stale${end}" = coalesce((select case when ${isStale} then 1 else 0 end ${pair}), 0)`
    })
    .join(', ')
}

/** Sets since when, or from when on, readers see an item in each language, and when they first saw it. */
function shown(itemId: string): string {
  const least = (column: string, more = '') =>
    `(select min("${column}") from publications where publications."itemId" = ${itemId}${more})`
  const each = languages.map(
    ([end, language]) => `"shownFrom${end}" = ${least('visibleFrom', ` and "language" = '${language}'`)}`,
  )
  return [...each, `"publishedAt" = coalesce(${least('publishedAt')}, 0)`].join(', ')
}

const followed = [
  ['editions', standing],
  ['publications', shown],
] as const

async function followOnSqlite(db: Kysely<unknown>): Promise<void> {
  for (const [table, set] of followed)
    for (const [event, row] of [
      ['insert', 'new'],
      ['update', 'new'],
      ['delete', 'old'],
    ] as const) {
      const id = `${row}."itemId"`
      await sql
        .raw(
          `create trigger items_follow_${table}_${event} after ${event} on ${table} begin
            update items set ${set(id)} where "id" = ${id}; end`,
        )
        .execute(db)
    }
}

/** The row is locked before it is worked out anew, so that two editors who save both languages at once do not miss each other. */
async function followOnPostgres(db: Kysely<unknown>): Promise<void> {
  for (const [table, set] of followed) {
    await sql
      .raw(
        `create function items_follow_${table}() returns trigger language plpgsql as $$
        declare item text := case when tg_op = 'DELETE' then old."itemId" else new."itemId" end;
        begin
          perform 1 from items where "id" = item for no key update;
          update items set ${set('item')} where "id" = item;
          return null;
        end $$`,
      )
      .execute(db)
    await sql
      .raw(
        `create trigger items_follow_${table} after insert or update or delete on ${table}
          for each row execute function items_follow_${table}()`,
      )
      .execute(db)
  }
}
