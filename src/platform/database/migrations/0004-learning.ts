import type { Kysely } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('enrolments')
    .addColumn('userId', 'text', (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('courseId', 'text', (column) => column.notNull().references('items.id').onDelete('cascade'))
    .addColumn('enrolledAt', 'bigint', (column) => column.notNull())
    .addColumn('startedAt', 'bigint')
    .addColumn('completedAt', 'bigint')
    .addColumn('lastLessonId', 'text', (column) => column.references('items.id').onDelete('set null'))
    .addColumn('lastOpenedAt', 'bigint')
    .addPrimaryKeyConstraint('enrolments_primary', ['userId', 'courseId'])
    .execute()
  await db.schema
    .createIndex('enrolments_course_idx')
    .on('enrolments')
    .columns(['courseId', 'startedAt', 'completedAt'])
    .execute()
  await db.schema.createIndex('enrolments_lastLesson_idx').on('enrolments').column('lastLessonId').execute()
  await ownedByUser(db, 'lesson_progress', { item: 'lessonId', at: 'completedAt' })
  await ownedByUser(db, 'saved_items', { item: 'itemId', at: 'savedAt' })
  await ownedByUser(db, 'read_marks', { item: 'itemId', at: 'readAt' })
  await db.schema
    .createIndex('saved_items_newest_idx')
    .on('saved_items')
    .columns(['userId', 'savedAt', 'itemId'])
    .execute()
}

async function ownedByUser(
  db: Kysely<unknown>,
  table: string,
  { item, at }: { item: string; at: string },
): Promise<void> {
  await db.schema
    .createTable(table)
    .addColumn('userId', 'text', (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn(item, 'text', (column) => column.notNull().references('items.id').onDelete('cascade'))
    .addColumn(at, 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint(`${table}_primary`, ['userId', item])
    .execute()
  await db.schema.createIndex(`${table}_item_idx`).on(table).column(item).execute()
}
