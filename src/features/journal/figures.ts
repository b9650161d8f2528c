import { plainFigure } from '#platform/word-forms/digits.ts'
import { withoutBirr } from '#platform/word-forms/typed-units.ts'

/** A figure with decimals as two whole numbers: 123.45 is 12345 with 2 decimals. */
interface Figure {
  value: number
  decimals: number
}

const mostDecimals = 6

/** A figure as people write it (`plainFigure`); undefined for what is none, or has too many signs. */
export function readFigure(text: string): Figure | undefined {
  const [, sign = '', whole = '', part = ''] = /^(-?)(\d{1,12})(?:\.(\d*))?$/.exec(plainFigure(text)) ?? []
  if (!whole || part.length > mostDecimals) return undefined
  const value = Number(`${sign}${whole}${part}`)
  return Number.isSafeInteger(value) ? { value, decimals: part.length } : undefined
}

/** A price as it is kept, in millionths; undefined for what is no price. */
export function readPrice(text: string): number | undefined {
  const figure = readFigure(withoutBirr(text))
  return figure && scaled(figure, 6)
}

/** Money in whole santim; undefined for what is none, or finer. */
export function readMoney(text: string): number | undefined {
  const figure = readFigure(withoutBirr(text))
  return figure && scaled(figure, 2)
}

/** A price without groups, with two decimals or as many as it needs: `100`, `123.40`, `0.0005`. */
export function writePrice(price: number): string {
  const [whole = '', part = ''] = writeFigure(price, 6).split('.')
  const needed = part.replace(/0+$/, '')
  return needed ? `${whole}.${needed.padEnd(2, '0')}` : whole
}

function scaled({ value, decimals }: Figure, wanted: number): number | undefined {
  const all = Number(BigInt(value) * 10n ** BigInt(Math.max(0, wanted - decimals)))
  return wanted < decimals || !Number.isSafeInteger(all) ? undefined : all
}

/** Without groups, as it can be typed and read again: `-0.50`. */
export function writeFigure(value: number, decimals: number): string {
  const digits = String(Math.abs(value)).padStart(decimals + 1, '0')
  const whole = digits.slice(0, digits.length - decimals)
  const part = decimals > 0 ? `.${digits.slice(-decimals)}` : ''
  return `${value < 0 ? '-' : ''}${whole}${part}`
}
