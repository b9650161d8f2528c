import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { orderLog, type LogEntry } from '../contract.ts'
import { limits } from '../limits.ts'
import { auctionPrice } from './auction.ts'
import { bestPrice, isBetter, rest, emptyBook, type Book } from './book.ts'
import { openMarket, order, step } from './market.ts'
import { isFault, replay, resultOf, run } from './run.ts'
import type { Market } from './state.ts'
import { anySettings, anyTries, play, settingsOf } from './test-markets.ts'

const sum = (amounts: readonly number[]) => amounts.reduce((all, one) => all + one, 0)

describe('whatever a reader does in whichever market', () => {
  test('units and money are only moved, and nobody spends or sells what they do not have', () => {
    fc.assert(
      fc.property(anySettings, anyTries, (settings, tries) => {
        play(settings, tries, ({ cash, units }) => {
          expect(sum(units)).toBe(settings.units)
          expect(sum(cash)).toBe(settings.cash)
          expect(Math.min(cash[0] ?? -1, units[0] ?? -1)).toBeGreaterThanOrEqual(0)
          expect([...cash, ...units].every(Number.isSafeInteger)).toBe(true)
        })
      }),
    )
  })

  test('the book is never crossed once trading is open, and its prices and their orders stand in order', () => {
    fc.assert(
      fc.property(anySettings, anyTries, (settings, tries) => {
        play(settings, tries, ({ book, phase }) => {
          expectInOrder(book)
          const [bid, ask] = [bestPrice(book, 'buy'), bestPrice(book, 'sell')]
          if (phase !== 'auction' && bid !== null && ask !== null) expect(bid).toBeLessThan(ask)
        })
      }),
    )
  })

  test('the same settings and log come to the same result, also from the middle', () => {
    fc.assert(
      fc.property(anySettings, anyTries, (settings, tries) => {
        const { market, log } = play(settings, tries)
        expect(run(settings, log)).toEqual(resultOf(market))
        const half = replay(settings, log, Math.floor(market.events / 2))
        if (isFault(half)) throw new Error(half.reason)
        const later = log.filter(({ at }) => at > half.events)
        for (const entry of later) {
          while (half.events < entry.at) step(half)
          order(half, entry)
        }
        while (half.phase !== 'over') step(half)
        expect(resultOf(half)).toEqual(resultOf(market))
      }),
    )
  })

  test('a reader never trades with themselves', () => {
    fc.assert(
      fc.property(anySettings, anyTries, (settings, tries) => {
        const { market } = play(settings, tries)
        const own = market.own.flatMap(({ fills }) => fills)
        const traded = market.trades.filter(({ isOwn }) => isOwn)
        expect(sum(own.map(({ units }) => units))).toBe(sum(traded.map(({ units }) => units)))
      }),
    )
  })
})

test('an order waits behind those that came before it at its price, and in front of worse ones', () => {
  fc.assert(
    fc.property(anySettings, anyTries, (settings, tries) => {
      let before = new Map<number, number>()
      play({ ...settings, auctionSeconds: 0 }, tries, (market) => {
        const now = new Map([...market.book.byId].map(([id, { left }]) => [id, left]))
        for (const [id, left] of now) {
          if ((before.get(id) ?? left) === left) continue
          const filled = market.book.byId.get(id)
          // Whoever was filled and still waits is the first of its side.
          if (filled) expect(market.book[filled.side][0]?.orders[0]?.id).toBe(id)
        }
        before = now
      })
    }),
  )
})

