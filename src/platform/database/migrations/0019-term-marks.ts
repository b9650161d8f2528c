import type { Kysely } from 'kysely'

/** Which terms of the glossary a published text marks. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('term_marks')
    .addColumn('publicationId', 'text', (column) =>
      column.notNull().references('publications.id').onDelete('cascade'),
    )
    .addColumn('termId', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('term_marks_pk', ['publicationId', 'termId'])
    .execute()
  await db.schema.createIndex('term_marks_term_idx').on('term_marks').column('termId').execute()
}
