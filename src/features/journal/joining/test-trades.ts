import * as fc from 'fast-check'
import type { FieldName, TradeChange, TradeFields } from '../contract.ts'

/** A trade in which only the instrument is said. */
export const emptyTrade: TradeFields = {
  instrument: 'Coffee',
  side: 'buy',
  units: null,
  plannedEntry: null,
  plannedStop: null,
  plannedTarget: null,
  reason: '',
  enteredOn: null,
  entry: null,
  exits: [],
  fees: 0,
  feelings: '',
  lesson: '',
  tags: [],
}

/** A price as it is kept. */
export const birr = (amount: number): number => Math.round(amount * 1_000_000)

/** A trade with a result: 10 units bought for 100 birr with a stop at 90, sold for 120, unless it is said otherwise. */
export function closedTrade(change: Partial<TradeFields> & { exit?: number } = {}): TradeFields {
  const { exit = birr(120), ...fields } = change
  const whole = { ...emptyTrade, units: 10, entry: birr(100), plannedStop: birr(90), ...fields }
  return { ...whole, exits: fields.exits ?? [{ on: null, price: exit, units: whole.units ?? 1 }] }
}

const words = fc.constantFrom('', 'a plan', 'a fear', 'a hope', 'a rule')
const written = fc.record({
  reason: words,
  feelings: words,
  lesson: words,
  entry: fc.option(fc.nat(5), { nil: null }),
  tags: fc.subarray(['thin', 'late']),
})

/** What a device may make of a trade that it knows. */
export function changeOf(base: number, writer: string, from: TradeFields): fc.Arbitrary<TradeChange> {
  return written.map((fields) => ({
    base,
    writer,
    changed: Object.keys(fields) as FieldName[],
    fields: { ...from, ...fields },
    aside: [],
    settled: [],
  }))
}
