import { itemRows, type StoredItem } from '#content/records/server/items-store.ts'
import type { Database } from '#platform/database/connect.ts'

/** The lessons that readers see, or will. */
export async function selectPublicLessons(
  db: Database,
): Promise<Pick<StoredItem, 'id' | 'parentId' | 'details' | 'stateEn' | 'stateAm'>[]> {
  return db
    .selectFrom(itemRows(db).as('lesson'))
    .select(['lesson.id', 'lesson.parentId', 'lesson.details', 'lesson.stateEn', 'lesson.stateAm'])
    .where('lesson.kind', '=', 'lesson')
    .where('lesson.deletedAt', 'is', null)
    .where(({ or, eb }) =>
      or([
        eb('lesson.stateEn', 'in', ['published', 'scheduled']),
        eb('lesson.stateAm', 'in', ['published', 'scheduled']),
      ]),
    )
    .execute()
}

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
