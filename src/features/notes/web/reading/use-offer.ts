import { useState } from 'react'
import type { ReadingPlace } from '../../contract.ts'
import type { ArticleText } from '../article/article-text.ts'
import { blockOf, isWorthOffering } from './resume.ts'

/** The block at which the reader stopped last time, until they have gone there or declined; none where the address names a place. */
export function useOffer(
  article: ArticleText | null,
  places: readonly ReadingPlace[] | undefined,
): { block: number | null; close: () => void } {
  const [isClosed, setClosed] = useState(() => location.hash !== '')
  // What is told during this visit is no place to come back to.
  const [first, setFirst] = useState<ReadingPlace | null>()
  if (first === undefined && places) setFirst(places[0] ?? null)
  const block = article && first && !isClosed ? blockOf(first, article) : null
  return {
    block: article && block !== null && isWorthOffering(block, article) ? block : null,
    close: () => setClosed(true),
  }
}