describe('the auction', () => {
  const anyOrders = fc.array(
    fc.record({ price: fc.integer({ min: 90, max: 110 }), units: fc.integer({ min: 1, max: 50 }) }),
    { maxLength: 12 },
  )

  test('finds the price at which the most units trade, then the least is left over, then the nearest', () => {
    fc.assert(
      fc.property(anyOrders, anyOrders, (buys, sells) => {
        const book = bookOf(buys, sells)
        const found = auctionPrice(book, 100)
        const at = (price: number) => {
          const bought = sum(buys.filter((one) => one.price >= price).map(({ units }) => units))
          const sold = sum(sells.filter((one) => one.price <= price).map(({ units }) => units))
          return { units: Math.min(bought, sold), left: Math.abs(bought - sold), far: Math.abs(price - 100) }
        }
        const prices = [...buys, ...sells].map(({ price }) => price)
        const most = Math.max(0, ...prices.map((price) => at(price).units))
        expect(found === null).toBe(most === 0)
        if (!found) return
        const chosen = at(found.price)
        expect(chosen.units).toBe(most)
        const equals = prices.map(at).filter(({ units }) => units === most)
        expect(chosen.left).toBe(Math.min(...equals.map(({ left }) => left)))
        const nearest = equals.filter(({ left }) => left === chosen.left).map(({ far }) => far)
        expect(chosen.far).toBe(Math.min(...nearest))
      }),
    )
  })

  test('fills those first who offered more, at one price for all', () => {
    const market = openMarket(settingsOf({ auctionSeconds: 20, script: gathering, lot: 1, units: 0 }))
    order(market, { at: 0, action: 'limit', side: 'buy', price: 10_050, units: 10 })
    while (market.phase === 'auction') step(market)
    expect(market.own[0]?.fills).toEqual([{ at: 20_000, price: 9950, units: 10, isInAuction: true }])
    expect(market.trades.map(({ units }) => units)).toEqual([10, 5])
  })

  const gathering = [
    { at: 10, action: 'limit' as const, side: 'buy' as const, price: 9950, units: 20, name: 'a' },
    { at: 20, action: 'limit' as const, side: 'sell' as const, price: 9900, units: 15, name: 'b' },
  ]
})

describe('orders of a reader', () => {
  const book = [
    { at: 10, action: 'limit' as const, side: 'sell' as const, price: 10_000, units: 60, name: 'a' },
    { at: 20, action: 'limit' as const, side: 'sell' as const, price: 10_200, units: 30, name: 'b' },
    { at: 30, action: 'limit' as const, side: 'sell' as const, price: 10_500, units: 10, name: 'c' },
    { at: 40, action: 'limit' as const, side: 'buy' as const, price: 9900, units: 50, name: 'd' },
  ]
  const opened = (more = {}) => {
    const market = openMarket(settingsOf({ script: book, lot: 10, fee: 20, ...more }))
    for (let count = 0; count < book.length; count++) step(market)
    return market
  }
  const buy = (units: number) => ({ at: 4, action: 'market' as const, side: 'buy' as const, units })

  test('a market order takes one price after the other, as the text on order types counts it', () => {
    const market = opened()
    expect(order(market, buy(100))).toBeNull()
    const { bought, fees, slippage } = resultOf(market)
    expect(bought).toEqual({ units: 100, value: 1_011_000 })
    expect(fees).toBe(2022)
    // The middle was 99.50.
    expect(slippage).toBe(1_011_000 - 995_000)
    expect(market.moved.buy).toBe(500)
  })

  test('orders within ten seconds move the price together', () => {
    const market = opened()
    for (const units of [60, 30]) order(market, buy(units))
    expect(market.moved.buy).toBe(200)
  })

  test('a market order stops where the money ends, and says so', () => {
    const market = opened({ cash: 700_000, fee: 0 })
    expect(order(market, buy(70))).toBeNull()
    expect(market.own[0]).toMatchObject({ state: 'cancelled', fills: [{ units: 60 }] })
    expect(market.news.at(-1)).toMatchObject({ what: 'unfilled', left: 10 })
  })

  test('an order that would meet one of the same reader takes that one back', () => {
    const market = opened()
    order(market, { at: 4, action: 'limit', side: 'buy', price: 9950, units: 10 })
    order(market, { at: 4, action: 'limit', side: 'sell', price: 9900, units: 20 })
    expect(market.own.map(({ state }) => state)).toEqual(['cancelled', 'done'])
    expect(market.news.some((one) => one.what === 'own')).toBe(true)
  })

  test.each<[string, LogEntry, Partial<Parameters<typeof settingsOf>[0]>]>([
    ['lot', { ...buy(15) }, {}],
    ['tick', { at: 4, action: 'limit', side: 'buy', price: 9901, units: 10 }, {}],
    ['price', { at: 4, action: 'limit', side: 'buy', price: 20_005, units: 10 }, {}],
    ['cash', { ...buy(10) }, { cash: 100 }],
    ['units', { at: 4, action: 'market', side: 'sell', units: 1010 }, {}],
    ['order', { at: 4, action: 'cancel', order: 1 }, {}],
  ])('is not taken because of its %s, and then nothing changes', (reason, entry, more) => {
    const market = opened(more)
    const before = structuredClone({ ...market, crowd: null })
    expect(order(market, entry)).toBe(reason)
    expect({ ...market, crowd: null }).toEqual(before)
  })

  test('a run holds so many orders and cancellations together, as many as its log', () => {
    const market = opened()
    const log: LogEntry[] = []
    const send = (entry: LogEntry) => {
      const refusal = order(market, entry)
      if (!refusal) log.push(entry)
      return refusal
    }
    const place: LogEntry = { at: 4, action: 'limit', side: 'buy', price: 5, units: 10 }
    for (let number = 1; number <= limits.log / 2; number++)
      expect([send(place), send({ at: 4, action: 'cancel', order: number })]).toEqual([null, null])
    expect(send(place)).toBe('log')
    expect(orderLog.safeParse(log).success).toBe(true)
    const full = opened()
    for (let count = 0; count < limits.log; count++) expect(order(full, place)).toBeNull()
    expect(order(full, { at: 4, action: 'cancel', order: 1 })).toBe('log')
  })

  test('a market order waits for no auction', () => {
    const market = openMarket(settingsOf({ auctionSeconds: 10 }))
    expect(order(market, buy(10))).toBe('auction')
  })
})

