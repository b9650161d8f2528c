import { itemRows } from '#content/records/server/items-store.ts'
import type { Database } from '#platform/database/connect.ts'

/** What editors set for each lesson of a course, published or not. */
export async function selectLessonDetails(
  db: Database,
  courseId: string,
): Promise<{ id: string; version: number; details: string }[]> {
  return db
    .selectFrom(itemRows(db).as('lesson'))
    .select(['lesson.id', 'lesson.version', 'lesson.details'])
    .where('lesson.parentId', '=', courseId)
    .where('lesson.kind', '=', 'lesson')
    .where('lesson.deletedAt', 'is', null)
    .execute()
}
