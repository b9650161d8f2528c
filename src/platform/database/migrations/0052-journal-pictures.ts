import type { Kysely } from 'kysely'

/** Pictures that members put to trades of their journals; the trade may come later, or come back. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('journal_pictures')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('userId', 'text', (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('tradeId', 'text', (column) => column.notNull())
    .addColumn('key', 'text', (column) => column.notNull())
    .addColumn('width', 'integer', (column) => column.notNull())
    .addColumn('height', 'integer', (column) => column.notNull())
    .addColumn('bytes', 'integer', (column) => column.notNull())
    .addColumn('description', 'text', (column) => column.notNull())
    .addColumn('createdAt', 'bigint', (column) => column.notNull())
    .execute()
  await db.schema
    .createIndex('journal_pictures_trade_idx')
    .on('journal_pictures')
    .columns(['userId', 'tradeId', 'createdAt', 'id'])
    .execute()
  await db.schema.createIndex('journal_pictures_key_idx').on('journal_pictures').column('key').execute()
}
