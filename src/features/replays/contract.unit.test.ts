import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { decision, decisions, givenStep } from './contract.ts'
import { decide } from './engine/decide.ts'
import { startOf } from './engine/step.ts'
import { barsOf, plain } from './engine/test-markets.ts'
import { isRefused, most, type Decision, type Market } from './engine/types.ts'
import { begin, withDecision, withoutUnsent, withStep, type Played, type Wish } from './web/player/run.ts'

const market: Market = {
  bars: barsOf([100, 105, 95, 100], [100, 105, 95, 100], [100, 105, 95, 100]),
  settings: plain,
}
const refusalOf = (wish: Wish) => {
  const after = decide(startOf(market), market, { at: 0, ...wish })
  return isRefused(after) ? after.refused : null
}

const figure = fc.option(
  fc.oneof(
    fc.integer({ min: 1, max: 200 }),
    fc.constantFrom(0, -1, 0.5, Number.NaN, 1000, 1001, 2000, 1e6, 1e6 + 1, 1e9, 1e9 + 1, 2 ** 53),
  ),
  { nil: undefined },
)
const anyWish: fc.Arbitrary<Wish> = fc.record({
  do: fc.constant('place' as const),
  side: fc.constantFrom('buy' as const, 'sell' as const),
  type: fc.constantFrom(...plain.orderTypes),
  units: figure,
  riskPerMille: figure,
  limit: figure,
  stop: figure,
  stopLoss: figure,
  target: figure,
})

test('what the engine takes on a device, the site takes as well', () => {
  let taken = 0
  fc.assert(
    fc.property(anyWish, (wish) => {
      if (refusalOf(wish)) return
      taken += 1
      const sent: unknown = JSON.parse(JSON.stringify({ at: 0, ...wish }))
      expect(decision.safeParse(sent).error?.issues).toBeUndefined()
    }),
    { numRuns: 20_000 },
  )
  expect(taken).toBeGreaterThan(50)
})

test('nobody risks more than all of it, and a price has its bound', () => {
  const buy = { do: 'place', side: 'buy', type: 'market', stopLoss: 90 } as const
  expect(refusalOf({ ...buy, riskPerMille: most.riskPerMille })).toBeNull()
  for (const riskPerMille of [most.riskPerMille + 1, 2000, 0, 2.5, Number.NaN])
    expect(refusalOf({ ...buy, riskPerMille })).toBe('order.risk')
  expect(refusalOf({ ...buy, units: 1, target: most.price })).toBeNull()
  expect(refusalOf({ ...buy, units: 1, target: most.price + 1 })).toBe('order.price')
})

test('as many decisions as a run can hold can be sent at once, and no more are taken', () => {
  const limit: Wish = { do: 'place', side: 'buy', type: 'limit', units: 1, limit: 50 }
  let played = begin(market)
  const take = (wish: Wish) => {
    const next = withDecision(played, market, wish)
    if (typeof next !== 'string') played = next
    return next
  }
  take(limit)
  while (played.decisions.length < most.decisions) take({ do: 'change', id: 1, limit: 50 })
  expect(take({ do: 'cancel', id: 1 })).toBe('log.full')
  const sent = played.decisions as Decision[]
  expect(decisions.safeParse(sent).success).toBe(true)
  expect(givenStep.safeParse({ known: 1, decisions: sent, steps: 1 }).success).toBe(true)
})

test('a run goes on without what was not taken at its last bar', () => {
  const buy: Wish = { do: 'place', side: 'buy', type: 'market', units: 1 }
  const sure = (next: Played | string) => {
    if (typeof next === 'string') throw new Error(next)
    return next
  }
  const sent = withStep(sure(withDecision(begin(market), market, buy)), market)
  const more = sure(withDecision(sure(withDecision(sent, market, buy)), market, buy))
  expect(withoutUnsent(more, market)).toEqual(sent)
  expect(withoutUnsent(sent, market)).toEqual(sent)
})
