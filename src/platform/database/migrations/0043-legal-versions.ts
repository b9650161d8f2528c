import type { Kysely } from 'kysely'

/** The versions of the legal texts, word for word, and who accepted which. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('legal_versions')
    .addColumn('document', 'text', (column) => column.notNull())
    .addColumn('version', 'integer', (column) => column.notNull())
    .addColumn('effectiveOn', 'text', (column) => column.notNull())
    .addColumn('mustAccept', 'integer', (column) => column.notNull())
    .addColumn('declaredAt', 'bigint', (column) => column.notNull())
    .addColumn('summaryEn', 'text', (column) => column.notNull())
    .addColumn('summaryAm', 'text', (column) => column.notNull())
    .addColumn('textEn', 'text', (column) => column.notNull())
    .addColumn('textAm', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('legal_versions_primary', ['document', 'version'])
    .execute()
  await db.schema
    .createTable('legal_acceptances')
    .addColumn('userId', 'text', (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('document', 'text', (column) => column.notNull())
    .addColumn('version', 'integer', (column) => column.notNull())
    .addColumn('acceptedAt', 'bigint', (column) => column.notNull())
    .addColumn('language', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('legal_acceptances_primary', ['userId', 'document', 'version'])
    .execute()
  await db.schema
    .createIndex('legal_acceptances_version_idx')
    .on('legal_acceptances')
    .columns(['document', 'version'])
    .execute()
}
