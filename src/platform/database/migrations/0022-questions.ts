import type { Kysely } from 'kysely'

/** Which questions of practice a member has met, and how they went. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('question_meetings')
    .addColumn('userId', 'text', (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('questionId', 'text', (column) => column.notNull().references('items.id').onDelete('cascade'))
    .addColumn('firstAt', 'bigint', (column) => column.notNull())
    .addColumn('lastAt', 'bigint', (column) => column.notNull())
    .addColumn('times', 'integer', (column) => column.notNull())
    .addColumn('rightTimes', 'integer', (column) => column.notNull())
    .addColumn('lastScore', 'real', (column) => column.notNull())
    .addPrimaryKeyConstraint('question_meetings_primary', ['userId', 'questionId'])
    .execute()
  await db.schema
    .createIndex('question_meetings_question_idx')
    .on('question_meetings')
    .column('questionId')
    .execute()
}
