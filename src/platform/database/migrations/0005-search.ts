import { PostgresAdapter, sql, type Kysely } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  const isPostgres = db.getExecutor().adapter instanceof PostgresAdapter
  const idType = isPostgres ? 'serial' : 'integer'
  await db.schema
    .createTable('search_documents')
    .addColumn('id', idType, (column) => column.primaryKey())
    .addColumn('publicationId', 'text', (column) =>
      column.notNull().unique().references('publications.id').onDelete('cascade'),
    )
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('language', 'text', (column) => column.notNull())
    .addColumn('version', 'integer', (column) => column.notNull())
    .addColumn('title', 'text', (column) => column.notNull())
    .addColumn('body', 'text', (column) => column.notNull())
    .execute()
  await db.schema
    .createTable('search_words')
    .addColumn('id', idType, (column) => column.primaryKey())
    .addColumn('word', 'text', (column) => column.notNull().unique())
    .execute()
  await db.schema
    .createTable('search_misses')
    .addColumn('query', 'text', (column) => column.notNull())
    .addColumn('language', 'text', (column) => column.notNull())
    .addColumn('count', 'integer', (column) => column.notNull())
    .addColumn('lastAt', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('search_misses_primary', ['query', 'language'])
    .execute()
  await db.schema
    .createIndex('search_misses_count_idx')
    .on('search_misses')
    .columns(['count', 'lastAt'])
    .execute()
  await (isPostgres ? indexForPostgres(db) : indexForSqlite(db))
}

/** The index keeps no texts of its own, and forgets a document together with its row, also when that row falls with its publication. */
async function indexForSqlite(db: Kysely<unknown>): Promise<void> {
  await sql`create virtual table search_index using fts5(
    "title", "body", "foldedTitle", "foldedBody", "titleForms", "bodyForms",
    content = '', contentless_delete = 1, tokenize = 'unicode61 remove_diacritics 0')`.execute(db)
  await sql`create trigger search_documents_gone after delete on search_documents begin
    delete from search_index where rowid = old.id; end`.execute(db)
  await sql`create virtual table search_word_index using fts5("word", content = '', tokenize = 'trigram')`.execute(
    db,
  )
  await sql`create trigger search_words_new after insert on search_words begin
    insert into search_word_index(rowid, "word") values (new.id, new.word); end`.execute(db)
}

/** Not every host lets us create the trigram extension; without it similar words are found by plain SQL. */
async function indexForPostgres(db: Kysely<unknown>): Promise<void> {
  for (const column of ['exact', 'folded', 'forms']) {
    await sql`alter table search_documents add column ${sql.ref(column)} tsvector`.execute(db)
    await sql`create index ${sql.ref(`search_documents_${column}_idx`)} on search_documents using gin (${sql.ref(column)}) with (fastupdate = off)`.execute(
      db,
    )
  }
  await sql`do $$ begin
    create extension if not exists pg_trgm;
    create index search_words_trigram_idx on search_words using gin (word gin_trgm_ops);
  exception when others then null; end $$`.execute(db)
}
