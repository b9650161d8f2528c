import { formatNumber } from '#platform/messages.ts'
import { useLanguage } from '#platform/web/i18n.ts'

/** Figures as readers see them: prices, money in birr, and multiples of R, each of the whole numbers in which they are kept. */
export function useFigures() {
  const { language } = useLanguage()
  const number = (value: number, least: number, most: number) =>
    formatNumber(value, language, { minimumFractionDigits: least, maximumFractionDigits: most })
  return {
    price: (price: number) => number(price / 1_000_000, price % 1_000_000 === 0 ? 0 : 2, 6),
    money: (santim: number) => number(santim / 100, 2, 2),
    multiple: (milliR: number) => number(milliR / 1000, 2, 2),
    percent: (permille: number) => number(permille / 10, 0, 1),
  }
}
