import { z } from 'zod'
import type { Block } from './block.ts'
import type { Rendering } from './rendering.ts'

export interface Blockquote {
  type: 'blockquote'
  content: Block[]
}

export const blockquote = (block: z.ZodType<Block>) =>
  z.strictObject({ type: z.literal('blockquote'), content: z.array(block).min(1) })

export function renderBlockquote(node: Blockquote, rendering: Rendering): string {
  return `<blockquote>${rendering.blocks(node.content)}</blockquote>`
}
