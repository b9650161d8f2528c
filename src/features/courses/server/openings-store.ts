import { sql } from 'kysely'
import type { Database } from '#platform/database/connect.ts'

interface OpeningKey {
  userId: string
  lessonId: string
}

/** When an enrolled user first opened a lesson, and how much of its video they have watched. */
export async function findLessonOpening(
  db: Database,
  { userId, lessonId }: OpeningKey,
): Promise<{ openedAt: number; watchedShare: number } | undefined> {
  return db
    .selectFrom('lesson_openings')
    .select(['openedAt', 'watchedShare'])
    .where('userId', '=', userId)
    .where('lessonId', '=', lessonId)
    .executeTakeFirst()
}

/** Notes the first opening; a later one changes nothing. */
export async function insertLessonOpening(db: Database, key: OpeningKey, now: number): Promise<void> {
  await db
    .insertInto('lesson_openings')
    .values({ ...key, openedAt: now, watchedShare: 0 })
    .onConflict((on) => on.columns(['userId', 'lessonId']).doNothing())
    .execute()
}

/** Keeps the largest share that was watched; gives false when the lesson was never opened. */
export async function raiseWatchedShare(db: Database, key: OpeningKey, share: number): Promise<boolean> {
  const result = await db
    .updateTable('lesson_openings')
    .set({
      watchedShare: sql<number>`case when "watchedShare" < ${share} then ${share} else "watchedShare" end`,
    })
    .where('userId', '=', key.userId)
    .where('lessonId', '=', key.lessonId)
    .executeTakeFirst()
  return result.numUpdatedRows > 0n
}
