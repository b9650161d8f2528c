import { sql } from 'kysely'
import { shownInPlace } from '#content/reading/server/shown-store.ts'
import type { Database } from '#platform/database/connect.ts'

interface Wanted {
  userId: string
  lessonIds: readonly string[]
  /** Those that the lessons are part of. */
  courseIds: readonly string[]
  now: number
}

/**
 * Lessons with what their courses ask and how far a user is in them, each course in the order of reading: the wanted ones, and of
 * courses that go in order all, for there each waits for those before it.
 */
export async function selectStanding(db: Database, { userId, lessonIds, courseIds, now }: Wanted) {
  return db
    .selectFrom(shownInPlace(db, { parentIds: courseIds, kind: 'lesson', now }).as('lesson'))
    .leftJoin('enrolments as enrolled', (join) =>
      join
        .onRef('enrolled.courseId', '=', 'lesson.parentId')
        .on('enrolled.userId', '=', userId)
        .on('enrolled.withdrawnAt', 'is', null),
    )
    .leftJoin('lesson_progress as done', (join) =>
      join.onRef('done.lessonId', '=', 'lesson.id').on('done.userId', '=', userId),
    )
    .select(['lesson.id', 'lesson.parentId as courseId', 'lesson.collectionId', 'lesson.details'])
    .select(['lesson.parentDetails as courseDetails', 'enrolled.enrolledAt', 'done.completedAt'])
    .where((where) =>
      where.or([where('lesson.id', 'in', lessonIds), where('lesson.progression', '=', 'sequential')]),
    )
    .orderBy('lesson.parentId')
    .orderBy(sql`lesson."sectionId" is null`)
    .orderBy('lesson.sectionOrder')
    .orderBy('lesson.sectionId')
    .orderBy('lesson.sortOrder')
    .orderBy('lesson.id')
    .execute()
}
