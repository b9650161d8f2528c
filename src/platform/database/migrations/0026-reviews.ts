import type { Kysely } from 'kysely'

/** Questions that come back, days on which members learned, what each wants of it, and e-mails that can be stopped with one press. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('review_cards')
    .addColumn('userId', 'text', (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('questionId', 'text', (column) => column.notNull().references('items.id').onDelete('cascade'))
    .addColumn('dueAt', 'bigint', (column) => column.notNull())
    .addColumn('turns', 'integer', (column) => column.notNull())
    .addColumn('lastDay', 'integer', (column) => column.notNull())
    .addColumn('intervalDays', 'integer', (column) => column.notNull())
    .addColumn('stability', 'double precision', (column) => column.notNull())
    .addColumn('difficulty', 'double precision', (column) => column.notNull())
    .addColumn('answered', 'integer', (column) => column.notNull())
    .addColumn('lapses', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('review_cards_primary', ['userId', 'questionId'])
    .execute()
  await db.schema
    .createIndex('review_cards_due_idx')
    .on('review_cards')
    .columns(['userId', 'dueAt'])
    .execute()
  await db.schema.createIndex('review_cards_question_idx').on('review_cards').column('questionId').execute()
  await db.schema
    .createTable('learning_days')
    .addColumn('userId', 'text', (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('day', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('learning_days_primary', ['userId', 'day'])
    .execute()
  await db.schema
    .createTable('learning_wishes')
    .addColumn('userId', 'text', (column) => column.primaryKey().references('users.id').onDelete('cascade'))
    .addColumn('weeklyGoal', 'integer')
    .addColumn('isReminded', 'integer', (column) => column.notNull())
    .addColumn('language', 'text', (column) => column.notNull())
    .addColumn('remindedAt', 'bigint', (column) => column.notNull())
    .execute()
  await db.schema
    .createIndex('learning_wishes_reminded_idx')
    .on('learning_wishes')
    .columns(['isReminded', 'remindedAt'])
    .execute()
  await db.schema.alterTable('mail_outbox').addColumn('unsubscribeUrl', 'text').execute()
}
