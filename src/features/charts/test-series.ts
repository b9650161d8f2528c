import type { PriceSeries, ValueSeries } from '#features/datasets/contract.ts'

const facts = {
  slug: 'test-beans',
  version: 1,
  unit: 'ETB/kg',
  decimals: 2,
  isMadeUp: true,
  source: 'Test',
  licence: 'CC0',
}

/** For tests: so many days of a price that swings, the same each time. */
export function testPrices(id: string, count: number, { title = 'Test beans', seed = 1 } = {}): PriceSeries {
  let state = seed
  const next = (most: number) => {
    state = (state * 48_271) % 2_147_483_647
    return state % most
  }
  const columns = { open: [] as number[], high: [] as number[], low: [] as number[], close: [] as number[] }
  let price = 50_000
  for (let index = 0; index < count; index++) {
    const close = Math.max(500, price + next(801) - 400)
    columns.open.push(price)
    columns.close.push(close)
    columns.high.push(Math.max(price, close) + next(300))
    columns.low.push(Math.min(price, close) - next(300))
    price = close
  }
  const volume = columns.close.map(() => next(5000))
  return { ...facts, id, title, form: 'prices', times: daysFrom('2026-01-05', count), ...columns, volume }
}

/** For tests: values of their own days. */
export function testValues(id: string, values: number[], title = 'Test rate'): ValueSeries {
  return {
    ...facts,
    id,
    title,
    unit: '%',
    decimals: 1,
    form: 'values',
    times: daysFrom('2026-06-04', values.length),
    values,
  }
}

export function daysFrom(first: string, count: number): string[] {
  const start = Date.parse(first)
  return Array.from({ length: count }, (_, index) =>
    new Date(start + index * 86_400_000).toISOString().slice(0, 10),
  )
}
