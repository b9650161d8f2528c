import type { Database } from '#platform/database/connect.ts'

/** How many are enrolled in a course, have begun it, and have completed it. */
export async function countReach(db: Database, courseId: string) {
  const { enrolled, started, completed } = await db
    .selectFrom('course_counts')
    .select((select) => [
      select.fn.sum<number | string | null>('enrolled').as('enrolled'),
      select.fn.sum<number | string | null>('started').as('started'),
      select.fn.sum<number | string | null>('completed').as('completed'),
    ])
    .where('courseId', '=', courseId)
    .executeTakeFirstOrThrow()
  return { enrolled: Number(enrolled), started: Number(started), completed: Number(completed) }
}

/** How many of those who are enrolled in a course have done each of these lessons. */
export async function countLessonsDone(
  db: Database,
  { courseId, lessonIds }: { courseId: string; lessonIds: readonly string[] },
): Promise<Map<string, number>> {
  if (lessonIds.length === 0) return new Map()
  const rows = await db
    .selectFrom('lesson_progress as done')
    .innerJoin('enrolments as learner', (join) =>
      join.onRef('learner.userId', '=', 'done.userId').on('learner.courseId', '=', courseId),
    )
    .select((select) => ['done.lessonId', select.fn.countAll<number>().as('count')])
    .where('done.lessonId', 'in', lessonIds)
    .where('learner.withdrawnAt', 'is', null)
    .groupBy('done.lessonId')
    .execute()
  return new Map(rows.map((row) => [row.lessonId, row.count]))
}
