import { expect, test } from 'vitest'
import { settingsOf } from '../../engine/test-markets.ts'
import { otherSeed } from './other-market.ts'

test('another market is offered where there is one: not where a data set says what others do', () => {
  expect(otherSeed(settingsOf(), 7)).toBe(8)
  expect(otherSeed(settingsOf(), 4_294_967_295)).toBe(0)
  const offer = { at: 10, action: 'limit', side: 'sell', price: 10_000, units: 100, name: 'a' } as const
  expect(otherSeed(settingsOf({ script: [offer] }), 7)).toBeNull()
})
