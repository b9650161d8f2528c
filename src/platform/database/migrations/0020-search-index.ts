import { PostgresAdapter, sql, type Kysely } from 'kysely'

/**
 * One word index for both engines: the words of all texts with the keys under which each is looked up, and how much each weighs in each text.
 * The index that each engine kept for itself goes; the next start writes the new one from what is published.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const isPostgres = db.getExecutor().adapter instanceof PostgresAdapter
  await (isPostgres ? forgetPostgresIndex(db) : forgetSqliteIndex(db))
  await sql`delete from search_documents`.execute(db)
  await db.schema.dropTable('search_words').execute()
  await db.schema
    .createTable('search_words')
    .addColumn('id', isPostgres ? 'serial' : 'integer', (column) => column.primaryKey())
    .addColumn('word', sql`text${bytewise(isPostgres)}`, (column) => column.notNull().unique())
    .execute()
  await createPairs(
    db,
    'search_word_keys',
    sql`"key" text${bytewise(isPostgres)} not null,
    "wordId" integer not null, primary key ("key", "wordId")`,
  )
  await createPairs(
    db,
    'search_weights',
    sql`"documentId" integer not null references search_documents("id") on delete cascade,
    "wordId" integer not null, "weight" smallint not null, primary key ("documentId", "wordId")`,
  )
  await sql`create index search_weights_word_idx on search_weights ("wordId", "weight" desc, "documentId")`.execute(
    db,
  )
  await createPairs(
    db,
    'search_names',
    sql`"name" text${bytewise(isPostgres)} not null,
    "documentId" integer not null references search_documents("id") on delete cascade, "place" smallint not null,
    primary key ("name", "documentId")`,
  )
  await sql`create index search_names_document_idx on search_names ("documentId")`.execute(db)

  async function createPairs(on: typeof db, table: string, columns: ReturnType<typeof sql>): Promise<void> {
    await sql`create table ${sql.ref(table)} (${columns}) ${sql.raw(isPostgres ? '' : 'without rowid')}`.execute(
      on,
    )
  }
}

/** Words are compared byte by byte, whatever the server's locale. */
function bytewise(isPostgres: boolean) {
  return sql.raw(isPostgres ? ' collate "C"' : '')
}

async function forgetSqliteIndex(db: Kysely<unknown>): Promise<void> {
  await sql`drop trigger search_documents_gone`.execute(db)
  await sql`drop trigger search_words_new`.execute(db)
  await sql`drop table search_index`.execute(db)
  await sql`drop table search_word_index`.execute(db)
}

async function forgetPostgresIndex(db: Kysely<unknown>): Promise<void> {
  for (const column of ['exact', 'folded', 'forms'])
    await sql`alter table search_documents drop column ${sql.ref(column)}`.execute(db)
}
