import { itemRows } from '#content/records/server/items-store.ts'
import type { Database } from '#platform/database/connect.ts'

/** A user's enrolments with the courses' slugs. */
export async function selectEnrolmentsForExport(db: Database, userId: string) {
  return db
    .selectFrom('enrolments')
    .innerJoin(itemRows(db).as('course'), 'course.id', 'enrolments.courseId')
    .select([
      'course.slug as course',
      'enrolledAt',
      'startedAt',
      'completedAt',
      'lastOpenedAt',
      'withdrawnAt',
    ])
    .where('userId', '=', userId)
    .orderBy('enrolledAt')
    .execute()
}

/** A user's finished lessons with their slugs and courses. */
export async function selectLessonsForExport(db: Database, userId: string) {
  return db
    .selectFrom('lesson_progress')
    .innerJoin(itemRows(db).as('lesson'), 'lesson.id', 'lesson_progress.lessonId')
    .leftJoin(itemRows(db).as('course'), 'course.id', 'lesson.parentId')
    .select(['lesson.slug as lesson', 'course.slug as course', 'lesson_progress.completedAt'])
    .where('userId', '=', userId)
    .orderBy('lesson_progress.completedAt')
    .execute()
}

/** The lessons that a user opened while they were enrolled, with their slugs. */
export async function selectOpeningsForExport(db: Database, userId: string) {
  return db
    .selectFrom('lesson_openings')
    .innerJoin(itemRows(db).as('lesson'), 'lesson.id', 'lesson_openings.lessonId')
    .select(['lesson.slug as lesson', 'openedAt', 'watchedShare', 'watchedParts', 'watchedAt'])
    .where('userId', '=', userId)
    .orderBy('openedAt')
    .execute()
}

/** Invitations that were sent to a user's address and wait for them. */
export async function selectInvitationsForExport(db: Database, userId: string) {
  return db
    .selectFrom('course_invitations')
    .innerJoin(itemRows(db).as('course'), 'course.id', 'course_invitations.courseId')
    .select(['course.slug as course', 'email', 'course_invitations.createdAt as createdAt', 'endsAt'])
    .where('course_invitations.userId', '=', userId)
    .orderBy('course_invitations.createdAt')
    .execute()
}
