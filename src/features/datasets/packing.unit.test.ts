import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { packedColumns } from './contract.ts'
import { pack, unpack, type SeriesColumns } from './packing.ts'

const price = fc.integer({ min: -1_000_000_000, max: 1_000_000_000 })
const count = fc.integer({ min: 0, max: 20 })
const listOf = <T>(one: fc.Arbitrary<T>, length: number) =>
  fc.array(one, { minLength: length, maxLength: length })

function timesOf(length: number, withMinutes: boolean): string[] {
  const unit = withMinutes ? 60_000 * 7 : 86_400_000 * 3
  const first = Date.parse('2026-02-26T10:30:00Z')
  return Array.from({ length }, (_, at) =>
    new Date(first + at * unit).toISOString().slice(0, withMinutes ? 16 : 10),
  )
}

const columns: fc.Arbitrary<SeriesColumns> = fc.tuple(count, fc.boolean()).chain(([length, withMinutes]) => {
  const times = timesOf(length, withMinutes)
  return fc.oneof(
    fc.record({
      form: fc.constant('prices' as const),
      times: fc.constant(times),
      open: listOf(price, length),
      high: listOf(price, length),
      low: listOf(price, length),
      close: listOf(price, length),
      volume: fc.option(listOf(price, length)),
    }),
    fc.record({
      form: fc.constant('values' as const),
      times: fc.constant(times),
      values: listOf(price, length),
    }),
    fc.record({
      form: fc.constant('orders' as const),
      orders: listOf(
        fc.record({
          at: fc.integer({ min: 0, max: 1e9 }),
          action: fc.constantFrom('limit' as const, 'market' as const, 'cancel' as const),
          side: fc.option(fc.constantFrom('buy' as const, 'sell' as const)),
          price: fc.option(price),
          units: fc.option(price),
          name: fc.constantFrom('', 'a-1', 'ለ'),
        }),
        length,
      ),
    }),
  )
})

test('what is packed is stored as JSON and comes back as it was', () => {
  fc.assert(
    fc.property(columns, (one) => {
      const packed = packedColumns.parse(JSON.parse(JSON.stringify(pack(one))))
      expect(unpack(packed)).toEqual(one)
    }),
    { numRuns: 200 },
  )
})
