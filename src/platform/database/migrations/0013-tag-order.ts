import type { Kysely } from 'kysely'

/** Tags stand in the order that editors give them; until then by their slugs. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('tags')
    .addColumn('sortOrder', 'integer', (column) => column.notNull().defaultTo(0))
    .execute()
}
