import type { DetailsOf } from '#content/kind-members.ts'
import { conflict, forbidden, Problem } from '#platform/errors.ts'
import type { Context } from '#platform/server/context.ts'
import type { Admission } from '../contract.ts'
import { usualCourse } from '../course-choices.ts'
import { countEnrolled } from './store.ts'

type Details = DetailsOf<'course'>

/** A course is open to everybody unless its editors said otherwise. */
export function modeOf({ enrolment }: Details): Admission['by'] {
  return enrolment ?? usualCourse.enrolment
}

/** Whether its lessons are for those who are enrolled: it is not open, or it takes only so many, or only for some time. */
export function isByDoor(details: Details): boolean {
  const { seats, enrolsFrom, enrolsUntil } = details
  return (
    modeOf(details) !== 'open' || [seats, enrolsFrom, enrolsUntil].some((limit) => (limit ?? null) !== null)
  )
}

/** Whether readers can enrol themselves now. */
export function isOpenAt({ by, from, until, seatsLeft }: Admission, now: number): boolean {
  return by === 'open' && isWithin({ from, until }, now) && seatsLeft !== 0
}

/** What readers are told of who can enrol; seats are counted only where they are limited. */
export async function readAdmissions(
  ctx: Context,
  courses: readonly { id: string; details: Details }[],
): Promise<Map<string, Admission>> {
  const courseIds = courses.filter(({ details }) => details.seats).map(({ id }) => id)
  const taken = await countEnrolled(ctx.readDb, courseIds)
  return new Map(courses.map(({ id, details }) => [id, toAdmission(details, taken.get(id) ?? 0)]))
}

export async function readAdmission(
  ctx: Context,
  { id, details }: { id: string; details: Details },
): Promise<Admission> {
  const taken = await countEnrolled(ctx.readDb, details.seats ? [id] : [])
  return toAdmission(details, taken.get(id) ?? 0)
}

export function toAdmission(details: Details, taken: number): Admission {
  const seats = details.seats ?? null
  return {
    by: modeOf(details),
    from: details.enrolsFrom ?? null,
    until: details.enrolsUntil ?? null,
    seats,
    seatsLeft: seats === null ? null : Math.max(0, seats - taken),
  }
}

/**
 * Refuses who cannot enrol themselves.
 * @throws 403 `course.not_open`; 403 `course.not_open_yet` or `course.over` with the date; 409 `course.full`
 */
export function refuseUnlessOpen(admission: Admission, now: number): void {
  const { by, from, until } = admission
  if (by !== 'open') throw forbidden('course.not_open')
  if (from !== null && now < from) throw new Problem(403, 'course.not_open_yet', { details: { from } })
  if (until !== null && now >= until) throw new Problem(403, 'course.over', { details: { until } })
  refuseFull(admission)
}

/** @throws 409 `course.full` */
export function refuseFull({ seats, seatsLeft }: Admission): void {
  if (seatsLeft === 0) throw conflict('course.full', { seats })
}

function isWithin({ from, until }: Pick<Admission, 'from' | 'until'>, now: number): boolean {
  return (from === null || now >= from) && (until === null || now < until)
}
