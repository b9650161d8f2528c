import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { civilOf, daysIn, ethiopianOf, gregorianOf, instantOf } from './civil-time.ts'

const day = fc
  .integer({ min: -10_000, max: 40_000 })
  .map((days) => new Date(days * 86_400_000).toISOString().slice(0, 10))

test('an Ethiopian date is the day it came from', () => {
  fc.assert(
    fc.property(day, (date) => {
      expect(gregorianOf(ethiopianOf(date))).toBe(date)
    }),
  )
})

test.each([
  ['2026-11-20', { year: 2019, month: 3, day: 11 }],
  ['2026-09-11', { year: 2019, month: 1, day: 1 }],
  ['2027-09-11', { year: 2019, month: 13, day: 6 }],
  ['2027-09-12', { year: 2020, month: 1, day: 1 }],
])('%s is the Ethiopian %j', (date, ethiopian) => {
  expect(ethiopianOf(date)).toEqual(ethiopian)
  expect(gregorianOf(ethiopian)).toBe(date)
})

test('a day that the thirteenth month does not have is its last one', () => {
  expect(daysIn({ year: 2018, month: 13 })).toBe(5)
  expect(ethiopianOf(gregorianOf({ year: 2018, month: 13, day: 30 }))).toEqual({
    year: 2018,
    month: 13,
    day: 5,
  })
})

test('what the editor’s clock shows at an instant is a time that means the same on it', () => {
  fc.assert(
    fc.property(fc.integer({ min: 27_000_000, max: 40_000_000 }), (minute) => {
      const shown = civilOf(minute * 60_000)
      expect(civilOf(instantOf(shown) ?? 0)).toEqual(shown)
    }),
  )
})

test('a time that is not complete is none', () => {
  expect(instantOf({ date: '', time: '10:00' })).toBeUndefined()
  expect(instantOf({ date: '2026-11-20', time: '' })).toBeUndefined()
  expect(instantOf({ date: '2026-13-20', time: '10:00' })).toBeUndefined()
})
