import type { ExtrasOf } from '#content/kind-members.ts'

/** How much a term may hold: code points, but for the number of aliases and of related terms. */
export const termLimits = { definition: 280, alias: 80, aliases: 12, example: 200, related: 8 } as const

/** The kind's own texts; a term that has none yet says nothing. */
export function ownTexts({ aliases = [], example = '' }: ExtrasOf<'term'>) {
  return { aliases: aliases.filter(Boolean), example }
}
