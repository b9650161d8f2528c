import type { Big } from 'big.js'
import type { Words } from '../words/words.ts'
import type { Unit } from './calculator.ts'

/** How many decimals a figure of the result is rounded to; a half goes away from zero. Counts are whole already. */
const decimals: Record<Unit, number> = {
  birr: 2,
  percent: 2,
  units: 0,
  days: 0,
  years: 0,
  rate: 4,
  multiple: 2,
  times: 0,
  count: 0,
  foreign: 2,
}

/** A number as both languages write it: 1,250.5. */
export function groupDigits(value: Big): string {
  const [whole = '', rest] = value.abs().toFixed().split('.')
  const grouped = whole.replaceAll(/\B(?=(\d{3})+$)/g, ',')
  return `${value.lt(0) ? '−' : ''}${grouped}${rest ? `.${rest}` : ''}`
}

/** A figure of the result, rounded; amounts that are not whole have both their decimals. */
export function roundedDigits(value: Big, unit: Unit): string {
  const rounded = value.round(decimals[unit])
  const digits = groupDigits(rounded)
  return unit === 'birr' && /\.\d$/.test(digits) ? `${digits}0` : digits
}

/** The same with its unit in words, such as `600 birr`. */
export function figureInWords(value: Big, unit: Unit, { say }: Words): string {
  return say(`unit.${unit}`, { count: roundedDigits(value, unit) })
}
