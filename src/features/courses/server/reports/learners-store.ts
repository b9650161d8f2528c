import { sql, type ExpressionBuilder } from 'kysely'
import { shownBelow } from '#content/reading/server/shown-store.ts'
import type { Database } from '#platform/database/connect.ts'
import { holdsWords } from '#platform/database/lists/holds-words.ts'
import { onPage, type ListPage } from '#platform/database/lists/list-page.ts'
import type { Tables } from '#platform/database/tables/tables.ts'
import type { People } from '#platform/server/people.ts'
import type { LearnerState } from '../../reports/contract.ts'

export interface LearnerFilter {
  courseId?: string
  state?: LearnerState
  /** Words that stand in the name. */
  q?: string
  /** Only these. */
  uids?: readonly string[]
  /** Who has opened nothing since this instant is idle. */
  idleBefore: number
}

interface Source {
  db: Database
  people: People
}

/** Who has these words in the name; some of them where they are more. */
export async function selectNamed({ db, people }: Source, q: string, most: number): Promise<string[]> {
  const named = people
    .names(db)
    .where(holdsWords(db, 'displayName', q))
    .limit(most)
  return (await named.execute()).map(({ id }) => id)
}

/** Enrolments with their members' names, the latest first. */
export async function selectLearners(source: Source, filter: LearnerFilter, page: ListPage) {
  const columns = ['enrolments.enrolledAt', 'enrolments.userId', 'enrolments.courseId']
  return onPage(enrolmentsOf(source, filter), { columns, direction: 'desc' }, page).execute()
}

/** The next ones by member and course, for going through all of them in portions. */
export async function selectLearnersAfter(
  source: Source,
  filter: LearnerFilter,
  after: { userId: string; courseId: string; limit: number },
) {
  return enrolmentsOf(source, filter)
    .where((where) =>
      where.or([
        where('enrolments.userId', '>', after.userId),
        where.and([
          where('enrolments.userId', '=', after.userId),
          where('enrolments.courseId', '>', after.courseId),
        ]),
      ]),
    )
    .orderBy('enrolments.userId')
    .orderBy('enrolments.courseId')
    .limit(after.limit)
    .execute()
}

/** How many fit; counting stops at `most`. */
export async function countLearners(source: Source, filter: LearnerFilter, most: number): Promise<number> {
  const row = await source.db
    .selectFrom(enrolmentsOf(source, filter).limit(most).as('some'))
    .select((select) => select.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return row.count
}

function enrolmentsOf({ db, people }: Source, filter: LearnerFilter) {
  const { courseId, state, q, uids, idleBefore } = filter
  let query = db
    .selectFrom('enrolments')
    .innerJoin(people.names(db).as('person'), 'person.id', 'enrolments.userId')
    .select([
      'enrolments.userId',
      'enrolments.courseId',
      'person.displayName as displayName',
      'enrolments.enrolledAt',
      'enrolments.startedAt',
      'enrolments.lastOpenedAt',
      'enrolments.completedAt',
      'enrolments.withdrawnAt',
    ])
  if (courseId !== undefined) query = query.where('enrolments.courseId', '=', courseId)
  if (uids !== undefined) query = query.where('enrolments.userId', 'in', uids)
  if (state !== undefined) query = query.where((where) => isInState(where, state, idleBefore))
  if (q) query = query.where(holdsWords(db, 'person.displayName', q))
  return query
}

function isInState(
  where: ExpressionBuilder<Pick<Tables, 'enrolments'>, 'enrolments'>,
  state: LearnerState,
  idleBefore: number,
) {
  const isEnded = where('enrolments.withdrawnAt', 'is not', null)
  const isCompleted = where('enrolments.completedAt', 'is not', null)
  const isStarted = where('enrolments.startedAt', 'is not', null)
  const isIdle = where(
    sql<number>`coalesce("enrolments"."lastOpenedAt", "enrolments"."startedAt")`,
    '<',
    idleBefore,
  )
  const isGoingOn = where.and([where.not(isEnded), where.not(isCompleted)])
  const conditions = {
    ended: isEnded,
    completed: where.and([where.not(isEnded), isCompleted]),
    not_started: where.and([isGoingOn, where.not(isStarted)]),
    idle: where.and([isGoingOn, isStarted, isIdle]),
    learning: where.and([isGoingOn, isStarted, where.not(isIdle)]),
  }
  return conditions[state]
}

/** How many published lessons of each course each of these users has done. */
export async function countDone(
  db: Database,
  wanted: { courseIds: readonly string[]; userIds: readonly string[]; now: number },
) {
  const { courseIds, userIds, now } = wanted
  if (courseIds.length === 0 || userIds.length === 0) return []
  return db
    .selectFrom(shownBelow(db, { parentIds: courseIds, kind: 'lesson', now }).as('lesson'))
    .innerJoin('lesson_progress as done', 'done.lessonId', 'lesson.id')
    .select((select) => [
      'done.userId as userId',
      'lesson.parentId as courseId',
      select.fn.countAll<number>().as('count'),
    ])
    .where('done.userId', 'in', userIds)
    .groupBy(['done.userId', 'lesson.parentId'])
    .execute()
}
