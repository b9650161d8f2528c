import type { Kysely } from 'kysely'

/** How each member put the parts of their dashboard in order, and who enrolled last. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('dashboard_cards')
    .addColumn('userId', 'text', (column) =>
      column.primaryKey().notNull().references('users.id').onDelete('cascade'),
    )
    .addColumn('cards', 'text', (column) => column.notNull())
    .addColumn('savedAt', 'bigint', (column) => column.notNull())
    .execute()
  await db.schema
    .createIndex('enrolments_latest_idx')
    .on('enrolments')
    .columns(['enrolledAt', 'userId', 'courseId'])
    .execute()
}
