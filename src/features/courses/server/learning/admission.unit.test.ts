import { describe, expect, test } from 'vitest'
import type { DetailsOf } from '#content/kind-members.ts'
import { isByDoor, isOpenAt, modeOf, refuseFull, refuseUnlessOpen, toAdmission } from '../admission.ts'

const [from, until] = [1000, 2000]
const refusedAt = (details: DetailsOf<'course'>, { taken = 0, now = 1500 } = {}) => {
  try {
    refuseUnlessOpen(toAdmission(details, taken), now)
    return null
  } catch (error) {
    const { status, code, details } = error as { status: number; code: string; details?: unknown }
    return [status, code, details]
  }
}
const isOpen = (details: DetailsOf<'course'>, { taken = 0, now = 1500 } = {}) =>
  isOpenAt(toAdmission(details, taken), now)

describe('readers enrol themselves', () => {
  test.each([
    [999, [403, 'course.not_open_yet', { from }]],
    [1000, null],
    [1999, null],
    [2000, [403, 'course.over', { until }]],
    [2001, [403, 'course.over', { until }]],
  ])('from the first date on and before the last: at %i', (now, refused) => {
    const details = { enrolsFrom: from, enrolsUntil: until }
    expect(refusedAt(details, { now })).toEqual(refused)
    expect(isOpen(details, { now })).toBe(refused === null)
  })

  test('without an end where there is none, and from always where there is no beginning', () => {
    expect(isOpen({ enrolsFrom: from }, { now: 9e12 })).toBe(true)
    expect(isOpen({ enrolsUntil: until }, { now: 0 })).toBe(true)
    expect(isOpen({}, { now: 0 })).toBe(true)
    for (const now of [0, 9e12])
      expect(refusedAt({ enrolsFrom: null, enrolsUntil: null }, { now })).toBe(null)
  })

  test.each([
    [1, null],
    [2, [409, 'course.full', { seats: 2 }]],
    [3, [409, 'course.full', { seats: 2 }]],
  ])('while a seat is left: of two, %i are taken', (taken, refused) => {
    expect(refusedAt({ seats: 2 }, { taken })).toEqual(refused)
    expect(isOpen({ seats: 2 }, { taken })).toBe(refused === null)
    expect(() => refuseFull(toAdmission({ seats: null }, taken))).not.toThrow()
  })

  test.each(['closed', 'invite'] as const)('not at all in a course that is %s, on no day', (enrolment) => {
    const details = { enrolment, enrolsFrom: from, enrolsUntil: until }
    for (const now of [0, 1500, 3000]) {
      expect(refusedAt(details, { now })).toEqual([403, 'course.not_open', undefined])
      expect(isOpen(details, { now })).toBe(false)
    }
    expect(modeOf(details)).toBe(enrolment)
  })
})

test('what is told counts the seats that are left, never less than none, and no seats where all find one', () => {
  expect(toAdmission({}, 7)).toEqual({ by: 'open', from: null, until: null, seats: null, seatsLeft: null })
  const details = { enrolment: 'invite', enrolsFrom: from, enrolsUntil: until, seats: 3 } as const
  const told = { by: 'invite', from, until, seats: 3 }
  expect(toAdmission(details, 1)).toEqual({ ...told, seatsLeft: 2 })
  expect(toAdmission(details, 5)).toEqual({ ...told, seatsLeft: 0 })
})

test.each<[DetailsOf<'course'>, boolean]>([
  [{}, false],
  [{ enrolment: 'open', seats: null, enrolsFrom: null, enrolsUntil: null }, false],
  [{ enrolment: 'closed' }, true],
  [{ enrolment: 'invite' }, true],
  [{ seats: 1 }, true],
  [{ enrolsFrom: 1 }, true],
  [{ enrolsUntil: 1 }, true],
])('the lessons of a course of %j are for those who are enrolled: %s', (details, isForEnrolled) => {
  expect(isByDoor(details)).toBe(isForEnrolled)
})
