import { expect, test } from 'vitest'
import type { DetailsOf } from '#content/kind-members.ts'
import type { LessonExercise } from '../../contract.ts'
import type { CompletionRule } from '../../course-rules.ts'
import { completionOf, readyAtOf } from '../completion-rules.ts'
import { minutesOfQuiz } from '../practising/quiz-minutes.ts'
import { usualQuiz } from '../../course-choices.ts'

const exercise: LessonExercise = {
  id: 'id',
  slug: 'a-market',
  title: 'A market',
  language: 'en',
  kind: 'replay',
  isMet: false,
}
const seen = { by: 'seen', minutes: 5 } as const
const video = { by: 'video', share: 80 } as const

test.each<[DetailsOf<'lesson'>, LessonExercise | undefined, CompletionRule]>([
  [{}, undefined, { by: 'hand' }],
  [{ lessonKind: 'text' }, undefined, { by: 'hand' }],
  [{ completion: seen }, undefined, seen],
  [{ lessonKind: 'video', completion: video }, undefined, video],
  [{ lessonKind: 'quiz' }, undefined, { by: 'quiz' }],
  [{ lessonKind: 'quiz', completion: seen }, exercise, { by: 'quiz' }],
  [{ lessonKind: 'practice' }, undefined, { by: 'hand' }],
  [{ lessonKind: 'practice' }, exercise, { by: 'goals' }],
  [{ lessonKind: 'practice', completion: seen }, exercise, { by: 'goals' }],
  [{ lessonKind: 'practice', completion: seen }, undefined, seen],
])('a lesson of %j is completed by its rule', (details, own, rule) => {
  expect(completionOf(details, own)).toEqual(rule)
})

test('only a lesson that takes time is ready at an instant, and only once it was opened', () => {
  expect(readyAtOf(seen, 1000)).toBe(301_000)
  expect(readyAtOf(seen, 0)).toBe(300_000)
  expect(readyAtOf(seen, undefined)).toBe(null)
  for (const rule of [{ by: 'hand' }, { by: 'quiz' }, { by: 'goals' }, video] as const)
    expect(readyAtOf(rule, 1000)).toBe(null)
})

test('a quiz takes the time that it gives, and where that is any, two minutes for each question that it asks', () => {
  const pools = [
    { questionIds: ['a', 'b', 'c'], draw: 2 },
    { questionIds: ['d'], draw: 1 },
  ]
  expect(minutesOfQuiz({ ...usualQuiz, pools, limitMinutes: 45 })).toBe(45)
  expect(minutesOfQuiz({ ...usualQuiz, pools, limitMinutes: null })).toBe(6)
  expect(minutesOfQuiz({ ...usualQuiz, pools: [], limitMinutes: null })).toBe(0)
})
