import type { Kysely } from 'kysely'

/** Attempts at quizzes, what each asked and what was answered, and who gets more time. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('quiz_attempts')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('userId', 'text', (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('courseId', 'text', (column) => column.notNull().references('items.id').onDelete('cascade'))
    .addColumn('lessonId', 'text', (column) => column.notNull().references('items.id').onDelete('cascade'))
    .addColumn('number', 'integer', (column) => column.notNull())
    .addColumn('passMark', 'integer', (column) => column.notNull())
    .addColumn('answersShown', 'text', (column) => column.notNull())
    .addColumn('startedAt', 'bigint', (column) => column.notNull())
    .addColumn('dueAt', 'bigint')
    .addColumn('closedAt', 'bigint')
    .addColumn('score', 'integer')
    .addColumn('isPassed', 'integer')
    .addUniqueConstraint('quiz_attempts_number', ['userId', 'lessonId', 'number'])
    .execute()
  await db.schema
    .createIndex('quiz_attempts_lesson_idx')
    .on('quiz_attempts')
    .columns(['lessonId', 'startedAt', 'id'])
    .execute()
  await db.schema.createIndex('quiz_attempts_course_idx').on('quiz_attempts').column('courseId').execute()
  await db.schema
    .createIndex('quiz_attempts_due_idx')
    .on('quiz_attempts')
    .columns(['closedAt', 'dueAt'])
    .execute()
  await db.schema
    .createTable('quiz_attempt_questions')
    .addColumn('attemptId', 'text', (column) =>
      column.notNull().references('quiz_attempts.id').onDelete('cascade'),
    )
    .addColumn('position', 'integer', (column) => column.notNull())
    .addColumn('questionId', 'text', (column) => column.notNull())
    .addColumn('form', 'text', (column) => column.notNull())
    .addColumn('revisionEn', 'integer')
    .addColumn('revisionAm', 'integer')
    .addColumn('choiceOrder', 'text', (column) => column.notNull())
    .addColumn('answer', 'text')
    .addColumn('sequence', 'bigint', (column) => column.notNull())
    .addColumn('answeredAt', 'bigint')
    .addColumn('score', 'real')
    .addPrimaryKeyConstraint('quiz_attempt_questions_primary', ['attemptId', 'position'])
    .execute()
  await db.schema
    .createTable('quiz_extra_time')
    .addColumn('userId', 'text', (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('lessonId', 'text', (column) => column.notNull().references('items.id').onDelete('cascade'))
    .addColumn('percent', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('quiz_extra_time_primary', ['userId', 'lessonId'])
    .execute()
  await db.schema.createIndex('quiz_extra_time_lesson_idx').on('quiz_extra_time').column('lessonId').execute()
}
