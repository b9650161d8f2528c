import { expect, test } from 'vitest'
import type { DetailsOf } from '#content/kind-members.ts'
import { usualQuiz } from '../../../course-choices.ts'
import { changedRules } from './lesson-changes.ts'

type Rules = DetailsOf<'lesson'>

const quizOf = (...questionIds: string[]): Rules => ({
  lessonKind: 'quiz',
  quiz: { ...usualQuiz, pools: [{ questionIds, draw: 1 }] },
})

test('a rule is saved over the quiz that somebody else has set meanwhile', () => {
  const base = quizOf('one')
  const rules = changedRules({ base, mine: { ...base, isFree: true }, theirs: quizOf('one', 'two') })
  expect(rules).toEqual({ ...quizOf('one', 'two'), isFree: true })
})

test('what was not changed, or is so already, is not sent', () => {
  const base = quizOf('one')
  expect(changedRules({ base, mine: base, theirs: quizOf('two') })).toBeUndefined()
  const mine = { ...base, isFree: true }
  expect(changedRules({ base, mine, theirs: mine })).toBeUndefined()
})

test('a rule that both have changed to something else is not decided unseen', () => {
  const ruled = (minutes: number): Rules => ({ completion: { by: 'seen', minutes } })
  const versions = { base: ruled(1), mine: ruled(2), theirs: ruled(3) }
  expect(() => changedRules(versions)).toThrow(expect.objectContaining({ code: 'item.changed' }))
})
