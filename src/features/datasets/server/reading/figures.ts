import { withPlainDigits } from '#platform/word-forms/digits.ts'
import type { DecimalSign } from '../../forms.ts'
import { mostFigure } from '../../limits.ts'
import type { SeriesFault } from '../../problem-kinds.ts'

const shapes: Record<DecimalSign, RegExp> = {
  '.': /^([-−]?)(\d+|\d{1,3}(?:([,'’ ])\d{3})(?:\3\d{3})*)(?:\.(\d+))?$/,
  ',': /^([-−]?)(\d+|\d{1,3}(?:([.'’ ])\d{3})(?:\3\d{3})*)(?:,(\d+))?$/,
}

/**
 * A figure as a whole number of its smallest step, or what is amiss with it. Thousands may be parted, digits may be Ethiopic ones
 * (፩፻፳ is 120).
 */
export function readFigure(
  cell: string,
  { sign, decimals }: { sign: DecimalSign; decimals: number },
): number | SeriesFault {
  const text = withPlainDigits(cell)
    .trim()
    .replaceAll(/[\u00a0\u2009\u202f]/g, ' ')
  if (text === '') return 'figure.missing'
  const found = shapes[sign].exec(text)
  if (!found) return shapes[sign === '.' ? ',' : '.'].test(text) ? 'figure.decimal_sign' : 'figure.invalid'
  const [, minus, whole = '', , fraction = ''] = found
  const shown = withoutLastZeros(fraction)
  if (shown.length > decimals) return 'figure.too_precise'
  const value = Number(`${whole.replaceAll(/\D/g, '')}${shown.padEnd(decimals, '0')}`)
  if (value > mostFigure) return 'figure.too_large'
  return minus && value > 0 ? -value : value
}

/** A pattern would begin anew at every zero of a long cell. */
function withoutLastZeros(digits: string): string {
  let end = digits.length
  while (digits[end - 1] === '0') end--
  return digits.slice(0, end)
}
