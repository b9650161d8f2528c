import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Trade, TradeFields } from '../contract.ts'
import { birr, closedTrade, emptyTrade } from '../joining/test-trades.ts'
import { meanOf, wilson } from './intervals.ts'
import { planOf, resultOf } from './result.ts'
import { deepestFall, longestLosses, statisticsOf } from './statistics.ts'

let made = 0
const trade = (fields: TradeFields): Trade => ({
  id: `trade-${(made += 1)}`,
  version: 1,
  fields,
  aside: [],
  pictures: [],
  source: 'hand',
  runId: null,
  createdAt: made,
  changedAt: made,
})
/** A trade that came to so many R: bought at 100, stop at 90. */
const tradeOf = (r: number, fields: Partial<TradeFields> = {}) =>
  trade(closedTrade({ exit: birr(100 + r * 10), ...fields }))

describe('R of a trade', () => {
  test('entry 100, stop 90, exit 120 is 2R (A. Gurung, “R and R-Multiples”, after Van Tharp)', () => {
    expect(resultOf(closedTrade())).toEqual({ santim: 200_00, milliR: 2000, sign: 1 })
  })

  test('of $10 risked on a $40 share, $40 gained are 4R and $15 lost −1.5R (Action Forex, “Start Thinking In Terms of Risk/Reward”)', () => {
    const milliR = (exit: number) =>
      resultOf(closedTrade({ entry: birr(40), plannedStop: birr(30), exit: birr(exit) }))?.milliR
    expect([80, 25].map(milliR)).toEqual([4000, -1500])
  })

  test('counts fees, several exits, and a sale that is bought back lower', () => {
    expect(resultOf(closedTrade({ fees: 50_00 }))).toMatchObject({ santim: 150_00, milliR: 1500 })
    const exits = [
      { on: null, price: birr(110), units: 4 },
      { on: null, price: birr(95), units: 6 },
    ]
    expect(resultOf(closedTrade({ exits }))).toMatchObject({ santim: 10_00, milliR: 100 })
    expect(resultOf(closedTrade({ side: 'sell', plannedStop: birr(110), exit: birr(80) }))).toMatchObject({
      milliR: 2000,
    })
  })

  test('is not known without a stop on the losing side, and there is no result while some of it is open', () => {
    expect(resultOf(closedTrade({ plannedStop: null }))).toMatchObject({ sign: 1, milliR: null })
    expect(resultOf(closedTrade({ plannedStop: birr(101) }))).toMatchObject({ milliR: null })
    expect(resultOf(closedTrade({ exits: [{ on: null, price: 1, units: 9 }] }))).toBeNull()
    expect(resultOf(emptyTrade)).toBeNull()
  })

  test('is planned: 10 birr of risk on each of 10 units, for three times that', () => {
    const plan = {
      ...emptyTrade,
      units: 10,
      plannedEntry: birr(100),
      plannedStop: birr(90),
      plannedTarget: birr(130),
    }
    expect(planOf(plan)).toEqual({ santim: 100_00, milliR: 3000 })
    expect(planOf({ ...plan, plannedStop: birr(100) })).toBeNull()
  })

  test('does not depend on the unit of its prices, nor on how many units were traded', () => {
    const price = fc.integer({ min: 1, max: 1_000_000 })
    const facts = fc.record({
      entry: price,
      plannedStop: price,
      exit: price,
      units: fc.integer({ min: 1, max: 1000 }),
    })
    fc.assert(
      fc.property(facts, fc.integer({ min: 2, max: 9 }), ({ entry, plannedStop, exit, units }, times) => {
        const { milliR } = resultOf(closedTrade({ entry, plannedStop, exit, units }))!
        const dearer = { entry: entry * times, plannedStop: plannedStop * times, exit: exit * times }
        expect(resultOf(closedTrade({ ...dearer, units }))!.milliR).toBe(milliR)
        expect(resultOf(closedTrade({ entry, plannedStop, exit, units: units * times }))!.milliR).toBe(milliR)
      }),
    )
  })
})

