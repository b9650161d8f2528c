import { z } from 'zod'
import type { Block } from '../block.ts'

export interface Explanation {
  type: 'explanation'
  content: Block[]
}

/** Why the choice that it stands in is right or wrong; outside choices, what there is to say of the whole question. */
export const explanation = (block: z.ZodType<Block>) =>
  z.strictObject({ type: z.literal('explanation'), content: z.array(block).min(1) })

/** Readers get it with their result, never with the question. */
export function renderExplanation(): string {
  return ''
}
