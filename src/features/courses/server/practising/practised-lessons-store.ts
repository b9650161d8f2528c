import { itemRows } from '#content/records/server/items-store.ts'
import type { Database } from '#platform/database/connect.ts'

/** What editors set for the lessons of the courses in which somebody is enrolled. */
export async function selectLessonsOfLearner(
  db: Database,
  userId: string,
): Promise<{ courseId: string; details: string }[]> {
  return db
    .selectFrom('enrolments')
    .innerJoin(itemRows(db).as('lesson'), 'lesson.parentId', 'enrolments.courseId')
    .select(['enrolments.courseId', 'lesson.details'])
    .where('enrolments.userId', '=', userId)
    .where('enrolments.withdrawnAt', 'is', null)
    .where('lesson.kind', '=', 'lesson')
    .where('lesson.deletedAt', 'is', null)
    .orderBy('enrolments.courseId')
    .execute()
}
