import type { PriceSeries, ValueSeries } from '#features/datasets/contract.ts'

export type DrawnSeries = PriceSeries | ValueSeries

/** What is drawn of a series, bar by bar; a value is a bar of one price. All figures are whole steps. */
export interface Bars {
  title: string
  unit: string
  /** `12345` with 2 decimals is 123.45. */
  decimals: number
  isMadeUp: boolean
  source: string
  licence: string
  /** Whether each bar has four prices. */
  hasPrices: boolean
  /** Civil days, or minutes of them, as in Addis Ababa. */
  times: string[]
  open: number[]
  high: number[]
  low: number[]
  close: number[]
  volume: number[] | null
}

/** Where a chart begins and ends, both included; `null` is where its series does. */
interface Span {
  from: string | null
  to: string | null
}

/** The bars of a series that lie in a span. A day as its end is that whole day. */
export function barsOf(series: DrawnSeries, { from, to }: Span): Bars {
  const isIn = (time: string) =>
    (from === null || time >= from) && (to === null || time.slice(0, to.length) <= to)
  const first = series.times.findIndex(isIn)
  const last = series.times.findLastIndex(isIn)
  const cut = <T>(column: readonly T[]) => (first === -1 ? [] : column.slice(first, last + 1))
  const { title, unit, decimals, isMadeUp, source, licence } = series
  const facts = { title, unit, decimals, isMadeUp, source, licence, times: cut(series.times) }
  if (series.form === 'values') {
    const values = cut(series.values)
    return {
      ...facts,
      hasPrices: false,
      open: values,
      high: values,
      low: values,
      close: values,
      volume: null,
    }
  }
  const { open, high, low, close, volume } = series
  return {
    ...facts,
    hasPrices: true,
    open: cut(open),
    high: cut(high),
    low: cut(low),
    close: cut(close),
    volume: volume && cut(volume),
  }
}

/**
 * The same as at most so many bars, each of `size` that follow one another and named by the time of the first; `end` is the time of the
 * last that was joined.
 */
export function joinBars(bars: Bars, most: number): Bars & { size: number; end: string } {
  const size = Math.max(1, Math.ceil(bars.times.length / most))
  const end = bars.times.at(-1) ?? ''
  if (size === 1) return { ...bars, size, end }
  const starts = bars.times.flatMap((_, index) => (index % size === 0 ? [index] : []))
  const each = (of: (start: number, end: number) => number) =>
    starts.map((start) => of(start, Math.min(start + size, bars.times.length)))
  const { times, open, high, low, close, volume } = bars
  return {
    ...bars,
    size,
    end,
    times: starts.map((start) => times[start] ?? ''),
    open: each((start) => open[start] ?? 0),
    high: each((start, end) => Math.max(...high.slice(start, end))),
    low: each((start, end) => Math.min(...low.slice(start, end))),
    close: each((_, end) => close[end - 1] ?? 0),
    volume: volume && each((start, end) => volume.slice(start, end).reduce((sum, one) => sum + one, 0)),
  }
}

/** Of two series that are compared: what each is worth in hundredths of where both begin, at the times of the first. */
export interface Compared {
  times: string[]
  first: number[]
  second: number[]
}

/**
 * Two series of different units beside each other, from the first to the last time that both have: both begin at 100.00. Undefined
 * where they share none.
 */
export function compareBars(one: Bars, other: Bars): Compared | undefined {
  const start = one.times.findIndex((time) => (other.times[0] ?? '~') <= time)
  const last = other.times.at(-1) ?? ''
  // A day as the last time is that whole day.
  const end = one.times.findLastIndex((time) => time.slice(0, last.length) <= last)
  if (start === -1 || end < start) return undefined
  const times = one.times.slice(start, end + 1)
  const first = one.close.slice(start, end + 1)
  let at = 0
  const second = times.map((time) => {
    while ((other.times[at + 1] ?? '~') <= time) at++
    return other.close[at] ?? 0
  })
  const [base = 0] = first
  const [otherBase = 0] = second
  if (base <= 0 || otherBase <= 0) return undefined
  return { times, first: inHundredths(first, base), second: inHundredths(second, otherBase) }
}

function inHundredths(values: readonly number[], from: number): number[] {
  return values.map((value) => Math.round((value * 10_000) / from))
}
