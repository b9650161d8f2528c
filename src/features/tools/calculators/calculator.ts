import { Big } from 'big.js'
import type { KindWith } from '#content/kinds.ts'

/** What a figure counts; its words stand in the catalogue of the tools, its decimals in `figures.ts`. */
export type Unit =
  | 'birr'
  | 'percent'
  | 'units'
  | 'days'
  | 'years'
  | 'rate'
  | 'multiple'
  | 'times'
  | 'count'
  | 'foreign'

/** A field of a calculator. Limits are included; numbers are written as texts, so that they are exact. */
export interface Input {
  name: string
  unit: Unit
  min: string
  max: string
  /** How many decimals may be typed. */
  decimals: number
  /** What stands in the field before anything was typed. */
  example: string
}

type Values = Readonly<Record<string, Big>>

/**
 * Either what is wrong between fields (`fault` names the sentence, `input` the field), or the result; `sum` names another formula than the
 * calculator's own.
 */
type Outcome = { fault: string; input: string } | { say: string; figures: Record<string, Big>; sum?: string }

/**
 * One calculator. Its words, its formula and where the formula comes from stand in the catalogue under its id. `compute` is pure and
 * takes a value within the limits for each input; figures are exact to 30 decimals and rounded only where they are shown.
 */
export interface Calculator {
  id: string
  inputs: readonly Input[]
  /** What each figure of the result counts. */
  figures: Readonly<Record<string, Unit>>
  /** The figures that are listed below the sentence, in order; one that a result does not have is left out. */
  listed: readonly string[]
  /** The one of them that a picture shows largest. */
  main: string
  compute(values: Values): Outcome
  /** The text that teaches it. */
  taughtBy: { kind: KindWith<'ownPage'>; slug: string }
}

/** Numbers that keep 30 decimals where a division does not end. */
export const Exact = Big()
Exact.DP = 30

export const zero = new Exact(0)
export const one = new Exact(1)
export const hundred = new Exact(100)

/** A share of an amount that is given in per cent. */
export function percentOf(amount: Big, percent: Big): Big {
  return amount.times(percent).div(hundred)
}

export function inPercent(part: Big, whole: Big): Big {
  return part.times(hundred).div(whole)
}

/** Whether an amount is shown as nothing, since it is less than half a santim. */
export function isNothing(amount: Big): boolean {
  return amount.round(2).eq(0)
}

/** A whole power; what lies beyond 30 decimals is rounded off on the way, so that the digits stay few. */
export function power(base: Big, exponent: number): Big {
  let [result, factor] = [one, base]
  for (let left = exponent; left > 0; left = Math.floor(left / 2)) {
    if (left % 2 === 1) result = result.times(factor).round(30)
    factor = factor.times(factor).round(30)
  }
  return result
}

export function wholePart(value: Big): Big {
  return value.round(0, Exact.roundDown)
}

const most = '1000000000'

export const birr = (name: string, example: string, min = '0'): Input => ({
  name,
  unit: 'birr',
  min,
  max: most,
  decimals: 6,
  example,
})
export const percent = (name: string, example: string, [min, max]: [string, string]): Input => ({
  name,
  unit: 'percent',
  min,
  max,
  decimals: 6,
  example,
})
export const whole = (
  name: string,
  unit: Unit,
  { example, limits: [min, max] }: { example: string; limits: [string, string] },
): Input => ({ name, unit, min, max, decimals: 0, example })
