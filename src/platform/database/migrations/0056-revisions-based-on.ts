import { sql, type Kysely } from 'kysely'

/** Which revision of the other language a kept text was translated from; of earlier texts only what is said of those that stand or are shown is known. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('revisions').addColumn('basedOnRevision', 'integer').execute()
  for (const table of ['publications', 'editions'])
    await sql`update revisions set "basedOnRevision" = (select max(said."basedOnRevision") from ${sql.ref(table)} said
      where said."itemId" = revisions."itemId" and said."language" = revisions."language" and said."revision" = revisions."revision")
      where exists (select 1 from ${sql.ref(table)} said
        where said."itemId" = revisions."itemId" and said."language" = revisions."language" and said."revision" = revisions."revision")`.execute(
      db,
    )
}
