import type { TradeFields } from '../contract.ts'

/** In millionths of a birr, as prices are. */
const santim = 10_000n

/** What came of a closed trade. */
export interface TradeResult {
  /** After fees, in whole santim, rounded; below zero for a loss. */
  santim: number
  /** Thousandths of what was risked at first (R), after fees; null where no stop on the losing side was planned. */
  milliR: number | null
  sign: -1 | 0 | 1
}

/** Result of a trade all of which was sold (or bought back); null as long as some of it is open, or what it takes is missing. */
export function resultOf(fields: TradeFields): TradeResult | null {
  const { side, units, entry, exits, fees, plannedStop } = fields
  if (units === null || entry === null || exits.length === 0) return null
  const closed = exits.reduce((sum, exit) => sum + exit.units, 0)
  if (closed !== units) return null
  const direction = side === 'buy' ? 1n : -1n
  const gross = exits.reduce(
    (sum, exit) => sum + (BigInt(exit.price) - BigInt(entry)) * BigInt(exit.units) * direction,
    0n,
  )
  const net = gross - BigInt(fees) * santim
  const risked = plannedStop === null ? 0n : (BigInt(entry) - BigInt(plannedStop)) * BigInt(units) * direction
  return {
    santim: Number(divide(net, santim)),
    milliR: risked > 0n ? Number(divide(net * 1000n, risked)) : null,
    sign: net < 0n ? -1 : net > 0n ? 1 : 0,
  }
}

/** What a trade risks as it is planned, in whole santim without fees, and how many thousandths of that it is after; null where it cannot be said. */
export function planOf(fields: TradeFields): { santim: number; milliR: number | null } | null {
  const { side, units, plannedEntry, plannedStop, plannedTarget } = fields
  if (units === null || plannedEntry === null || plannedStop === null) return null
  const direction = side === 'buy' ? 1n : -1n
  const risked = (BigInt(plannedEntry) - BigInt(plannedStop)) * direction
  if (risked <= 0n) return null
  const wanted = plannedTarget === null ? null : (BigInt(plannedTarget) - BigInt(plannedEntry)) * direction
  return {
    santim: Number(divide(risked * BigInt(units), santim)),
    milliR: wanted === null ? null : Number(divide(wanted * 1000n, risked)),
  }
}

/** Rounded to the nearest whole, halves away from zero. */
function divide(value: bigint, by: bigint): bigint {
  const half = value < 0n ? -by / 2n : by / 2n
  return (value + half) / by
}
