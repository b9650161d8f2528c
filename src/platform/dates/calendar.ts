import type { Language } from '../languages.ts'

export const calendars = ['ethiopian', 'gregorian'] as const
export type Calendar = (typeof calendars)[number]

/** Amharic readers count in the Ethiopian calendar unless they chose otherwise. */
export function defaultCalendar(language: Language): Calendar {
  return language === 'am' ? 'ethiopian' : 'gregorian'
}

export interface CalendarDate {
  year: number
  /** 1–12 Gregorian, 1–13 Ethiopian. */
  month: number
  day: number
}

export const monthNames: Record<Calendar, Record<Language, readonly string[]>> = {
  gregorian: {
    en: [
      'January',
      'February',
      'March',
      'April',
      'May',
      'June',
      'July',
      'August',
      'September',
      'October',
      'November',
      'December',
    ],
    am: ['ጃንዋሪ', 'ፌብሩዋሪ', 'ማርች', 'ኤፕሪል', 'ሜይ', 'ጁን', 'ጁላይ', 'ኦገስት', 'ሴፕቴምበር', 'ኦክቶበር', 'ኖቬምበር', 'ዲሴምበር'],
  },
  ethiopian: {
    en: [
      'Meskerem',
      'Tikimt',
      'Hidar',
      'Tahsas',
      'Tir',
      'Yekatit',
      'Megabit',
      'Miyazya',
      'Ginbot',
      'Sene',
      'Hamle',
      'Nehase',
      'Pagume',
    ],
    am: ['መስከረም', 'ጥቅምት', 'ኅዳር', 'ታኅሣሥ', 'ጥር', 'የካቲት', 'መጋቢት', 'ሚያዝያ', 'ግንቦት', 'ሰኔ', 'ሐምሌ', 'ነሐሴ', 'ጳጉሜን'],
  },
}

const addisAbabaOffset = 3 * 3_600_000

/** The civil date in Addis Ababa (UTC+3, no summer time) of an instant in epoch milliseconds. */
export function dateOf(instant: number, calendar: Calendar): CalendarDate {
  const local = new Date(instant + addisAbabaOffset)
  const gregorian = { year: local.getUTCFullYear(), month: local.getUTCMonth() + 1, day: local.getUTCDate() }
  return calendar === 'gregorian' ? gregorian : toEthiopian(Math.floor(local.getTime() / 86_400_000))
}

/**
 * Ethiopian date of a day counted from 1970-01-01.
 * Years have twelve months of 30 days and a thirteenth of 5, or 6 when the year leaves 3 on division by 4;
 * 1 Meskerem 1 is 29 August 8 (Julian), which is Julian day number 1724221 (Reingold & Dershowitz, Calendrical Calculations).
 */
function toEthiopian(unixDay: number): CalendarDate {
  const days = unixDay + 2_440_588 - 1_724_221
  const year = Math.floor((4 * days + 1463) / 1461)
  const dayOfYear = days - (365 * (year - 1) + Math.floor(year / 4))
  return { year, month: Math.floor(dayOfYear / 30) + 1, day: (dayOfYear % 30) + 1 }
}

/** How a date names its calendar, where the number of the year alone would not tell. */
const eras: Record<Calendar, Partial<Record<Language, string>>> = {
  ethiopian: { en: 'E.C.', am: 'ዓ.ም' },
  gregorian: { am: 'እ.ኤ.አ' },
}

/**
 * A date as words, such as `ኅዳር 11 ቀን 2019 ዓ.ም`. Made with our own names rather than `Intl`, because browsers differ in
 * their Ethiopian month names and a server-rendered page must hydrate to the same text.
 */
export function formatDate(
  instant: number,
  language: Language,
  calendar: Calendar = defaultCalendar(language),
): string {
  const { year, month, day } = dateOf(instant, calendar)
  const name = monthNames[calendar][language][month - 1]
  const date = language === 'am' ? `${name} ${day} ቀን ${year}` : `${day} ${name} ${year}`
  const era = eras[calendar][language]
  // The era stays with its year: by itself at the beginning of a line it says nothing.
  return era ? `${date}\u00a0${era}` : date
}

/** A date with the time of day in Addis Ababa, for places where the minute matters. */
export function formatDateTime(instant: number, language: Language, calendar?: Calendar): string {
  const separator = language === 'am' ? ' ' : ', '
  return `${formatDate(instant, language, calendar)}${separator}${formatTime(instant, language)}`
}

/** The time of day in Addis Ababa. */
export function formatTime(instant: number, language: Language): string {
  const local = new Date(instant + addisAbabaOffset)
  return formatTimeOfDay(local.getUTCHours(), local.getUTCMinutes(), language)
}

/** The quarters of a day from midnight on: night, morning, day, evening. */
const partsOfDay = ['ከሌሊቱ', 'ከጠዋቱ', 'ከቀኑ', 'ከምሽቱ'] as const

/**
 * A time of the 24-hour clock as it is said. Amharic counts hours from dawn and from dusk, six hours off, and names the
 * part of the day; the 24-hour time stands beside it, so that nobody has to guess which clock is meant: `ከቀኑ 8፡00 (14:00)`.
 */
export function formatTimeOfDay(hour: number, minute: number, language: Language): string {
  const minutes = String(minute).padStart(2, '0')
  const clock = `${String(hour).padStart(2, '0')}:${minutes}`
  if (language === 'en') return clock
  const hourSaid = (hour + 6) % 12 || 12
  // A line can end after the sign between hour and minutes, but for the word joiner.
  return `${partsOfDay[Math.floor(hour / 6)]} ${hourSaid}፡\u2060${minutes} (${clock})`
}

/** Both calendars of an instant, the reader's first. */
export function formatBothDates(
  instant: number,
  language: Language,
  first: Calendar = defaultCalendar(language),
): [string, string] {
  const second: Calendar = first === 'ethiopian' ? 'gregorian' : 'ethiopian'
  return [formatDate(instant, language, first), formatDate(instant, language, second)]
}
