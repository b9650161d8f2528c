import { expect, test } from 'vitest'
import { inBoundedTime } from '#platform/test-bounded.ts'
import { run } from './run.ts'
import { settingsOf } from './test-markets.ts'

test('a script as long as one may be is played at once, also where all of it gathers first', () => {
  const script = Array.from({ length: 20_000 }, (_, at) => {
    const [side, price] =
      at % 2 ? (['buy', 9900 - (at % 900)] as const) : (['sell', 10_100 + (at % 900)] as const)
    return { at, action: 'limit' as const, side, price, units: 1, name: `n${at}` }
  })
  const settings = settingsOf({ script, tick: 1, lot: 1, auctionSeconds: 60 })
  expect(inBoundedTime(() => run(settings, []), 1.5)).toMatchObject({ events: 20_002 })
})
