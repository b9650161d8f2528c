import { unavailable } from '#platform/errors.ts'
import { createSideThread } from '#platform/server/side-thread.ts'
import { createQueue } from '#platform/server/queue.ts'
import type { CardOrder } from './card-worker.ts'

const draw = createSideThread<CardOrder>('card-worker', import.meta.url)
const limits = { atOnce: 1, mostWaiting: 7, refusal: () => unavailable('card.busy', 10) }
const inTurn = createQueue(limits)
const othersInTurn = createQueue(limits)

/**
 * Has a card drawn outside of the thread that answers requests, one at a time.
 * @throws 503 when too many are waiting already
 */
export function orderCard(order: CardOrder): Promise<Uint8Array> {
  return inTurn(() => draw(order))
}

/** The same for what anybody can make up an address of: one of them at most stands before a card, however many there are. */
export function orderOther(order: CardOrder): Promise<Uint8Array> {
  return othersInTurn(() => orderCard(order))
}
