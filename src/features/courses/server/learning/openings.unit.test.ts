import { expect, test } from 'vitest'
import type { DetailsOf } from '#content/kind-members.ts'
import { day, type Opening } from '../../course-rules.ts'
import { findOpening } from '../openings.ts'

const now = 100 * day

interface Wanted {
  /** Of the lesson itself. */
  opens?: Opening | null
  /** Of its section. */
  section?: Opening
  enrolledAt?: number | null
}

/** What the reader of a lesson in the section `own` waits for. */
function waitingFor({ opens, section, enrolledAt = null }: Wanted) {
  const far = { sectionId: 'other', opens: { on: now + 50 * day } }
  const sectionOpenings = section ? [far, { sectionId: 'own', opens: section }] : [far]
  return findOpening({ sectionOpenings }, { rules: { opens }, collectionId: 'own' }, { enrolledAt, now })
}

test('nobody waits where no date holds a lesson, whatever holds another section', () => {
  for (const enrolledAt of [null, now]) {
    expect(waitingFor({ enrolledAt })).toBe(null)
    expect(waitingFor({ opens: null, enrolledAt })).toBe(null)
    const course: DetailsOf<'course'> = {}
    expect(findOpening(course, { rules: {}, collectionId: null }, { enrolledAt, now })).toBe(null)
  }
})

test.each([
  [now - 1, null],
  [now, null],
  [now + 1, { opensAt: now + 1, opensDaysAfter: null }],
])('a lesson is open at its instant and not before: %i', (on, waiting) => {
  expect(waitingFor({ opens: { on } })).toEqual(waiting)
  expect(waitingFor({ section: { on }, enrolledAt: now - day })).toEqual(waiting)
})

test.each([
  [now - 3 * day, null],
  [now - 3 * day + 1, { opensAt: now + 1, opensDaysAfter: null }],
  [now, { opensAt: now + 3 * day, opensDaysAfter: null }],
  [null, { opensAt: null, opensDaysAfter: 3 }],
])('days count from the enrolment of each learner: %s', (enrolledAt, waiting) => {
  expect(waitingFor({ opens: { daysAfter: 3 }, enrolledAt })).toEqual(waiting)
  expect(waitingFor({ section: { daysAfter: 3 }, enrolledAt })).toEqual(waiting)
})

test('of a lesson’s date and its section’s the later one counts', () => {
  const [sooner, later] = [{ on: now + day }, { on: now + 2 * day }]
  const told = { opensAt: now + 2 * day, opensDaysAfter: null }
  expect(waitingFor({ opens: sooner, section: later })).toEqual(told)
  expect(waitingFor({ opens: later, section: sooner })).toEqual(told)
  expect(waitingFor({ opens: { on: now - day }, section: later })).toEqual(told)
  expect(waitingFor({ opens: { daysAfter: 2 }, section: sooner, enrolledAt: now })).toEqual(told)
  expect(waitingFor({ opens: { daysAfter: 2 }, section: sooner, enrolledAt: now - 2 * day })).toEqual({
    opensAt: now + day,
    opensDaysAfter: null,
  })
})

test('who is not enrolled is told the days that they would wait, and the date that holds it all the same', () => {
  expect(waitingFor({ opens: { daysAfter: 2 }, section: { daysAfter: 5 } })).toEqual({
    opensAt: null,
    opensDaysAfter: 5,
  })
  expect(waitingFor({ opens: { daysAfter: 2 }, section: { on: now + day } })).toEqual({
    opensAt: now + day,
    opensDaysAfter: 2,
  })
  for (const on of [now - day, now])
    expect(waitingFor({ opens: { daysAfter: 2 }, section: { on } })).toEqual({
      opensAt: null,
      opensDaysAfter: 2,
    })
})
