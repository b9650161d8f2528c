import { plainFigure, withPlainDigits } from '#platform/word-forms/digits.ts'

const parted = String.raw`\d+(?:[,\s'\u2019\u1361]\d{3}(?!\d))*(?:[.,]\d+)?`
/** A point behind a letter ends the unit. */
const numbers = new RegExp(String.raw`(?:-\s?)?(?:${parted}|(?<!\p{L})[.,]\d+)`, 'gu')
/** Signs that stand for numbers and are no digits, as in `10²`, and digits of both kinds in one number. */
const unclear = /(?![\u1369-\u137c])\p{No}|\p{Nd}[\u1369-\u137c]|[\u1369-\u137c]\p{Nd}/u

/**
 * A number as somebody types it: in digits of today or Ethiopic ones, with commas or spaces between thousands, a point or a comma before
 * decimals (`plainFigure` tells which a comma is), signs of any kind, and perhaps a unit before or behind. Null when there is no number,
 * more than one, or one that is unclear.
 */
export function readNumber(given: string): number | null {
  if (unclear.test(given)) return null
  const plain = withPlainDigits(given.normalize('NFKC')).replaceAll(/[\u2212\u2012-\u2015]/g, '-')
  const [only, ...others] = plain.match(numbers) ?? []
  if (only === undefined || others.length > 0) return null
  const number = Number(plainFigure(only.replaceAll('\u1361', '')))
  return Number.isNaN(number) ? null : number
}
