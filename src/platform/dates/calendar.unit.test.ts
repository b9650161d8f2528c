import { assert, constantFrom, integer, property } from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  dateOf,
  defaultCalendar,
  formatBothDates,
  formatDate,
  formatDateTime,
  formatTime,
  formatTimeOfDay,
  monthNames,
} from './calendar.ts'

const day = 86_400_000

test('every day of a century agrees with the runtime’s own calendars', () => {
  const ethiopian = new Intl.DateTimeFormat('en-u-ca-ethiopic', {
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    timeZone: 'Africa/Addis_Ababa',
  })
  const gregorian = new Intl.DateTimeFormat('en', {
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    timeZone: 'Africa/Addis_Ababa',
  })
  const read = (format: Intl.DateTimeFormat, at: number) => {
    const parts = Object.fromEntries(
      format.formatToParts(at).map(({ type, value }) => [type, Number.parseInt(value, 10)]),
    )
    return { year: parts.year, month: parts.month, day: parts.day }
  }
  const disagreeing = []
  for (let at = Date.UTC(1960, 0, 1, 12); at < Date.UTC(2060, 0, 1); at += day) {
    const ours = JSON.stringify([dateOf(at, 'ethiopian'), dateOf(at, 'gregorian')])
    const theirs = JSON.stringify([read(ethiopian, at), read(gregorian, at)])
    if (ours !== theirs) disagreeing.push(`${new Date(at).toISOString()}: ${ours} is not ${theirs}`)
  }
  expect(disagreeing).toEqual([])
})

describe('days that are easily wrong', () => {
  test.each([
    ['2026-09-11', 'new year', { year: 2019, month: 1, day: 1 }],
    ['2026-09-10', 'the last day of an ordinary year', { year: 2018, month: 13, day: 5 }],
    ['2027-09-11', 'the leap day', { year: 2019, month: 13, day: 6 }],
    ['2027-09-12', 'new year after a leap year', { year: 2020, month: 1, day: 1 }],
    ['2028-02-29', 'a Gregorian leap day', { year: 2020, month: 6, day: 21 }],
    ['2000-01-01', 'the millennium of the others', { year: 1992, month: 4, day: 22 }],
    ['2007-09-12', 'the Ethiopian millennium', { year: 2000, month: 1, day: 1 }],
    ['1970-01-01', 'the epoch', { year: 1962, month: 4, day: 23 }],
  ])('%s, %s', (date, _, ethiopian) => {
    expect(dateOf(Date.parse(`${date}T12:00:00Z`), 'ethiopian')).toEqual(ethiopian)
  })

  test('the day changes at midnight in Addis Ababa, which is 21:00 UTC', () => {
    expect(dateOf(Date.parse('2026-09-10T20:59:59.999Z'), 'ethiopian')).toEqual({
      year: 2018,
      month: 13,
      day: 5,
    })
    expect(dateOf(Date.parse('2026-09-10T21:00:00Z'), 'ethiopian')).toEqual({ year: 2019, month: 1, day: 1 })
    expect(dateOf(Date.parse('2026-12-31T21:00:00Z'), 'gregorian')).toEqual({ year: 2027, month: 1, day: 1 })
  })
})

