import { describe, expect, test } from 'vitest'
import { inBoundedTime } from '#platform/test-bounded.ts'
import { checkAltTexts } from './alt-texts.ts'
import { checkHeadings } from './headings.ts'
import { checkLinks } from './links.ts'
import { checkReviews } from './reviews.ts'
import { runChecks } from './run-checks.ts'
import type { LinkState } from './subject.ts'
import { codes, found, headingBlock, linkBlock, pictureBlock, subjectOf } from './test-subject.ts'

describe('pictures', () => {
  const fileNames = new Map([['picture', 'market_day.jpg']])

  test.each([
    ['', 'alt.missing'],
    ['  ', 'alt.missing'],
    ['IMG_2034', 'alt.file_name'],
    ['prices.png', 'alt.file_name'],
    ['Market day', 'alt.file_name'],
    ['Screenshot 2026-10-11', 'alt.file_name'],
  ])('need words of their own: "%s"', (alt, code) => {
    expect(codes(checkAltTexts, subjectOf('en', ['x', pictureBlock(alt)], { fileNames }))).toEqual([code])
  })

  test('need words in the language of their text', () => {
    const other = [pictureBlock('Sacks of coffee in a warehouse')]
    const same = subjectOf('am', [pictureBlock('Sacks of coffee in a warehouse')], { other })
    expect(found(checkAltTexts, same)).toEqual(['alt.same_in_both: Sacks of coffee in a warehouse'])
    expect(codes(checkAltTexts, subjectOf('am', [pictureBlock('በመጋዘን ያሉ የቡና ጆንያዎች')], { other }))).toEqual([])
    expect(
      codes(checkAltTexts, subjectOf('am', [pictureBlock('ESX')], { other: [pictureBlock('ESX')] })),
    ).toEqual([])
  })
})

describe('headings', () => {
  test.each<[string, [number, string][], string[]]>([
    [
      'in order',
      [
        [2, 'A'],
        [3, 'B'],
        [4, 'C'],
        [2, 'D'],
        [3, 'E'],
      ],
      [],
    ],
    [
      'begin too deep',
      [
        [3, 'A'],
        [2, 'B'],
      ],
      ['heading.starts_deep: A'],
    ],
    [
      'skip a level',
      [
        [2, 'A'],
        [4, 'B'],
      ],
      ['heading.skips: B'],
    ],
    [
      'are empty',
      [
        [2, ''],
        [2, 'B'],
      ],
      ['heading.empty'],
    ],
    [
      'are equal',
      [
        [2, 'ዋጋ'],
        [2, 'ዋጋ '],
      ],
      ['heading.repeated: ዋጋ'],
    ],
  ])('%s', (_, headings, expected) => {
    const body = headings.map(([level, text]) => headingBlock(level, text))
    expect(found(checkHeadings, subjectOf('am', body))).toEqual(expected)
  })
})

describe('links', () => {
  test('that lead nowhere are told with their place, an earlier address only as a note', () => {
    const links = new Map<string, LinkState>([
      ['/blogs/gone', 'not_found'],
      ['/blogs/old', 'old_address'],
      ['/blogs/there', 'found'],
    ])
    const body = [
      linkBlock(['nowhere', '/blogs/gone'], ['there', '/blogs/there']),
      linkBlock(['once', '/blogs/old']),
    ]
    expect(checkLinks(subjectOf('en', body, { links }))).toMatchObject([
      {
        code: 'link.not_found',
        severity: 'warning',
        quote: 'nowhere',
        place: { block: 0, start: 4, end: 11 },
        values: { address: '/blogs/gone' },
      },
      { code: 'link.old_address', severity: 'note', quote: 'once', place: { block: 1 } },
    ])
  })
})

describe('the item', () => {
  const item = { riskLevel: 'none', reviewedOn: '2026-08-01', reviewEveryDays: 90 } as const

  test('is due for review after its days, and worth a look after a year without any', () => {
    const on = (change: object) => codes(checkReviews, subjectOf('en', 'x', { item: { ...item, ...change } }))
    expect(on({})).toEqual(['review.overdue'])
    expect(on({ reviewEveryDays: 120 })).toEqual([])
    expect(on({ reviewEveryDays: null })).toEqual([])
    expect(on({ reviewEveryDays: null, reviewedOn: '2025-10-01' })).toEqual(['review.long_ago'])
    expect(on({ reviewedOn: null })).toEqual([])
  })

  test('of high risk needs a note about it', () => {
    const risky = { ...item, reviewedOn: null, riskLevel: 'high' } as const
    const callout = (tone: string) => ({
      type: 'callout',
      attrs: { tone, title: '' },
      content: [{ type: 'paragraph' }],
    })
    expect(codes(checkReviews, subjectOf('en', [callout('info')], { item: risky }))).toEqual([
      'risk.no_callout',
    ])
    expect(codes(checkReviews, subjectOf('en', [callout('risk')], { item: risky }))).toEqual([])
  })
})

test('a text with hundreds of faults lists the first of each kind and counts the others, warnings first', () => {
  const body = [headingBlock(2, 'ዋጋ'), headingBlock(2, 'ዋጋ'), ...Array.from({ length: 40 }, () => 'ዋጋው ጨመረ.')]
  const { items, more } = runChecks(subjectOf('am', body))
  expect([items.length, more]).toEqual([13, 28])
  expect(items.at(-1)?.code).toBe('heading.repeated')
})

test.each([
  ['of words', 'en', 'profit and loss of a trader '.repeat(700)],
  ['of promises', 'en', 'get rich '.repeat(2200)],
  ['of numbers', 'en', Array.from({ length: 3000 }, (_, number) => number * 3).join(' ')],
  ['of quotation marks', 'am', '"ሀ'.repeat(4000)],
  ['of stops', 'am', 'ሀለ.ሐመ. '.repeat(1500)],
] as const)('the largest text %s does not hold up the server', (_, language, words) => {
  const body = Array.from({ length: 8 }, () => words.trim())
  inBoundedTime(() => runChecks(subjectOf(language, body, { other: [...body, 'x'] })), 4)
})
