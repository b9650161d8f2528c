import { assert, property, string } from 'fast-check'
import { expect, test } from 'vitest'
import { mostDigest } from '../limits.ts'
import { digestOf } from './digest.ts'

test('a digest is short letters and digits, the same however the words are spaced', () => {
  assert(
    property(string({ unit: 'binary' }), (words) => {
      const digest = digestOf(words)
      expect(digest).toMatch(/^[0-9a-z]+$/)
      expect(digest.length).toBeLessThanOrEqual(mostDigest)
      expect(digestOf(`  ${words}\n`)).toBe(digest)
    }),
  )
})

test('other words have another digest, in either script', () => {
  const blocks = Array.from({ length: 2000 }, (_, index) => [`Paragraph ${index}.`, `አንቀጽ ${index}።`]).flat()
  expect(new Set(blocks.map(digestOf)).size).toBe(blocks.length)
})
