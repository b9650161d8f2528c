import { foldedForm, splitWords } from '#platform/word-forms/words.ts'
import type { Language } from '#platform/languages.ts'
import type { AnsweringWord, Expansion } from './expansion.ts'
import { closestWords, mayBeMistyped } from './spelling.ts'
import { likeness } from './word-likeness.ts'

/** What sounds at least so near is the same word in the other script. */
const sameInOtherScript = 0.57

export interface Asked {
  query: string
  /** The reader's language: who types Amharic in Latin letters is offered it in its own. */
  language: Language
  /** What the texts have of each word. */
  words: readonly Expansion[]
  /** Titles and texts of what was found. */
  found: readonly string[]
}

/**
 * The query with the words that no text has changed for what they most likely were meant to be, as the texts that were found write them;
 * null when every word is known or begins a known one, or nothing is near.
 */
export function correctedQuery({ query, language, words, found }: Asked): string | null {
  const corrections = new Map(words.map((one) => [one.wanted.folded, correctionOf(one, language)]))
  if ([...corrections.values()].every((one) => one === undefined)) return null
  // One script throughout: where one word is offered in Ethiopic letters, those that are known in Latin ones are as well.
  if ([...corrections.values()].some((one) => one && isEthiopic(one)))
    for (const one of words) {
      const own = corrections.get(one.wanted.folded) ?? inEthiopic(one)
      if (own) corrections.set(one.wanted.folded, own)
    }
  return splitWords(query)
    .map(({ text }) => {
      const folded = corrections.get(foldedForm(text))
      return folded === undefined ? text : writtenAs(folded, found)
    })
    .join(' ')
}

function correctionOf(expansion: Expansion, language: Language): string | undefined {
  const { isKnown, wanted, words } = expansion
  const near = [...words.values()]
  if (isKnown || near.some((one) => one.likeness === likeness.beginning)) return undefined
  const own = language === 'am' ? inEthiopic(expansion) : undefined
  if (own) return own
  const latin = mayBeMistyped(wanted.folded)
    ? closestWords(
        wanted.folded,
        near.map(({ word }) => word),
      )
    : []
  return latin[0] ?? nearest(near.filter((one) => one.likeness > likeness.root))
}

/** Of a word in Latin letters, the Amharic one that sounds the same. */
function inEthiopic({ wanted, words }: Expansion): string | undefined {
  if (!/^[a-z]+$/.test(wanted.folded)) return undefined
  return nearest(
    [...words.values()].filter((one) => isEthiopic(one.word) && one.likeness >= sameInOtherScript),
  )
}

function nearest(near: readonly AnsweringWord[]): string | undefined {
  const most = Math.max(...near.map((one) => one.likeness))
  return near
    .filter((one) => one.likeness >= most - 0.01)
    .map(({ word }) => word)
    .sort(byPlainness)[0]
}

/** The shortest has the least written onto it, and of Amharic words one that ends without a vowel. */
function byPlainness(one: string, other: string): number {
  return one.length - other.length || endsOpen(one) - endsOpen(other) || (one < other ? -1 : 1)
}

function endsOpen(word: string): number {
  return isEthiopic(word) && word.charCodeAt(word.length - 1) % 8 !== 5 ? 1 : 0
}

function isEthiopic(word: string): boolean {
  return /^[\u1200-\u135a]+$/.test(word)
}

function writtenAs(folded: string, texts: readonly string[]): string {
  for (const text of texts) {
    const word = splitWords(text).find((one) => foldedForm(one.text) === folded)
    if (word) return word.text
  }
  return folded
}
