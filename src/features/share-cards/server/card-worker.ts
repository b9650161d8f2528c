import { answerOrders } from '#platform/server/side-thread-work.ts'
import type { ShareCard } from '#content/reading/server/sharing/share-card.ts'
import type { Picture } from '../contract.ts'
import { drawCard } from './draw-card.ts'
import { drawPicture } from './draw-picture.ts'

/** What the desk sends. */
export type CardOrder = { card: ShareCard; cover?: Uint8Array; picture?: Picture } | { picture: Picture }

answerOrders<CardOrder>((order) =>
  'card' in order ? drawCard(order.card, order) : drawPicture(order.picture),
)
