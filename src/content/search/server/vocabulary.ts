import type { DocumentWords } from './search-engine.ts'

/** Words of Latin script that are long enough to be mistyped; each once. */
export function latinWordsOf({ folded }: DocumentWords): string[] {
  const words = `${folded.title} ${folded.body}`.split(' ')
  return [...new Set(words.filter((word) => /^[a-z]{4,30}$/.test(word)))].sort()
}
