import { assert, constantFrom, integer, property } from 'fast-check'
import { expect, test } from 'vitest'
import { civilOf, instantOf } from './civil-time.ts'

test('what a clock shows at an instant is a time that means the same on it', () => {
  assert(
    property(
      integer({ min: 27_000_000, max: 40_000_000 }),
      constantFrom('own' as const, 'addisAbaba' as const),
      (minute, clock) => {
        const shown = civilOf(minute * 60_000, clock)
        expect(civilOf(instantOf(shown, clock) ?? 0, clock)).toEqual(shown)
      },
    ),
  )
})

test('the clock in Addis Ababa is three hours ahead all the year', () => {
  for (const month of [0, 6]) {
    const instant = Date.UTC(2026, month, 20, 11, 30)
    const shown = { date: `2026-0${month + 1}-20`, time: '14:30' }
    expect(civilOf(instant, 'addisAbaba')).toEqual(shown)
    expect(instantOf(shown, 'addisAbaba')).toBe(instant)
  }
  expect(civilOf(Date.UTC(2026, 10, 20, 21), 'addisAbaba').date).toBe('2026-11-21')
})

test('a time that is not complete is none', () => {
  expect(instantOf({ date: '', time: '10:00' })).toBeUndefined()
  expect(instantOf({ date: '2026-11-20', time: '' }, 'addisAbaba')).toBeUndefined()
  expect(instantOf({ date: '2026-13-20', time: '10:00' })).toBeUndefined()
})
