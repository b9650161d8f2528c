import { dateOf, formatTimeOfDay, monthNames, formatDate, type Calendar } from '#platform/dates/calendar.ts'
import type { Language } from '#platform/languages.ts'
import { formatMessage, formatNumber, type Catalogue, type Values } from '#platform/messages.ts'
import { unitIn } from '#platform/word-forms/units.ts'
import type { Bars } from '../bars.ts'
import am from './locales/am.json' with { type: 'json' }
import en from './locales/en.json' with { type: 'json' }

const catalogues = { en, am }

/** How a chart speaks: the words of one language, dates in one calendar. */
export interface Voice {
  language: Language
  calendar: Calendar
  say: (key: keyof typeof en, values?: Values) => string
}

export function voiceIn(language: Language, calendar: Calendar): Voice {
  const messages: Catalogue = catalogues[language]
  return { language, calendar, say: (key, values) => formatMessage(messages[key] ?? key, language, values) }
}

/** Noon in Addis Ababa, so that no offset moves the day. */
const noon = 9 * 3_600_000

function instantOf(time: string): number {
  return Date.parse(time.slice(0, 10)) + noon
}

/** The day of a bar in the reader's calendar. */
export function dayOf(time: string, calendar: Calendar) {
  return dateOf(instantOf(time), calendar)
}

/** `4 June 2026`, with the time of day where bars are shorter than a day. */
export function sayTime(time: string, { language, calendar, say }: Voice): string {
  return withClock(formatDate(instantOf(time), language, calendar), time, { language, say })
}

/** The same without its year. */
export function sayDay(time: string, { language, calendar, say }: Voice): string {
  const { month, day } = dayOf(time, calendar)
  const name = monthNames[calendar][language][month - 1] ?? ''
  return withClock(say('time.day', { month: name, day: String(day) }), time, { language, say })
}

function withClock(day: string, time: string, { language, say }: Pick<Voice, 'language' | 'say'>): string {
  return isMinute(time) ? say('time.withClock', { day, clock: sayClock(time, language) }) : day
}

/** Whether a bar is shorter than a day. */
export function isMinute(time: string): boolean {
  return time.includes('T')
}

/** The time of day of a minute. */
export function sayClock(time: string, language: Language): string {
  const [hour = 0, minute = 0] = (time.split('T')[1] ?? '').split(':').map(Number)
  // On one line in any case, and drawn with letters that may lack a joiner.
  return formatTimeOfDay(hour, minute, language).replace('\u2060', '')
}

/** Whole steps as a number of the language: `12345` with 2 decimals is `123.45`. */
export function sayFigure(steps: number, decimals: number, language: Language): string {
  const unit = 10 ** decimals
  const whole = formatNumber(Math.trunc(Math.abs(steps) / unit), language)
  const part = decimals === 0 ? '' : `.${String(Math.abs(steps) % unit).padStart(decimals, '0')}`
  return `${steps < 0 ? '−' : ''}${whole}${part}`
}

/** One bar as it is said: `4 June, open 102, high 105, low 101, close 104`. The year is named where there are several. */
export function sayBar(bars: Bars, index: number, voice: Voice): string {
  const { language, calendar, say } = voice
  const time = bars.times[index] ?? ''
  const isOneYear =
    dayOf(bars.times[0] ?? '', calendar).year === dayOf(bars.times.at(-1) ?? '', calendar).year
  const figure = (column: readonly number[]) => sayFigure(column[index] ?? 0, bars.decimals, language)
  const when = isOneYear ? sayDay(time, voice) : sayTime(time, voice)
  if (!bars.hasPrices) return say('bar.value', { time: when, value: figure(bars.close) })
  const { open, high, low, close } = bars
  return say('bar.prices', {
    time: when,
    open: figure(open),
    high: figure(high),
    low: figure(low),
    close: figure(close),
  })
}

/** What a chart consists of: bars with prices, or single values. */
export function marksOf({ hasPrices }: Pick<Bars, 'hasPrices'>): 'bars' | 'values' {
  return hasPrices ? 'bars' : 'values'
}

/** What the figures of a chart count. */
export function sayUnit(unit: string, { say }: Voice): string {
  return unitIn(unit, { birr: say('unit.birr'), kilogram: say('unit.kilogram') })
}

/** What a chart shows, for who does not see it: how long, first, last, highest and lowest. */
export function describeBars(bars: Bars, voice: Voice): string {
  const { say, language } = voice
  const figure = (steps: number) => sayFigure(steps, bars.decimals, language)
  const [first = 0, last = 0] = [bars.open[0], bars.close.at(-1)]
  const high = bars.high.reduce((most, one) => Math.max(most, one), -Infinity)
  const low = bars.low.reduce((least, one) => Math.min(least, one), Infinity)
  const timeOf = (index: number) => sayTime(bars.times[index] ?? '', voice)
  return say(`chart.describes.${marksOf(bars)}`, {
    title: bars.title,
    unit: sayUnit(bars.unit, voice),
    count: bars.times.length,
    from: timeOf(0),
    to: timeOf(bars.times.length - 1),
    first: figure(first),
    last: figure(last),
    change: sayChange(first, last, voice),
    high: figure(high),
    highTime: timeOf(bars.high.indexOf(high)),
    low: figure(low),
    lowTime: timeOf(bars.low.indexOf(low)),
  })
}

/** In tenths of a per cent; of nothing there is no share. */
function sayChange(first: number, last: number, { say, language }: Voice): string {
  if (last === first) return say('change.none')
  const isUp = last > first
  if (first <= 0) return say(isUp ? 'change.higher' : 'change.lower')
  const by = sayFigure(Math.round((Math.abs(last - first) * 1000) / first), 1, language)
  return say(isUp ? 'change.up' : 'change.down', { by })
}
