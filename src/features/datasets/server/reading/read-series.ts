import { orderName, type OrderScript, type SeriesFields } from '../../contract.ts'
import type { SeriesColumns } from '../../packing.ts'
import type { SeriesFault } from '../../problem-kinds.ts'
import { readFigure } from './figures.ts'
import { Problems } from './problems.ts'
import { readTable, type Column, type Line, type Table } from './table.ts'
import { gapsIn, readTime } from './times.ts'

type Settings = Pick<SeriesFields, 'form' | 'calendar' | 'decimalSign' | 'decimals'>

export interface ReadTable {
  /** Without faults only; otherwise what could be read of it must not be kept. */
  columns: SeriesColumns
  problems: Problems
}

interface Reading {
  table: Table
  settings: Settings
  problems: Problems
}

/** A table as a series, with everything that is amiss in it. Pure: the same bytes give the same series. */
export function readSeriesTable(bytes: Uint8Array, settings: Settings): ReadTable {
  const problems = new Problems()
  const reading = { table: readTable(bytes, settings.form, problems), settings, problems }
  const columns = readers[settings.form](reading)
  return { columns, problems }
}

const readers: Record<Settings['form'], (reading: Reading) => SeriesColumns> = {
  prices(reading) {
    const { table, problems } = reading
    const bars = table.lines.map((line) => {
      const price = (column: Column) => figureIn(reading, line, { column, sort: 'above zero' })
      return {
        row: line.row,
        open: price('open'),
        high: price('high'),
        low: price('low'),
        close: price('close'),
        volume:
          table.nameOf('volume') === undefined
            ? 0
            : figureIn(reading, line, { column: 'volume', sort: 'count' }),
      }
    })
    for (const bar of bars) checkBar(bar, problems)
    return {
      form: 'prices',
      times: timesIn(reading),
      open: bars.map(({ open }) => open ?? 0),
      high: bars.map(({ high }) => high ?? 0),
      low: bars.map(({ low }) => low ?? 0),
      close: bars.map(({ close }) => close ?? 0),
      volume: table.nameOf('volume') === undefined ? null : bars.map(({ volume }) => volume ?? 0),
    }
  },
  values(reading) {
    const values = reading.table.lines.map(
      (line) => figureIn(reading, line, { column: 'value', sort: 'any' }) ?? 0,
    )
    return { form: 'values', times: timesIn(reading), values }
  },
  orders(reading) {
    const names = new Set<string>()
    let last = 0
    const orders = reading.table.lines.map((line) => {
      const order = orderIn(reading, line, names)
      if (order.at < last) reading.problems.add('order.order', placeOf(reading.table, line, 'at'))
      last = order.at
      return order
    })
    return { form: 'orders', orders }
  },
}

interface Bar {
  row: number
  open: number | undefined
  high: number | undefined
  low: number | undefined
  close: number | undefined
}

function checkBar({ row, open, high, low, close }: Bar, problems: Problems): void {
  if (high === undefined || low === undefined) return
  if (high < low) return problems.add('bar.high_below_low', { row })
  const isOutside = (price: number | undefined) => price !== undefined && (price < low || price > high)
  if (isOutside(open)) problems.add('bar.open_outside', { row })
  if (isOutside(close)) problems.add('bar.close_outside', { row })
}

/** Times in their order; a series has days alone, or minutes alone. */
function timesIn({ table, settings, problems }: Reading): string[] {
  const times: string[] = []
  const seen = new Set<string>()
  let latest = ''
  for (const line of table.lines) {
    const place = placeOf(table, line, 'time')
    const cell = line.cell('time')
    const time = readTime(cell, settings.calendar)
    if (time === undefined) {
      problems.add(cell.trim() === '' ? 'time.missing' : 'time.invalid', place, cell)
      continue
    }
    if (latest !== '' && latest.length !== time.length) problems.add('time.mixed', place, cell)
    else if (seen.has(time)) problems.add('time.duplicate', place, cell)
    else if (time < latest) problems.add('time.order', place, cell)
    seen.add(time)
    if (time > latest) latest = time
    times.push(time)
  }
  if (problems.faults === 0)
    for (const at of gapsIn(times)) {
      const line = table.lines[at]
      if (line) problems.add('time.gap', placeOf(table, line, 'time'), `${times[at - 1]} – ${times[at]}`)
    }
  return times
}

/** Undefined for what is no figure, or not one of this sort. */
function figureIn(
  { table, settings, problems }: Reading,
  line: Line,
  { column, sort }: { column: Column; sort: 'above zero' | 'count' | 'any' },
): number | undefined {
  const cell = line.cell(column)
  const place = placeOf(table, line, column)
  const decimals = sort === 'count' ? 0 : settings.decimals
  const read = readFigure(cell, { sign: settings.decimalSign, decimals })
  const fault = faultOf(read, sort)
  if (fault !== undefined) problems.add(fault, place, cell)
  return fault === undefined && typeof read === 'number' ? read : undefined
}

function faultOf(read: number | SeriesFault, sort: 'above zero' | 'count' | 'any'): SeriesFault | undefined {
  if (typeof read === 'string')
    return sort === 'count' && read === 'figure.too_precise' ? 'figure.not_whole' : read
  if (sort === 'above zero' && read <= 0) return 'figure.not_above_zero'
  return sort === 'count' && read < 0 ? 'figure.negative' : undefined
}

type Order = OrderScript['orders'][number]

const actions = ['limit', 'market', 'cancel'] as const
const sides = ['buy', 'sell'] as const

/** What an order needs: a limit order all, a market order no price, and whoever cancels the name of an order before it. */
function orderIn(reading: Reading, line: Line, names: Set<string>): Order {
  const { table, problems } = reading
  const word = (column: Column) => line.cell(column).trim().toLowerCase()
  const at = figureIn(reading, line, { column: 'at', sort: 'count' }) ?? 0
  const action = actions.find((one) => one === word('action'))
  if (!action) problems.add('order.action', placeOf(table, line, 'action'), line.cell('action'))
  const isNew = action === 'limit' || action === 'market'
  const side = sides.find((one) => one === word('side')) ?? null
  if (isNew && !side) problems.add('order.side', placeOf(table, line, 'side'), line.cell('side'))
  const price =
    action === 'limit' ? (figureIn(reading, line, { column: 'price', sort: 'above zero' }) ?? null) : null
  const units = isNew ? (figureIn(reading, line, { column: 'units', sort: 'count' }) ?? null) : null
  if (units === 0) problems.add('figure.not_above_zero', placeOf(table, line, 'units'), line.cell('units'))
  const name = line.cell('name').trim()
  if (!orderName.safeParse(name).success || (action === 'limit' && name === ''))
    problems.add('order.name_invalid', placeOf(table, line, 'name'), name)
  if (action === 'cancel' && !names.has(name))
    problems.add('order.name_unknown', placeOf(table, line, 'name'), name)
  if (isNew) names.add(name)
  return { at, action: action ?? 'cancel', side: isNew ? side : null, price, units, name }
}

function placeOf(table: Table, line: Line, column: Column) {
  return { row: line.row, column: table.nameOf(column) ?? column }
}
