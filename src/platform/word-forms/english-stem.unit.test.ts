import { expect, test } from 'vitest'
import { englishRoot } from './english-stem.ts'

test.each([
  ['settle', 'settlement', 'settling', 'settled'],
  ['volatile', 'volatility'],
  ['supervise', 'supervisor', 'supervision', 'supervised'],
  ['invest', 'investor', 'investment'],
  ['manipulate', 'manipulated', 'manipulation', 'manipulators'],
  ['save', 'saver', 'savings'],
  ['grade', 'graders', 'graded', 'grading'],
  ['regulate', 'regulator', 'regulation', 'regulatory'],
  ['finance', 'financing', 'financial'],
  ['diversify', 'diversified', 'diversification'],
])('%s and what is derived from it share a root', (word, ...others) => {
  for (const other of others) expect(englishRoot(other), other).toBe(englishRoot(word))
})

test('too little is no root', () => {
  for (const word of ['ore', 'ring', 'ally']) expect(englishRoot(word), word).toBeUndefined()
})
