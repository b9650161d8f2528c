import { z } from 'zod'
import type { Block } from '../block.ts'
import type { Rendering } from '../rendering.ts'
import { says } from '#platform/problems/field-codes.ts'

/** Names a choice in both languages of a question; says nothing of its place or of whether it is right. */
export const choiceId = z.string().regex(/^[a-z0-9]{4,12}$/, says('choice.invalid'))

const perCent = z.number().min(0).max(100)

/** A rectangle on the picture of the question, in per cent of its sides from the upper left corner. */
export const area = z.strictObject({ x: perCent, y: perCent, width: perCent, height: perCent })
export type Area = z.output<typeof area>

export interface Choice {
  type: 'choice'
  attrs: { id: string; isRight: boolean; area: Area | null }
  content: Block[]
}

/** Something that can be answered, or a part of it: an option, a step of an order, the left side of a pair, a place on a picture. */
export const choice = (block: z.ZodType<Block>) =>
  z.strictObject({
    type: z.literal('choice'),
    attrs: z.strictObject({
      id: choiceId,
      isRight: z.boolean().default(false),
      area: area.nullable().default(null),
    }),
    content: z.array(block).min(1),
  })

/** Whether it is right stays on the server. */
export function renderChoice(node: Choice, rendering: Rendering): string {
  return `<div class="choice">${rendering.blocks(node.content)}</div>`
}
