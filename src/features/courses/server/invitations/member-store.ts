import type { Database } from '#platform/database/connect.ts'
import { takePage, type ListPage } from '#platform/database/lists/list-page.ts'
import type { People } from '#platform/server/people.ts'
import { shownBelow } from '#content/reading/server/shown-store.ts'

/** Those who are or were enrolled in a course, whoever came last first. */
export async function selectMembers(
  db: Database,
  { courseId, people }: { courseId: string; people: People },
  page: ListPage,
) {
  const query = db
    .selectFrom('enrolments')
    .innerJoin(people.names(db).as('person'), 'person.id', 'enrolments.userId')
    .leftJoin(people.names(db).as('inviter'), 'inviter.id', 'enrolments.invitedBy')
    .select([
      'userId',
      'person.displayName as displayName',
      'inviter.displayName as invitedByName',
      'enrolledAt',
      'lastOpenedAt',
      'completedAt',
      'withdrawnAt',
    ])
    .where('courseId', '=', courseId)
  return takePage(query, { columns: ['enrolledAt', 'userId'], direction: 'desc' }, page)
}

/** How many of a course's published lessons each of these users has done. */
export async function countDoneOf(
  db: Database,
  filter: { courseId: string; userIds: readonly string[]; now: number },
): Promise<Map<string, number>> {
  const { courseId, userIds, now } = filter
  if (userIds.length === 0) return new Map()
  const rows = await db
    .selectFrom(shownBelow(db, { parentIds: [courseId], kind: 'lesson', now }).as('lesson'))
    .innerJoin('lesson_progress as done', 'done.lessonId', 'lesson.id')
    .select((select) => ['done.userId as userId', select.fn.countAll<number>().as('count')])
    .where('done.userId', 'in', userIds)
    .groupBy('done.userId')
    .execute()
  return new Map(rows.map((row) => [row.userId, row.count]))
}

/** Ends an enrolment; what was learned stays. Gives whether there was one. */
export async function endEnrolment(
  db: Database,
  key: { userId: string; courseId: string },
  now: number,
): Promise<boolean> {
  const result = await db
    .updateTable('enrolments')
    .set({ withdrawnAt: now })
    .where('userId', '=', key.userId)
    .where('courseId', '=', key.courseId)
    .where('withdrawnAt', 'is', null)
    .executeTakeFirst()
  return result.numUpdatedRows > 0n
}

/** Whether a member's enrolment ended at this instant or later, and has not begun again. */
export async function hasEndedSince(
  db: Database,
  key: { userId: string; courseId: string },
  since: number,
): Promise<boolean> {
  const row = await db
    .selectFrom('enrolments')
    .select('withdrawnAt')
    .where('userId', '=', key.userId)
    .where('courseId', '=', key.courseId)
    .where('withdrawnAt', '>=', since)
    .executeTakeFirst()
  return row !== undefined
}
