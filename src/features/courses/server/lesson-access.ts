import type { DetailsOf } from '#content/kind-members.ts'
import { isAdmin, type Actor } from '#platform/actor.ts'
import { Problem } from '#platform/errors.ts'
import { isByDoor, modeOf } from './admission.ts'
import type { Outline, OutlineItem, PublishedItem } from './outline.ts'
import { toNeighbour } from './outline.ts'
import { findOpening, type Waiting } from './openings.ts'

export interface Course extends Pick<PublishedItem, 'id' | 'slug' | 'title' | 'language'> {
  details: DetailsOf<'course'>
}

export interface Learner {
  actor: Actor
  /** Since when; null for those who are not enrolled. */
  enrolledAt: number | null
  /** Ids of lessons. */
  done: ReadonlySet<string>
  now: number
}

/** What decides who can open a lesson, beside its course. */
type Ruled = Pick<OutlineItem, 'id' | 'rules' | 'collectionId'>

/** Why a reader cannot open a lesson. */
export type Lock<L extends Ruled = OutlineItem> =
  | { why: 'enrolment' }
  | { why: 'order'; first: L }
  | ({ why: 'date' } & Waiting)

/** Whether each lesson opens only when those before it are done. */
function isInOrder(course: Pick<Course, 'details'>): boolean {
  return course.details.progression === 'sequential'
}

/**
 * The lessons that a reader cannot open, each with the reason: all of a course that is for those who are enrolled, for everybody
 * else; in a course that goes in order what comes after the first lesson that is not done; and what opens later. Previews are open
 * to all, a lesson that is done stays open, and administrators read everything.
 */
export function findLocks<L extends Ruled>(
  course: Pick<Course, 'details'>,
  lessons: readonly L[],
  learner: Learner,
): Map<string, Lock<L>> {
  if (isAdmin(learner.actor)) return new Map()
  return new Map(
    lessons.flatMap((lesson) => {
      const lock = lesson.rules.isFree ? null : lockOf(course, { lesson, all: lessons }, learner)
      return lock ? [[lesson.id, lock]] : []
    }),
  )
}

/** The ids alone. */
export function findLocked(
  course: Pick<Course, 'details'>,
  lessons: readonly Ruled[],
  learner: Learner,
): Set<string> {
  return new Set(findLocks(course, lessons, learner).keys())
}

/**
 * Refuses a lesson that the reader cannot open.
 * @throws 403 `course.by_invitation`, `course.closed`, `course.enrol_first`, `lesson.locked` or `lesson.not_yet`, with the course and
 * what the reader can do or wait for
 */
export function refuseLocked(
  course: Course,
  lesson: { id: string; all: Outline['lessons'] },
  learner: Learner,
): void {
  const lock = findLocks(course, lesson.all, learner).get(lesson.id)
  if (lock) throw refusal(course, lock)
}

/**
 * Refuses to complete a lesson whose turn or day has not come, also to those who may read it: administrators, and everybody where it
 * is a preview.
 * @throws 403 `lesson.locked` or `lesson.not_yet`
 */
export function refuseOutOfTurn(
  course: Course,
  lesson: { id: string; all: Outline['lessons'] },
  learner: Learner,
): void {
  const wanted = lesson.all.find(({ id }) => id === lesson.id)
  const lock = wanted && lockOf(course, { lesson: wanted, all: lesson.all }, learner)
  if (lock) throw refusal(course, lock)
}

/** Why the turn or the day of a lesson has not come, whoever asks; null where it has. */
export function lockOf<L extends Ruled>(
  course: Pick<Course, 'details'>,
  { lesson, all }: { lesson: L; all: readonly L[] },
  { enrolledAt, done, now }: Omit<Learner, 'actor'>,
): Lock<L> | null {
  if (isByDoor(course.details) && enrolledAt === null) return { why: 'enrolment' }
  if (done.has(lesson.id)) return null
  const first = all.find(({ id }) => !done.has(id))
  if (isInOrder(course) && first && first.id !== lesson.id) return { why: 'order', first }
  const waiting = findOpening(course.details, lesson, { enrolledAt, now })
  return waiting && { why: 'date', ...waiting }
}

function refusal(course: Course, lock: Lock): Problem {
  const about = { course: placeOf(course) }
  switch (lock.why) {
    case 'enrolment':
      return new Problem(403, doors[modeOf(course.details)], { details: about })
    case 'order':
      return new Problem(403, 'lesson.locked', { details: { ...about, first: toNeighbour(lock.first) } })
    case 'date': {
      const { opensAt, opensDaysAfter } = lock
      return new Problem(403, 'lesson.not_yet', { details: { ...about, opensAt, opensDaysAfter } })
    }
  }
}

const doors = {
  open: 'course.enrol_first',
  closed: 'course.closed',
  invite: 'course.by_invitation',
} as const

export function placeOf({ id, slug, title, language }: Course) {
  return { id, slug, title, language }
}
