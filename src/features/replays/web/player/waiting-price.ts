import type { Order } from '../../engine/types.ts'

/**
 * The price that an order waits for, which is the one that can be changed; nothing of a market order. Of a stop-limit order that is its
 * stop until it was reached, and `limit` comes after it; then it is its limit.
 */
export function waitingPrice({ type, limit, stop, isTriggered }: Order) {
  if (type === 'limit' || isTriggered) return { name: 'limit', price: limit, limit: undefined } as const
  return { name: 'stop', price: stop, limit } as const
}
