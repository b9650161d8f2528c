import { expect, test } from 'vitest'
import { choiceLetter } from './choice-letters.ts'

test.each([
  ['en', 'ABCD'],
  ['am', 'ሀለሐመ'],
] as const)('what is to be matched is lettered in the script of its language: %s', (language, first) => {
  expect([0, 1, 2, 3].map((index) => choiceLetter(index, language)).join('')).toBe(first)
  const many = Array.from({ length: 40 }, (_, index) => choiceLetter(index, language))
  expect(new Set(many).size).toBe(40)
})
