import { feeOf, lossOf, oppositeOf, valueOf } from './money.ts'
import { plannedShare, shareAtStops } from './plan.ts'
import type { Fill, FillReason, Market, Order, Side, State, Trade } from './types.ts'

interface Filling {
  order: Order
  price: number
  reason: FillReason
}

/** The order as filled at this price, or as lapsed where there is too little for it. What it opens gets its stop-loss and its target. */
export function fill(state: State, market: Market, filling: Filling): State {
  const { order } = filling
  const without = { ...state, orders: state.orders.filter(({ id }) => id !== order.id) }
  const closing = closingUnits(state.units, order)
  const opening = order.ends === undefined ? order.units - closing : 0
  if (closing + opening === 0) return without
  const lapse = opening > 0 ? lapseOf(without, market, { ...filling, closing, opening }) : null
  if (lapse) return { ...without, lapses: [...state.lapses, { at: state.at, id: order.id, reason: lapse }] }
  const closed = closing > 0 ? closePart(without, market, { ...filling, units: closing }) : without
  if (opening === 0) return withoutIdleEnds(closed, order.ends)
  return withEnds(
    openPart(withoutIdleEnds(closed, order.ends), market, { ...filling, units: opening }),
    order,
    opening,
  )
}

/** An order of the engine itself, which closes what there is at such a price. */
export function closeAll(state: State, market: Market, how: { price: number; reason: FillReason }): State {
  const side: Side = state.units > 0 ? 'sell' : 'buy'
  const order: Order = { id: 0, side, type: 'market', units: Math.abs(state.units), ends: 0 }
  return { ...fill(state, market, { order, ...how }), orders: [] }
}

/** How much of an order ends what there is. */
function closingUnits(units: number, { side, units: wanted }: Order): number {
  const isClosing = side === 'sell' ? units > 0 : units < 0
  return isClosing ? Math.min(Math.abs(units), wanted) : 0
}

/** Nobody opens more than they have: what a position is worth never exceeds what there would be without it. */
function lapseOf(
  state: State,
  market: Market,
  { order, price, closing, opening }: Filling & { closing: number; opening: number },
) {
  const { settings } = market
  if (order.side === 'sell' && !settings.canShort) return 'units'
  const { decimals } = settings
  const fees =
    feeOf(valueOf(opening, price, { decimals, side: order.side }), market) +
    (closing > 0 ? feeOf(valueOf(closing, price, { decimals, side: order.side }), market) : 0)
  const after = Math.abs(state.units) - closing + opening
  const worth = valueOf(after, price, { decimals, side: 'buy' })
  const held = valueOf(Math.abs(state.units), price, { decimals, side: 'sell' })
  const equity = state.units >= 0 ? state.cash + held : state.cash - held
  return worth > equity - fees ? 'funds' : null
}

interface Part extends Filling {
  units: number
}

/** Cash and units after so many at this price, with the fee. */
function exchange(
  state: State,
  market: Market,
  { order, price, units, reason }: Part,
): State & { fee: number } {
  const { side, id } = order
  const value = valueOf(units, price, { decimals: market.settings.decimals, side })
  const fee = feeOf(value, market)
  const one: Fill = { at: state.at, id, side, units, price, fee, reason }
  const sign = side === 'buy' ? 1 : -1
  return {
    ...state,
    cash: state.cash - sign * value - fee,
    units: state.units + sign * units,
    fills: [...state.fills, one],
    fee,
  }
}

function closePart(state: State, market: Market, part: Part): State {
  const { fee, ...after } = exchange(state, market, part)
  return changeOpenTrade(after, (trade) => {
    const fees = trade.fees + fee
    if (after.units !== 0) return { ...trade, fees }
    const result = after.cash - state.cashBefore
    return { ...trade, fees, result, closedBar: state.at, end: part.reason }
  })
}

function openPart(state: State, market: Market, part: Part): State {
  const { order, price, units } = part
  const { fee, ...after } = exchange(state, market, part)
  const risk = riskOf(order, { units, price }, market)
  if (state.units !== 0)
    return changeOpenTrade(after, (trade) => ({
      ...withRisk(trade, risk, shareAtStops(state, market)),
      units: trade.units + units,
      fees: trade.fees + fee,
      isSizeAdded: true,
    }))
  const trade: Trade = {
    side: order.side,
    openedBar: state.at,
    closedBar: null,
    units,
    risk: risk?.amount ?? null,
    riskPerMille: risk?.share ?? null,
    plannedStop: order.stopLoss ?? null,
    plannedTarget: order.target ?? null,
    result: null,
    fees: fee,
    isStopMovedAway: false,
    isSizeAdded: false,
    end: null,
  }
  return { ...after, cashBefore: state.cash, trades: [...state.trades, trade] }
}

interface Risk {
  amount: number
  share: number
}

/** What can be lost at the stop-loss of an order: from where it fills, and by its plan. */
function riskOf(
  { side, stopLoss, plan }: Order,
  { units, price }: Pick<Part, 'units' | 'price'>,
  market: Market,
): Risk | null {
  if (stopLoss === undefined || !plan) return null
  const share = plannedShare(plan, { side, units, stopLoss }, market)
  return { amount: lossOf(units, price - stopLoss, market), share }
}

/** What can be lost, more by so much; unknown as soon as one part has no stop-loss. `share` is what the others risk now. */
function withRisk(trade: Trade, more: Risk | null, share: number): Trade {
  const { risk, riskPerMille } = trade
  return {
    ...trade,
    risk: more === null || risk === null ? null : risk + more.amount,
    riskPerMille: more === null || riskPerMille === null ? null : Math.max(riskPerMille, share + more.share),
  }
}

export function changeOpenTrade(state: State, change: (trade: Trade) => Trade): State {
  const last = state.trades.at(-1)
  if (!last || last.closedBar !== null) return state
  return { ...state, trades: [...state.trades.slice(0, -1), change(last)] }
}

/** What ends positions is dropped when there is none left for it, and when the other one of its pair has filled. */
function withoutIdleEnds(state: State, filled: number | undefined): State {
  const orders = state.orders.filter(
    ({ ends, side }) =>
      ends === undefined || (ends !== filled && (side === 'sell' ? state.units > 0 : state.units < 0)),
  )
  return { ...state, orders }
}

function withEnds(state: State, { id, side, stopLoss, target, plan }: Order, units: number): State {
  const end = { side: oppositeOf(side), units, ends: id }
  const ends: Order[] = []
  if (stopLoss !== undefined) ends.push({ ...end, id: state.nextId, type: 'stop', stop: stopLoss, plan })
  if (target !== undefined)
    ends.push({ ...end, id: state.nextId + ends.length, type: 'limit', limit: target })
  return { ...state, orders: [...state.orders, ...ends], nextId: state.nextId + ends.length }
}
