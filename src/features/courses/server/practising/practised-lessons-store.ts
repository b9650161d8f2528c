import { itemRows } from '#content/records/server/items-store.ts'
import type { Database } from '#platform/database/connect.ts'

/** What editors set for the lessons of the courses in which somebody is enrolled, and for these, with since when they are. */
export async function selectLessonsOfLearner(
  db: Database,
  userId: string,
): Promise<{ courseId: string; courseDetails: string; enrolledAt: number; details: string }[]> {
  return db
    .selectFrom('enrolments')
    .innerJoin(itemRows(db).as('lesson'), 'lesson.parentId', 'enrolments.courseId')
    .innerJoin(itemRows(db).as('course'), 'course.id', 'enrolments.courseId')
    .select(['enrolments.courseId', 'enrolments.enrolledAt', 'lesson.details'])
    .select('course.details as courseDetails')
    .where('enrolments.userId', '=', userId)
    .where('enrolments.withdrawnAt', 'is', null)
    .where('lesson.kind', '=', 'lesson')
    .where('lesson.deletedAt', 'is', null)
    .orderBy('enrolments.courseId')
    .execute()
}
