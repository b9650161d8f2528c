import { describe, expect, test } from 'vitest'
import type { LogEntry, MarketSettings, Mission } from '../contract.ts'
import { isFault, run } from './run.ts'
import { settingsOf } from './test-markets.ts'

const script: NonNullable<MarketSettings['script']> = [
  { at: 10, action: 'limit', side: 'sell', price: 10_000, units: 100, name: 'a' },
  { at: 20, action: 'limit', side: 'sell', price: 10_300, units: 100, name: 'b' },
  { at: 30, action: 'limit', side: 'buy', price: 9900, units: 100, name: 'c' },
  // Others trade with each other once, at 99.
  { at: 5000, action: 'market', side: 'sell', price: null, units: 100, name: 'd' },
  { at: 20_000, action: 'limit', side: 'sell', price: 9900, units: 50, name: 'e' },
]
const buy = (at: number, units: number): LogEntry => ({ at, action: 'market', side: 'buy', units })

function outcome(mission: Mission, log: readonly LogEntry[], more: Partial<MarketSettings> = {}) {
  const result = run(settingsOf({ script, missions: [mission], ...more }), log)
  if (isFault(result)) throw new Error(result.reason)
  return result.missions[0]
}

describe('so many units at an average', () => {
  const mission: Mission = { form: 'average', side: 'buy', units: 150, price: 10_100 }
  test('is met at exactly that average', () => {
    expect(outcome(mission, [buy(4, 150)])).toMatchObject({
      isMet: true,
      reason: 'met',
      counted: { units: 150, value: 1_515_000 },
    })
  })
  test('is not met a tick above it, nor with a lot too few', () => {
    expect(outcome({ ...mission, price: 10_095 }, [buy(4, 150)])).toMatchObject({ reason: 'average' })
    expect(outcome(mission, [buy(4, 140)])).toMatchObject({ isMet: false, reason: 'few' })
  })
  test('a seller wants at least that', () => {
    const sell: LogEntry = { at: 3, action: 'market', side: 'sell', units: 50 }
    const wanted: Mission = { form: 'average', side: 'sell', units: 50, price: 9900 }
    expect(outcome(wanted, [sell])).toMatchObject({ isMet: true })
    expect(outcome({ ...wanted, price: 9901 }, [sell])).toMatchObject({ reason: 'average' })
  })
})

test('without moving the price: slices of one moment count together, later ones do not', () => {
  const mission: Mission = { form: 'quiet', side: 'buy', units: 110, move: 299 }
  expect(outcome(mission, [buy(3, 100), buy(3, 10)])).toMatchObject({ reason: 'moved', moved: 300 })
  expect(outcome({ ...mission, move: 300 }, [buy(3, 100), buy(3, 10)])).toMatchObject({ isMet: true })
  expect(outcome(mission, [buy(3, 100), buy(5, 10)])).toMatchObject({ isMet: true, moved: 0 })
})

describe('without moving the price', () => {
  const offer = (at: number, price: number, name: string) =>
    ({ at, action: 'limit', side: 'sell', price, units: 20, name }) as const
  const others = (at: number, side: 'buy' | 'sell', name: string) =>
    ({ at, action: 'market', side, price: null, units: 10, name }) as const
  const mission = (side: 'buy' | 'sell'): Mission => ({ form: 'quiet', side, units: 10, move: 99 })

  test('an order that only waits moves nothing, so the next one is measured from the best price of its own', () => {
    const thin: typeof script = [
      { at: 10, action: 'limit', side: 'buy', price: 10_000, units: 10, name: 'a' },
      { at: 20, action: 'limit', side: 'buy', price: 9900, units: 100, name: 'b' },
      others(3000, 'sell', 'c'),
    ]
    const waits: LogEntry = { at: 2, action: 'limit', side: 'sell', price: 10_300, units: 10 }
    const sell: LogEntry = { at: 3, action: 'market', side: 'sell', units: 10 }
    const found = outcome(mission('sell'), [waits, sell], { script: thin })
    expect(found).toMatchObject({ isMet: true, moved: 0 })
    const meets: LogEntry = { ...waits, price: 9900 }
    const both = outcome(mission('sell'), [meets, { ...sell, at: 2 }], { script: thin })
    expect(both).toMatchObject({ reason: 'moved', moved: 100 })
  })

  test('orders nine seconds apart are measured from the one before, and not from the first of them all', () => {
    const rising: typeof script = [
      offer(10, 10_000, 'a'),
      offer(20, 10_050, 'b'),
      offer(30, 10_100, 'c'),
      others(5000, 'buy', 'd'),
      offer(9000, 10_200, 'e'),
      others(14_000, 'buy', 'f'),
      offer(18_000, 10_200, 'g'),
    ]
    const found = outcome(mission('buy'), [buy(3, 10), buy(5, 10), buy(7, 10)], { script: rising })
    expect(found).toMatchObject({ isMet: true, moved: 50, counted: { units: 30, value: 301_500 } })
  })
})

test('in the auction: what is bought afterwards does not count', () => {
  const mission: Mission = { form: 'auction', side: 'buy', units: 20 }
  const gather: LogEntry = { at: 3, action: 'limit', side: 'buy', price: 10_000, units: 20 }
  const more = { auctionSeconds: 1 }
  expect(outcome(mission, [gather], more)).toMatchObject({ isMet: true, counted: { units: 20 } })
  expect(outcome(mission, [{ ...gather, at: 4 }], more)).toMatchObject({
    reason: 'few',
    counted: { units: 0 },
  })
})

describe('at the average of the market', () => {
  const mission: Mission = { form: 'pace', side: 'buy', units: 50, seconds: 60 }
  test('is met with what others paid each other, or less', () => {
    expect(outcome(mission, [buy(5, 50)])).toMatchObject({
      isMet: true,
      market: { units: 100, value: 990_000 },
    })
  })
  test('is not met above it, nor after its time, nor where nobody else trades', () => {
    expect(outcome(mission, [buy(3, 50)])).toMatchObject({ reason: 'average' })
    expect(outcome({ ...mission, seconds: 10 }, [buy(5, 50)])).toMatchObject({ reason: 'few' })
    const alone = script.filter(({ name }) => name < 'd')
    expect(outcome(mission, [buy(3, 50)], { script: alone })).toMatchObject({ reason: 'silent' })
  })
})
