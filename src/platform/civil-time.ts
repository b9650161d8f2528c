import { dateOf, type CalendarDate } from '#platform/calendar.ts'

/** A day as `2026-11-20` and a time of day as `14:30`, on the clock of the editor's own time zone. */
export interface CivilTime {
  date: string
  time: string
}

export function civilOf(instant: number): CivilTime {
  const local = new Date(instant)
  const date = [local.getFullYear(), local.getMonth() + 1, local.getDate()].map(twoDigits).join('-')
  return { date, time: [local.getHours(), local.getMinutes()].map(twoDigits).join(':') }
}

/** The instant of such a time, or undefined while it is not complete. */
export function instantOf({ date, time }: CivilTime): number | undefined {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(date) || !/^\d{2}:\d{2}$/.test(time)) return undefined
  const instant = new Date(`${date}T${time}:00`).getTime()
  return Number.isNaN(instant) ? undefined : instant
}

/** Whether the editor's clock shows another time at that instant than one in Addis Ababa. */
export function differsFromAddisAbaba(instant: number): boolean {
  return new Date(instant).getTimezoneOffset() !== -180
}

/** The Ethiopian date of a Gregorian day such as `2026-11-20`. */
export function ethiopianOf(date: string): CalendarDate {
  return dateOf(Date.parse(`${date}T00:00:00Z`), 'ethiopian')
}

/** Days in a month of the Ethiopian calendar: the thirteenth has 5, or 6 in the year before a Gregorian leap year. */
export function daysIn({ year, month }: Pick<CalendarDate, 'year' | 'month'>): number {
  if (month < 13) return 30
  return year % 4 === 3 ? 6 : 5
}

/** The Gregorian day of an Ethiopian date; a day that its month does not have becomes its last one. */
export function gregorianOf({ year, month, day }: CalendarDate): string {
  const dayOfMonth = Math.min(day, daysIn({ year, month }))
  // The same reckoning as in platform/calendar.ts, the other way round.
  const julianDay = 1_724_221 + 365 * (year - 1) + Math.floor(year / 4) + 30 * (month - 1) + dayOfMonth - 1
  return new Date((julianDay - 2_440_588) * 86_400_000).toISOString().slice(0, 10)
}

function twoDigits(value: number): string {
  return String(value).padStart(2, '0')
}
