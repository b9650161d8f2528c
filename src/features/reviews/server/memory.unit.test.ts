import { array, assert, boolean, integer, property, record } from 'fast-check'
import { expect, test } from 'vitest'
import { dayOf, isDaytime, mondayOf, startOf } from './days.ts'
import { longestInterval, remember, type Memory } from './memory.ts'

const day = 20_000
const missed = remember(null, { day, isRight: false })
const dueDay = (memory: Memory) => memory.lastDay + memory.intervalDays

/** Answers in order, each some days after the question was due. */
const story = array(record({ isRight: boolean(), late: integer({ min: 0, max: 400 }) }), {
  maxLength: 30,
})

function live(answers: readonly { isRight: boolean; late: number }[]): Memory {
  return answers.reduce(
    (memory, { isRight, late }) => remember(memory, { day: dueDay(memory) + late, isRight }),
    missed,
  )
}

test('what was missed is due tomorrow', () => {
  expect(missed).toMatchObject({ lastDay: day, intervalDays: 1, answered: 1 })
})

test('with each right answer it comes back later, and after a miss sooner than before', () => {
  const intervals = []
  let memory = missed
  for (let n = 0; n < 4; n++) {
    memory = remember(memory, { day: dueDay(memory), isRight: true })
    intervals.push(memory.intervalDays)
  }
  expect(intervals).toEqual(intervals.toSorted((one, other) => one - other))
  expect(new Set(intervals).size).toBe(4)
  const again = remember(memory, { day: dueDay(memory), isRight: false })
  expect(again.intervalDays).toBeLessThan(memory.intervalDays)
  expect(again.lapses).toBe(memory.lapses + 1)
})

test('whatever happens it comes back, on a later day and within a year, and a right answer is never worth less', () => {
  assert(
    property(story, (answers) => {
      const memory = live(answers)
      expect(memory.intervalDays).toBeGreaterThanOrEqual(1)
      expect(memory.intervalDays).toBeLessThanOrEqual(longestInterval)
      expect(Number.isInteger(memory.intervalDays)).toBe(true)
      const next = dueDay(memory)
      const right = remember(memory, { day: next, isRight: true })
      const wrong = remember(memory, { day: next, isRight: false })
      expect(right.intervalDays).toBeGreaterThanOrEqual(wrong.intervalDays)
    }),
  )
})

test('a day is a day in Addis Ababa, and a week begins on Monday', () => {
  const lateEvening = Date.UTC(2026, 10, 22, 20, 59)
  const midnight = Date.UTC(2026, 10, 22, 21)
  expect(dayOf(midnight)).toBe(dayOf(lateEvening) + 1)
  expect(startOf(dayOf(midnight))).toBe(midnight)
  // 23 November 2026 is a Monday.
  expect(mondayOf(dayOf(midnight))).toBe(dayOf(midnight))
  expect(mondayOf(dayOf(lateEvening))).toBe(dayOf(lateEvening) - 6)
  expect([4, 5, 16, 17].map((hour) => isDaytime(Date.UTC(2026, 10, 22, hour)))).toEqual([
    false,
    true,
    true,
    false,
  ])
})
