import { splitWords, wordsOf, type Word } from '#platform/word-forms/words.ts'
import type { Pieces } from '../contract.ts'
import type { Likeness } from './likeness.ts'

/** Characters of a snippet, and of a text that is looked through for one. */
const length = 180
const mostSearched = 30_000

/** A text with its matching words marked. */
export function highlight(text: string, likeness: Likeness): Pieces {
  return piecesOf(
    text,
    splitWords(text).filter((word) => isMatch(word, likeness)),
  )
}

/** The part of a text that holds most of the wanted words, marked; its beginning when it holds none. The first that answers as well as any can, `most`, ends the looking. */
export function snippetOf(text: string, likeness: Likeness, most = Infinity): Pieces {
  const { words, matches } = readMatches(text.slice(0, mostSearched), likeness, most)
  const best = matches[richest(matches, likeness)]
  const [start, end] = windowAround(text, words, best?.start ?? 0)
  const shown = text.slice(start, end)
  const inside = matches
    .filter((word) => word.start >= start && word.end <= end)
    .map((word) => ({ ...word, start: word.start - start, end: word.end - start }))
  const pieces = piecesOf(shown, inside).map((piece) => ({
    ...piece,
    text: piece.text.replaceAll(/\s*\n\s*/g, '\u00a0· '),
  }))
  return [...ellipsis(start > 0), ...pieces, ...ellipsis(end < text.length)]
}

function isMatch(word: Word, likeness: Likeness): boolean {
  return likeness(word.text).some((value) => value > 0)
}

/** The words of a text and those that match, up to what is shown of a place that cannot be bettered. */
function readMatches(
  text: string,
  likeness: Likeness,
  most: number,
): Record<'words' | 'matches', readonly Word[]> {
  const words: Word[] = []
  const matches: Word[] = []
  let [first, end] = [0, Infinity]
  for (const word of wordsOf(text)) {
    if (word.start > end) break
    words.push(word)
    if (!isMatch(word, likeness)) continue
    matches.push(word)
    if (end < Infinity) continue
    while (first < matches.length && !isNear(matches[first]?.start ?? 0, word)) first++
    if (valueFrom(matches, first, likeness) >= most) end = word.end + length
  }
  return { words, matches }
}

function isNear(start: number, { end }: Word): boolean {
  return end - start <= length * 0.7
}

/** Index of the match from which on a snippet's length holds the most different wanted words; the earliest of equals. */
function richest(matches: readonly Word[], likeness: Likeness): number {
  let [best, bestValue] = [0, 0]
  for (const index of matches.keys()) {
    const value = valueFrom(matches, index, likeness)
    if (value > bestValue) [best, bestValue] = [index, value]
  }
  return best
}

function valueFrom(matches: readonly Word[], index: number, likeness: Likeness): number {
  const found: number[] = []
  const start = matches[index]?.start ?? 0
  for (let at = index; at < matches.length; at++) {
    const word = matches[at]
    if (!word || !isNear(start, word)) break
    for (const [wanted, value] of likeness(word.text).entries())
      found[wanted] = Math.max(found[wanted] ?? 0, value)
  }
  return found.reduce((sum, one) => sum + one, 0)
}

/** Offsets of a snippet that begins a little before `match` and cuts no word. */
function windowAround(text: string, words: readonly Word[], match: number): [start: number, end: number] {
  const wished = match - length * 0.3
  const start = wished <= 0 ? 0 : (words.find((word) => word.start >= wished)?.start ?? 0)
  if (text.length - start <= length) return [start, text.length]
  const last = words.findLast((word) => word.start > start && word.end <= start + length)
  return [start, last?.end ?? start + length]
}

function piecesOf(text: string, matches: readonly Word[]): Pieces {
  const pieces: Pieces = []
  let done = 0
  for (const { start, end } of matches) {
    if (start > done) pieces.push({ text: text.slice(done, start), isMatch: false })
    pieces.push({ text: text.slice(start, end), isMatch: true })
    done = end
  }
  if (done < text.length) pieces.push({ text: text.slice(done), isMatch: false })
  return pieces
}

function ellipsis(isCut: boolean): Pieces {
  return isCut ? [{ text: '…', isMatch: false }] : []
}
