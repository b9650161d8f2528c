import { plainFigure, withPlainDigits } from '#platform/word-forms/digits.ts'

const parted = String.raw`\d+(?:[,\s'\u2019\u1361]\d{3}(?!\d))*(?:[.,]\d+)?`
const numbers = new RegExp(String.raw`(?:-\s?)?(?:${parted}|[.,]\d+)`, 'g')

/**
 * A number as somebody types it: in digits of today or Ethiopic ones, with commas or spaces between thousands, a point or a comma before
 * decimals (`plainFigure` tells which a comma is), signs of any kind, and perhaps a unit before or behind. Null when there is no number,
 * or more than one.
 */
export function readNumber(given: string): number | null {
  const plain = withPlainDigits(given.normalize('NFKC')).replaceAll(/[\u2212\u2012-\u2015]/g, '-')
  const [only, ...others] = plain.match(numbers) ?? []
  if (only === undefined || others.length > 0) return null
  const number = Number(plainFigure(only.replaceAll('\u1361', '')))
  return Number.isNaN(number) ? null : number
}
