import { expect, test } from 'vitest'
import { languages } from './languages.ts'
import { formatBytes, formatMessage, formatNumber } from './messages.ts'

const posts = { one: '{count} post', other: '{count} posts' }
const ጽሑፎች = { one: '{count} ጽሑፍ', other: '{count} ጽሑፎች' }

test.each([
  ['en', 0, '0 posts'],
  ['en', 1, '1 post'],
  ['en', 2, '2 posts'],
  ['en', 1000, '1,000 posts'],
  ['en', 1.5, '1.5 posts'],
  ['am', 0, '0 ጽሑፍ'],
  ['am', 1, '1 ጽሑፍ'],
  ['am', 2, '2 ጽሑፎች'],
  ['am', 1000, '1,000 ጽሑፎች'],
] as const)('%s counts %d as "%s"', (language, count, words) => {
  expect(formatMessage(language === 'en' ? posts : ጽሑፎች, language, { count })).toBe(words)
})

test('places are filled with words as they are, and with numbers as the language writes them', () => {
  expect(formatMessage('{name} has {size}, {name}', 'en', { name: '{size} & <b>', size: 12_345 })).toBe(
    '{size} & <b> has 12,345, {size} & <b>',
  )
  expect(formatMessage('$& {name}', 'en', { name: '$1 $& $$' })).toBe('$& $1 $& $$')
})

test('a place without a value stays visible, so that nobody overlooks it', () => {
  expect(formatMessage('Hello {name}', 'en')).toBe('Hello {name}')
})

test('nothing has no sign, whichever way it was reckoned', () => {
  const r = { minimumFractionDigits: 2, maximumFractionDigits: 2 }
  expect([formatNumber(-0, 'en', r), formatNumber(-0, 'am', r), formatNumber(-0.5, 'en', r)]).toEqual([
    '0.00',
    '0.00',
    '−0.50',
  ])
})

test.each(languages)('what is below zero has the sign for it, in %s too', (language) => {
  expect([formatNumber(-0.4, language), formatMessage('{count} R', language, { count: -1200 })]).toEqual([
    '−0.4',
    '−1,200 R',
  ])
})

test('numbers and sizes are written for people', () => {
  expect([formatNumber(1_234_567.891, 'en'), formatNumber(1_234_567, 'am')]).toEqual([
    '1,234,567.891',
    '1,234,567',
  ])
  expect(
    [0, 1, 999, 38_400, 999_499, 1_000_000, 1_250_000, 25 * 1024 * 1024].map((bytes) =>
      formatBytes(bytes, 'en'),
    ),
  ).toEqual(['1 KB', '1 KB', '1 KB', '38 KB', '999 KB', '1 MB', '1.3 MB', '26.2 MB'])
})
