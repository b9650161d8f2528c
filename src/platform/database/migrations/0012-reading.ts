import { sql, type Kysely } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('idempotency_keys')
    .addColumn('key', 'text', (column) => column.primaryKey())
    .addColumn('bodyHash', 'text', (column) => column.notNull())
    .addColumn('createdAt', 'bigint', (column) => column.notNull())
    .addColumn('answer', 'text', (column) => column.notNull())
    .execute()
  await db.schema
    .createIndex('idempotency_keys_createdAt_idx')
    .on('idempotency_keys')
    .column('createdAt')
    .execute()
  await db.schema.alterTable('search_misses').addColumn('handledAt', 'bigint').execute()
  await db.schema
    .createIndex('items_pinned_idx')
    .on('items')
    .column('pinnedUntil')
    .where(sql.ref('pinnedUntil'), 'is not', null)
    .execute()
}
