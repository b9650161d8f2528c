import { z } from 'zod'
import { optionalWords } from '../words.ts'

/** The number that a question asks for, as its writer typed it; what differs by no more than the tolerance is right, too. */
export const numberAnswer = z.strictObject({
  type: z.literal('numberAnswer'),
  attrs: z.strictObject({ value: optionalWords(40), tolerance: optionalWords(40), unit: optionalWords(40) }),
})

export type NumberAnswer = z.output<typeof numberAnswer>

/** The number stays on the server. */
export function renderNumberAnswer(): string {
  return ''
}
