import { assert, property, shuffledSubarray } from 'fast-check'
import { describe, expect, test } from 'vitest'
import { firstHitAgreement, mean, qualityRows, recallAt10, reciprocalRank, type Answer } from './quality.ts'

function answer(expects: string[], hits: string[], kind = 'plain'): Answer {
  return { kind, expects, hits }
}

const others = Array.from({ length: 12 }, (_, index) => `learn/other-${index}`)

describe('recall at ten', () => {
  test('is the share of expected items that are found', () => {
    expect(recallAt10(answer(['learn/a', 'learn/b'], ['learn/x', 'learn/b']))).toBe(0.5)
    expect(recallAt10(answer(['learn/a', 'learn/b'], ['learn/b', 'learn/a']))).toBe(1)
    expect(recallAt10(answer(['learn/a'], []))).toBe(0)
  })

  test('counts the tenth hit and not the eleventh', () => {
    expect(recallAt10(answer(['learn/a'], [...others.slice(0, 9), 'learn/a']))).toBe(1)
    expect(recallAt10(answer(['learn/a'], [...others.slice(0, 10), 'learn/a']))).toBe(0)
  })

  test('asks for nothing where nothing answers', () => {
    expect(recallAt10(answer([], []))).toBe(1)
    expect(recallAt10(answer([], ['learn/a']))).toBe(0)
  })

  test('does not depend on the order of the first ten', () => {
    const found = shuffledSubarray([...others.slice(0, 8), 'learn/a', 'learn/b'])
    assert(
      property(found, (hits) => {
        const expects = ['learn/a', 'learn/b', 'learn/c']
        expect(recallAt10(answer(expects, hits))).toBe(recallAt10(answer(expects, hits.toSorted())))
      }),
    )
  })
})

describe('reciprocal rank', () => {
  test('is given by the first expected item, whichever it is', () => {
    expect(reciprocalRank(answer(['learn/a', 'learn/b'], ['learn/b', 'learn/a']))).toBe(1)
    expect(reciprocalRank(answer(['learn/a', 'learn/b'], ['learn/x', 'learn/y', 'learn/b']))).toBe(1 / 3)
  })

  test('is nothing when none of the first ten is expected', () => {
    expect(reciprocalRank(answer(['learn/a'], ['learn/x']))).toBe(0)
    expect(reciprocalRank(answer(['learn/a'], [...others.slice(0, 10), 'learn/a']))).toBe(0)
  })

  test('asks for nothing where nothing answers', () => {
    expect(reciprocalRank(answer([], []))).toBe(1)
    expect(reciprocalRank(answer([], ['learn/a']))).toBe(0)
  })
})

describe('two engines', () => {
  test('agree where their first hits are the same, or both find nothing', () => {
    const one = [
      answer(['learn/a'], ['learn/a', 'learn/b']),
      answer([], []),
      answer(['learn/a'], ['learn/b']),
    ]
    const other = [answer(['learn/a'], ['learn/a']), answer([], []), answer(['learn/a'], ['learn/a'])]
    expect(firstHitAgreement(one, other)).toBe(2 / 3)
  })

  test('do not agree where only one of them finds something', () => {
    expect(firstHitAgreement([answer([], [])], [answer([], ['learn/a'])])).toBe(0)
  })

  test('are not compared by answers to different numbers of queries', () => {
    expect(() => firstHitAgreement([answer([], [])], [])).toThrow('1 answers cannot be compared with 0')
  })
})

describe('the table', () => {
  const sqlite = {
    engine: 'SQLite',
    answers: [
      answer(['learn/a'], ['learn/a'], 'plain'),
      answer(['learn/a', 'learn/b', 'learn/c'], ['learn/x', 'learn/a', 'learn/b'], 'typos'),
      answer(['learn/a'], ['learn/x'], 'typos'),
    ],
  }
  const postgres = {
    engine: 'PostgreSQL',
    answers: [
      answer(['learn/a'], ['learn/a'], 'plain'),
      answer(['learn/a', 'learn/b', 'learn/c'], ['learn/a', 'learn/b', 'learn/c'], 'typos'),
      answer(['learn/a'], ['learn/x'], 'typos'),
    ],
  }

  test('has a row for each kind of query and one for all', () => {
    expect(qualityRows([sqlite, postgres])).toEqual([
      [
        'kind of query',
        'queries',
        'recall@10 SQLite',
        'MRR SQLite',
        'recall@10 PostgreSQL',
        'MRR PostgreSQL',
        'same first hit',
      ],
      ['plain', '1', '1.00', '1.00', '1.00', '1.00', '1.00'],
      ['typos', '2', '0.33', '0.25', '0.50', '0.50', '0.50'],
      ['all', '3', '0.55', '0.50', '0.66', '0.66', '0.66'],
    ])
  })

  test('compares nothing when there is one engine', () => {
    expect(qualityRows([sqlite])[1]).toEqual(['plain', '1', '1.00', '1.00'])
  })

  test('never shows a goal as reached that is not', () => {
    const answers = Array.from({ length: 1000 }, (_, index) =>
      answer(['learn/a'], index < 899 ? ['learn/a'] : []),
    )
    expect(qualityRows([{ engine: 'SQLite', answers }])[1]).toEqual(['plain', '1000', '0.89', '0.89'])
  })
})

test('the mean of nothing is nothing', () => {
  expect(mean([])).toBe(0)
})
