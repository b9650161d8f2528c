import type { Kysely } from 'kysely'

/** The trades of members' journals. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('journal_trades')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('userId', 'text', (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('version', 'integer', (column) => column.notNull())
    .addColumn('instrument', 'text', (column) => column.notNull())
    .addColumn('side', 'text', (column) => column.notNull())
    .addColumn('units', 'bigint')
    .addColumn('plannedEntry', 'bigint')
    .addColumn('plannedStop', 'bigint')
    .addColumn('plannedTarget', 'bigint')
    .addColumn('reason', 'text', (column) => column.notNull())
    .addColumn('enteredOn', 'text')
    .addColumn('entry', 'bigint')
    .addColumn('exits', 'text', (column) => column.notNull())
    .addColumn('fees', 'bigint', (column) => column.notNull())
    .addColumn('feelings', 'text', (column) => column.notNull())
    .addColumn('lesson', 'text', (column) => column.notNull())
    .addColumn('tags', 'text', (column) => column.notNull())
    .addColumn('aside', 'text', (column) => column.notNull())
    .addColumn('marks', 'text', (column) => column.notNull())
    .addColumn('source', 'text', (column) => column.notNull())
    .addColumn('runId', 'text')
    .addColumn('createdAt', 'bigint', (column) => column.notNull())
    .addColumn('changedAt', 'bigint', (column) => column.notNull())
    .execute()
  await db.schema
    .createIndex('journal_trades_user_idx')
    .on('journal_trades')
    .columns(['userId', 'createdAt', 'id'])
    .execute()
}
