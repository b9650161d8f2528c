import type { Kysely } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('preview_links')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('itemId', 'text', (column) => column.notNull().references('items.id').onDelete('cascade'))
    .addColumn('tokenHash', 'text', (column) => column.notNull().unique())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('createdAt', 'bigint', (column) => column.notNull())
    .addColumn('createdBy', 'text', (column) => column.references('users.id').onDelete('set null'))
    .addColumn('expiresAt', 'bigint')
    .addColumn('lastOpenedAt', 'bigint')
    .execute()
  await db.schema
    .createIndex('preview_links_item_idx')
    .on('preview_links')
    .columns(['itemId', 'createdAt'])
    .execute()
  await db.schema.createIndex('preview_links_createdBy_idx').on('preview_links').column('createdBy').execute()
}
