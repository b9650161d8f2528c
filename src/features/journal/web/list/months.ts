import { dateOf, type Calendar } from '#platform/dates/calendar.ts'
import type { ShownTrade } from '../device/outgoing.ts'

/** Trades of one month of the reader's calendar, the latest first. */
export interface Month {
  /** `2026-3`: year and month of that calendar. */
  key: string
  year: number
  month: number
  trades: ShownTrade[]
}

/** Trades by the month in which they were entered, or written down, the latest first. */
export function monthsOf(trades: readonly ShownTrade[], calendar: Calendar): Month[] {
  const months = new Map<string, Month>()
  const latestFirst = trades.toSorted((one, other) => instantOf(other) - instantOf(one))
  for (const one of latestFirst) {
    const { year, month } = dateOf(instantOf(one), calendar)
    const key = `${year}-${month}`
    const known = months.get(key) ?? { key, year, month, trades: [] }
    known.trades.push(one)
    months.set(key, known)
  }
  return [...months.values()]
}

/** Noon of the day of entry in Addis Ababa, or its minute; else when it was written down. */
function instantOf({ trade: { fields, createdAt } }: ShownTrade): number {
  const { enteredOn } = fields
  if (!enteredOn) return createdAt
  return Date.parse(enteredOn.includes('T') ? `${enteredOn}:00+03:00` : `${enteredOn}T12:00:00+03:00`)
}
