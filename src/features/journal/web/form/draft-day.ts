import { dayOfEthiopian, ethiopianOf } from '#platform/dates/ethiopian-dates.ts'
import { withPlainDigits } from '#platform/word-forms/digits.ts'

/** The parts of an Ethiopian date as they are typed. */
export type DayParts = Record<'year' | 'month' | 'day', string>

/** A day, with a minute of it or without; none; or parts that are no day, or not yet. */
export type DraftDay = string | DayParts | null

/** Of which only a part is written, in a field that does not say which. */
export const unknownDay: DayParts = { year: '', month: '', day: '?' }

export function partsOf(day: DraftDay): DayParts {
  if (day === null) return { year: '', month: '', day: '' }
  if (typeof day !== 'string') return day
  const date = ethiopianOf(day.slice(0, 10))
  return { year: String(date.year), month: String(date.month), day: String(date.day) }
}

/** What parts say: a day, nothing where none is written, or else they stay as they are. */
export function dayOfParts(parts: DayParts): DraftDay {
  const [year = '', month = '', day = ''] = [parts.year, parts.month, parts.day].map((part) =>
    withPlainDigits(part.trim()),
  )
  if (!year && !month && !day) return null
  const isWritten = /^\d{4}$/.test(year) && [month, day].every((part) => /^\d{1,2}$/.test(part))
  const found = isWritten && dayOfEthiopian({ year: Number(year), month: Number(month), day: Number(day) })
  return found || parts
}

/** Undefined for what is no day. */
export function readDay(day: DraftDay): string | null | undefined {
  return typeof day === 'object' && day !== null ? undefined : day
}
