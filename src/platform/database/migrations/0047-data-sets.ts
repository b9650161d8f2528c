import type { Kysely } from 'kysely'

/** The versions of the series that data sets carry. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('data_set_versions')
    .addColumn('itemId', 'text', (column) => column.notNull().references('items.id').onDelete('cascade'))
    .addColumn('version', 'integer', (column) => column.notNull())
    .addColumn('form', 'text', (column) => column.notNull())
    .addColumn('unit', 'text', (column) => column.notNull())
    .addColumn('decimals', 'integer', (column) => column.notNull())
    .addColumn('isMadeUp', 'integer', (column) => column.notNull())
    .addColumn('sourceEn', 'text', (column) => column.notNull())
    .addColumn('sourceAm', 'text', (column) => column.notNull())
    .addColumn('licence', 'text', (column) => column.notNull())
    .addColumn('length', 'integer', (column) => column.notNull())
    .addColumn('columns', 'text', (column) => column.notNull())
    .addColumn('sha256', 'text', (column) => column.notNull())
    .addColumn('uploadedAt', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('data_set_versions_primary', ['itemId', 'version'])
    .execute()
}
