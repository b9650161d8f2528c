import { sql } from 'kysely'
import { connect } from '#platform/database/connect.ts'
import type { Services } from '#platform/server/context.ts'

/** Milliseconds that one statement may take: an index over millions of rows is no request of a reader. */
const longestStatement = 600_000

/**
 * Fills the index of an empty site: millions of rows are checked and sorted once, at the end, as a restored backup would be.
 * Afterwards the table is as the migrations leave it.
 */
export async function withBulkWeights(services: Services, fill: () => Promise<void>): Promise<void> {
  const { engine, file = '' } = services.connection
  const patient = connect({ url: services.config.databaseUrl, file }, throwIt, longestStatement)
  try {
    const { db } = patient
    await sql`drop index search_weights_word_idx`.execute(db)
    if (engine === 'postgres')
      await sql`alter table search_weights drop constraint "search_weights_documentId_fkey"`.execute(db)
    await fill()
    if (engine === 'postgres')
      await sql`alter table search_weights add constraint "search_weights_documentId_fkey"
        foreign key ("documentId") references search_documents ("id") on delete cascade`.execute(db)
    await sql`create index search_weights_word_idx on search_weights ("wordId", "weight" desc, "documentId")`.execute(
      db,
    )
    // What both engines do by themselves after a while; a site that was filled in a minute has not had the while.
    await sql`analyze`.execute(db)
  } finally {
    await patient.close()
  }
}

function throwIt(error: Error): never {
  throw error
}
