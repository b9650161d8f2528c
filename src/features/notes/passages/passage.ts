import search from 'approx-string-match'
import { mostContext, mostQuote } from '../limits.ts'

/** A passage by its words and what stands around them; `position` is only a hint. */
interface QuotedPassage {
  quote: string
  before: string
  after: string
  position: number
}

export interface Range {
  start: number
  end: number
}

/** Of what is left of an edited passage: below it, it is another one. From 0 to 1. */
const leastLikeness = 0.7
/** Of a passage that was edited, its own words count for more than what stands around it. */
const shareOfWords = 0.7
/** How many of its letters may differ, in parts of all. */
const mostChanged = 0.35
/** So many letters are hardly the same by chance; fewer must stand where something around them is the same, too. */
const selfEvident = 24
const leastAround = 0.1
/** Words that stand in a text more often are told apart among so many. */
const mostPlaces = 500

/** Describes a range of a text so that it is found again after the text was edited. What is too long is quoted from its beginning. */
export function describePassage(text: string, { start, end }: Range): QuotedPassage {
  const last = Math.min(end, start + mostQuote)
  return {
    quote: text.slice(start, last),
    before: text.slice(Math.max(0, start - mostContext), start),
    after: text.slice(last, last + mostContext),
    position: start,
  }
}

/**
 * Finds a passage in a text that may have been edited since: the same words where most of what stood around them still does, or
 * else the words that are most like them. Null when nothing is like enough. As in the Web Annotation Data Model (TextQuoteSelector).
 */
export function findPassage(text: string, passage: QuotedPassage): Range | null {
  const { quote } = passage
  if (quote === '') return null
  const aroundOf = (place: Range) => likenessAround(text, passage, place)
  const isAtHome = (place: Range) => quote.length >= selfEvident || aroundOf(place) >= leastAround
  const same = placesOf(text, quote).filter(isAtHome)
  if (same.length > 0) return best(same, aroundOf, passage)
  const likely = search(text, quote, Math.floor(quote.length * mostChanged))
    .filter(isAtHome)
    .map(({ start, end, errors }) => ({
      start,
      end,
      likeness: shareOfWords * (1 - errors / quote.length) + (1 - shareOfWords) * aroundOf({ start, end }),
    }))
    .filter(({ likeness }) => likeness >= leastLikeness)
  return likely.length > 0 ? best(likely, (one) => one.likeness, passage) : null
}

function placesOf(text: string, quote: string): Range[] {
  const found: Range[] = []
  for (
    let start = text.indexOf(quote);
    start >= 0 && found.length < mostPlaces;
    start = text.indexOf(quote, start + 1)
  )
    found.push({ start, end: start + quote.length })
  return found
}

/** The one with the highest score; of equals the one nearest to where the passage once was. */
function best<T extends Range>(
  places: readonly T[],
  scoreOf: (place: T) => number,
  { position }: QuotedPassage,
): Range | null {
  const scored = places.map((place) => ({ place, score: scoreOf(place) }))
  scored.sort(
    (one, other) =>
      other.score - one.score ||
      Math.abs(one.place.start - position) - Math.abs(other.place.start - position),
  )
  const [first] = scored
  return first ? { start: first.place.start, end: first.place.end } : null
}

/** How much of what stood around a passage stands around a place, from 0 to 1. A passage without surroundings is at home everywhere. */
function likenessAround(text: string, { before, after }: QuotedPassage, { start, end }: Range): number {
  const length = before.length + after.length
  if (length === 0) return 1
  const isBefore = sharedLength(before.length, (step) => before.at(-1 - step) === text[start - 1 - step])
  const isAfter = sharedLength(after.length, (step) => after[step] === text[end + step])
  return (isBefore + isAfter) / length
}

/** For how many steps away from a passage its surroundings are the same. */
function sharedLength(most: number, isSameAt: (step: number) => boolean): number {
  let step = 0
  while (step < most && isSameAt(step)) step++
  return step
}
