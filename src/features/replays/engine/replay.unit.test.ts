import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { feeOf, oppositeOf, quote, valueOf } from './money.ts'
import { handedDecimals, handedTrades } from './handed-trades.ts'
import { replay, runLog } from './replay.ts'
import { bars, barsOf, logOf, plain, settings, wishes } from './test-markets.ts'
import { isRefused, type Decision, type Market, type State } from './types.ts'

function sure(state: ReturnType<typeof replay>): State {
  if (isRefused(state)) throw new Error(state.refused)
  return state
}

const runs = fc.record({ bars, settings, wishes }).map(({ bars, settings, wishes }) => {
  const market = { bars, settings }
  return { market, log: logOf(market, wishes) }
})

describe('whatever is decided', () => {
  test('there are orders that fill, so what follows says something', () => {
    const some = fc.sample(runs, { numRuns: 200, seed: 7 })
    const reasons = some.flatMap(({ market, log }) =>
      sure(replay(market, log)).fills.map(({ reason }) => reason),
    )
    for (const reason of ['order', 'stopLoss', 'target', 'end']) expect(reasons).toContain(reason)
  })

  test('cash and units are conserved, and fees are always paid', () => {
    fc.assert(
      fc.property(runs, ({ market, log }) => {
        const { cash, units, fills } = sure(replay(market, log))
        let [expectedCash, expectedUnits] = [market.settings.cash, 0]
        for (const { side, units: filled, price, fee } of fills) {
          const value = valueOf(filled, price, { decimals: market.settings.decimals, side })
          expect(fee).toBe(feeOf(value, market))
          expectedCash += side === 'buy' ? -value - fee : value - fee
          expectedUnits += side === 'buy' ? filled : -filled
        }
        expect([cash, units, expectedUnits]).toEqual([expectedCash, 0, 0])
      }),
    )
  })

  test('trades add up to what the money did', () => {
    fc.assert(
      fc.property(runs, ({ market, log }) => {
        const { cash, trades } = sure(replay(market, log))
        const results = trades.map(({ result }) => result ?? Number.NaN)
        expect(results.reduce((sum, one) => sum + one, 0)).toBe(cash - market.settings.cash)
      }),
    )
  })

  test('what a journal takes over are the same trades, with every fill in one of them', () => {
    fc.assert(
      fc.property(runs, ({ market, log }) => {
        const state = sure(replay(market, log))
        const handed = handedTrades(state, market.settings.decimals)
        const units = handed.reduce((sum, one) => sum + one.units, 0)
        expect(2 * units).toBe(state.fills.reduce((sum, one) => sum + one.units, 0))
        for (const [at, { side, entry, exit, units: all, fees }] of handed.entries()) {
          const gained = ((exit ?? 0) - entry) * all * (side === 'buy' ? 1 : -1)
          const value = (gained * 100) / 10 ** handedDecimals - fees
          // Each middle is rounded by half a millionth at most, each fill to a whole santim.
          const slack = (all * 100) / 10 ** handedDecimals + state.fills.length
          expect(Math.abs(value - (state.trades[at]?.result ?? 0))).toBeLessThanOrEqual(slack)
        }
      }),
    )
  })

  test('later bars change nothing that was filled before them', () => {
    fc.assert(
      fc.property(runs, fc.nat(24), fc.integer({ min: 1, max: 60 }), ({ market, log }, cut, more) => {
        const until = Math.min(log.until, Math.max(cut, market.settings.start - 1))
        const changed = (column: readonly number[]) =>
          column.map((one, at) => (at > until ? one + more : one))
        const { open, high, low, close } = market.bars
        const others = { open: changed(open), high: changed(high), low: changed(low), close: changed(close) }
        const part = { decisions: log.decisions.filter(({ at }) => at <= until), until }
        expect(runLog({ ...market, bars: others }, part)).toEqual(runLog(market, part))
      }),
    )
  })

  test('the same log gives the same result', () => {
    fc.assert(
      fc.property(runs, ({ market, log }) => {
        const sent: unknown = JSON.parse(JSON.stringify({ market, log }))
        const { market: theirs, log: same } = sent as { market: Market; log: typeof log }
        expect(replay(theirs, same)).toEqual(replay(market, log))
      }),
    )
  })

  test('nothing fills outside what its bar offered, gaps at the open', () => {
    fc.assert(
      fc.property(runs, ({ market, log }) => {
        const { spread } = market.settings
        for (const { at, side, price } of sure(replay(market, log)).fills) {
          expect(price).toBeGreaterThanOrEqual(quote(market.bars.low[at] ?? 0, side, spread))
          expect(price).toBeLessThanOrEqual(quote(market.bars.high[at] ?? 0, side, spread))
        }
      }),
    )
  })

  test('nobody sells what they do not have where that is not allowed, and nobody opens more than they have', () => {
    fc.assert(
      fc.property(runs, ({ market, log }) => {
        let [units, cash] = [0, market.settings.cash]
        for (const { side, units: filled, price, fee } of sure(replay(market, log)).fills) {
          const before = units
          const { decimals } = market.settings
          units += side === 'buy' ? filled : -filled
          cash += (side === 'buy' ? -1 : 1) * valueOf(filled, price, { decimals, side }) - fee
          if (!market.settings.canShort) expect(units).toBeGreaterThanOrEqual(0)
          if (Math.abs(units) <= Math.abs(before)) continue
          const worth = valueOf(Math.abs(units), price, { decimals, side: oppositeOf(side) })
          expect(units > 0 ? cash : cash - worth).toBeGreaterThanOrEqual(
            units > 0 ? 0 : worth - 2 - Math.abs(units),
          )
        }
      }),
    )
  })
})

