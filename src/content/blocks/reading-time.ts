import type { BlockDocument } from './document.ts'
import { ownText, walkBlocks } from './walk.ts'

/** The words of a text, one line for each block. */
export function plainText(doc: BlockDocument): string {
  return [...walkBlocks(doc.content)]
    .map((block) => ownText(block).trim())
    .filter(Boolean)
    .join('\n')
}

/** How long a text is: its words, and the minutes it takes to read them. */
interface TextLength {
  words: number
  /** Whole, at least 1. */
  minutes: number
}

/** An Amharic word says what takes English one and a half words or more, and takes as much longer to read. */
const wordsPerMinute = { ethiopic: 125, other: 200 }

/** The length of a text, exercises, tables and captions included; the words of each script are counted by themselves. */
export function lengthOf(doc: BlockDocument): TextLength {
  return lengthOfWords(plainText(doc))
}

/** The length of plain text; Ethiopic wordspaces and punctuation separate words, too. */
export function lengthOfWords(text: string): TextLength {
  const count = { ethiopic: 0, other: 0 }
  for (const { segment, isWordLike } of new Intl.Segmenter('am', { granularity: 'word' }).segment(text)) {
    if (isWordLike) count[/\p{Script=Ethiopic}/u.test(segment) ? 'ethiopic' : 'other']++
  }
  const minutes = count.ethiopic / wordsPerMinute.ethiopic + count.other / wordsPerMinute.other
  return { words: count.ethiopic + count.other, minutes: Math.max(1, Math.round(minutes)) }
}
