import type { Calendar } from '#platform/dates/calendar.ts'
import { ethiopianOf } from '#platform/dates/ethiopian-dates.ts'
import type { TradeFields } from '../../contract.ts'
import { writeFigure, writePrice } from '../../figures.ts'
import type { Column } from '../../file-columns.ts'

/** A trade as a line of a table, its days in the calendar that is wished for; it is read again as it was. */
export function writeRow(fields: TradeFields, calendar: Calendar): Record<Column, string> {
  const day = (value: string | null) => (value === null ? '' : writeDay(value, calendar))
  const { exits } = fields
  return {
    instrument: fields.instrument,
    side: fields.side,
    units: fields.units === null ? '' : String(fields.units),
    planned_entry: price(fields.plannedEntry),
    stop: price(fields.plannedStop),
    target: price(fields.plannedTarget),
    reason: fields.reason,
    entered: day(fields.enteredOn),
    entry: price(fields.entry),
    exit_price: exits.map((exit) => price(exit.price)).join(';'),
    exit_units: exits.map((exit) => String(exit.units)).join(';'),
    exited: exits.some(({ on }) => on !== null) ? exits.map(({ on }) => day(on)).join(';') : '',
    fees: fields.fees === 0 ? '' : writeFigure(fields.fees, 2),
    feelings: fields.feelings,
    lesson: fields.lesson,
    tags: fields.tags.join(';'),
    calendar,
  }
}

function writeDay(value: string, calendar: Calendar): string {
  if (calendar === 'gregorian') return value
  const { year, month, day } = ethiopianOf(value.slice(0, 10))
  return `${year}-${two(month)}-${two(day)}${value.slice(10)}`
}

function price(value: number | null): string {
  return value === null ? '' : writePrice(value)
}

function two(number: number): string {
  return String(number).padStart(2, '0')
}