describe('how orders fill', () => {
  const place = (wish: Partial<Extract<Decision, { do: 'place' }>>): Decision => ({
    do: 'place',
    at: 0,
    side: 'buy',
    type: 'market',
    units: 10,
    ...wish,
  })
  /** Fills as `side price reason`, before the end. */
  function fillsOf(rows: [number, number, number, number][], decisions: Decision[], more = {}) {
    const market = { bars: barsOf([100, 100, 100, 100], ...rows), settings: { ...plain, ...more } }
    const { fills } = sure(runLog(market, { decisions, until: rows.length }))
    return fills.map(({ at, side, price, reason }) => `${at} ${side} ${price} ${reason}`)
  }

  test('at the next open, half the spread from it', () => {
    expect(fillsOf([[104, 110, 100, 105]], [place({})])).toEqual(['1 buy 104 order'])
    expect(fillsOf([[104, 110, 100, 105]], [place({})], { spread: 3 })).toEqual(['1 buy 106 order'])
    expect(fillsOf([[104, 110, 100, 105]], [place({ side: 'sell' })], { spread: 3 })).toEqual([
      '1 sell 103 order',
    ])
  })

  test.each([
    ['a limit waits for its price', { type: 'limit', limit: 98 }, [[100, 102, 98, 101]], '1 buy 98 order'],
    [
      'a limit gets the better open of a gap',
      { type: 'limit', limit: 98 },
      [[95, 97, 94, 96]],
      '1 buy 95 order',
    ],
    ['a stop fills at its price', { type: 'stop', stop: 105 }, [[100, 106, 99, 101]], '1 buy 105 order'],
    [
      'a stop gets the worse open of a gap',
      { type: 'stop', stop: 105 },
      [[110, 112, 108, 111]],
      '1 buy 110 order',
    ],
    [
      'a stop-limit fills between the two',
      { type: 'stopLimit', stop: 105, limit: 107 },
      [[100, 109, 99, 108]],
      '1 buy 105 order',
    ],
    [
      'a stop-limit comes back to its limit after a gap',
      { type: 'stopLimit', stop: 105, limit: 107 },
      [[110, 112, 106, 111]],
      '1 buy 107 order',
    ],
  ] as const)('%s', (_, wish, rows, expected) => {
    expect(
      fillsOf(
        rows.map((row) => [...row]),
        [place(wish)],
      ),
    ).toEqual([expected])
  })

  test('a stop-limit that a gap has jumped waits at its limit', () => {
    const rows: [number, number, number, number][] = [
      [110, 112, 109, 111],
      [108, 109, 106, 108],
    ]
    expect(fillsOf(rows, [place({ type: 'stopLimit', stop: 105, limit: 107 })])).toEqual(['2 buy 107 order'])
  })

  test('of a stop-loss and a target in one bar the stop-loss counts', () => {
    expect(fillsOf([[100, 120, 80, 110]], [place({ stopLoss: 90, target: 115 })])).toEqual([
      '1 buy 100 order',
      '1 sell 90 stopLoss',
    ])
  })

  test('after an entry within a bar a target counts only when the close proves it', () => {
    const wish = place({ type: 'limit', limit: 95, target: 110 })
    expect(fillsOf([[100, 112, 94, 109]], [wish])).toEqual(['1 buy 95 order'])
    expect(fillsOf([[100, 112, 94, 111]], [wish])).toEqual(['1 buy 95 order', '1 sell 110 target'])
  })

  test('a stop-loss that a gap has jumped fills at the open', () => {
    const rows: [number, number, number, number][] = [
      [100, 101, 99, 100],
      [80, 82, 78, 81],
    ]
    expect(fillsOf(rows, [place({ stopLoss: 95 })])).toEqual(['1 buy 100 order', '2 sell 80 stopLoss'])
  })

  test('to turn a position round is two fills', () => {
    const rows: [number, number, number, number][] = [
      [100, 101, 99, 100],
      [102, 103, 101, 102],
    ]
    const decisions = [place({}), place({ at: 1, side: 'sell', units: 25 })]
    expect(fillsOf(rows, decisions, { feeFixed: 5 })).toEqual([
      '1 buy 100 order',
      '2 sell 102 order',
      '2 sell 102 order',
    ])
  })

  test('by risk, as many units as lose no more than that at the stop-loss', () => {
    const market = { bars: barsOf([100, 100, 100, 100], [100, 100, 100, 100]), settings: plain }
    const decisions = [place({ units: undefined, riskPerMille: 20, stopLoss: 90 })]
    // 2 % of 10,000 birr is 200 birr; a unit loses 0.10 birr.
    expect(sure(runLog(market, { decisions, until: 1 })).fills).toMatchObject([{ units: 2000 }])
  })

  test('who has nothing left is closed at the next open', () => {
    const rows: [number, number, number, number][] = [
      [100, 101, 99, 100],
      [190, 250, 180, 240],
      [230, 235, 220, 225],
    ]
    expect(fillsOf(rows, [place({ side: 'sell', units: 9000 })])).toEqual([
      '1 sell 100 order',
      '3 buy 230 called',
    ])
  })
})

