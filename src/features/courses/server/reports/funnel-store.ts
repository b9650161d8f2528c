import type { Database } from '#platform/database/connect.ts'

/** The courses with the most readers who are enrolled now, and how far these came. */
export async function selectFunnel(db: Database, limit: number) {
  const rows = await db
    .selectFrom('course_counts')
    .select((select) => [
      'courseId',
      select.fn.sum<number>('enrolled').as('enrolled'),
      select.fn.sum<number>('started').as('started'),
      select.fn.sum<number>('completed').as('completed'),
    ])
    .groupBy('courseId')
    .having((having) => having.fn.sum('enrolled'), '>', 0)
    .orderBy('enrolled', 'desc')
    .orderBy('courseId')
    .limit(limit)
    .execute()
  return rows.map(({ courseId, enrolled, started, completed }) => ({
    courseId,
    enrolled: Number(enrolled),
    started: Number(started),
    completed: Number(completed),
  }))
}
