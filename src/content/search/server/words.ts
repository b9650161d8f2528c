import { fold } from './folding.ts'

export interface Word {
  /** As it is written. */
  text: string
  /** Offsets in the text, end exclusive. */
  start: number
  end: number
}

const longestWord = 64

/** The words of a text and where they stand; punctuation of both scripts separates. */
export function splitWords(text: string): Word[] {
  return [...text.matchAll(/[\p{L}\p{N}\p{M}]+/gu)].map((match) => ({
    text: match[0],
    start: match.index,
    end: match.index + match[0].length,
  }))
}

/** A word as it is written, but for capitals. */
export function exactForm(word: string): string {
  return word.normalize('NFC').toLowerCase().slice(0, longestWord)
}

/** A word as searches compare it: without capitals and marks, homophone letters unified. */
export function foldedForm(word: string): string {
  return fold(word).replaceAll(' ', '').slice(0, longestWord)
}
