import { bodyAt } from '#platform/web/answers/answer-to.ts'
import type { ReadingPlace } from '../../contract.ts'
import { mostBlocks, mostOpening } from '../../limits.ts'
import type { ArticleText } from '../article/article-text.ts'
import { shortened } from '../entries/note-entry.tsx'
import type { Visit } from './visit.ts'

export type ToldPlace = Omit<ReadingPlace, 'changedAt'>

/** What the server is told of a visit. */
export function placeIn(
  { blocks, text, language }: ArticleText,
  { block, readDigests, isEndRead }: Visit,
): ToldPlace {
  const at = blocks[block]
  return {
    language,
    block,
    blockCount: blocks.length,
    quote: at ? shortened(text.slice(at.start, at.end), mostOpening) : '',
    readBlocks: [...readDigests].slice(-mostBlocks),
    isEndRead,
  }
}

/** The same with what waits of an earlier visit, in whose place it is kept: read is read, and the further of two places is where to go on. */
export function withWaiting(place: ToldPlace, body: unknown): ToldPlace {
  // Under the subject of a place only places are kept.
  const waiting = bodyAt('PUT', '/api/reading-places/{kind}/{id}', body ?? place)
  const { block, blockCount, quote } = waiting.block > place.block ? waiting : place
  return {
    language: place.language,
    block,
    blockCount,
    quote,
    readBlocks: [...new Set([...place.readBlocks, ...waiting.readBlocks])].slice(0, mostBlocks),
    isEndRead: place.isEndRead || waiting.isEndRead === true,
  }
}
