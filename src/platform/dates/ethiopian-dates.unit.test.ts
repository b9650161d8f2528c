import { assert, integer, property } from 'fast-check'
import { expect, test } from 'vitest'
import { dateOf } from './calendar.ts'
import {
  dayOfEthiopian,
  dayOfInstant,
  daysInMonth,
  endOfDay,
  ethiopianOf,
  withinMonth,
} from './ethiopian-dates.ts'

test.each([
  ['2026-09-11', { year: 2019, month: 1, day: 1 }],
  ['2027-09-11', { year: 2019, month: 13, day: 6 }],
  ['2027-09-12', { year: 2020, month: 1, day: 1 }],
  ['2026-11-20', { year: 2019, month: 3, day: 11 }],
])('%s is %j', (day, date) => {
  expect(ethiopianOf(day)).toEqual(date)
  expect(dayOfEthiopian(date)).toBe(day)
})

test('every day goes to its Ethiopian date and back', () => {
  const instants = integer({ min: Date.UTC(1900, 0), max: Date.UTC(2200, 11) })
  assert(
    property(instants, (instant) => {
      const day = dayOfInstant(instant)
      expect(ethiopianOf(day)).toEqual(dateOf(instant, 'ethiopian'))
      expect(dayOfEthiopian(ethiopianOf(day))).toBe(day)
    }),
  )
})

test('a date that does not exist gives none', () => {
  for (const [month, day] of [
    [13, 7],
    [13, 6],
    [0, 1],
    [14, 1],
    [1, 31],
    [1, 0],
  ] as const)
    expect(dayOfEthiopian({ year: 2018, month, day })).toBeUndefined()
  expect(dayOfEthiopian({ year: NaN, month: 1, day: 1 })).toBeUndefined()
  expect([daysInMonth(2018, 13), daysInMonth(2019, 13), daysInMonth(2019, 12)]).toEqual([5, 6, 30])
})

test('a day that the thirteenth month does not have is its last one', () => {
  expect(withinMonth({ year: 2018, month: 13, day: 30 })).toEqual({ year: 2018, month: 13, day: 5 })
  expect(withinMonth({ year: 2019, month: 13, day: 30 })).toEqual({ year: 2019, month: 13, day: 6 })
  expect(withinMonth({ year: 2018, month: 12, day: 30 })).toEqual({ year: 2018, month: 12, day: 30 })
})

test('a day ends at midnight in Addis Ababa', () => {
  expect(new Date(endOfDay('2026-11-20')).toISOString()).toBe('2026-11-20T20:59:59.999Z')
  expect(dayOfInstant(endOfDay('2026-11-20'))).toBe('2026-11-20')
  expect(dayOfInstant(endOfDay('2026-11-20') + 1)).toBe('2026-11-21')
})
