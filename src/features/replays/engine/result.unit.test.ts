import { describe, expect, test } from 'vitest'
import { goalsMet } from './goals.ts'
import { judge } from './result.ts'
import { barsOf, plain } from './test-markets.ts'
import { isRefused, type Decision, type RunLog } from './types.ts'

const rising = barsOf(
  ...Array.from({ length: 40 }, (_, at): [number, number, number, number] => [
    100 + at,
    103 + at,
    97 + at,
    101 + at,
  ]),
)
const market = { bars: rising, settings: { ...plain, feeFixed: 100 } }
const buy = { do: 'place', side: 'buy', type: 'market' } as const

function result(decisions: Decision[], goals: Parameters<typeof judge>[2] = []) {
  const log: RunLog = { decisions, until: 39 }
  const judged = judge(market, log, goals)
  if (isRefused(judged)) throw new Error(judged.refused)
  return judged
}

describe('the result of a run', () => {
  test('says losses first, in birr after fees and in R', () => {
    const { result: one } = result([
      { ...buy, at: 0, units: 100, stopLoss: 91, target: 105 },
      { do: 'place', side: 'sell', type: 'market', at: 20, units: 100, stopLoss: 131 },
    ])
    // Bought at 101, sold at 105: 4 birr less 2 in fees, of 10 at risk. Sold short at 121, bought back at 131: 10 birr and 2 in fees.
    expect(one.trades.map(({ side, result, risk }) => [side, result, risk])).toEqual([
      ['sell', -1200, 1000],
      ['buy', 200, 1000],
    ])
    expect(one).toMatchObject({ profit: -1000, fees: 400, fills: 4, losses: 1, r: -100 })
  })

  test('stands beside holding and beside a thousand who decide by lot, always the same', () => {
    const decisions: Decision[] = [{ ...buy, at: 0, units: 5000, stopLoss: 50 }]
    const { result: one } = result(decisions)
    // 10,000 birr less the fee buy 9,900 at 1.01; sold at 1.40.
    expect(one.holding).toBe(9900 * 39 - 200)
    expect(one.random).toEqual(result(decisions).result.random)
    expect(one.random).toMatchObject({ count: 1000 })
    expect(one.random!.low).toBeLessThanOrEqual(one.random!.middle)
    expect(one.random!.middle).toBeLessThanOrEqual(one.random!.high)
  })

  test('its deepest fall counts what the end itself costs', () => {
    const still = barsOf(
      ...Array.from({ length: 5 }, (): [number, number, number, number] => [100, 100, 100, 100]),
    )
    const dear = { bars: still, settings: { ...plain, cash: 100_000, feeFixed: 10_000 } }
    const log: RunLog = { decisions: [{ ...buy, at: 0, units: 5 }], until: 4 }
    const judged = judge(dear, log, [{ rule: 'drawdownAtMost', limit: 150 }])
    expect(judged).toMatchObject({
      result: { profit: -20_000, drawdown: 200 },
      goals: [{ id: 'drawdownAtMost', isMet: false }],
    })
  })

  test('without a trade there is nobody to stand beside', () => {
    expect(result([]).result).toMatchObject({ profit: 0, trades: [], random: null, r: null })
  })
})

describe('goals', () => {
  const all = [
    { rule: 'riskAtMost', limit: 20 },
    { rule: 'everyStop' },
    { rule: 'noStopMovedAway' },
    { rule: 'noSizeAdded' },
    { rule: 'tradesAtLeast', limit: 1 },
    { rule: 'drawdownAtMost', limit: 10 },
  ] as const
  const missed = (decisions: Decision[]) =>
    result(decisions, all).goals.flatMap(({ id, isMet }) => (isMet ? [] : [id]))

  test.each<[string, Decision[], string[]]>([
    ['all met', [{ ...buy, at: 0, units: 1000, stopLoss: 91 }], []],
    ['too much at risk', [{ ...buy, at: 0, units: 3000, stopLoss: 91 }], ['riskAtMost']],
    ['no stop-loss', [{ ...buy, at: 0, units: 100 }], ['riskAtMost', 'everyStop']],
    [
      'the stop-loss moved away',
      [
        { ...buy, at: 0, units: 100, stopLoss: 91 },
        { do: 'change', at: 3, id: 2, stop: 85 },
      ],
      ['noStopMovedAway'],
    ],
    [
      'the stop-loss taken away',
      [
        { ...buy, at: 0, units: 100, stopLoss: 91 },
        { do: 'cancel', at: 3, id: 2 },
      ],
      ['riskAtMost', 'everyStop', 'noStopMovedAway'],
    ],
    [
      'one stop-loss taken away, the other bounds all that is left',
      [
        { ...buy, at: 0, units: 100, stopLoss: 91 },
        { ...buy, at: 3, units: 100, stopLoss: 91 },
        { do: 'place', side: 'sell', type: 'market', at: 6, units: 100 },
        { do: 'cancel', at: 9, id: 2 },
      ],
      ['noStopMovedAway', 'noSizeAdded'],
    ],
    [
      'one stop-loss taken away, the other bounds half of it',
      [
        { ...buy, at: 0, units: 100, stopLoss: 91 },
        { ...buy, at: 3, units: 100, stopLoss: 91 },
        { do: 'cancel', at: 9, id: 2 },
      ],
      ['riskAtMost', 'everyStop', 'noStopMovedAway', 'noSizeAdded'],
    ],
    [
      'the stop-loss drawn closer',
      [
        { ...buy, at: 0, units: 100, stopLoss: 91 },
        { do: 'change', at: 3, id: 2, stop: 95 },
      ],
      [],
    ],
    [
      'more bought',
      [
        { ...buy, at: 0, units: 100, stopLoss: 91 },
        { ...buy, at: 3, units: 100, stopLoss: 91 },
      ],
      ['noSizeAdded'],
    ],
    [
      'a deep fall',
      [{ do: 'place', side: 'sell', type: 'market', at: 0, units: 2000, stopLoss: 110 }],
      ['drawdownAtMost'],
    ],
    ['nothing done', [], all.map(({ rule }) => rule)],
  ])('%s', (_, decisions, expected) => {
    expect(missed(decisions)).toEqual(expected)
  })

  test('a goal without a limit has its usual one', () => {
    expect(goalsMet([{ rule: 'tradesAtLeast' }], { trades: [], drawdown: 0 })).toEqual([
      { id: 'tradesAtLeast', isMet: false },
    ])
  })
})
