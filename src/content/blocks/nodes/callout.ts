import { z } from 'zod'
import type { Block } from './block.ts'
import { escapeHtml } from '#platform/escape-html.ts'
import type { Rendering } from './rendering.ts'
import { optionalWords } from './words.ts'

/** How serious a callout is. A text of high risk needs one of tone `risk`. */
export const calloutTones = ['info', 'warning', 'risk'] as const
export type CalloutTone = (typeof calloutTones)[number]

export interface Callout {
  type: 'callout'
  attrs: { tone: CalloutTone; title: string }
  content: Block[]
}

export const callout = (block: z.ZodType<Block>) =>
  z.strictObject({
    type: z.literal('callout'),
    attrs: z.strictObject({ tone: z.enum(calloutTones), title: optionalWords(200) }),
    content: z.array(block).min(1),
  })

export function renderCallout(node: Callout, rendering: Rendering): string {
  const { tone, title } = node.attrs
  const heading = escapeHtml(title.trim() || rendering.labels.callouts[tone])
  const body = rendering.blocks(node.content)
  return `<aside class="callout callout-${tone}" role="note"><p class="callout-title">${heading}</p>${body}</aside>`
}
