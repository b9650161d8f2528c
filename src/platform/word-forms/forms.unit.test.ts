import { describe, expect, test } from 'vitest'
import { fold } from './folding.ts'
import { formsOf } from './forms.ts'

describe('Amharic words', () => {
  test.each([
    [
      'አክሲዮን',
      ['የአክሲዮን', 'አክሲዮኖች', 'በአክሲዮን', 'ለአክሲዮኖች', 'አክሲዮኑ', 'አክሲዮኖቹን', 'ስለአክሲዮኖችም', 'እንደአክሲዮን', 'ከአክሲዮኖችና'],
    ],
    ['ባንክ', ['ባንኮች', 'ባንኩ', 'በባንኮች', 'የባንኩን', 'ወደባንክ']],
    ['ገበያ', ['ገበያው', 'ገበያዎች', 'የገበያው', 'በገበያዎችም', 'ከገበያ']],
    ['ብር', ['የብር', 'በብር', 'ብርን', 'ለብርም']],
    ['ሰነድ', ['ሰነዶች', 'ሰነዶቹ', 'ሰነዳት', 'በሰነዶች']],
    ['መለያ', ['መለያዬ', 'ከመለያዬ', 'መለያዎ']],
  ])('%s is found in its inflected forms', (word, inflected) => {
    for (const one of inflected) expect(formsOf(fold(one)), one).toContain(fold(word))
  })

  test('a word is always among its own forms, first, and nothing shorter than two letters is', () => {
    for (const word of ['ቡና', 'ከተማ', 'ለ', 'የየየየ', 'ኖች', 'ወርቅ']) {
      const [first, ...others] = formsOf(word)
      expect(first).toBe(word)
      expect(others.every((form) => form.length >= 2)).toBe(true)
    }
  })

  test('endlessly many endings stay few forms', () => {
    expect(formsOf('በለከየ'.repeat(10) + 'ንናም'.repeat(10)).length).toBeLessThanOrEqual(32)
  })
})

describe('English words', () => {
  test.each([
    ['trade', 'trades', 'traded', 'trading'],
    ['stop', 'stops', 'stopped', 'stopping'],
    ['loss', 'losses'],
    ['price', 'prices', 'pricing'],
    ['diversify', 'diversified', 'diversification', 'diversifies'],
    ['box', 'boxes'],
  ])('%s and its forms are one', (...words) => {
    const shared = words.map((word) => new Set(formsOf(word))).reduce((one, other) => one.intersection(other))
    expect(shared.size).toBeGreaterThan(0)
  })

  test.each([
    ['trade', 'trader'],
    ['king', 'kin'],
    ['bus', 'bu'],
    ['need', 'ne'],
    ['sell', 'sel'],
  ])('%s and %s stay two', (one, other) => {
    expect(new Set(formsOf(one)).intersection(new Set(formsOf(other))).size).toBe(0)
  })
})

test('numbers and mixed words are found as they stand', () => {
  expect([formsOf('2019'), formsOf('q3'), formsOf('esxን')]).toEqual([['2019'], ['q3'], ['esxን']])
})
