import { dayOfEthiopian } from '#platform/dates/ethiopian-dates.ts'
import { withPlainDigits } from '#platform/word-forms/digits.ts'
import type { SeriesCalendar } from '../../forms.ts'

const yearFirst = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?:[T ](\d{1,2}):(\d{2})(?::00)?)?$/
const dayFirst = /^(\d{1,2})[-/.](\d{1,2})[-/.](\d{4})(?:[T ](\d{1,2}):(\d{2})(?::00)?)?$/

/**
 * A day, or a minute of one, as `2026-03-02` or `2026-03-02T10:30`; undefined for what is none. The year stands first or last, in
 * the digits of today or in Ethiopic ones; a date of the Ethiopian calendar becomes that of the same day.
 */
export function readTime(cell: string, calendar: SeriesCalendar): string | undefined {
  const text = withPlainDigits(cell).trim().replaceAll(/\s+/g, ' ')
  const [, year, month, day, hour, minute] = yearFirst.exec(text) ?? turned(dayFirst.exec(text)) ?? []
  const date = dayOf({ year: Number(year), month: Number(month), day: Number(day) }, calendar)
  if (date === undefined || hour === undefined || minute === undefined) return date
  if (Number(hour) > 23 || Number(minute) > 59) return undefined
  return `${date}T${hour.padStart(2, '0')}:${minute}`
}

function turned(found: RegExpExecArray | null): (string | undefined)[] | undefined {
  if (!found) return undefined
  const [whole, day, month, year, ...clock] = found
  return [whole, year, month, day, ...clock]
}

function dayOf(
  date: { year: number; month: number; day: number },
  calendar: SeriesCalendar,
): string | undefined {
  if (calendar === 'ethiopian') return dayOfEthiopian(date)
  const { year, month, day } = date
  if (!(year >= 1000 && year <= 9000)) return undefined
  const text = [year, month, day].map((part) => String(part).padStart(2, '0')).join('-')
  const instant = Date.parse(`${text}T00:00:00Z`)
  const isThere = !Number.isNaN(instant) && new Date(instant).toISOString().startsWith(text)
  return isThere ? text : undefined
}

/** Places at which time is left out: far more of it than usual between two bars; of minutes, within one day. */
export function gapsIn(times: readonly string[]): number[] {
  const withMinutes = times[0]?.includes('T') ?? false
  const steps = times.map((time, at) => stepOf(times[at - 1], time, withMinutes))
  const sorted = steps.filter((step) => step > 0).toSorted((one, other) => one - other)
  const usual = sorted[Math.floor((sorted.length - 1) / 2)] ?? 0
  // A weekend with a holiday beside it is no gap.
  const most = withMinutes ? usual * 2 : Math.max(4, usual * 2)
  return steps.flatMap((step, at) => (step > most ? at : []))
}

/** In days, or in minutes of one day. */
function stepOf(before: string | undefined, time: string, withMinutes: boolean): number {
  if (before === undefined) return 0
  if (!withMinutes) return (Date.parse(time) - Date.parse(before)) / 86_400_000
  if (before.slice(0, 10) !== time.slice(0, 10)) return 0
  return (Date.parse(`${time}Z`) - Date.parse(`${before}Z`)) / 60_000
}
