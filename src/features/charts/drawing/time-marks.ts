import { monthNames } from '#platform/dates/calendar.ts'
import { dayOf, sayDay, type Voice } from './words.ts'

export interface TimeMark {
  /** Of its bar. */
  index: number
  words: string
}

/** At most so many stand under a chart. */
const mostMarks = 5

/**
 * What stands under a chart: where years begin, or else months, in the reader's calendar; for less than that, days that lie evenly.
 */
export function timeMarks(times: readonly string[], voice: Voice): TimeMark[] {
  const days = times.map((time) => dayOf(time, voice.calendar))
  const beginnings = (of: (day: (typeof days)[number]) => number) =>
    days.flatMap((day, index) => {
      const before = days[index - 1]
      return before && of(day) !== of(before) ? [index] : []
    })
  const years = beginnings(({ year }) => year)
  if (years.length >= 3)
    return thinned(years).map((index) => ({ index, words: String(days[index]?.year ?? '') }))
  const months = beginnings(({ year, month }) => year * 13 + month)
  if (months.length >= 2) {
    return thinned(months).map((index) => {
      const { year = 0, month = 1 } = days[index] ?? {}
      const name = monthNames[voice.calendar][voice.language][month - 1] ?? ''
      return { index, words: voice.say('time.month', { month: name, year: String(year) }) }
    })
  }
  const step = Math.ceil(times.length / mostMarks)
  return times.flatMap((time, index) =>
    index % step === Math.floor(step / 2) ? [{ index, words: sayDay(time, voice) }] : [],
  )
}

function thinned(indexes: readonly number[]): number[] {
  const step = Math.ceil(indexes.length / mostMarks)
  return indexes.filter((_, at) => at % step === 0)
}
