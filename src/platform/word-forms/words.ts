import { withPlainDigits } from './digits.ts'
import { fold } from './folding.ts'

export interface Word {
  /** As it is written. */
  text: string
  /** Offsets in the text, end exclusive. */
  start: number
  end: number
}

const longestWord = 64
/** Punctuation of both scripts separates, but for the commas of thousands. */
const word = /\d{1,3}(?:,\d{3})+(?![\p{L}\p{N}])|[\p{L}\p{N}\p{M}]+/gu

/** The words of a text and where they stand. */
export function splitWords(text: string): Word[] {
  return [...wordsOf(text)]
}

/** The words of a text alone. */
export function wordTexts(text: string): readonly string[] {
  return text.match(word) ?? []
}

/** The words and where they stand, one after the other, for who may need only the first. */
export function* wordsOf(text: string): Generator<Word> {
  for (const { 0: found, index } of text.matchAll(word))
    yield { text: found, start: index, end: index + found.length }
}

/** A word as it is written, but for capitals. */
export function exactForm(word: string): string {
  return word.normalize('NFC').toLowerCase().slice(0, longestWord)
}

/** A word as searches compare it: without capitals and marks, homophone letters unified, numbers in plain digits. */
export function foldedForm(word: string): string {
  if (/^[a-z0-9]*$/i.test(word)) return word.toLowerCase().slice(0, longestWord)
  return fold(withPlainDigits(word)).replaceAll(' ', '').slice(0, longestWord)
}

export function foldedWords(text: string): string[] {
  return splitWords(text)
    .map(({ text }) => foldedForm(text))
    .filter(Boolean)
}
