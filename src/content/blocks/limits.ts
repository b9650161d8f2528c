import type { z } from 'zod'
import { says, type FieldCode } from '#platform/problems/field-codes.ts'

/** What one text may be at most. */
export const documentLimits = {
  /** UTF-8 bytes of the JSON. */
  bytes: 200 * 1024,
  /** Levels of objects and arrays in the JSON. */
  depth: 32,
  /** Nodes inside nodes, counted from the document to the text. */
  nesting: 12,
} as const

/** Refuses what is too deep or too large before anything walks down into it. */
export function refuseBeyondLimits(value: unknown, context: z.core.$RefinementCtx): void {
  const refuse = (code: FieldCode) => context.addIssue({ code: 'custom', ...says(code), input: value })
  if (isDeeperThan(value, documentLimits.depth)) return refuse('too_deep')
  if (nestingOf(value) > documentLimits.nesting) return refuse('too_deep')
  const json = JSON.stringify(value) ?? ''
  if (new TextEncoder().encode(json).length > documentLimits.bytes) refuse('too_large')
}

/** Whether objects and arrays stand in each other in more than `most` levels; looks without recursion. */
export function isDeeperThan(value: unknown, most: number): boolean {
  const waiting: [unknown, number][] = [[value, 1]]
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const [value, depth] = next
    if (typeof value !== 'object' || value === null) continue
    if (depth > most) return true
    for (const child of Object.values(value)) waiting.push([child, depth + 1])
  }
  return false
}

function nestingOf(node: unknown): number {
  if (typeof node !== 'object' || node === null) return 0
  if (!('content' in node) || !Array.isArray(node.content)) return 1
  return 1 + node.content.reduce((most: number, child: unknown) => Math.max(most, nestingOf(child)), 0)
}
