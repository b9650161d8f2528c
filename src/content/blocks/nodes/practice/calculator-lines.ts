import type { CalculatorBlock } from './calculator.ts'

/** The calculator, then each of its fields with what stands in it. */
export function calculatorLines({ attrs }: CalculatorBlock): string {
  const values = [...new URLSearchParams(attrs.values)].map(([name, value]) => `${name}: ${value}`)
  return [attrs.calculator, ...values].join('\n')
}
