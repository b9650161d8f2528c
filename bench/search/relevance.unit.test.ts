import { beforeAll, describe, expect, test } from 'vitest'
import { findFaults, findTooFew, narrowAnswers, readRelevance, type Query } from './relevance.ts'

function query(words: string, expects: string[] = []): Query {
  return { kind: 'plain', words, language: 'en', expects }
}

const many = Array.from({ length: 400 }, (_, index) => query(`words ${index}`))
const starter = new Set(['learn/order-types', 'lesson/first-course/first-lesson'])

describe('the queries with known answers', () => {
  let queries: Query[]
  beforeAll(async () => {
    queries = await readRelevance('improved')
  })

  test('are many, of every kind', () => {
    expect(findTooFew(queries)).toEqual([])
  })

  test('are mostly in Amharic, with a good part in English', () => {
    const amharic = queries.filter(({ language }) => language === 'am').length / queries.length
    expect(amharic).toBeGreaterThan(0.65)
    expect(amharic).toBeLessThan(0.8)
  })

  test('expect nothing in one kind of query, and something in the others', () => {
    const vain = queries.filter(({ expects }) => expects.length === 0)
    expect([...new Set(vain.map(({ kind }) => kind))]).toEqual(['nothing'])
    expect(queries.filter(({ kind }) => kind === 'nothing')).toEqual(vain)
  })

  test('ask for most texts of the site', () => {
    const asked = new Set(
      queries.flatMap(({ expects }) => expects.filter((item) => item.startsWith('learn/'))),
    )
    expect(asked.size).toBe(12)
  })
})

describe('a fault is', () => {
  test('an answer that does not exist', () => {
    const wrong = [
      ...many,
      query('orders', ['learn/orders']),
      query('kinds of orders', ['learn/order-types']),
    ]
    expect(findFaults(wrong, starter)).toEqual([
      'plain: «orders» expects learn/orders, which is not in starter/',
    ])
  })

  test('a lesson that is not in its course', () => {
    const wrong = [
      ...many,
      query('one', ['lesson/first-course/first-lesson']),
      query('two', ['lesson/other-course/first-lesson']),
    ]
    expect(findFaults(wrong, starter)).toEqual([
      'plain: «two» expects lesson/other-course/first-lesson, which is not in starter/',
    ])
  })

  test('an answer that is named twice', () => {
    const wrong = [...many, query('orders', ['learn/order-types', 'learn/order-types'])]
    expect(findFaults(wrong, starter)).toEqual(['plain: «orders» expects an item twice'])
  })

  test('a query that stands twice, whatever its capitals', () => {
    expect(findFaults([...many, query('Words 7')], starter)).toEqual([
      '«words 7» stands more than once: plain, plain',
    ])
  })

  test('a set that is too small, or has too few queries of a kind', () => {
    const few = Array.from({ length: 4 }, (_, index) => ({ ...query(`few ${index}`), kind: 'rare' }))
    expect(findTooFew([...many, ...few])).toEqual(['rare has 4'])
    expect(findTooFew(many.slice(0, 20))).toEqual(['there are 20 queries'])
  })
})

test('those by which search is judged are there, many of every kind', async () => {
  expect(findTooFew(await readRelevance('judged'))).toEqual([])
})

test('no query by which search is judged is one by which it is improved', async () => {
  const improved = new Set((await readRelevance('improved')).map(({ words }) => words.toLowerCase()))
  const judged = await readRelevance('judged')
  expect(judged.filter(({ words }) => improved.has(words.toLowerCase()))).toEqual([])
})

test('narrowed to what a reader may read, other answers fall out, and queries without any', () => {
  const queries = [
    query('orders', ['lesson/first-course/first-lesson', 'learn/order-types']),
    query('lesson', ['lesson/first-course/first-lesson']),
    query('helicopter'),
  ]
  expect(narrowAnswers(queries, new Set(['learn']))).toEqual([
    query('orders', ['learn/order-types']),
    query('helicopter'),
  ])
})
