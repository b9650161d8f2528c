import { unguarded } from '#platform/server/http/csv.ts'
import { readCsvRows } from '#platform/server/http/csv-rows.ts'
import { createHash } from 'node:crypto'
import { calendars, type Calendar } from '#platform/dates/calendar.ts'
import { dayOfEthiopian } from '#platform/dates/ethiopian-dates.ts'
import { withPlainDigits } from '#platform/word-forms/digits.ts'
import { readMoney, readPrice } from '../../figures.ts'
import { tradeFields, type TradeFields } from '../../contract.ts'
import type { FileProblem } from '../../files/contract.ts'
import { mostAtOnce } from '../../limits.ts'
import { columns, type Column } from '../../file-columns.ts'
import { columnOf } from './heads.ts'

export interface ReadFile {
  /** Each under a name that the same line always has, so that a file that is imported again adds nothing. */
  trades: { name: string; row: number; fields: TradeFields }[]
  problems: FileProblem[]
}

type Note = (column: Column, code: FileProblem['code']) => null

/** The trades of a table, and what is amiss in it by row, as spreadsheets count, and column. Pure. */
export function readFile(text: string, calendar: Calendar): ReadFile {
  const problems: FileProblem[] = []
  const lines = linesOf(text, problems)
  const names = (lines[0] ?? []).map((name) => name.trim())
  const header = names.map(columnOf)
  if (problems.length > 0) return { trades: [], problems }
  if (!header.includes('instrument'))
    return { trades: [], problems: [{ row: 1, column: 'instrument', code: 'missing' }] }
  for (const [at, name] of names.entries())
    if (name && !header[at]) problems.push({ row: 1, column: name.slice(0, 60), code: 'unknown' })
  const rows = lines
    .slice(1)
    .flatMap((cells, at) => (cells.some((cell) => cell.trim()) ? [{ cells, row: at + 2 }] : []))
  if (rows.length > mostAtOnce) problems.push({ row: rows[mostAtOnce]!.row, column: '', code: 'too_many' })
  const seen = new Map<string, number>()
  // Looked up once: a line of names may be as long as the file.
  const places = new Map(columns.map((column) => [column, header.indexOf(column)]))
  const width = names.findLastIndex((name) => name !== '') + 1
  // As the file calls it.
  const nameOf = (column: Column) => names[places.get(column) ?? -1] ?? column
  const trades = rows.slice(0, mostAtOnce).map(({ cells, row }) => {
    // A comma in a figure that parts cells as well: every cell behind it would stand in the next column.
    if (cells.slice(width).some((cell) => cell.trim())) problems.push({ row, column: '', code: 'cells_over' })
    const cellOf = (column: Column) => unguarded(cells[places.get(column) ?? -1]?.trim() ?? '')
    const note: Note = (column, code) => (problems.push({ row, column: nameOf(column), code }), null)
    const fields = readRow(cellOf, { calendar: calendarOf(cellOf('calendar'), { calendar, note }), note })
    const key = createHash('sha256').update(JSON.stringify(fields)).digest('base64url')
    const times = (seen.get(key) ?? 0) + 1
    seen.set(key, times)
    return { name: `file ${key} ${times}`, row, fields }
  })
  return { trades, problems }
}

/** Lines that are read, empty ones among them: more than ten times as many as may be trades. */
const mostLines = 6000

function linesOf(text: string, problems: FileProblem[]): string[][] {
  const read = readCsvRows(text, mostLines)
  if (!read.isBroken) {
    if (read.rows.length === mostLines) problems.push({ row: mostLines, column: '', code: 'too_many' })
    return read.rows
  }
  problems.push({ row: read.row ?? 1, column: '', code: 'broken' })
  return []
}

/** How the days of a line are counted: as it says, or as its reader counts. */
function calendarOf(cell: string, { calendar, note }: { calendar: Calendar; note: Note }): Calendar {
  const named = calendars.find((one) => one === cell.toLowerCase())
  if (cell !== '' && !named) note('calendar', 'calendar')
  return named ?? calendar
}

