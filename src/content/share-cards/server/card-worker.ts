import { parentPort } from 'node:worker_threads'
import { drawCard } from './draw-card.ts'
import type { ShareCard } from '../../reading/server/share-card.ts'

/** What the desk sends; answered in the order it came. */
export interface CardOrder {
  card: ShareCard
  cover?: Uint8Array
}

export type CardAnswer = { png: Uint8Array } | { failure: string }

/** A program beside the server: letters become shapes here, so that no request waits for it. */
parentPort?.on('message', (order: CardOrder) => {
  void drawCard(order.card, order.cover).then(
    (png) => answer({ png: new Uint8Array(png) }),
    (error: unknown) =>
      answer({ failure: error instanceof Error ? (error.stack ?? error.message) : String(error) }),
  )
})

function answer(message: CardAnswer): void {
  parentPort?.postMessage(message, [])
}
