import { quote, type Bar } from './money.ts'
import type { Order } from './types.ts'

/** `isAtOpen`: filled with the first price of the bar. */
interface Reached {
  price: number
  isAtOpen: boolean
}

/**
 * What one side sees of a bar, turned so that a smaller figure is better for it: buyers see what they would pay, sellers the negative
 * of what they would get.
 */
interface Seen {
  open: number
  best: number
  worst: number
  close: number
}

function seenBy({ side }: Order, bar: Bar, spread: number): Seen {
  const see = (middle: number) => (side === 'buy' ? 1 : -1) * quote(middle, side, spread)
  const [best, worst] = side === 'buy' ? [bar.low, bar.high] : [bar.high, bar.low]
  return { open: see(bar.open), best: see(best), worst: see(worst), close: see(bar.close) }
}

/** Where an order that waits since before the bar fills in it, if it does; `isTriggered`: its stop was reached, its limit not. */
export function reach(order: Order, bar: Bar, spread: number): Reached | { isTriggered: boolean } {
  const sign = order.side === 'buy' ? 1 : -1
  const seen = seenBy(order, bar, spread)
  const at = (price: number, isAtOpen: boolean): Reached => ({ price: sign * price, isAtOpen })
  const limit = sign * (order.limit ?? 0)
  const stop = sign * (order.stop ?? 0)
  const type = order.type === 'stopLimit' && order.isTriggered ? 'limit' : order.type
  switch (type) {
    case 'market':
      return at(seen.open, true)
    case 'limit':
      if (seen.open <= limit) return at(seen.open, true)
      return seen.best <= limit ? at(limit, false) : { isTriggered: false }
    case 'stop':
      if (seen.open >= stop) return at(seen.open, true)
      return seen.worst >= stop ? at(stop, false) : { isTriggered: false }
    case 'stopLimit':
      if (seen.open >= stop) {
        if (seen.open <= limit) return at(seen.open, true)
        return seen.best <= limit ? at(limit, false) : { isTriggered: true }
      }
      if (seen.worst < stop) return { isTriggered: false }
      if (stop <= limit) return at(stop, false)
      // It has to come back to the limit after the stop: only the close proves that it did.
      return seen.close <= limit ? at(limit, false) : { isTriggered: true }
  }
}

/** The same for what ends a position that was opened within the bar at `entry`: of the rest of the bar only the worse is assumed. */
export function reachAfter(order: Order, bar: Bar, { spread, entry }: { spread: number; entry: number }) {
  const sign = order.side === 'buy' ? 1 : -1
  const seen = seenBy(order, bar, spread)
  // What the position could have been closed at when it was opened.
  const first = sign * entry + spread
  if (order.type === 'stop') {
    const stop = sign * (order.stop ?? 0)
    return seen.worst >= stop ? sign * Math.max(stop, first) : null
  }
  const target = sign * (order.limit ?? 0)
  return seen.close <= target || first <= target ? sign * Math.min(target, first) : null
}