function readRow(
  cellOf: (column: Column) => string,
  { calendar, note }: { calendar: Calendar; note: Note },
): TradeFields {
  const price = (column: Column) => {
    const cell = cellOf(column)
    const value = cell === '' ? null : readPrice(cell)
    return value === undefined || (value !== null && value < 0) ? note(column, 'figure') : value
  }
  const units = (column: Column) =>
    cellOf(column) === '' ? null : (unitsOf(cellOf(column)) ?? note(column, 'units'))
  const day = (column: Column) =>
    cellOf(column) === '' ? null : (dayOf(cellOf(column), calendar) ?? note(column, 'day'))
  const side = cellOf('side').toLowerCase()
  if (side !== '' && side !== 'buy' && side !== 'sell') note('side', 'side')
  const fees = cellOf('fees') === '' ? 0 : (readMoney(cellOf('fees')) ?? note('fees', 'figure') ?? 0)
  const fields: TradeFields = {
    instrument: cellOf('instrument'),
    side: side === 'sell' ? 'sell' : 'buy',
    units: units('units'),
    plannedEntry: price('planned_entry'),
    plannedStop: price('stop'),
    plannedTarget: price('target'),
    reason: cellOf('reason'),
    enteredOn: day('entered'),
    entry: price('entry'),
    exits: exitsOf(cellOf, { calendar, note }),
    fees,
    feelings: cellOf('feelings'),
    lesson: cellOf('lesson'),
    tags: [
      ...new Set(
        cellOf('tags')
          .split(/[;,\u1363\u1364\u3001\u060c]/u)
          .map((tag) => tag.trim())
          .filter(Boolean),
      ),
    ],
  }
  if (fields.instrument === '') note('instrument', 'required')
  const out = fields.exits.reduce((sum, exit) => sum + exit.units, 0)
  if (fields.units !== null && out > fields.units) note('exit_units', 'exits_over')
  return checked(fields, note)
}

/** Several exits stand in one cell, with semicolons between them: prices, units and days in the same order. */
function exitsOf(
  cellOf: (column: Column) => string,
  { calendar, note }: { calendar: Calendar; note: Note },
): TradeFields['exits'] {
  const parts = (column: Column) =>
    cellOf(column) === ''
      ? []
      : cellOf(column)
          .split(';')
          .map((one) => one.trim())
  const [prices, units, days] = [parts('exit_price'), parts('exit_units'), parts('exited')]
  if (prices.length !== units.length) note('exit_units', 'exits')
  return prices.flatMap((text, at) => {
    const price = readPrice(text)
    const count = unitsOf(units[at] ?? '')
    const on = days[at] ? dayOf(days[at], calendar) : null
    if (price === undefined || price < 0) return (note('exit_price', 'figure'), [])
    if (count === undefined) return units[at] === undefined ? [] : (note('exit_units', 'units'), [])
    if (on === undefined) return (note('exited', 'day'), [])
    return [{ price, units: count, on }]
  })
}

/** What is too long is told by its column. */
function checked(fields: TradeFields, note: Note): TradeFields {
  const found = tradeFields.safeParse(fields)
  if (found.success) return found.data
  for (const { path } of found.error.issues) note(columnOfField[String(path[0])] ?? 'instrument', 'too_long')
  return fields
}

const columnOfField: Record<string, Column> = {
  reason: 'reason',
  feelings: 'feelings',
  lesson: 'lesson',
  tags: 'tags',
  units: 'units',
  plannedEntry: 'planned_entry',
  plannedStop: 'stop',
  plannedTarget: 'target',
  entry: 'entry',
  fees: 'fees',
  exits: 'exit_price',
  enteredOn: 'entered',
}

function unitsOf(cell: string): number | undefined {
  const value = readPrice(cell)
  return value !== undefined && value > 0 && value % 1_000_000 === 0 ? value / 1_000_000 : undefined
}

/** `2018-06-23`, with a time behind it or without, in digits of either script. */
function dayOf(cell: string, calendar: Calendar): string | undefined {
  const [, year, month, day, time] =
    /^(\d{4})[-/](\d{1,2})[-/](\d{1,2})(?:[T ](\d{2}:\d{2}))?$/.exec(withPlainDigits(cell)) ?? []
  if (!year || !month || !day) return undefined
  const civil =
    calendar === 'ethiopian'
      ? dayOfEthiopian({ year: Number(year), month: Number(month), day: Number(day) })
      : `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  const value = civil && (time ? `${civil}T${time}` : civil)
  return tradeFields.shape.enteredOn.safeParse(value ?? 'none').success ? value : undefined
}
