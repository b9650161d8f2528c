import type { DetailsOf } from '#content/kind-members.ts'
import { isAdmin, type Actor } from '#platform/actor.ts'
import { Problem } from '#platform/errors.ts'
import { usualCourse } from '../course-choices.ts'
import type { Outline, PublishedItem } from './outline.ts'
import { toNeighbour } from './outline.ts'

interface Course extends Pick<PublishedItem, 'id' | 'slug' | 'title' | 'language'> {
  details: DetailsOf<'course'>
}

export interface Learner {
  actor: Actor
  isEnrolled: boolean
  /** Ids of lessons. */
  done: ReadonlySet<string>
}

/** A course is open to everybody unless its editors said otherwise. */
export function isOpen(course: Pick<Course, 'details'>): boolean {
  return (course.details.enrolment ?? usualCourse.enrolment) === 'open'
}

/** Whether each lesson opens only when those before it are done. */
export function isInOrder(course: Pick<Course, 'details'>): boolean {
  return course.details.progression === 'sequential'
}

/**
 * Ids of the lessons that a reader cannot open: all of a course that is not open for those who are not enrolled, and in a course
 * that goes in order what comes after the first lesson that is not done. A lesson that is done stays open; administrators read
 * everything.
 */
export function findLocked(
  course: Pick<Course, 'details'>,
  lessons: Outline['lessons'],
  { actor, isEnrolled, done }: Learner,
): Set<string> {
  if (isAdmin(actor)) return new Set()
  if (!isOpen(course) && !isEnrolled) return new Set(lessons.map(({ id }) => id))
  return isInOrder(course) ? new Set(waiting(lessons, done)) : new Set()
}

/**
 * Refuses a lesson that the reader cannot open.
 * @throws 403 `course.by_invitation`, `course.closed` or `lesson.locked`, with the course and the lesson that comes first
 */
export function refuseLocked(
  course: Course,
  lesson: { id: string; all: Outline['lessons'] },
  learner: Learner,
): void {
  if (!findLocked(course, lesson.all, learner).has(lesson.id)) return
  const about = { course: placeOf(course) }
  if (!isOpen(course) && !learner.isEnrolled) {
    const code = course.details.enrolment === 'invite' ? 'course.by_invitation' : 'course.closed'
    throw new Problem(403, code, { details: about })
  }
  refuseOutOfTurn(course, lesson, learner.done)
}

/**
 * Refuses a lesson whose turn has not come, to everybody.
 * @throws 403 `lesson.locked`, with the course and the lesson that comes first
 */
export function refuseOutOfTurn(
  course: Course,
  lesson: { id: string; all: Outline['lessons'] },
  done: ReadonlySet<string>,
): void {
  if (!isInOrder(course) || !waiting(lesson.all, done).includes(lesson.id)) return
  const first = lesson.all.find(({ id }) => !done.has(id))
  throw new Problem(403, 'lesson.locked', {
    details: { course: placeOf(course), first: first ? toNeighbour(first) : null },
  })
}

/** What comes after the first lesson that is not done, and is not done either. */
function waiting(lessons: Outline['lessons'], done: ReadonlySet<string>): string[] {
  const open = lessons.filter(({ id }) => !done.has(id))
  return open.slice(1).map(({ id }) => id)
}

function placeOf({ id, slug, title, language }: Course) {
  return { id, slug, title, language }
}
