import { answerOrders } from '#platform/server/side-thread-work.ts'
import { drawCard } from './draw-card.ts'
import type { ShareCard } from '#content/reading/server/share-card.ts'

/** What the desk sends. */
export interface CardOrder {
  card: ShareCard
  cover?: Uint8Array
}

answerOrders<CardOrder>(({ card, cover }) => drawCard(card, cover))
