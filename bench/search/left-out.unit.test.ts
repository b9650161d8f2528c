import { expect, test } from 'vitest'
import { leftOutOf, passedOverOf } from './left-out.ts'
import type { Query } from './relevance.ts'

function query(words: string, expects: string[] = []): Query {
  return { kind: 'plain', words, language: 'en', expects }
}

test('what is not searched is counted, with the queries that expect nothing else', () => {
  const queries = [
    query('orders', ['page/about', 'learn/order-types']),
    query('who are you', ['page/about', 'page/contact']),
    query('helicopter'),
  ]
  expect(leftOutOf(queries, new Set(['learn']))).toBe(
    'Left out: 1 of 3 queries, which expect nothing else, and 3 expected answers in all, for search does not look into: page.',
  )
  expect(leftOutOf(queries, new Set(['learn', 'page']))).toBe('Left out: nothing.')
})

test('what was found and nobody has judged is counted', () => {
  const answer = (...passedOver: string[]) => ({ kind: 'plain', expects: [], hits: [], passedOver })
  const answers = [answer('lesson/a/one', 'lesson/a/two'), answer('lesson/a/one'), answer()]
  expect(passedOverOf('SQLite', answers)).toBe(
    'Passed over on SQLite: 3 hits on 2 lessons that no query expects, for nobody has judged them, in the answers to 2 of 3 queries.',
  )
})
