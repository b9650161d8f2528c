import { expect, test } from 'vitest'
import type { Reviews } from '#features/reviews/contract.ts'
import { nameOf, whatIsLeft } from './what-is-left.ts'

const questions = Array.from({ length: 10 }, (_, at) => ({
  turn: 1,
  question: { id: `question-${at}` },
})) as Reviews['questions']

test('what is due and not here is left, however many of those that are here were answered', () => {
  const answered = new Set<string>()
  expect(whatIsLeft({ dueCount: 14, questions }, answered)).toEqual({ here: questions, awayCount: 4 })
  for (const one of questions) answered.add(nameOf(one))
  expect(whatIsLeft({ dueCount: 14, questions }, answered)).toEqual({ here: [], awayCount: 4 })
  expect(whatIsLeft({ dueCount: 10, questions }, answered)).toEqual({ here: [], awayCount: 0 })
  expect(whatIsLeft({ dueCount: 0, questions: [] }, answered)).toEqual({ here: [], awayCount: 0 })
})

test('one that comes back another time is asked again', () => {
  const again = questions.map((one) => ({ ...one, turn: 2 }))
  const answered = new Set(questions.map(nameOf))
  expect(whatIsLeft({ dueCount: 10, questions: again }, answered).here).toEqual(again)
})
