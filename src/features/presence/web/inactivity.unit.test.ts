import { expect, test } from 'vitest'
import { inactivityTimeout } from '#platform/inactivity.ts'
import { readInactivity, warningTime } from './inactivity.ts'

test('the limit is 1,200,000 ms and the warning comes two minutes before', () => {
  expect(inactivityTimeout).toBe(1_200_000)
  expect(warningTime).toBe(120_000)
})

test('a reader is active, then warned, then expired, each to the millisecond', () => {
  expect(readInactivity(0, 0)).toEqual({ phase: 'active', remaining: 1_200_000, nextCheck: 1_080_000 })
  expect(readInactivity(0, 1_079_999).phase).toBe('active')
  expect(readInactivity(0, 1_080_000)).toEqual({ phase: 'warning', remaining: 120_000, nextCheck: 120_000 })
  expect(readInactivity(0, 1_199_999).phase).toBe('warning')
  expect(readInactivity(0, 1_200_000).phase).toBe('expired')
})

test('a clock that was set back does not make the session longer than the limit', () => {
  expect(readInactivity(5_000_000, 0).remaining).toBe(inactivityTimeout)
})
