import { sql, type Kysely } from 'kysely'

/** Which public texts show a chart at all, so that what draws on a data set is found without reading every text; the condition stands in the query word for word. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index publications_charts_idx on publications ("itemId") where "html" like '%data-chart="%'`.execute(
    db,
  )
}