describe('logs that no run can have', () => {
  const market = {
    bars: barsOf(...Array.from({ length: 6 }, () => [100, 105, 95, 100] as [number, number, number, number])),
    settings: { ...plain, start: 2 },
  }
  const buy = { do: 'place', side: 'buy', type: 'market', units: 1 } as const

  test.each([
    ['a decision before the start', { decisions: [{ ...buy, at: 0 }], until: 5 }, 'log.order'],
    [
      'a decision in the past of another',
      {
        decisions: [
          { ...buy, at: 3 },
          { ...buy, at: 2 },
        ],
        until: 5,
      },
      'log.order',
    ],
    ['a decision after the end', { decisions: [{ ...buy, at: 5 }], until: 4 }, 'log.order'],
    ['more bars than there are', { decisions: [], until: 6 }, 'log.until'],
    ['fewer bars than none', { decisions: [], until: 0 }, 'log.until'],
    ['no units', { decisions: [{ ...buy, units: 0, at: 1 }], until: 5 }, 'order.units'],
    ['half a unit', { decisions: [{ ...buy, units: 0.5, at: 1 }], until: 5 }, 'order.units'],
    ['too many units', { decisions: [{ ...buy, units: 2_000_000, at: 1 }], until: 5 }, 'order.units'],
    [
      'a limit for an order at the market',
      { decisions: [{ ...buy, limit: 90, at: 1 }], until: 5 },
      'order.price',
    ],
    ['a limit order without one', { decisions: [{ ...buy, type: 'limit', at: 1 }], until: 5 }, 'order.price'],
    [
      'a stop-loss above what is bought',
      { decisions: [{ ...buy, stopLoss: 120, at: 1 }], until: 5 },
      'order.stop_loss_side',
    ],
    [
      'a target below what is bought',
      { decisions: [{ ...buy, target: 80, at: 1 }], until: 5 },
      'order.target_side',
    ],
    [
      'a risk without a stop-loss',
      { decisions: [{ ...buy, units: undefined, riskPerMille: 20, at: 1 }], until: 5 },
      'order.needs_stop_loss',
    ],
    [
      'an order that is not there',
      { decisions: [{ do: 'cancel', id: 1, at: 1 }], until: 5 },
      'order.unknown',
    ],
  ] as const)('%s', (_, log, refused) => {
    expect(replay(market, log)).toEqual({ refused })
  })

  test('a kind of order that the exercise does not have', () => {
    const limited = { ...market, settings: { ...market.settings, orderTypes: ['limit'] as const } }
    expect(replay(limited, { decisions: [{ ...buy, at: 1 }], until: 5 })).toEqual({ refused: 'order.type' })
  })
})
