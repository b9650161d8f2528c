import { sql } from 'kysely'
import { engineOf } from '#platform/database/engine.ts'
import { inTransaction, type Context } from '#platform/server/context.ts'

/**
 * Fills the index of an empty site: millions of rows are checked and sorted once, at the end, as a restored backup would be.
 * Afterwards the table is as the migrations leave it.
 */
export async function withBulkWeights(ctx: Context, fill: () => Promise<void>): Promise<void> {
  const isPostgres = engineOf(ctx.db) === 'postgres'
  await sql`drop index search_weights_word_idx`.execute(ctx.db)
  if (isPostgres)
    await sql`alter table search_weights drop constraint "search_weights_documentId_fkey"`.execute(ctx.db)
  await fill()
  await inTransaction(ctx, async ({ db }) => {
    if (isPostgres) {
      await sql`set local statement_timeout = 0`.execute(db)
      await sql`alter table search_weights add constraint "search_weights_documentId_fkey"
        foreign key ("documentId") references search_documents ("id") on delete cascade`.execute(db)
    }
    await sql`create index search_weights_word_idx on search_weights ("wordId", "weight" desc, "documentId")`.execute(
      db,
    )
  })
}
