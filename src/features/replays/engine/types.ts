/**
 * What the engine of replays works on. Prices are whole numbers of the series' smallest step (ticks), money is whole santim, bars are counted
 * from 0, shares are per mille. Nothing in here is ever changed in place.
 */
export const orderTypes = ['market', 'limit', 'stop', 'stopLimit'] as const
export type OrderType = (typeof orderTypes)[number]
export type Side = 'buy' | 'sell'

/** One list a column, in ticks. Bars show the middle between what buyers pay and what sellers get. */
export interface Bars {
  open: readonly number[]
  high: readonly number[]
  low: readonly number[]
  close: readonly number[]
}

export interface Settings {
  /** Digits after the point of a price: `12345` with 2 is 123.45 birr. */
  decimals: number
  /** How many bars are known at the start. */
  start: number
  /** Santim. */
  cash: number
  /** For each fill: santim, and per mille of what is traded. */
  feeFixed: number
  feePerMille: number
  /** Ticks between what buyers pay and what sellers get. */
  spread: number
  orderTypes: readonly OrderType[]
  canShort: boolean
}

export interface Market {
  bars: Bars
  settings: Settings
}

interface Prices {
  limit?: number
  stop?: number
  /** Placed once the order has filled: whichever is reached first ends the position and cancels the other. */
  stopLoss?: number
  target?: number
}

/** What is asked for: either units, or how much of what one has may be lost at the stop-loss. */
export interface OrderWish extends Prices {
  side: Side
  type: OrderType
  units?: number
  riskPerMille?: number
}

/** `at` is the last bar that was known when it was made; it counts from the next one on. */
export type Decision = { at: number } & (
  | ({ do: 'place' } & OrderWish)
  | ({ do: 'change'; id: number; units?: number } & Prices)
  | { do: 'cancel'; id: number }
)

/** All that a run consists of; with the series and the settings it gives the result. `until`: the last bar that was shown. */
export interface RunLog {
  decisions: readonly Decision[]
  until: number
}

/** What was known when an order was decided: what it was expected to fill at, in ticks, and what there was, in santim. */
export interface Plan {
  reference: number
  equity: number
}

export interface Order extends Prices {
  /** Counted from 1, in the order in which they came to be. */
  id: number
  side: Side
  type: OrderType
  units: number
  /** The order whose position this one ends; such an order never opens one. */
  ends?: number
  /** A stop-limit order whose stop was reached. */
  isTriggered?: boolean
  /** Of what opens a position, and of its stop-loss. */
  plan?: Plan
}

export type FillReason = 'order' | 'stopLoss' | 'target' | 'called' | 'end'

export interface Fill {
  at: number
  id: number
  side: Side
  units: number
  price: number
  fee: number
  reason: FillReason
}

/** An order that ended without a fill: not enough money, or nothing to sell. */
export interface Lapse {
  at: number
  id: number
  reason: 'funds' | 'units'
}

/** From the first unit until none is left. */
export interface Trade {
  side: Side
  openedBar: number
  closedBar: number | null
  units: number
  /** What could be lost at the stop-loss from where it filled, in santim; null without one. */
  risk: number | null
  /** The most that stood at risk by the plans of its orders, of what there was then; null where nothing bounds it. */
  riskPerMille: number | null
  plannedStop: number | null
  plannedTarget: number | null
  /** What it brought after fees, in santim; null while it is open. */
  result: number | null
  fees: number
  isStopMovedAway: boolean
  isSizeAdded: boolean
  /** Why it ended. */
  end: FillReason | null
}

export interface State {
  /** The last bar that is known. */
  at: number
  cash: number
  /** Fewer than 0: sold short. */
  units: number
  orders: readonly Order[]
  nextId: number
  fills: readonly Fill[]
  lapses: readonly Lapse[]
  trades: readonly Trade[]
  /** Cash before the trade that is open. */
  cashBefore: number
  /** The most that there was at the close of a bar, and the deepest fall from it, its end included, per mille. */
  peak: number
  drawdown: number
}

const refusals = [
  'order.type',
  'order.units',
  'order.price',
  'order.risk',
  'order.stop_loss_side',
  'order.target_side',
  'order.needs_stop_loss',
  'order.too_many',
  'order.unknown',
  'log.full',
  'log.order',
  'log.until',
] as const
export type Refusal = (typeof refusals)[number]
export interface Refused {
  refused: Refusal
}

export const most = {
  units: 1_000_000,
  /** Ticks. */
  price: 1_000_000_000,
  riskPerMille: 1000,
  /** Those that wait. */
  orders: 50,
  decisions: 2000,
  bars: 5000,
} as const

export function isRefused(one: object): one is Refused {
  return 'refused' in one
}
