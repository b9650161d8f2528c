/** How much a term may hold: code points, but for the number of aliases and of related terms. */
export const termLimits = {
  definition: 280,
  alias: 80,
  aliases: 12,
  avoid: 12,
  example: 200,
  related: 8,
} as const

type Extras = Record<string, unknown>

/** The kind's own texts for readers; a term that has none yet says nothing. */
export function ownTexts({ aliases, example }: Extras): { aliases: string[]; example: string } {
  return { aliases: namesIn(aliases), example: typeof example === 'string' ? example : '' }
}

/** What texts do not call it. Readers who look for such a word find the term, and are not shown the word. */
export function rejectedNames({ avoid }: Extras): string[] {
  return namesIn(avoid)
}

function namesIn(names: unknown): string[] {
  return Array.isArray(names) ? names.filter((one) => typeof one === 'string').filter(Boolean) : []
}
