import { sql, type Kysely } from 'kysely'

/**
 * Where the few items that are not published in both languages are found; the condition stands in the query word for word. And what a
 * start looks at, so that it need not go through every text of a large site.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index items_unpublished_idx on items ("kind", "updatedAt", "id", "stateEn", "stateAm")
    where "deletedAt" is null and ("stateEn" <> 'published' or "stateAm" <> 'published')`.execute(db)
  await db.schema.createIndex('items_titles_idx').on('items').columns(['titlesVersion', 'id']).execute()
  await db.schema
    .createIndex('search_documents_version_idx')
    .on('search_documents')
    .columns(['version', 'kind'])
    .execute()
}
