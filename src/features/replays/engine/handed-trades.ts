import type { Fill, State } from './types.ts'

/** Decimals of the prices that are handed on: a middle seldom is a whole step. */
export const handedDecimals = 6

/** A trade as a journal takes it over: prices with `handedDecimals`, fees in santim, bars counted from 0. */
interface HandedTrade {
  side: Fill['side']
  /** All that was entered, in one fill or in several. */
  units: number
  /** The middle of what was paid or got for them, rounded. */
  entry: number
  /** The same of its ends; null while it is open. */
  exit: number | null
  stop: number | null
  target: number | null
  fees: number
  enteredBar: number
  exitedBar: number | null
}

/**
 * The trades of a run in the order in which they began, each with the middle price of its entries and of its exits.
 * @param decimals of the prices of the run
 */
export function handedTrades(
  { trades, fills }: Pick<State, 'trades' | 'fills'>,
  decimals: number,
): HandedTrade[] {
  const finer = 10 ** (handedDecimals - decimals)
  const fine = (price: number | null) => (price === null ? null : price * finer)
  let next = 0
  return trades.map(({ side, closedBar, plannedStop, plannedTarget, fees, openedBar }) => {
    const own: Fill[] = []
    let held = 0
    do {
      const fill = fills[next++]
      if (!fill) break
      own.push(fill)
      held += fill.side === side ? fill.units : -fill.units
    } while (held > 0)
    const entries = own.filter((fill) => fill.side === side)
    const exits = own.filter((fill) => fill.side !== side)
    return {
      side,
      units: sum(entries),
      entry: middleOf(entries, finer) ?? 0,
      exit: closedBar === null ? null : middleOf(exits, finer),
      stop: fine(plannedStop),
      target: fine(plannedTarget),
      fees,
      enteredBar: openedBar,
      exitedBar: closedBar,
    }
  })
}

function sum(fills: readonly Fill[]): number {
  return fills.reduce((all, { units }) => all + units, 0)
}

function middleOf(fills: readonly Fill[], finer: number): number | null {
  const units = sum(fills)
  const value = fills.reduce((all, one) => all + one.price * one.units, 0)
  return units === 0 ? null : Math.round((value / units) * finer)
}
