import { sql, type Insertable, type Selectable } from 'kysely'
import type { Database } from '#platform/database/connect.ts'
import type { Tables } from '#platform/database/tables/tables.ts'
import { shownBelow, shownOf } from '#content/reading/server/shown-store.ts'

export type StoredEnrolment = Selectable<Tables['enrolments']>

interface EnrolmentKey {
  userId: string
  courseId: string
}

interface LessonCounts {
  courseId: string
  lessonCount: number
  doneCount: number
}

/** Published lessons of each course, and how many of them the user has done. */
export async function countLessons(
  db: Database,
  filter: { userId: string; courseIds: readonly string[]; now: number },
): Promise<LessonCounts[]> {
  const { userId, courseIds, now } = filter
  if (courseIds.length === 0) return []
  const rows = await db
    .selectFrom(shownBelow(db, { parentIds: courseIds, kind: 'lesson', now }).as('lesson'))
    .leftJoin('lesson_progress as done', (join) =>
      join.onRef('done.lessonId', '=', 'lesson.id').on('done.userId', '=', userId),
    )
    .select((select) => [
      'lesson.parentId as courseId',
      select.fn.countAll<number>().as('lessonCount'),
      select.fn.count<number>('done.lessonId').as('doneCount'),
    ])
    .groupBy('lesson.parentId')
    .execute()
  return rows.map((row) => ({ ...row, courseId: row.courseId ?? '' }))
}

export async function selectDoneLessons(
  db: Database,
  filter: { userId: string; lessonIds: readonly string[] },
): Promise<Set<string>> {
  if (filter.lessonIds.length === 0) return new Set()
  const rows = await db
    .selectFrom('lesson_progress')
    .select('lessonId')
    .where('userId', '=', filter.userId)
    .where('lessonId', 'in', filter.lessonIds)
    .execute()
  return new Set(rows.map((row) => row.lessonId))
}

export async function findEnrolment(db: Database, key: EnrolmentKey): Promise<StoredEnrolment | undefined> {
  return enrolmentAt(db, key).executeTakeFirst()
}

/** The same, where it was just written or is held. */
export async function readEnrolment(db: Database, key: EnrolmentKey): Promise<StoredEnrolment> {
  return enrolmentAt(db, key).executeTakeFirstOrThrow()
}

function enrolmentAt(db: Database, { userId, courseId }: EnrolmentKey) {
  return db
    .selectFrom('enrolments')
    .selectAll()
    .where('userId', '=', userId)
    .where('courseId', '=', courseId)
    .where('withdrawnAt', 'is', null)
}

export async function selectEnrolments(
  db: Database,
  filter: { userId: string; courseIds: readonly string[] },
): Promise<StoredEnrolment[]> {
  if (filter.courseIds.length === 0) return []
  return db
    .selectFrom('enrolments')
    .selectAll()
    .where('userId', '=', filter.userId)
    .where('courseId', 'in', filter.courseIds)
    .where('withdrawnAt', 'is', null)
    .execute()
}

/** A user's courses that are public now, the one opened last first. */
export async function selectLatestEnrolments(
  db: Database,
  { userId, now }: { userId: string; now: number },
  limit: number,
): Promise<StoredEnrolment[]> {
  const shown = shownOf(db, { kind: 'course', now, isFew: true }).select('i.id')
  return db
    .selectFrom('enrolments')
    .innerJoin(shown.as('course'), 'course.id', 'enrolments.courseId')
    .selectAll('enrolments')
    .where('userId', '=', userId)
    .where('withdrawnAt', 'is', null)
    .orderBy(sql`coalesce("lastOpenedAt", "enrolledAt")`, 'desc')
    .orderBy('courseId')
    .limit(limit)
    .execute()
}

/** Ids of the courses that a user has completed, the first one first. */
export async function selectCompletedCourses(db: Database, userId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('enrolments')
    .select('courseId')
    .where('userId', '=', userId)
    .where('completedAt', 'is not', null)
    .orderBy('completedAt')
    .orderBy('courseId')
    .execute()
  return rows.map((row) => row.courseId)
}

