import { foldedForm, splitWords } from '#content/search/server/words.ts'
import type { Expansion } from './expansion.ts'
import { closestWords, mayBeMistyped } from './spelling.ts'
import { likeness } from './word-likeness.ts'

/**
 * The query with the words that no text has changed for what they most likely were meant to be, as the texts that were found write them;
 * null when every word is known or begins a known one, or nothing is near.
 */
export function correctedQuery(
  query: string,
  words: readonly Expansion[],
  found: readonly string[],
): string | null {
  const corrections = new Map(words.map((one) => [one.wanted.folded, correctionOf(one)]))
  let isChanged = false
  const corrected = splitWords(query).map(({ text }) => {
    const folded = corrections.get(foldedForm(text))
    if (folded === undefined) return text
    isChanged = true
    return writtenAs(folded, found)
  })
  return isChanged ? corrected.join(' ') : null
}

function correctionOf({ isKnown, wanted, words }: Expansion): string | undefined {
  const near = [...words.values()]
  if (isKnown || near.some((one) => one.likeness === likeness.beginning)) return undefined
  const latin = mayBeMistyped(wanted.folded)
    ? closestWords(
        wanted.folded,
        near.map(({ word }) => word),
      )
    : []
  const nearest = near.filter(
    (one) => one.likeness >= (near[0]?.likeness ?? 0) - 0.01 && one.likeness > likeness.root,
  )
  return latin[0] ?? nearest.map(({ word }) => word).sort(byLength)[0]
}

/** The shortest has the least written onto it. */
function byLength(one: string, other: string): number {
  return one.length - other.length || (one < other ? -1 : 1)
}

function writtenAs(folded: string, texts: readonly string[]): string {
  for (const text of texts) {
    const word = splitWords(text).find((one) => foldedForm(one.text) === folded)
    if (word) return word.text
  }
  return folded
}
