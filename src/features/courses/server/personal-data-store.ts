import { itemRows } from '#content/records/server/items-store.ts'
import type { Database } from '#platform/database/connect.ts'

/** A user's enrolments with the courses' slugs. */
export async function selectEnrolmentsForExport(db: Database, userId: string) {
  return db
    .selectFrom('enrolments')
    .innerJoin(itemRows(db).as('course'), 'course.id', 'enrolments.courseId')
    .select(['course.slug as course', 'enrolledAt', 'startedAt', 'completedAt', 'lastOpenedAt'])
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
