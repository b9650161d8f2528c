import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { QuizSettings } from '../contract.ts'
import { choose, mixChoices, shuffled } from './drawing.ts'
import { dueOf, findStartRefusal, scoreOfAll } from './starting.ts'

const question = (id: string) => ({
  id,
  form: 'single' as const,
  revisions: { en: 1 },
})
const random = (seed: number) => {
  let state = seed
  return (below: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return state % below
  }
}
const pools = fc.array(
  fc.record({ ids: fc.uniqueArray(fc.integer({ min: 0, max: 12 })), draw: fc.integer({ min: 1, max: 6 }) }),
  { maxLength: 4 },
)

describe('drawing', () => {
  test('takes no question twice, none from elsewhere, and as many as each pool has left', () => {
    fc.assert(
      fc.property(pools, fc.boolean(), fc.nat(), (wanted, isShuffled, seed) => {
        const from = wanted.map(({ ids }) => ids.map((id) => question(String(id))))
        const draws = wanted.map(({ draw }) => draw)
        const drawn = choose(from, { draws, isShuffled }, random(seed))
        const ids = drawn.map(({ id }) => id)
        expect(new Set(ids).size).toBe(ids.length)
        expect(ids.every((id) => from.some((pool) => pool.some((one) => one.id === id)))).toBe(true)
        expect(ids.length).toBeLessThanOrEqual(draws.reduce((sum, draw) => sum + draw, 0))
        const first = from[0] ?? []
        expect(first.filter(({ id }) => ids.includes(id)).length).toBeGreaterThanOrEqual(
          Math.min(first.length, draws[0] ?? 0),
        )
      }),
    )
  })

  test('shows every choice of what is mixed once, and leaves the others as they stand', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.string()), fc.nat(), (choices, seed) => {
        const drawn = [question('mixed'), question('fixed')]
        const [mixed, fixed] = mixChoices(drawn, new Map([['mixed', choices]]), random(seed))
        expect(mixed?.order.toSorted()).toEqual(choices.toSorted())
        expect(fixed?.order).toEqual([])
      }),
    )
  })

  test('finds every order as likely as every other', () => {
    const counts = new Map<string, number>()
    let step = 0
    // All ways in which three values can be taken one after the other.
    for (const first of [0, 1, 2])
      for (const second of [0, 1]) {
        const taken = [first, second, 0]
        step = 0
        const order = shuffled(['a', 'b', 'c'], () => taken[step++] ?? 0).join('')
        counts.set(order, (counts.get(order) ?? 0) + 1)
      }
    expect([...counts.values()]).toEqual([1, 1, 1, 1, 1, 1])
  })
})

describe('scores', () => {
  test('lie from 0 to 100, 100 only when all is right, and never pass by rounding', () => {
    fc.assert(
      fc.property(fc.array(fc.option(fc.double({ min: 0, max: 1, noNaN: true }))), (scores) => {
        const score = scoreOfAll(scores)
        const counted = scores.filter((one) => one !== null)
        const mean = counted.reduce((sum, one) => sum + one, 0) / Math.max(1, counted.length)
        expect(score).toBeGreaterThanOrEqual(0)
        expect(score).toBeLessThanOrEqual(Math.min(100, mean * 100 + 1e-5))
        expect(score).toBeGreaterThan(mean * 100 - 1.00001)
      }),
    )
    expect(scoreOfAll([1, 1, 1])).toBe(100)
    expect(scoreOfAll([1, 1, 0])).toBe(66)
    expect(scoreOfAll([1 / 3, 1 / 3, 1 / 3, 1 / 3, 1 / 3, 1 / 3].map((one) => one * 3))).toBe(100)
    expect(scoreOfAll([1, null])).toBe(100)
    expect(scoreOfAll([])).toBe(0)
  })
})

describe('the next attempt', () => {
  const settings: QuizSettings = {
    pools: [{ questionIds: ['q'], draw: 1 }],
    isShuffled: false,
    attempts: 2,
    waitMinutes: 5,
    limitMinutes: null,
    passMark: 70,
    answersShown: 'never',
  }
  const minute = 60_000

  test('waits from the end of the last, and there is one after the other until none is left', () => {
    const ask = (closed: number[], now: number) =>
      findStartRefusal(
        { settings, isEnrolled: true },
        closed.map((closedAt) => ({ closedAt })),
        now,
      )
    expect(ask([], 0)).toEqual({ refusal: null, startableAt: null })
    expect(ask([1000], 1000)).toEqual({ refusal: 'wait', startableAt: 1000 + 5 * minute })
    expect(ask([1000], 1000 + 5 * minute).refusal).toBeNull()
    expect(ask([1000, 2000], 99 * minute).refusal).toBe('attempts_used')
  })

  test('has its time, and more where more is given', () => {
    expect(dueOf({ limitMinutes: null }, { now: 7, extraTime: 50 })).toBeNull()
    expect(dueOf({ limitMinutes: 10 }, { now: 0, extraTime: 0 })).toBe(10 * minute)
    expect(dueOf({ limitMinutes: 10 }, { now: 0, extraTime: 25 })).toBe(12.5 * minute)
  })
})
