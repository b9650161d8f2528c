import type { Kysely } from 'kysely'

/** Who invited a learner and whether they were taken out again; when a lesson was first opened; invitations to courses. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('enrolments').addColumn('withdrawnAt', 'bigint').execute()
  await db.schema
    .alterTable('enrolments')
    .addColumn('invitedBy', 'text', (column) => column.references('users.id').onDelete('set null'))
    .execute()
  await db.schema.createIndex('enrolments_invitedBy_idx').on('enrolments').column('invitedBy').execute()
  await createOpenings(db)
  await createInvitations(db)
  await db.schema
    .createTable('course_seats')
    .addColumn('courseId', 'text', (column) =>
      column.primaryKey().notNull().references('items.id').onDelete('cascade'),
    )
    .addColumn('heldAt', 'bigint', (column) => column.notNull())
    .execute()
}

async function createOpenings(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('lesson_openings')
    .addColumn('userId', 'text', (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('lessonId', 'text', (column) => column.notNull().references('items.id').onDelete('cascade'))
    .addColumn('openedAt', 'bigint', (column) => column.notNull())
    .addColumn('watchedShare', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('lesson_openings_primary', ['userId', 'lessonId'])
    .execute()
  await db.schema.createIndex('lesson_openings_lesson_idx').on('lesson_openings').column('lessonId').execute()
}

async function createInvitations(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('course_invitations')
    .addColumn('id', 'text', (column) => column.primaryKey().notNull())
    .addColumn('courseId', 'text', (column) => column.notNull().references('items.id').onDelete('cascade'))
    .addColumn('tokenHash', 'text', (column) => column.notNull().unique())
    .addColumn('email', 'text')
    .addColumn('userId', 'text', (column) => column.references('users.id').onDelete('cascade'))
    .addColumn('most', 'integer', (column) => column.notNull())
    .addColumn('used', 'integer', (column) => column.notNull())
    .addColumn('endsAt', 'bigint', (column) => column.notNull())
    .addColumn('createdAt', 'bigint', (column) => column.notNull())
    .addColumn('createdBy', 'text', (column) => column.references('users.id').onDelete('set null'))
    .execute()
  for (const [name, columns] of Object.entries(invitationIndexes))
    await db.schema.createIndex(name).on('course_invitations').columns(columns).execute()
}

const invitationIndexes = {
  course_invitations_course_idx: ['courseId', 'createdAt'],
  course_invitations_user_idx: ['userId'],
  course_invitations_createdBy_idx: ['createdBy'],
  course_invitations_end_idx: ['endsAt'],
}
