import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { findBiggestFall } from './biggest-fall.ts'

test('the fall is between neighbours, and none is bigger', () => {
  fc.assert(
    fc.property(fc.array(fc.nat({ max: 50 })), (counts) => {
      const falls = counts.slice(1).map((count, at) => counts[at]! - count)
      const found = findBiggestFall(counts)
      expect(found?.lost ?? 0).toBe(Math.max(0, ...falls))
      if (found) expect(counts[found.at]! - counts[found.at + 1]!).toBe(found.lost)
    }),
  )
})

test('of equal falls the first one is told, and where nobody stops none', () => {
  expect(findBiggestFall([9, 6, 6, 3])).toEqual({ at: 0, lost: 3 })
  expect(findBiggestFall([4, 4, 5])).toBeNull()
  expect(findBiggestFall([7])).toBeNull()
})
