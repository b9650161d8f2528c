import { expect, test } from 'vitest'
import { withoutStopWords } from '#platform/word-forms/stop-words.ts'
import { foldedWords } from '#platform/word-forms/words.ts'
import { sayingsIn } from './sayings.ts'

const said = (query: string) =>
  sayingsIn(
    query,
    withoutStopWords(foldedWords(query).map((folded) => ({ folded }))).map(({ folded }) => folded),
  )
const namesOf = (query: string) => said(query).flatMap(({ names }) => names)

test('a saying leads to the names of what it means, in other forms, in another order and with a word more', () => {
  for (const query of ['jump on the bandwagon', 'everyone jumped on that bandwagon', 'bandwagon to jump on'])
    expect(namesOf(query), query).toContain('fear of missing out')
  expect(namesOf('who is printing our cash')).toContain('central bank')
})

test('where a single word says anything, the words around it must stand there too', () => {
  expect(namesOf('my account is in the red')).toContain('loss')
  expect(namesOf('red flags')).not.toContain('loss')
  expect(namesOf('red')).toEqual([])
})

test('it stands for the words that say it, and not for those around them', () => {
  const [first] = said('coffee exporter missed the boat')
  expect(first).toMatchObject({ from: 2, to: 4 })
  expect(first?.nearness).toBeCloseTo(1)
})

test('one word of a saying, or much else beside it, is another question', () => {
  for (const query of ['boat', 'boat trip', 'bus timetable', 'price'])
    expect(namesOf(query), query).toEqual([])
  expect(said('')).toEqual([])
})

test('where no saying comes near, that of which the sayings together have all words', () => {
  expect(namesOf('hoarding and gossip')).toEqual(['market manipulation'])
  expect(namesOf('gossip about neighbours')).toEqual([])
})
