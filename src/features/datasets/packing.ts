import type { OrderScript, PackedColumns, PriceSeries, ValueSeries } from './contract.ts'

type PriceColumns = Pick<PriceSeries, 'form' | 'times' | 'open' | 'high' | 'low' | 'close' | 'volume'>
type ValueColumns = Pick<ValueSeries, 'form' | 'times' | 'values'>
type OrderColumns = Pick<OrderScript, 'form' | 'orders'>
/** What a series holds, without what it says of itself. */
export type SeriesColumns = PriceColumns | ValueColumns | OrderColumns

const dayMilliseconds = 86_400_000
const minuteMilliseconds = 60_000

/** Columns with small numbers in the place of large ones: a third of the bytes. */
export function pack(columns: SeriesColumns): PackedColumns {
  switch (columns.form) {
    case 'prices': {
      const { form, times, open, high, low, close, volume } = columns
      return {
        form,
        times: packTimes(times),
        open: open.map((price, at) => price - (close[at - 1] ?? 0)),
        high: high.map((price, at) => price - Math.max(open[at] ?? 0, close[at] ?? 0)),
        low: low.map((price, at) => Math.min(open[at] ?? 0, close[at] ?? 0) - price),
        close: close.map((price, at) => price - (open[at] ?? 0)),
        volume,
      }
    }
    case 'values':
      return { form: columns.form, times: packTimes(columns.times), values: steps(columns.values) }
    case 'orders': {
      const { form, orders } = columns
      return {
        form,
        at: steps(orders.map((order) => order.at)),
        action: orders.map((order) => order.action),
        side: orders.map((order) => order.side),
        price: orders.map((order) => order.price),
        units: orders.map((order) => order.units),
        name: orders.map((order) => order.name),
      }
    }
  }
}

/** The columns as they were before they were packed. */
export function unpack(packed: PackedColumns): SeriesColumns {
  switch (packed.form) {
    case 'prices': {
      const open: number[] = []
      const close: number[] = []
      for (const [at, step] of packed.open.entries()) {
        open.push((close[at - 1] ?? 0) + step)
        close.push((open[at] ?? 0) + (packed.close[at] ?? 0))
      }
      const upper = open.map((price, at) => Math.max(price, close[at] ?? 0))
      const lower = open.map((price, at) => Math.min(price, close[at] ?? 0))
      return {
        form: packed.form,
        times: unpackTimes(packed.times),
        open,
        high: packed.high.map((above, at) => (upper[at] ?? 0) + above),
        low: packed.low.map((below, at) => (lower[at] ?? 0) - below),
        close,
        volume: packed.volume,
      }
    }
    case 'values':
      return { form: packed.form, times: unpackTimes(packed.times), values: sums(packed.values) }
    case 'orders': {
      const { form, action, side, price, units, name } = packed
      return {
        form,
        orders: sums(packed.at).map((at, index) => ({
          at,
          action: action[index] ?? 'cancel',
          side: side[index] ?? null,
          price: price[index] ?? null,
          units: units[index] ?? null,
          name: name[index] ?? '',
        })),
      }
    }
  }
}

/** Times of one series are all days, or all minutes. */
function packTimes(times: readonly string[]): { first: string; steps: number[] } {
  const first = times[0] ?? ''
  const unit = unitOf(first)
  const counted = steps(times.map((time) => Date.parse(instantOf(time)) / unit))
  return { first, steps: counted.slice(1) }
}

function unpackTimes({ first, steps }: { first: string; steps: readonly number[] }): string[] {
  if (first === '') return []
  const unit = unitOf(first)
  const length = first.length
  return sums([Date.parse(instantOf(first)) / unit, ...steps]).map((count) =>
    new Date(count * unit).toISOString().slice(0, length),
  )
}

function unitOf(time: string): number {
  return time.includes('T') ? minuteMilliseconds : dayMilliseconds
}

/** Civil times are counted as if they were universal ones: only their distances matter. */
function instantOf(time: string): string {
  return time.includes('T') ? `${time}:00Z` : `${time}T00:00:00Z`
}

function steps(values: readonly number[]): number[] {
  return values.map((value, at) => value - (values[at - 1] ?? 0))
}

function sums(steps: readonly number[]): number[] {
  let sum = 0
  return steps.map((step) => (sum += step))
}
