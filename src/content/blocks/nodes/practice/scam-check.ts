import { z } from 'zod'

/** The twelve questions of the scam check, in the middle of a text. */
export const scamCheck = z.strictObject({ type: z.literal('scamCheck') })

export function renderScamCheck(): string {
  return '<div class="calculator-place" data-scam-check="all"></div>'
}
