import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { inSmallNumbers, statisticsOf, type ItemAnswers } from './item-statistics.ts'

const share = fc.oneof(fc.constantFrom(0, 0.5, 1), fc.double({ min: 0, max: 1, noNaN: true }))
const quizAnswer = fc.record({
  userId: fc.uuid(),
  score: share,
  rest: fc.option(share, { nil: null }),
  seconds: fc.integer({ min: 0, max: 4000 }),
})
const meeting = fc
  .record({ userId: fc.uuid(), times: fc.integer({ min: 1, max: 9 }), right: share })
  .map(({ right, times, userId }) => ({ userId, times, rightTimes: Math.floor(times * right) }))
const anyAnswers = fc.record({
  quiz: fc.array(quizAnswer, { maxLength: 30 }),
  practice: fc.array(meeting, { maxLength: 10 }),
})

function people(
  count: number,
  of: (index: number) => Partial<ItemAnswers['quiz'][number]>,
): ItemAnswers['quiz'] {
  return Array.from({ length: count }, (_, index) => ({
    userId: `member ${index}`,
    score: 1,
    rest: 0.5,
    seconds: 10,
    ...of(index),
  }))
}

test('nothing is told of fewer than five people, however often they answered', () => {
  const practice = [1, 2, 3, 4].map((one) => ({ userId: `member ${one}`, times: 50, rightTimes: 1 }))
  const few = statisticsOf({
    quiz: people(4, () => ({})),
    practice: practice.map((one, index) => ({ ...one, userId: `member ${index}` })),
  })
  expect(Object.values(few).filter((value) => value !== null)).toEqual(['too_few'])
  expect(statisticsOf({ quiz: people(5, () => ({})), practice: [] }).people).toBe(5)
})

test('figures stay within their bounds and do not depend on the order of the answers', () => {
  fc.assert(
    fc.property(anyAnswers, ({ quiz, practice }) => {
      const found = statisticsOf({ quiz, practice })
      const turned = statisticsOf({ quiz: quiz.toReversed(), practice: practice.toReversed() })
      const { rightShare, discrimination } = found
      if (rightShare !== null) expect(rightShare >= 0 && rightShare <= 1).toBe(true)
      if (discrimination !== null) expect(Math.abs(discrimination)).toBeLessThanOrEqual(1)
      expect(turned.rightShare).toBe(rightShare)
      expect(turned.medianSeconds).toBe(found.medianSeconds)
      if (discrimination !== null) expect(turned.discrimination).toBeCloseTo(discrimination, 9)
    }),
  )
})

test('a question that goes with the rest of the quiz separates, one against it is doubtful', () => {
  const withRest = people(10, (index) => ({ score: index % 2, rest: index % 2 ? 0.9 : 0.2 }))
  expect(statisticsOf({ quiz: withRest, practice: [] })).toMatchObject({ finding: 'fine', rightShare: 0.5 })
  expect(statisticsOf({ quiz: withRest, practice: [] }).discrimination).toBeCloseTo(1, 9)
  const against = people(10, (index) => ({ score: index % 2, rest: index % 2 ? 0.2 : 0.9 }))
  expect(statisticsOf({ quiz: against, practice: [] }).finding).toBe('doubtful')
})

test('the point-biserial correlation is that of the textbook', () => {
  const scores = [1, 1, 1, 0, 0]
  const rests = [0.9, 0.7, 0.5, 0.6, 0.3]
  const quiz = people(5, (index) => ({ score: scores[index]!, rest: rests[index]! }))
  // (0.7 − 0.45) / 0.2 × √(0.6 × 0.4), with the standard deviation 0.2 of all rests.
  expect(statisticsOf({ quiz, practice: [] }).discrimination).toBeCloseTo(0.6124, 4)
})

test('what most miss is hard, what nobody misses is easy, and what says nothing of the rest is weak', () => {
  const missed = people(8, (index) => ({ score: index < 2 ? 1 : 0, rest: index < 4 ? 0.8 : 0.2 }))
  expect(statisticsOf({ quiz: missed, practice: [] })).toMatchObject({
    finding: 'hard',
    missed: { part: 3, of: 4 },
  })
  expect(statisticsOf({ quiz: people(8, () => ({})), practice: [] })).toMatchObject({
    finding: 'easy',
    discrimination: null,
  })
  const beside = people(8, (index) => ({ score: index % 2, rest: index < 4 ? 0.8 : 0.2 }))
  expect(statisticsOf({ quiz: beside, practice: [] }).finding).toBe('weak')
})

test('half of the people need the median at most', () => {
  const times = [5, 100, 20, 10, 4000, 30]
  const quiz = people(6, (index) => ({ seconds: times[index]! }))
  expect(statisticsOf({ quiz, practice: [] }).medianSeconds).toBe(25)
})

test('small numbers are near the share that they stand for', () => {
  expect([0.74, 0.5, 0.33, 0.8, 0.14].map(inSmallNumbers)).toEqual([
    { part: 3, of: 4 },
    { part: 1, of: 2 },
    { part: 1, of: 3 },
    { part: 4, of: 5 },
    { part: 1, of: 10 },
  ])
  fc.assert(
    fc.property(fc.double({ min: 0, max: 1, noNaN: true }), (share) => {
      const { part, of } = inSmallNumbers(share)
      expect(Math.abs(part / of - share)).toBeLessThanOrEqual(0.05 + 1e-9)
      expect(part >= 0 && part <= of).toBe(true)
    }),
  )
})
