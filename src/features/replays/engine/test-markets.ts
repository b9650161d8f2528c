import * as fc from 'fast-check'
import { decide } from './decide.ts'
import { startOf, step } from './step.ts'
import { isRefused, type Bars, type Decision, type Market, type RunLog, type Settings } from './types.ts'

export const plain: Settings = {
  decimals: 2,
  start: 1,
  cash: 1_000_000,
  feeFixed: 0,
  feePerMille: 0,
  spread: 0,
  orderTypes: ['market', 'limit', 'stop', 'stopLimit'],
  canShort: true,
}

/** One row a bar: open, high, low, close. */
export function barsOf(...rows: [number, number, number, number][]): Bars {
  const column = (at: 0 | 1 | 2 | 3) => rows.map((row) => row[at])
  return { open: column(0), high: column(1), low: column(2), close: column(3) }
}

const bar = fc
  .record({
    open: fc.integer({ min: 50, max: 400 }),
    close: fc.integer({ min: 50, max: 400 }),
    up: fc.nat(40),
    down: fc.nat(40),
  })
  .map(({ open, close, up, down }): [number, number, number, number] => [
    open,
    Math.max(open, close) + up,
    Math.min(open, close) - down,
    close,
  ])

export const bars = fc.array(bar, { minLength: 8, maxLength: 25 }).map((rows) => barsOf(...rows))

export const settings: fc.Arbitrary<Settings> = fc.record({
  decimals: fc.constantFrom(0, 2, 3),
  start: fc.integer({ min: 1, max: 4 }),
  cash: fc.oneof(fc.integer({ min: 500, max: 30_000 }), fc.integer({ min: 100_000, max: 10_000_000 })),
  feeFixed: fc.nat(500),
  feePerMille: fc.nat(20),
  spread: fc.nat(9),
  orderTypes: fc.constant(plain.orderTypes),
  canShort: fc.boolean(),
})

const price = fc.option(fc.integer({ min: 20, max: 450 }), { nil: undefined })

const wish = fc.oneof(
  fc.record({
    do: fc.constant('place' as const),
    at: fc.nat(24),
    side: fc.constantFrom('buy' as const, 'sell' as const),
    type: fc.constantFrom(...plain.orderTypes),
    units: fc.integer({ min: 1, max: 60 }),
    limit: price,
    stop: price,
    stopLoss: price,
    target: price,
  }),
  fc.record({
    do: fc.constant('change' as const),
    at: fc.nat(24),
    id: fc.integer({ min: 1, max: 12 }),
    stop: price,
    limit: price,
  }),
  fc.record({ do: fc.constant('cancel' as const), at: fc.nat(24), id: fc.integer({ min: 1, max: 12 }) }),
)

/** What a type does not take is left out, so that most wishes are taken. */
function fitting(one: Decision): Decision {
  if (one.do !== 'place') return one
  const { limit = 200, stop = 200, ...rest } = one
  const takes = {
    limit: ['limit', 'stopLimit'].includes(one.type),
    stop: ['stop', 'stopLimit'].includes(one.type),
  }
  return { ...rest, ...(takes.limit && { limit }), ...(takes.stop && { stop }) }
}

export const wishes = fc
  .array(wish, { maxLength: 30 })
  .map((all) => all.map(fitting).sort((one, other) => one.at - other.at))

/** The log of somebody who was told at once what is refused, and went on without it. */
export function logOf(market: Market, wanted: readonly Decision[]): RunLog {
  const until = market.bars.close.length - 1
  const decisions: Decision[] = []
  let state = startOf(market)
  for (;;) {
    for (const one of wanted.filter(({ at }) => at === state.at)) {
      const after = decide(state, market, one)
      if (isRefused(after)) continue
      decisions.push(one)
      state = after
    }
    if (state.at === until) return { decisions, until }
    state = step(state, market)
  }
}
