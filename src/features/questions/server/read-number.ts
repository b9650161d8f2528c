import { withPlainDigits } from '#platform/word-forms/digits.ts'

/**
 * A number as somebody types it: in digits of today or Ethiopic ones, with commas or spaces between thousands, a point before
 * decimals, signs of any kind, and perhaps a unit before or behind. Null when there is no number, or more than one.
 */
export function readNumber(given: string): number | null {
  const plain = withPlainDigits(given.normalize('NFKC')).replaceAll(/[\u2212\u2012-\u2015]/g, '-')
  const numbers = [
    ...plain.matchAll(/(?:-\s?)?\d+(?:[,\s'\u2019\u1361]\d{3})*(?:\.\d+)?|(?:-\s?)?\.\d+/g),
  ].map(([number]) => number)
  const [only] = numbers
  if (only === undefined || numbers.length > 1) return null
  return Number(only.replaceAll(/[^\d.-]/g, ''))
}
