import type { Database } from '#platform/database/connect.ts'

/** When a member completed lessons, of those since an instant. */
export async function selectLessonTimes(db: Database, userId: string, since: number): Promise<number[]> {
  const rows = await db
    .selectFrom('lesson_progress')
    .select('completedAt')
    .where('userId', '=', userId)
    .where('completedAt', '>=', since)
    .execute()
  return rows.map((row) => row.completedAt)
}
