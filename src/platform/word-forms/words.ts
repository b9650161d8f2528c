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

/** The words of a text and where they stand; punctuation of both scripts separates, but for the commas of thousands. */
export function splitWords(text: string): Word[] {
  return [...text.matchAll(/\d{1,3}(?:,\d{3})+(?![\p{L}\p{N}])|[\p{L}\p{N}\p{M}]+/gu)].map((match) => ({
    text: match[0],
    start: match.index,
    end: match.index + match[0].length,
  }))
}

/** A word as it is written, but for capitals. */
export function exactForm(word: string): string {
  return word.normalize('NFC').toLowerCase().slice(0, longestWord)
}

/** A word as searches compare it: without capitals and marks, homophone letters unified, numbers in plain digits. */
export function foldedForm(word: string): string {
  return fold(withPlainDigits(word)).replaceAll(' ', '').slice(0, longestWord)
}
