import { z } from 'zod'
import { itemId } from '../words.ts'

/** A question of the bank, asked in the middle of a text. */
export const selfCheck = z.strictObject({
  type: z.literal('selfCheck'),
  attrs: z.strictObject({ questionId: itemId }),
})

export type SelfCheck = z.output<typeof selfCheck>

/** Where the question is put when the text is read, since it may have been changed or withdrawn by then. */
export function renderSelfCheck({ attrs }: SelfCheck): string {
  return `<div class="self-check" data-question="${attrs.questionId}"></div>`
}
