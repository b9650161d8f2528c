import type { Bars, Market, Side, State } from './types.ts'

export interface Bar {
  open: number
  high: number
  low: number
  close: number
}

/** @throws where there is no such bar, which only a fault of the caller asks for */
export function barAt({ open, high, low, close }: Bars, at: number): Bar {
  const bar = { open: open[at], high: high[at], low: low[at], close: close[at] }
  if (bar.open === undefined || bar.high === undefined || bar.low === undefined || bar.close === undefined)
    throw new RangeError(`no bar ${at}`)
  return { open: bar.open, high: bar.high, low: bar.low, close: bar.close }
}

/** What a buyer pays or a seller gets while bars show `middle`, in ticks. An odd spread costs the buyer the odd tick. */
export function quote(middle: number, side: Side, spread: number): number {
  return side === 'buy' ? middle + Math.ceil(spread / 2) : middle - Math.floor(spread / 2)
}

export const oppositeOf = (side: Side): Side => (side === 'buy' ? 'sell' : 'buy')

/** What units cost or bring, in santim. A broken santim goes to the other side of the trade. */
export function valueOf(units: number, price: number, { decimals, side }: { decimals: number; side: Side }) {
  if (decimals <= 2) return units * price * 10 ** (2 - decimals)
  const exact = (units * price) / 10 ** (decimals - 2)
  return side === 'buy' ? Math.ceil(exact) : Math.floor(exact)
}

/** The fee of one fill, in santim, rounded up. */
export function feeOf(value: number, { settings }: Market): number {
  return settings.feeFixed + Math.ceil((value * settings.feePerMille) / 1000)
}

/** What there would be after closing at such a price of the middle, without the fee: santim. */
export function equityAt({ cash, units }: Pick<State, 'cash' | 'units'>, middle: number, market: Market) {
  if (units === 0) return cash
  const { spread, decimals } = market.settings
  const side = units > 0 ? 'sell' : 'buy'
  const value = valueOf(Math.abs(units), quote(middle, side, spread), { decimals, side })
  return units > 0 ? cash + value : cash - value
}

/** The same at the close of the last known bar. */
export function equityNow(state: State, market: Market): number {
  return equityAt(state, barAt(market.bars, state.at).close, market)
}

/** What is lost between two prices, in santim. */
export function lossOf(units: number, distance: number, market: Market): number {
  return valueOf(units, Math.abs(distance), { decimals: market.settings.decimals, side: 'buy' })
}
