import type { Big } from 'big.js'
import { findCalculator } from './all.ts'
import { Exact } from './calculator.ts'

/** For tests: the figures of a calculator for values written as texts; a missing value has its example. */
export function figuresOf(id: string, given: Record<string, string>): Record<string, Big> {
  const calculator = findCalculator(id)
  if (!calculator) throw new Error(`no calculator ${id}`)
  const values = calculator.inputs.map(
    ({ name, example }) => [name, new Exact(given[name] ?? example)] as const,
  )
  const outcome = calculator.compute(Object.fromEntries(values))
  if ('fault' in outcome) throw new Error(outcome.fault)
  return outcome.figures
}

/** One figure, rounded to some decimals. */
export function figureOf(
  id: string,
  given: Record<string, string>,
  [name, decimals]: [string, number],
): string {
  return figuresOf(id, given)[name]?.toFixed(decimals) ?? 'none'
}
