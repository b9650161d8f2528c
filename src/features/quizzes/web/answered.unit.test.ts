import { expect, test } from 'vitest'
import type { AskedQuestion, GivenAnswer } from '../contract.ts'
import { answerOf, draftOf } from './answered.ts'

const choices = ['a', 'b', 'c'].map((id) => ({ id, html: '' }))
const answers: GivenAnswer[] = [
  { form: 'single', chosen: ['b'] },
  { form: 'truth', chosen: ['a'] },
  { form: 'multiple', chosen: ['a', 'c'] },
  { form: 'number', number: '12.5' },
  { form: 'order', order: ['c', 'a', 'b'] },
  {
    form: 'match',
    matches: [
      { left: 'a', right: 'z' },
      { left: 'b', right: 'y' },
      { left: 'c', right: 'x' },
    ],
  },
  { form: 'point', at: { chosen: 'b' } },
  { form: 'point', at: { x: 12.5, y: 80 } },
]

test.each(answers)('an answer of the form $form stays itself when it is shown and given again', (answer) => {
  const question: Pick<AskedQuestion, 'form' | 'choices'> = { form: answer.form, choices }
  expect(answerOf(question, draftOf(question, answer))).toEqual(answer)
  expect(answerOf(question, draftOf(question, null))).toBeNull()
})

test('steps are an answer only when each has a place of its own', () => {
  const question = { form: 'order' as const, choices }
  const give = (places: Record<string, number>) => answerOf(question, { form: 'order', places })
  expect(give({ a: 1, b: 2 })).toBeNull()
  expect(give({ a: 1, b: 1, c: 2 })).toBeNull()
  expect(give({ a: 2, b: 1, c: 3 })).toEqual({ form: 'order', order: ['b', 'a', 'c'] })
})
