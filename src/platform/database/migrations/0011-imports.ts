import type { Kysely } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('pending_imports')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('purpose', 'text', (column) => column.notNull())
    .addColumn('fileName', 'text', (column) => column.notNull())
    .addColumn('settings', 'text', (column) => column.notNull())
    .addColumn('report', 'text', (column) => column.notNull())
    .addColumn('result', 'text')
    .addColumn('createdAt', 'bigint', (column) => column.notNull())
    .addColumn('createdBy', 'text', (column) => column.references('users.id').onDelete('set null'))
    .execute()
  await db.schema
    .createIndex('pending_imports_created_idx')
    .on('pending_imports')
    .columns(['createdAt'])
    .execute()
  await db.schema
    .createTable('import_origins')
    .addColumn('origin', 'text', (column) => column.primaryKey())
    .addColumn('itemId', 'text', (column) => column.notNull().references('items.id').onDelete('cascade'))
    .addColumn('language', 'text', (column) => column.notNull())
    .addColumn('importedAt', 'bigint', (column) => column.notNull())
    .execute()
  await db.schema.createIndex('import_origins_item_idx').on('import_origins').columns(['itemId']).execute()
}
