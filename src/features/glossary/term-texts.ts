import type { ExtrasOf } from '#content/kind-members.ts'

/** How much a term may hold: code points, but for the number of aliases and of related terms. */
export const termLimits = {
  definition: 280,
  alias: 80,
  aliases: 12,
  avoid: 12,
  example: 200,
  related: 8,
} as const

/** The kind's own texts for readers; a term that has none yet says nothing. */
export function ownTexts({ aliases = [], example = '' }: ExtrasOf<'term'>) {
  return { aliases: aliases.filter(Boolean), example }
}

/** What texts do not call it. Readers who look for such a word find the term, and are not shown the word. */
export function rejectedNames({ avoid = [] }: ExtrasOf<'term'>): string[] {
  return avoid.filter(Boolean)
}
