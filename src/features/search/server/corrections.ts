import { foldedForm, splitWords } from '#platform/word-forms/words.ts'
import type { Language } from '#platform/languages.ts'
import type { AnsweringWord, Expansion } from './expansion.ts'
import { closestWords, mayBeMistyped } from './spelling.ts'
import { likeness } from './word-likeness.ts'

/** What sounds at least so near is the same word in the other script. */
const sameInOtherScript = 0.57

interface Asked {
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
 * null when every word is known or begins a known one, or nothing is near. Nobody is offered two scripts where they wrote one.
 */
export function correctedQuery({ query, language, words, found }: Asked): string | null {
  const asked = splitWords(query).map(({ text }) => text)
  const offer = (scripts: Language) => {
    const corrections = correctionsOf(words, scripts, found)
    return corrections && asked.map((text) => ({ text, folded: corrections.get(foldedForm(text)) }))
  }
  const isMixed = (offered: ReturnType<typeof offer>) =>
    offered !== null && isInOneScript(asked) && !isInOneScript(offered.map((one) => one.folded ?? one.text))
  const wished = offer(language)
  const offered = language === 'am' && isMixed(wished) ? offer('en') : wished
  if (!offered || isMixed(offered)) return null
  return offered.map(({ text, folded }) => (folded === undefined ? text : writtenAs(folded, found))).join(' ')
}

/** By the words that were asked for; null where there is nothing to correct. */
function correctionsOf(words: readonly Expansion[], language: Language, found: readonly string[]) {
  const corrections = new Map(words.map((one) => [one.wanted.folded, correctionOf(one, language, found)]))
  if ([...corrections.values()].every((one) => one === undefined)) return null
  // Where one word is offered in Ethiopic letters, those that are known in Latin ones are as well.
  if ([...corrections.values()].some((one) => one && isEthiopic(one)))
    for (const one of words) {
      const own = inEthiopic(one) ?? corrections.get(one.wanted.folded)
      if (own) corrections.set(one.wanted.folded, own)
    }
  return corrections
}

function correctionOf(
  expansion: Expansion,
  language: Language,
  found: readonly string[],
): string | undefined {
  const { isKnown, wanted, words } = expansion
  const isOwnScript = isEthiopic(wanted.folded) ? isEthiopic : () => true
  const near = [...words.values()].filter(({ word }) => isOwnScript(word))
  if (isKnown || near.some((one) => one.likeness === likeness.beginning)) return undefined
  const own = language === 'am' ? inEthiopic(expansion) : undefined
  if (own) return own
  const known = near.map(({ word }) => word)
  return closestOf(wanted.folded, known, found) ?? nearest(near.filter((one) => one.likeness > likeness.root))
}

/** Of words that are as near, the one that most of the titles and texts have that were found. */
function closestOf(folded: string, known: readonly string[], found: readonly string[]): string | undefined {
  if (!mayBeMistyped(folded)) return undefined
  const closest = closestWords(folded, known)
  if (closest.length < 2) return closest[0]
  const texts = found.map((text) => new Set(splitWords(text).map((one) => foldedForm(one.text))))
  const timesOf = new Map(known.map((word) => [word, texts.filter((text) => text.has(word)).length]))
  const times = (word: string) => timesOf.get(word) ?? 0
  return closestWords(
    folded,
    known.toSorted((one, other) => times(other) - times(one)),
  )[0]
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

/** Numbers are of every script. */
function isInOneScript(words: readonly string[]): boolean {
  const lettered = words.filter((word) => /\p{L}/u.test(word))
  return new Set(lettered.map((word) => /[\u1200-\u135a]/.test(word))).size < 2
}

function writtenAs(folded: string, texts: readonly string[]): string {
  for (const text of texts) {
    const word = splitWords(text).find((one) => foldedForm(one.text) === folded)
    if (word) return word.text
  }
  return folded
}
