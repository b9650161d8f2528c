import { exactForm, foldedForm } from '#platform/word-forms/words.ts'
import type { Phrase } from './phrases.ts'

/** A word in other letters of the same sound counts a little less than the one that was typed. */
const homophone = 0.95

/** How a word of a text answers each wanted one, 0 to 1; remembers what it has compared, for as long as one search lasts. */
export type Likeness = (word: string) => readonly number[]

export function createLikeness(phrases: readonly Phrase[], count: number): Likeness {
  const byWord = new Map<string, number[]>()
  const exact = new Set<string>()
  for (const { from, to, parts, worth } of phrases) {
    for (const { words, wanted } of parts) {
      exact.add(wanted.exact)
      for (const { word, likeness } of words.values()) {
        const values = byWord.get(word) ?? Array.from({ length: count }, () => 0)
        for (let at = from; at < to; at++) values[at] = Math.max(values[at] ?? 0, likeness * worth)
        byWord.set(word, values)
      }
    }
  }
  const nothing = Array.from({ length: count }, () => 0)
  const compare = (word: string) => {
    const values = byWord.get(foldedForm(word))
    if (!values) return nothing
    return exact.has(exactForm(word)) ? values : values.map((one) => one * homophone)
  }
  // A text repeats most of its words.
  const compared = new Map<string, readonly number[]>()
  return (word) => {
    const known = compared.get(word)
    if (known) return known
    const values = compare(word)
    compared.set(word, values)
    return values
  }
}

/** How well all words of a text together can answer, the likenesses of the wanted ones added up. */
export function mostLikeness(phrases: readonly Phrase[], count: number): number {
  const values = Array.from({ length: count }, () => 0)
  for (const { from, to, parts, worth } of phrases) {
    const likest = Math.max(
      0,
      ...parts.flatMap(({ words }) => [...words.values()].map(({ likeness }) => likeness)),
    )
    for (let at = from; at < to; at++) values[at] = Math.max(values[at] ?? 0, likest * worth)
  }
  return values.reduce((sum, one) => sum + one, 0)
}
