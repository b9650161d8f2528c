import { expect, test } from 'vitest'
import am from './locales/am.json' with { type: 'json' }
import en from './locales/en.json' with { type: 'json' }

const questionsOf = (words: object): string[] =>
  Object.entries(words).flatMap(([key, text]) => (key.startsWith('scam.q.') ? [String(text)] : []))

test('no question of the scam check is asked in the negative, to which nobody knows what a yes says', () => {
  expect(questionsOf(en)).toHaveLength(12)
  for (const text of questionsOf(en)) expect(text).not.toMatch(/\b(?:not|no|never|cannot)\b|n’t/i)
  expect(questionsOf(am)).toHaveLength(12)
  for (const text of questionsOf(am)) expect(text).not.toMatch(/(?:^|\s)አ[ልይ]\S*ም\?|የለም\?|አይደለም\?/)
})
