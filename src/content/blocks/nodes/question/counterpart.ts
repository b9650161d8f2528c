import { z } from 'zod'
import type { Block } from '../block.ts'
import type { Rendering } from '../rendering.ts'
import { choiceId } from './choice.ts'

export interface Counterpart {
  type: 'counterpart'
  attrs: { id: string }
  content: Block[]
}

/** What belongs to the choice that it stands in, such as the meaning of a word. */
export const counterpart = (block: z.ZodType<Block>) =>
  z.strictObject({
    type: z.literal('counterpart'),
    attrs: z.strictObject({ id: choiceId }),
    content: z.array(block).min(1),
  })

export function renderCounterpart(node: Counterpart, rendering: Rendering): string {
  return `<div class="counterpart">${rendering.blocks(node.content)}</div>`
}
