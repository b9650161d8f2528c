import { expect, test } from 'vitest'
import { markOfChoice } from './choice-mark.ts'

const nothing = { chosen: [], order: [], matches: [] }
const mark = (
  right: Partial<Parameters<typeof markOfChoice>[1]>,
  ...choices: [id: string, isChosen: boolean, isRightlyAnswered: boolean][]
) =>
  choices.map(([id, isChosen, isRightlyAnswered]) =>
    markOfChoice({ id, isChosen, isRightlyAnswered }, { ...nothing, ...right }),
  )

test('of one choice the right one is right, a wrong one that was chosen is wrong, and others are neither', () => {
  const right = { chosen: ['b'] }
  expect(mark(right, ['a', true, false], ['b', false, false], ['c', false, true])).toEqual([
    'wrong',
    'right',
    null,
  ])
  expect(mark(right, ['a', false, true], ['b', true, true], ['c', false, true])).toEqual([
    null,
    'right',
    null,
  ])
})

test('of several choices each right one is right, whether it was chosen or missed', () => {
  const choices = mark(
    { chosen: ['a', 'b'] },
    ['a', true, true],
    ['b', false, false],
    ['c', true, false],
    ['d', false, true],
  )
  expect(choices).toEqual(['right', 'right', 'wrong', null])
})

test('a step or a pair is right where it was put rightly', () => {
  const matches = [{ left: 'a', right: 'x' }]
  for (const right of [{ order: ['a', 'b'] }, { matches }])
    expect(mark(right, ['a', true, true], ['b', true, false])).toEqual(['right', 'wrong'])
})