/** Enrols once; an earlier enrolment stays as it is, but that it holds again when it was ended. */
export async function insertEnrolment(db: Database, row: Insertable<Tables['enrolments']>): Promise<void> {
  await db
    .insertInto('enrolments')
    .values(row)
    .onConflict((on) =>
      on
        .columns(['userId', 'courseId'])
        .doUpdateSet({ withdrawnAt: null, invitedBy: row.invitedBy ?? null })
        .where('enrolments.withdrawnAt', 'is not', null),
    )
    .execute()
}

/** How many are enrolled in each course now. */
export async function countEnrolled(
  db: Database,
  courseIds: readonly string[],
): Promise<Map<string, number>> {
  if (courseIds.length === 0) return new Map()
  const rows = await db
    .selectFrom('enrolments')
    .select((select) => ['courseId', select.fn.countAll<number>().as('count')])
    .where('courseId', 'in', courseIds)
    .where('withdrawnAt', 'is', null)
    .groupBy('courseId')
    .execute()
  return new Map(rows.map((row) => [row.courseId, row.count]))
}

/** Makes others who want to enrol in the course wait until the transaction ends. */
export async function holdCourse(db: Database, courseId: string, now: number): Promise<void> {
  await db
    .insertInto('course_seats')
    .values({ courseId, heldAt: now })
    .onConflict((on) => on.column('courseId').doUpdateSet({ heldAt: now }))
    .execute()
}

/**
 * Notes that the user has begun, once, and holds the enrolment until the transaction ends, so that two lessons that are
 * completed at once are counted one after the other. Gives false when the user is not enrolled.
 */
export async function startEnrolment(db: Database, key: EnrolmentKey, now: number): Promise<boolean> {
  const result = await db
    .updateTable('enrolments')
    .set({ startedAt: sql<number>`coalesce("startedAt", ${now})` })
    .where('userId', '=', key.userId)
    .where('courseId', '=', key.courseId)
    .where('withdrawnAt', 'is', null)
    .executeTakeFirst()
  return result.numUpdatedRows > 0n
}

/** When the user completed the course, held until the transaction ends: a completion on its way is there, or sees what is written here. */
export async function holdCompletion(db: Database, key: EnrolmentKey): Promise<number | null> {
  const row = await db
    .updateTable('enrolments')
    .set((set) => ({ completedAt: set.ref('completedAt') }))
    .where('userId', '=', key.userId)
    .where('courseId', '=', key.courseId)
    .where('withdrawnAt', 'is', null)
    .returning('completedAt')
    .executeTakeFirst()
  return row?.completedAt ?? null
}

/** Remembers where the user is; the first lesson also begins the course. */
export async function moveEnrolment(
  db: Database,
  key: EnrolmentKey,
  to: { lessonId: string; now: number },
): Promise<void> {
  await db
    .updateTable('enrolments')
    .set({
      lastLessonId: to.lessonId,
      lastOpenedAt: to.now,
      startedAt: sql<number>`coalesce("startedAt", ${to.now})`,
    })
    .where('userId', '=', key.userId)
    .where('courseId', '=', key.courseId)
    .execute()
}

/** Stamps the completion of a course, once, for who is still enrolled. Gives whether this call did it. */
export async function stampCompletion(db: Database, key: EnrolmentKey, now: number): Promise<boolean> {
  const result = await db
    .updateTable('enrolments')
    .set({ completedAt: now })
    .where('userId', '=', key.userId)
    .where('courseId', '=', key.courseId)
    .where('withdrawnAt', 'is', null)
    .where('completedAt', 'is', null)
    .executeTakeFirst()
  return result.numUpdatedRows > 0n
}

/** Marks a lesson as done; the first instant stays. */
export async function insertLessonDone(
  db: Database,
  row: Insertable<Tables['lesson_progress']>,
): Promise<void> {
  await db
    .insertInto('lesson_progress')
    .values(row)
    .onConflict((on) => on.columns(['userId', 'lessonId']).doNothing())
    .execute()
}

export async function deleteLessonDone(
  db: Database,
  key: { userId: string; lessonId: string },
): Promise<void> {
  await db
    .deleteFrom('lesson_progress')
    .where('userId', '=', key.userId)
    .where('lessonId', '=', key.lessonId)
    .execute()
}