describe('dates as words', () => {
  const at = Date.parse('2026-11-20T07:05:00Z')

  test('are in the calendar of the language unless another is wished', () => {
    expect([defaultCalendar('am'), defaultCalendar('en')]).toEqual(['ethiopian', 'gregorian'])
    expect(formatDate(at, 'am')).toBe('ኅዳር 11 ቀን 2019\u00a0ዓ.ም')
    expect(formatDate(at, 'en')).toBe('20 November 2026')
    expect(formatDate(at, 'en', 'ethiopian')).toBe('11 Hidar 2019\u00a0E.C.')
    expect(formatDate(at, 'am', 'gregorian')).toBe('ኖቬምበር 20 ቀን 2026\u00a0እ.ኤ.አ')
    expect(formatBothDates(at, 'am')).toEqual(['ኅዳር 11 ቀን 2019\u00a0ዓ.ም', 'ኖቬምበር 20 ቀን 2026\u00a0እ.ኤ.አ'])
    expect(formatBothDates(at, 'en')).toEqual(['20 November 2026', '11 Hidar 2019\u00a0E.C.'])
    for (const language of ['am', 'en'] as const)
      for (const calendar of ['gregorian', 'ethiopian'] as const)
        expect(formatBothDates(at, language, calendar)[0]).toBe(formatDate(at, language, calendar))
  })

  test('have all thirteen months in both languages', () => {
    const named = Array.from({ length: 366 }, (_, index) => Date.parse('2026-09-11T12:00:00Z') + index * day)
    for (const language of ['en', 'am'] as const) {
      const months = new Set(
        named.flatMap((one) =>
          formatDate(one, language, 'ethiopian')
            .split(' ')
            .filter((word) => monthNames.ethiopian[language].includes(word)),
        ),
      )
      expect(months.size).toBe(13)
    }
  })

  test('with the time are in the 24 hours of Addis Ababa, and in Amharic by the part of the day as well', () => {
    expect(formatDateTime(at, 'en')).toBe('20 November 2026, 10:05')
    expect(formatDateTime(Date.parse('2026-11-19T21:00:00Z'), 'en')).toBe('20 November 2026, 00:00')
    expect(formatDateTime(at, 'am')).toBe('ኅዳር 11 ቀን 2019\u00a0ዓ.ም ከጠዋቱ 4፡\u206005 (10:05)')
    expect(formatDateTime(Date.parse('2026-11-19T21:00:00Z'), 'am', 'gregorian')).toBe(
      'ኖቬምበር 20 ቀን 2026\u00a0እ.ኤ.አ ከሌሊቱ 6፡\u206000 (00:00)',
    )
  })

  test.each([
    [0, 'ከሌሊቱ 6፡\u206000 (00:00)'],
    [5, 'ከሌሊቱ 11፡\u206000 (05:00)'],
    [6, 'ከጠዋቱ 12፡\u206000 (06:00)'],
    [8, 'ከጠዋቱ 2፡\u206000 (08:00)'],
    [12, 'ከቀኑ 6፡\u206000 (12:00)'],
    [14, 'ከቀኑ 8፡\u206000 (14:00)'],
    [18, 'ከምሽቱ 12፡\u206000 (18:00)'],
    [19, 'ከምሽቱ 1፡\u206000 (19:00)'],
    [23, 'ከምሽቱ 5፡\u206000 (23:00)'],
  ])('%i o’clock is %s', (hour, said) => {
    expect(formatTimeOfDay(hour, 0, 'am')).toBe(said)
  })

  test('every minute of a day is said in one way only, and leads back to it', () => {
    const startsOfParts = { ከሌሊቱ: 0, ከጠዋቱ: 6, ከቀኑ: 12, ከምሽቱ: 18 }
    assert(
      property(integer({ min: Date.UTC(1900, 0), max: Date.UTC(2200, 0) }), (instant) => {
        const [, part = '', hour, minute, clock] =
          /^(\S+) (\d+)፡\u2060(\d\d) \((\d\d:\d\d)\)$/.exec(formatTime(instant, 'am')) ?? []
        const start = Object.entries(startsOfParts).find(([name]) => name === part)?.[1] ?? NaN
        const hourOfDay = start + (Number(hour) % 6)
        expect(`${String(hourOfDay).padStart(2, '0')}:${minute}`).toBe(clock)
        expect(formatTime(instant, 'en')).toBe(clock)
      }),
    )
  })

  test('no Amharic date or time holds a Latin comma, nor a colon but between digits', () => {
    assert(
      property(
        integer({ min: Date.UTC(1900, 0), max: Date.UTC(2200, 0) }),
        constantFrom('ethiopian', 'gregorian'),
        (instant, calendar) => {
          expect(formatDateTime(instant, 'am', calendar)).not.toMatch(/,|;|(?<!\d):|:(?!\d)/)
        },
      ),
    )
  })
})
