import { sql, type Kysely } from 'kysely'

/**
 * Where the few featured items are found in their order; the condition stands in the query word for word. Of an index of all items
 * SQLite cannot know that few have it, and goes through them all.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`drop index items_featured_idx`.execute(db)
  await sql`create index items_featured_idx on items ("featuredOrder", "id") where "featured" = 1`.execute(db)
}