describe('how sure a share is', () => {
  // R. G. Newcombe, “Two-sided confidence intervals for the single proportion: comparison of seven methods”, Statistics in Medicine 17
  // (1998), table I, method 3.
  test.each([
    [81, 263, 255, 366],
    [15, 148, 62, 160],
    [0, 20, 0, 161],
    [1, 29, 6, 172],
  ])('%i of %i, as Newcombe has it', (wins, of, low, high) => {
    expect(wilson(wins, of)).toEqual({ low, high })
  })

  test('holds the share, grows narrower with more trades, and mirrors losses', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 400 }), fc.nat(400), (of, some) => {
        const wins = Math.min(some, of)
        const { low, high } = wilson(wins, of)
        expect(low).toBeLessThanOrEqual(Math.round((wins / of) * 1000))
        expect(high).toBeGreaterThanOrEqual(Math.round((wins / of) * 1000))
        const more = wilson(wins * 4, of * 4)
        expect(more.high - more.low).toBeLessThanOrEqual(high - low)
        expect(wilson(of - wins, of)).toEqual({ low: 1000 - high, high: 1000 - low })
      }),
    )
  })
})

describe('a journal', () => {
  const six = [-1, 3, -1, -1, 2, 3]

  test('−1R, 3R, −1R, −1R, 2R, 3R come to 0.83R a trade (A. Gurung, “R and R-Multiples”, after Van Tharp)', () => {
    const { count, losses, wins, expectancy, worstRun, sureness } = statisticsOf(six.map((r) => tradeOf(r)))
    expect({ count, losses, wins, worstRun, sureness }).toEqual({
      count: 6,
      losses: 3,
      wins: 3,
      worstRun: 2,
      sureness: 'little',
    })
    // By Student’s t with 5 degrees of freedom: 0.833 ± 2.571 × 2.041 / √6, so that nothing at all is sure.
    expect(expectancy).toEqual({ mean: 833, range: { low: -1309, high: 2976 } })
  })

  test('from 500,000 over 750,000, 400,000, 600,000 and 350,000 to 800,000 the deepest fall is 400,000 (Investopedia, “Maximum Drawdown (MDD)”)', () => {
    expect(deepestFall([250_000, -350_000, 200_000, -250_000, 450_000])).toBe(400_000)
    expect(deepestFall([1, 2, 3])).toBe(0)
  })

  test('is read in the order in which trades were closed, not in which they were written down', () => {
    const on = (day: string) => ({ on: `2026-03-${day}`, units: 10 })
    const closed = [
      tradeOf(0, { exits: [{ ...on('03'), price: birr(90) }] }),
      tradeOf(0, { exits: [{ ...on('05'), price: birr(120) }] }),
      tradeOf(0, { exits: [{ ...on('02'), price: birr(90) }] }),
      tradeOf(0, { exits: [{ ...on('01'), price: birr(120) }] }),
    ]
    const { worstRun, drawdown } = statisticsOf(closed)
    expect([worstRun, drawdown]).toEqual([2, 2000])
  })

  test('is told by tag and by weekday, without what is open', () => {
    const trades = [
      tradeOf(2, { tags: ['thin'], enteredOn: '2026-11-23' }),
      tradeOf(-1, { tags: ['thin', 'late'], enteredOn: '2026-11-23T10:30' }),
      tradeOf(-1, { enteredOn: '2026-11-22' }),
      trade(emptyTrade),
    ]
    const { open, byTag, byWeekday } = statisticsOf(trades)
    expect(open).toBe(1)
    expect(byTag.map(({ tag, summary }) => [tag, summary.count, summary.losses])).toEqual([
      ['thin', 2, 1],
      ['late', 1, 1],
    ])
    expect(byWeekday.map(({ weekday, summary }) => [weekday, summary.expectancy?.mean])).toEqual([
      [0, -1000],
      [1, 500],
    ])
  })

  test('without trades says nothing', () => {
    expect(statisticsOf([])).toMatchObject({
      count: 0,
      winShare: null,
      expectancy: null,
      sureness: 'nothing',
    })
  })

  test('adds up, whatever it holds', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: -3, max: 5 }), { maxLength: 40 }), (multiples) => {
        const { count, losses, wins, even, worstRun, drawdown, expectancy } = statisticsOf(
          multiples.map((r) => tradeOf(r)),
        )
        expect(losses + wins + even).toBe(count)
        expect(worstRun).toBeLessThanOrEqual(losses)
        expect(drawdown).toBe(deepestFall(multiples.map((r) => r * 1000)))
        expect(longestLosses(multiples)).toBe(worstRun)
        if (expectancy?.range) {
          expect(expectancy.range.low).toBeLessThanOrEqual(expectancy.mean)
          expect(expectancy.range.high).toBeGreaterThanOrEqual(expectancy.mean)
        }
      }),
    )
    expect(meanOf([1500])).toEqual({ mean: 1500, range: null })
  })
})
