import { monthNames } from '#platform/dates/calendar.ts'
import { frame } from './frame.ts'
import { dayOf, isMinute, sayClock, sayDay, type Voice } from './words.ts'

interface TimeMark {
  /** Of its bar. */
  index: number
  words: string
}

/** At most so many stand under a chart. */
const mostMarks = 5

/**
 * What stands under a chart: where years begin, or else months, in the reader's calendar; for less than that, days that lie evenly, and
 * within one day the time of day.
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
  const isOneDay = times[0]?.slice(0, 10) === times.at(-1)?.slice(0, 10)
  const say = (time: string) =>
    isOneDay && isMinute(time) ? sayClock(time, voice.language) : sayDay(time, voice)
  const longest = times.slice(-1).filter(isMinute).map(say).join('')
  const step = Math.ceil(times.length / mostBeside(longest))
  return times.flatMap((time, index) =>
    index % step === Math.floor(step / 2) ? [{ index, words: say(time) }] : [],
  )
}

/** How many such words stand beside one another under a chart: an Ethiopic letter is wider than a Latin one. */
function mostBeside(words: string): number {
  const width = [...words].reduce((sum, sign) => sum + (/\p{Script=Ethiopic}/u.test(sign) ? 11 : 8), 12)
  return Math.min(Math.max(Math.floor((frame.right - frame.left) / width), 1), mostMarks)
}

function thinned(indexes: readonly number[]): number[] {
  const step = Math.ceil(indexes.length / mostMarks)
  return indexes.filter((_, at) => at % step === 0)
}
