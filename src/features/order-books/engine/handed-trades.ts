import type { Side } from '../contract.ts'
import type { Market, OwnFill, OwnOrder } from './state.ts'

/** Decimals of the prices that are handed on, and how many of their units a step has: a middle seldom is a whole step. */
export const handedDecimals = 6
export const handedPerStep = 10_000

/** A trade as a journal takes it over; prices with `handedDecimals`, fees and slippage in steps, of which 100 make a birr. */
interface HandedTrade {
  side: Side
  /** All that was entered, in one fill or in several. */
  units: number
  /** What the orders asked for: their limit, or the middle of the market when they were sent; the mean over units, rounded. */
  planned: number
  /** The middle of what was paid or got for them, rounded. */
  entry: number
  /** The same of its ends, and how many units those were, fewer while some are held; null while none has ended. */
  exit: number | null
  exitUnits: number | null
  fees: number
  /** What its fills cost beyond the middle of the market when each order was sent; less than 0 when they were better. */
  slippage: number
}

/** Units that an order traded at one price, with what was charged for them. */
interface Piece {
  own: OwnOrder
  side: Side
  at: number
  price: number
  units: number
  fee: number
}

interface Sum {
  units: number
  value: number
}

interface Growing {
  side: Side
  held: number
  entered: Sum
  left: Sum
  planned: number
  fees: number
  twiceSlippage: number
}

/**
 * The trades of a market in the order in which they began. What was owned at its start is no trade: selling of it begins one, as
 * buying does, and what is done the other way ends it.
 */
export function handedTrades({ own }: Pick<Market, 'own'>): HandedTrade[] {
  const trades: Growing[] = []
  const pieces = own.flatMap(piecesOf).toSorted((one, other) => one.at - other.at)
  for (const piece of pieces) {
    const last = trades.at(-1)
    const open = last && last.held > 0 ? last : undefined
    if (!open || open.side === piece.side) {
      enter(open ?? begin(trades, piece.side), piece)
      continue
    }
    const [ending, more] = split(piece, open.held)
    leave(open, ending)
    if (more) enter(begin(trades, piece.side), more)
  }
  return trades.map(({ side, entered, left, planned, fees, twiceSlippage }) => ({
    side,
    units: entered.units,
    planned: Math.round((planned / entered.units) * handedPerStep),
    entry: Math.round((entered.value / entered.units) * handedPerStep),
    exit: left.units === 0 ? null : Math.round((left.value / left.units) * handedPerStep),
    exitUnits: left.units || null,
    fees,
    slippage: Math.ceil(twiceSlippage / 2),
  }))
}

/** The fills of an order; its fee is charged for it as a whole, and each has the part that its value made it grow by. */
function piecesOf(own: OwnOrder): Piece[] {
  const { side, fee, value: whole } = own.order
  let value = 0
  let charged = 0
  return own.fills.map(({ at, price, units }: OwnFill) => {
    value += price * units
    const until = Math.round((fee * value) / whole)
    const piece = { own, side, at, price, units, fee: until - charged }
    charged = until
    return piece
  })
}

function begin(trades: Growing[], side: Side): Growing {
  const none = { units: 0, value: 0 }
  const trade = { side, held: 0, entered: none, left: none, planned: 0, fees: 0, twiceSlippage: 0 }
  trades.push(trade)
  return trade
}

function enter(trade: Growing, piece: Piece): void {
  const { own, price, units } = piece
  trade.entered = { units: trade.entered.units + units, value: trade.entered.value + price * units }
  trade.planned += (own.isMarket ? own.twiceMid / 2 : own.order.price) * units
  trade.held += units
  charge(trade, piece)
}

function leave(trade: Growing, piece: Piece): void {
  const { price, units } = piece
  trade.left = { units: trade.left.units + units, value: trade.left.value + price * units }
  trade.held -= units
  charge(trade, piece)
}

function charge(trade: Growing, { own, side, price, units, fee }: Piece): void {
  const beyond = (price * 2 - own.twiceMid) * units
  trade.fees += fee
  trade.twiceSlippage += side === 'buy' ? beyond : -beyond
}

/** What ends a position of so many units, and what goes beyond it. */
function split(piece: Piece, held: number): [Piece, Piece | undefined] {
  if (piece.units <= held) return [piece, undefined]
  const fee = Math.round((piece.fee * held) / piece.units)
  return [
    { ...piece, units: held, fee },
    { ...piece, units: piece.units - held, fee: piece.fee - fee },
  ]
}
