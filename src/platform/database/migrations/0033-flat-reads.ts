import { sql, type Kysely } from 'kysely'

/** Where the few items that are not published in both languages are found. The condition stands in the query word for word. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index items_unpublished_idx on items ("kind", "updatedAt", "id", "stateEn", "stateAm")
    where "deletedAt" is null and ("stateEn" <> 'published' or "stateAm" <> 'published')`.execute(db)
}
