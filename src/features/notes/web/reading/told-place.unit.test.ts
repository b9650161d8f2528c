import { expect, test } from 'vitest'
import { mostBlocks } from '../../limits.ts'
import { withWaiting, type ToldPlace } from './told-place.ts'

const place = (values: Partial<ToldPlace> = {}): ToldPlace => ({
  language: 'am',
  block: 0,
  blockCount: 20,
  quote: 'the first',
  readBlocks: [],
  isEndRead: false,
  ...values,
})

test('what an earlier visit read without a connection goes out with the next one', () => {
  const waiting = place({ block: 19, quote: 'the last', readBlocks: ['a', 'b'], isEndRead: true })
  const now = place({ readBlocks: ['b', 'c'] })
  expect(withWaiting(now, waiting)).toEqual({ ...waiting, readBlocks: ['b', 'c', 'a'] })
})

test('who goes on reading goes on from where they are', () => {
  const now = place({ block: 4, quote: 'the fifth', readBlocks: ['c'] })
  expect(withWaiting(now, place({ block: 2, readBlocks: ['a'] }))).toEqual({ ...now, readBlocks: ['c', 'a'] })
  expect(withWaiting(now, undefined)).toEqual(now)
})

test('the server is told of no more blocks than it takes, the newest of them', () => {
  const many = Array.from({ length: mostBlocks }, (_, at) => `${at}`)
  const { readBlocks } = withWaiting(place({ readBlocks: ['new'] }), place({ readBlocks: many }))
  expect([readBlocks.length, readBlocks[0]]).toEqual([mostBlocks, 'new'])
})
