import type { Kysely } from 'kysely'

/** Graded replays that members are in the midst of: one for each member and exercise. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('replay_runs')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('userId', 'text', (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('itemId', 'text', (column) => column.notNull().references('items.id').onDelete('cascade'))
    .addColumn('revisionKey', 'text', (column) => column.notNull())
    .addColumn('decisions', 'text', (column) => column.notNull())
    .addColumn('known', 'integer', (column) => column.notNull())
    .addColumn('startedAt', 'bigint', (column) => column.notNull())
    .addColumn('changedAt', 'bigint', (column) => column.notNull())
    .addColumn('finishedAt', 'bigint')
    .addUniqueConstraint('replay_runs_own', ['userId', 'itemId'])
    .execute()
  await db.schema.createIndex('replay_runs_item_idx').on('replay_runs').column('itemId').execute()
}
