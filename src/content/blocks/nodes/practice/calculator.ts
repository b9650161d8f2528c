import { z } from 'zod'
import { escapeHtml } from '#platform/escape-html.ts'
import { says } from '#platform/problems/field-codes.ts'

/** At most so many letters; a calculator has few fields. */
const mostValues = 1000

/** A calculator in the middle of a text. `values`: what stands in its fields, as the query of an address (`account=60000&risk=1`). */
export const calculator = z.strictObject({
  type: z.literal('calculator'),
  attrs: z.strictObject({
    calculator: z.string().regex(/^[a-z][a-z-]{0,39}$/, says('item.invalid')),
    values: z
      .string()
      .max(mostValues, says('too_long'))
      .nullish()
      .transform((values) => new URLSearchParams((values ?? '').toWellFormed()).toString())
      .refine((values) => values.length <= mostValues * 12, says('too_long')),
  }),
})

export type CalculatorBlock = z.output<typeof calculator>

/** Where the calculator is put when the text is read, with the words of today. */
export function renderCalculator({ attrs }: CalculatorBlock): string {
  const named = attrs.values ? `${attrs.calculator}?${attrs.values}` : attrs.calculator
  return `<div class="calculator-place" data-calculator="${escapeHtml(named)}"></div>`
}
