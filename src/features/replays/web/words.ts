import { formatNumber } from '#platform/messages.ts'
import { useDates, useLanguage } from '#platform/web/i18n.ts'
import { plainFigure } from '#platform/word-forms/digits.ts'
import { withoutBirr, withoutPieces } from '#platform/word-forms/typed-units.ts'

/** Prices in ticks, money in santim, shares per mille, R in hundredths and times of bars, as the reader writes them. */
export function useFigures(decimals: number) {
  const { language } = useLanguage()
  const dates = useDates()
  const fixed = (value: number, digits: number) =>
    formatNumber(value, language, { minimumFractionDigits: digits, maximumFractionDigits: digits })
  return {
    price: (ticks: number) => fixed(ticks / 10 ** decimals, decimals),
    birr: (santim: number) => fixed(santim / 100, 2),
    share: (perMille: number) => formatNumber(perMille / 10, language),
    r: (hundredths: number) => fixed(hundredths / 100, 2),
    /** A day, or a minute of one, as in Addis Ababa. */
    time: (time: string) =>
      time.includes('T')
        ? dates.dateTime(Date.parse(`${time}:00+03:00`))
        : dates.date(Date.parse(`${time}T12:00:00+03:00`)),
  }
}

/** Birr as they were typed, in whole smallest steps: `12.5` with 2 decimals is 1250. Nothing where nothing was typed, NaN where it is no figure. */
export function priceIn(typed: string, decimals: number): number | undefined {
  return stepsIn(withoutBirr(typed), decimals)
}

/** The same of pieces. */
export function unitsIn(typed: string): number | undefined {
  return stepsIn(withoutPieces(typed), 0)
}

/** The same of a figure of which nothing else is said. */
export function stepsIn(typed: string, decimals: number): number | undefined {
  const text = plainFigure(typed)
  if (text === '') return undefined
  const [, whole = '', part = ''] = /^(\d{1,9})(?:\.(\d*))?$/.exec(text) ?? []
  if (whole === '' || part.length > decimals) return Number.NaN
  return Number(whole + part.padEnd(decimals, '0'))
}
