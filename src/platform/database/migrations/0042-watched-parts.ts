import { sql, type Kysely } from 'kysely'

/** How long a video is; which parts of it a learner has watched, and until when that was counted; when the end of a text was read. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const table of ['media', 'media_former'])
    await db.schema.alterTable(table).addColumn('lengthMs', 'bigint').execute()
  await db.schema
    .alterTable('lesson_openings')
    .addColumn('watchedParts', 'text', (column) => column.notNull().defaultTo(''))
    .execute()
  await db.schema.alterTable('lesson_openings').addColumn('watchedAt', 'bigint').execute()
  await db.schema.alterTable('reading_places').addColumn('endReadAt', 'bigint').execute()
  // What was noted before is taken for the beginning of the video.
  await sql`update lesson_openings set "watchedParts" = '0-' || "watchedShare" where "watchedShare" > 0`.execute(
    db,
  )
}
