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

/** The lessons of a section in order, with those in the bin, which keep their place in it. */
export async function selectAllIn(db: Database, sectionId: string): Promise<string[]> {
  const rows = await db
    .selectFrom(itemRows(db).as('lesson'))
    .select('lesson.id')
    .where('lesson.collectionId', '=', sectionId)
    .orderBy('lesson.sortOrder')
    .orderBy('lesson.id')
    .execute()
  return rows.map(({ id }) => id)
}
