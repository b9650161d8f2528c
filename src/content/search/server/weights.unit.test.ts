import { expect, test } from 'vitest'
import { shareOf, weighWords, type TextFields } from './weights.ts'

const none: TextFields = { title: '', names: [], rejected: '', excerpt: '', body: '' }

test('a word of the title stands before one that another text says however often', () => {
  const titled = weighWords({ ...none, title: 'Teff', body: 'grain '.repeat(3000) }).get('teff') ?? 0
  const repeated = weighWords({ ...none, body: 'teff '.repeat(3000) }).get('teff') ?? 0
  expect(titled).toBeGreaterThan(repeated)
  expect(shareOf(titled)).toBeLessThan(shareOf(repeated))
})

test('how much a word says is a share, wherever it stands', () => {
  const weights = weighWords({
    title: 'Teff teff teff',
    names: ['Lovegrass'],
    rejected: '',
    excerpt: 'A small grain',
    body: `${'teff '.repeat(5000)} once`,
  })
  const shares = [...weights.values()].map(shareOf)
  expect(Math.min(...shares)).toBeGreaterThan(0)
  expect(Math.max(...shares)).toBeLessThanOrEqual(1)
})