describe('a log that cannot have come of playing', () => {
  const settings = settingsOf()
  const sell = (at: number, units = 10): LogEntry => ({ at, action: 'market', side: 'sell', units })

  test.each<[string, LogEntry[], number]>([
    ['past', [sell(5), sell(4)], 1],
    ['late', [sell(100_000)], 0],
    ['lot', [sell(5, 7)], 0],
    ['units', [{ at: 5, action: 'limit', side: 'sell', price: 20_000, units: 1000 }, sell(6)], 1],
    ['order', [{ at: 3, action: 'cancel', order: 1 }], 0],
  ])('is refused: %s', (reason, log, entry) => {
    expect(run(settings, log)).toEqual({ reason, entry })
  })
})

test('a seeded market lives: both sides always come back, prices move, and another seed is another market', () => {
  const results = [1, 2, 3, 4, 5].map((seed) => {
    const { market } = play(settingsOf({ seed, seconds: 600 }), [])
    expect(market.events).toBeGreaterThan(600)
    expect(market.trades.length).toBeGreaterThan(100)
    const spread = (bestPrice(market.book, 'sell') ?? 0) - (bestPrice(market.book, 'buy') ?? 0)
    expect(spread).toBeGreaterThan(0)
    expect(spread).toBeLessThan(200)
    return market.lastPrice
  })
  expect(new Set(results).size).toBeGreaterThan(2)
})

function bookOf(buys: readonly { price: number; units: number }[], sells: typeof buys): Book {
  const book = emptyBook()
  const all = [
    ...buys.map((one) => ({ ...one, side: 'buy' as const })),
    ...sells.map((one) => ({ ...one, side: 'sell' as const })),
  ]
  for (const [id, { price, units, side }] of all.entries())
    rest(book, { id, owner: 1, side, price, left: units, value: 0, fee: 0 })
  return book
}

function expectInOrder(book: Market['book']): void {
  for (const side of ['buy', 'sell'] as const) {
    const levels = book[side]
    for (const [index, { price, orders }] of levels.entries()) {
      const next = levels[index + 1]
      if (next) expect(isBetter(side, price, next.price)).toBe(true)
      expect(orders.every(({ left }) => left > 0)).toBe(true)
      const ids = orders.map(({ id }) => id)
      expect(ids).toEqual(ids.toSorted((one, other) => one - other))
    }
  }
}
