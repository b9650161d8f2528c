import { expect, test } from 'vitest'
import type { Expansion } from './expansion.ts'
import { createTitleLikeness } from './title-likeness.ts'

/** What texts have of a word: itself. */
function known(id: number, folded: string): Expansion {
  return {
    wanted: { exact: folded, folded, forms: [folded], isPrefix: false },
    words: new Map([[id, { word: folded, likeness: 1 }]]),
    isKnown: true,
  }
}

const bill = [known(1, 'treasury'), known(2, 'bill')]
const phrases = [
  { from: 0, to: 1, parts: [known(3, 'tbill')], worth: 1 },
  { from: 0, to: 1, parts: bill, worth: 0.8 },
]

test('a title answers by the word itself, and by another name as a whole', () => {
  const inTitle = createTitleLikeness(phrases, 1)
  expect(inTitle(['tbill', 'today'])).toEqual([1])
  expect(inTitle(['the', 'treasury', 'bill'])).toEqual([0.8])
})

test('half of another name says much less than half', () => {
  const [half = 0] = createTitleLikeness(phrases, 1)(['the', 'bill'])
  expect(half).toBeGreaterThan(0)
  expect(half).toBeLessThan(0.3)
})
