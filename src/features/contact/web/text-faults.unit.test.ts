import { assert, constantFrom, integer, property } from 'fast-check'
import { expect, test } from 'vitest'
import { textFaults } from './text-faults.ts'

test('a browser refuses what the server would refuse, counted in letters of any script', () => {
  assert(
    property(integer({ min: 0, max: 4100 }), constantFrom('a', 'ሀ', '𝒂'), (length, letter) => {
      const faults = textFaults('words', () => letter.repeat(length))
      const wanted = length < 10 ? 'too_short' : length > 4000 ? 'too_long' : undefined
      expect(faults).toEqual(wanted ? { words: wanted } : {})
    }),
    {
      examples: [
        [9, 'ሀ'],
        [10, '𝒂'],
        [4000, '𝒂'],
        [4001, 'a'],
      ],
    },
  )
})
