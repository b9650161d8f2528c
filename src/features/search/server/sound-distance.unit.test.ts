import { assert, property, string } from 'fast-check'
import { expect, test } from 'vitest'
import { skeletonsNear, soundDistance } from './sound-distance.ts'

const words = string({ unit: 'grapheme-ascii', maxLength: 10 }).map((text) =>
  text.replaceAll(/[^a-zSTCX]/g, ''),
)

test('a word is no distance from itself, and as far from another as that from it', () => {
  assert(
    property(words, words, (one, other) => {
      expect(soundDistance(one, one, false)).toBe(0)
      expect(soundDistance(one, other, true)).toBeCloseTo(soundDistance(other, one, true), 10)
    }),
  )
})

test.each([
  ['gebeya', 'gebya', 'gebta'],
  ['mlkt', 'milikit', 'mlkm'],
  ['Sama', 'sama', 'lama'],
])('%s is nearer to %s than to %s', (word, near, far) => {
  expect(soundDistance(word, near, true)).toBeLessThan(soundDistance(word, far, true))
})

test('one slip makes a bounded number of skeletons, never the same one', () => {
  const near = skeletonsNear('gby')
  expect(near).toEqual(expect.arrayContaining(['gb', 'gyb', 'gbt', 'gbry']))
  expect(near).not.toContain('gby')
  expect(near.length).toBeLessThan(150)
})
