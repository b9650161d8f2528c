import type { SeriesRows } from './contract.ts'
import type { SeriesColumns } from './packing.ts'

/** Rows that are shown of each end. */
const shownRows = 5

/** A whole number of smallest steps as people write it: 12345 with 2 decimals is 123.45. */
function figureText(value: number, decimals: number): string {
  const digits = String(Math.abs(value)).padStart(decimals + 1, '0')
  const text = decimals === 0 ? digits : `${digits.slice(0, -decimals)}.${digits.slice(-decimals)}`
  return value < 0 ? `-${text}` : text
}

/** The names of the columns, as tables and uploads call them. */
function columnsOf(series: SeriesColumns): string[] {
  switch (series.form) {
    case 'prices':
      return ['time', 'open', 'high', 'low', 'close', ...(series.volume ? ['volume'] : [])]
    case 'values':
      return ['time', 'value']
    case 'orders':
      return ['at', 'action', 'side', 'price', 'units', 'name']
  }
}

function rowAt(series: SeriesColumns, decimals: number, at: number): string[] {
  const figure = (value: number | null | undefined) => (value == null ? '' : figureText(value, decimals))
  switch (series.form) {
    case 'prices': {
      const { times, open, high, low, close, volume } = series
      const prices = [open, high, low, close].map((column) => figure(column[at]))
      return [times[at] ?? '', ...prices, ...(volume ? [String(volume[at] ?? 0)] : [])]
    }
    case 'values':
      return [series.times[at] ?? '', figure(series.values[at])]
    case 'orders': {
      const order = series.orders[at]
      if (!order) return []
      const { action, side, price, units, name } = order
      return [String(order.at), action, side ?? '', figure(price), String(units ?? ''), name]
    }
  }
}

export function lengthOf(series: SeriesColumns): number {
  return series.form === 'orders' ? series.orders.length : series.times.length
}

/** The first and the last time; null for what has none. */
export function spanOf(series: SeriesColumns): { from: string | null; to: string | null } {
  const times = series.form === 'orders' ? [] : series.times
  return { from: times[0] ?? null, to: times.at(-1) ?? null }
}

/** The first rows and the last ones; a short series has no last ones. */
export function someRows(series: SeriesColumns, decimals: number): SeriesRows {
  const length = lengthOf(series)
  const rows = (from: number, to: number) =>
    Array.from({ length: Math.max(0, to - from) }, (_, at) => rowAt(series, decimals, from + at))
  const ends = Math.min(shownRows, length)
  return {
    columns: columnsOf(series),
    first: rows(0, ends),
    last: rows(Math.max(ends, length - shownRows), length),
  }
}

/** The whole series as a table, as it could be uploaded again. */
export function csvOf(series: SeriesColumns, decimals: number): string {
  const lines = [columnsOf(series).join(',')]
  for (let at = 0; at < lengthOf(series); at++) lines.push(rowAt(series, decimals, at).join(','))
  return `${lines.join('\r\n')}\r\n`
}
