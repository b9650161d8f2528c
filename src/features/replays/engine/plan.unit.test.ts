import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { decide, referenceOf, sizeOf } from './decide.ts'
import { goalsMet } from './goals.ts'
import { finish, startOf, step } from './step.ts'
import { bars, barsOf, plain, settings } from './test-markets.ts'
import { isRefused, type Decision, type Market, type OrderWish, type State } from './types.ts'

const isMet = (state: State, limit: number) => goalsMet([{ rule: 'riskAtMost', limit }], state)[0]?.isMet

/** What somebody tries who looks at one bar; prices as steps from its close. */
const anyTry = fc.record({
  side: fc.constantFrom('buy' as const, 'sell' as const),
  type: fc.constantFrom(...plain.orderTypes),
  away: fc.integer({ min: -30, max: 30 }),
  stopAway: fc.integer({ min: 1, max: 60 }),
})
type Try = typeof anyTry extends fc.Arbitrary<infer T> ? T : never

const games = fc.record({
  market: fc
    .record({ bars, settings })
    .map((one) => ({ ...one, settings: { ...one.settings, canShort: true } })),
  tries: fc.array(anyTry, { minLength: 25, maxLength: 25 }),
  share: fc.integer({ min: 1, max: 100 }),
})

function wishOf({ side, type, away, stopAway }: Try, state: State, market: Market): OrderWish {
  const price = Math.max(1, (market.bars.close[state.at] ?? 0) + away)
  const entry = {
    ...((type === 'limit' || type === 'stopLimit') && { limit: price }),
    ...((type === 'stop' || type === 'stopLimit') && { stop: price }),
  }
  const reference = referenceOf(state, market, { side, ...entry })
  return { side, type, ...entry, stopLoss: reference + (side === 'buy' ? -stopAway : stopAway) }
}

/** Plays to the end; where nothing is held and nothing waits, what `sized` makes of a try is ordered. */
function play(
  market: Market,
  tries: readonly Try[],
  sized: (wish: OrderWish, state: State) => OrderWish,
): State {
  let state = startOf(market)
  for (const one of tries) {
    if (state.at === market.bars.close.length - 1) break
    if (state.units === 0 && state.orders.length === 0) {
      const wish = sized(wishOf(one, state, market), state)
      const after = decide(state, market, { do: 'place', at: state.at, ...wish })
      if (!isRefused(after)) state = after
    }
    state = step(state, market)
  }
  return finish(state, market)
}

describe('what is risked is what was planned', () => {
  test('a trade that the ticket sized by a share meets a goal of that share, wherever it fills', () => {
    let count = 0
    fc.assert(
      fc.property(games, ({ market, tries, share }) => {
        const run = play(market, tries, (wish) => ({ ...wish, riskPerMille: share }))
        count += run.trades.length
        if (run.trades.length > 0) expect(isMet(run, share)).toBe(true)
      }),
    )
    expect(count).toBeGreaterThan(50)
  })

  test('twice as many units never meet it', () => {
    let count = 0
    fc.assert(
      fc.property(games, ({ market, tries, share }) => {
        const run = play(market, tries, (wish, state) => {
          const one = sizeOf(state, market, { ...wish, riskPerMille: share })
          return { ...wish, units: isRefused(one) ? 0 : 2 * (one.units + 1) }
        })
        count += run.trades.length
        if (run.trades.length > 0) expect(isMet(run, share)).toBe(false)
      }),
    )
    expect(count).toBeGreaterThan(50)
  })
})

describe('the plan of a trade', () => {
  const market: Market = {
    bars: barsOf(
      [10_000, 10_000, 10_000, 10_000],
      [10_001, 10_100, 9900, 10_000],
      [10_100, 10_200, 10_000, 10_100],
      [10_100, 10_200, 10_000, 10_100],
      [10_100, 10_200, 10_000, 10_100],
    ),
    settings: { ...plain, cash: 10_000_000 },
  }
  const buy = { do: 'place', side: 'buy', type: 'market', stopLoss: 9000 } as const
  const byTicket = { ...buy, at: 0, riskPerMille: 20 } as const

  function tradeAfter(...decisions: Decision[]) {
    let state = startOf(market)
    while (state.at < 4) {
      for (const one of decisions.filter(({ at }) => at === state.at)) {
        const after = decide(state, market, one)
        if (isRefused(after)) throw new Error(after.refused)
        state = after
      }
      state = step(state, market)
    }
    return state.trades[0]!
  }

  test('counts from the price that was known; R counts from where it filled', () => {
    expect(tradeAfter(byTicket)).toMatchObject({ units: 200, risk: 200_200, riskPerMille: 20 })
    expect(tradeAfter({ ...buy, at: 0, units: 201 })).toMatchObject({ riskPerMille: 21 })
  })

  test('of an order that waits counts from its own price', () => {
    const limit = { ...byTicket, type: 'limit', limit: 9950 } as const
    expect(tradeAfter(limit)).toMatchObject({ units: 210, riskPerMille: 20 })
    const later: Decision = { do: 'change', at: 0, id: 1, limit: 9990 }
    expect(tradeAfter(limit, later)).toMatchObject({ riskPerMille: 21 })
    expect(tradeAfter(limit, { do: 'change', at: 0, id: 1, stopLoss: 8000 }).riskPerMille).toBe(41)
  })

  test.each<[string, Decision[], number | null]>([
    ['moved away counts', [{ do: 'change', at: 2, id: 2, stop: 8000 }], 40],
    ['drawn closer does not', [{ do: 'change', at: 2, id: 2, stop: 9500 }], 20],
    [
      'drawn closer and moved back does not',
      [
        { do: 'change', at: 2, id: 2, stop: 9900 },
        { do: 'change', at: 3, id: 2, stop: 9000 },
      ],
      20,
    ],
    [
      'moved away and back counts',
      [
        { do: 'change', at: 2, id: 2, stop: 8000 },
        { do: 'change', at: 3, id: 2, stop: 9900 },
      ],
      40,
    ],
    ['taken away leaves no bound', [{ do: 'cancel', at: 2, id: 2 }], null],
  ])('a stop-loss that is %s', (_, later, share) => {
    expect(tradeAfter(byTicket, ...later).riskPerMille).toBe(share)
  })

  test('after a sale of some counts what is still held once, however many stop-losses wait', () => {
    const half = { ...byTicket, riskPerMille: 10 }
    const sell: Decision = { do: 'place', at: 2, side: 'sell', type: 'market', units: 100 }
    const trade = tradeAfter(half, { ...half, at: 1 }, sell, { ...half, at: 3 })
    expect(trade).toMatchObject({ isSizeAdded: true, riskPerMille: 20 })
  })

  test('of what is added counts on top', () => {
    const half = { ...byTicket, riskPerMille: 10 }
    expect(tradeAfter(half, { ...half, at: 1 }).riskPerMille).toBe(20)
    expect(tradeAfter(half, { ...byTicket, at: 1 }).riskPerMille).toBe(30)
    expect(tradeAfter(half, { ...buy, at: 1, units: 1, stopLoss: undefined }).riskPerMille).toBeNull()
  })
})
