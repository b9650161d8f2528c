import type { BlockDocument } from './document.ts'
import { ownText, walkBlocks } from './walk.ts'

/** The words of a text, one line for each block. */
export function plainText(doc: BlockDocument): string {
  return [...walkBlocks(doc.content)]
    .map((block) => ownText(block).trim())
    .filter(Boolean)
    .join('\n')
}

/** Words in either language; Ethiopic wordspaces and punctuation separate, too. */
export function wordCount(doc: BlockDocument): number {
  let count = 0
  for (const segment of new Intl.Segmenter('am', { granularity: 'word' }).segment(plainText(doc))) {
    if (segment.isWordLike) count++
  }
  return count
}

const wordsPerMinute = 200

/** Reading time in whole minutes, at least 1. */
export function readingMinutes(doc: BlockDocument): number {
  return minutesFor(wordCount(doc))
}

/** Reading time of so many words, in whole minutes, at least 1. */
export function minutesFor(words: number): number {
  return Math.max(1, Math.round(words / wordsPerMinute))
}
