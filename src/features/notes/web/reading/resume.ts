import type { ReadingPlace } from '../../contract.ts'
import { findPassage } from '../../passages/passage.ts'
import type { ArticleText } from '../article/article-text.ts'

/** Nearer to the beginning or the end there is nothing to go on with. */
const leastBlock = 2

/** The block at which a reader stopped: where its words stand now, or, in the other language, where as many blocks stand before it. */
export function blockOf(place: ReadingPlace, article: ArticleText): number {
  const { blocks, text } = article
  if (place.language === article.language) {
    const before = blocks[place.block]
    const quote = place.quote.replace(/…$/, '')
    const at = findPassage(text, { quote, before: '', after: '', position: before?.start ?? 0 })
    if (at)
      return Math.max(
        0,
        blocks.findLastIndex(({ start }) => start <= at.start),
      )
  }
  const share = blocks.length / Math.max(1, place.blockCount)
  return Math.min(blocks.length - 1, Math.round(place.block * share))
}

/** Whether it is worth offering to go on there. */
export function isWorthOffering(block: number, article: ArticleText): boolean {
  return block >= leastBlock && block < article.blocks.length - 1
}
