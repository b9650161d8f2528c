import { dateOf, type CalendarDate } from './calendar.ts'
import { civilOf } from './civil-time.ts'

const dayMilliseconds = 86_400_000
/** 29 August 8 (Julian), the first day of the first year, counted from 1970-01-01. */
const epoch = 1_724_221 - 2_440_588
/** Noon in Addis Ababa, so that no offset moves the day. */
const noon = 9 * 3_600_000

/** Days of an Ethiopian month: thirty, and five or six in the thirteenth. */
export function daysInMonth(year: number, month: number): number {
  if (month < 13) return 30
  return year % 4 === 3 ? 6 : 5
}

/** The same date, or the last day of its month when the month has no such day, as happens on the way to Pagume. */
export function withinMonth({ year, month, day }: CalendarDate): CalendarDate {
  return { year, month, day: Math.min(day, daysInMonth(year, month)) }
}

/** The day of an Ethiopian date as `2026-11-20`, or undefined when there is no such date. */
export function dayOfEthiopian({ year, month, day }: CalendarDate): string | undefined {
  const isNumber = [year, month, day].every(Number.isInteger)
  if (!isNumber || year < 1 || year > 9000 || month < 1 || month > 13) return undefined
  if (day < 1 || day > daysInMonth(year, month)) return undefined
  const days = 365 * (year - 1) + Math.floor(year / 4) + 30 * (month - 1) + day - 1
  return new Date((epoch + days) * dayMilliseconds).toISOString().slice(0, 10)
}

/** The Ethiopian date of a day such as `2026-11-20`. */
export function ethiopianOf(day: string): CalendarDate {
  return dateOf(Date.parse(day) + noon, 'ethiopian')
}

/** The day in Addis Ababa of an instant, as `2026-11-20`. */
export function dayOfInstant(instant: number): string {
  return civilOf(instant, 'addisAbaba').date
}

/** The last millisecond of a day in Addis Ababa. */
export function endOfDay(day: string): number {
  return Date.parse(`${day}T23:59:59.999+03:00`)
}
