import { lossOf, oppositeOf } from './money.ts'
import type { Market, Plan, Side, State } from './types.ts'

interface Exposed {
  side: Side
  units: number
  stopLoss: number
}

/**
 * What could be lost at a stop-loss by the plan, per mille of what there was, rounded up: a size that was worked out from a share never
 * exceeds it. A stop-loss that secures a gain puts nothing at risk.
 */
export function plannedShare(
  { reference, equity }: Plan,
  { side, units, stopLoss }: Exposed,
  market: Market,
): number {
  const distance = side === 'buy' ? reference - stopLoss : stopLoss - reference
  if (distance <= 0) return 0
  return equity > 0 ? Math.ceil((lossOf(units, distance, market) * 1000) / equity) : 1000
}

/** The same for what is held, at the stop-losses as they are: each unit once, in the order in which a bar fills them. */
export function shareAtStops({ orders, units: held }: State, market: Market): number {
  let [left, share] = [Math.abs(held), 0]
  for (const { ends, side, stop, units, plan } of orders) {
    if (ends === undefined || stop === undefined || !plan) continue
    const exposed = { side: oppositeOf(side), units: Math.min(units, left), stopLoss: stop }
    share += plannedShare(plan, exposed, market)
    left -= exposed.units
  }
  return share
}

/** Whether stop-losses end all that is held. */
export function isBounded({ orders, units: held }: State): boolean {
  const stopped = orders.reduce(
    (sum, { ends, stop, units }) => (ends === undefined || stop === undefined ? sum : sum + units),
    0,
  )
  return stopped >= Math.abs(held)
}
