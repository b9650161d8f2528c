import type { Calendar } from '#platform/dates/calendar.ts'
import type { ShownTrade } from '../device/outgoing.ts'
import { monthsOf, type Month } from './months.ts'

/** Empty is all. */
interface Filters {
  month: string
  tag: string
}

interface Filtered {
  /** What there is to choose from. */
  choices: { months: Month[]; tags: string[] }
  /** What the trades are filtered by: of what was wanted, only what can still be chosen. */
  chosen: Filters
  months: Month[]
}

/** The trades by month, of a month or with a tag on wish; its last trade may be gone by now, and another calendar has other months. */
export function filterTrades(shown: readonly ShownTrade[], wanted: Filters, calendar: Calendar): Filtered {
  const tags = [...new Set(shown.flatMap(({ trade }) => trade.fields.tags))].toSorted()
  const all = monthsOf(shown, calendar)
  const month = all.some(({ key }) => key === wanted.month) ? wanted.month : ''
  const tag = tags.includes(wanted.tag) ? wanted.tag : ''
  const tagged = shown.filter(({ trade }) => tag === '' || trade.fields.tags.includes(tag))
  const months = monthsOf(tagged, calendar).filter(({ key }) => month === '' || key === month)
  return { choices: { months: all, tags }, chosen: { month, tag }, months }
}
