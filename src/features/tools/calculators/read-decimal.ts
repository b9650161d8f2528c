import type { Big } from 'big.js'
import { withPlainDigits } from '#platform/word-forms/digits.ts'
import { Exact } from './calculator.ts'

/**
 * A number as somebody types it: Latin or Ethiopic digits, spaces, apostrophes, commas or points between thousands, a decimal point or
 * comma, a sign, and perhaps a unit before or behind. Where both stand in a number, the last one begins the decimals; a comma alone
 * before three digits parts thousands (but 0,125 is an eighth). A word behind it multiplies it: `5 ሺህ`, `1.5 million`, `50k`.
 * `unclear` for what is no number, or several.
 */
export function readDecimal(given: string): Big | 'empty' | 'unclear' {
  if ([...given].some(isMeantOtherwise)) return 'unclear'
  const plain = withPlainDigits(given.normalize('NFKC'))
    .replaceAll(/[\u2212\u2012-\u2015]/g, '-')
    .trim()
  if (plain === '') return 'empty'
  const [, before = '', sign, digits, behind = ''] =
    /^([^\d.,+-]*)([+-]?)\s*((?:\d|[.,]\d)(?:[\d.,\s'\u2019]*\d)?)([^\d-]*)$/.exec(plain) ?? []
  if (sign === undefined || digits === undefined) return 'unclear'
  const number = withoutSeparators(digits)
  // A thousand before a number is added to it, or counts something else.
  if (number === undefined || multiplierIn(before) !== 1) return 'unclear'
  return new Exact(`${sign === '-' ? '-' : ''}${number}`).times(multiplierIn(behind))
}

/** A raised, lowered, circled or otherwise dressed digit, which would become one of the number: `10²` is not 102. */
function isMeantOtherwise(sign: string): boolean {
  return !/[\d０-９]/.test(sign) && /\d/.test(sign.normalize('NFKC'))
}

const multipliers: ReadonlyMap<string, number> = new Map(
  [
    [100, 'መቶ hundred'],
    [1000, 'ሺ ሺህ ሺሕ ሽህ k thousand'],
    [1_000_000, 'ሚሊዮን ሚልዮን m mn mln million'],
    [1_000_000_000, 'ቢሊዮን ቢልዮን bn billion'],
  ].flatMap(([times, words]) =>
    String(words)
      .split(' ')
      .map((word) => [word, Number(times)] as const),
  ),
)

/** By how much the words beside a number multiply it: `መቶ ሺህ` by a hundred thousand, `በመቶ` and `ብር` by one. */
function multiplierIn(words: string): number {
  return words
    .toLowerCase()
    .replaceAll(/በ\s+(?=መቶ)/g, 'በ')
    .split(/[^\p{L}]+/u)
    .reduce((product, word) => product * (multipliers.get(word) ?? 1), 1)
}

const grouped = /^\d{1,3}(?:([,.\s'\u2019])\d{3})(?:\1\d{3})*$/

function withoutSeparators(digits: string): string | undefined {
  const [, begin = '', mark = '', end = ''] = /^(.*?)([.,]?)(\d*)$/.exec(digits) ?? []
  if (mark === '' || begin === '') return mark ? `0.${end}` : wholeOf(`${begin}${end}`)
  const isThousands = grouped.test(digits) && !digits.startsWith('0') && (mark === ',' || begin.includes('.'))
  if (isThousands) return digits.replaceAll(/\D/g, '')
  const before = wholeOf(begin)
  return before === undefined || begin.includes(mark) ? undefined : `${before}.${end}`
}

/** Digits without what parts their thousands; undefined where groups are not of three. */
function wholeOf(digits: string): string | undefined {
  if (/^\d*$/.test(digits)) return digits || '0'
  return grouped.test(digits) ? digits.replaceAll(/\D/g, '') : undefined
}
