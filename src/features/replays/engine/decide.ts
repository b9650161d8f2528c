import { changeOpenTrade } from './filling.ts'
import { barAt, equityNow, lossOf, quote } from './money.ts'
import { isBounded, shareAtStops } from './plan.ts'
import {
  isRefused,
  most,
  type Decision,
  type Market,
  type Order,
  type OrderWish,
  type Plan,
  type Refused,
  type State,
} from './types.ts'

type Change = Extract<Decision, { do: 'change' }>

/** What follows from a decision at the close of the last known bar. */
export function decide(state: State, market: Market, decision: Decision): State | Refused {
  switch (decision.do) {
    case 'place':
      return place(state, market, decision)
    case 'change':
      return change(state, market, decision)
    case 'cancel':
      return cancel(state, market, decision.id)
  }
}

function place(state: State, market: Market, wish: OrderWish): State | Refused {
  const { settings } = market
  if (!settings.orderTypes.includes(wish.type)) return { refused: 'order.type' }
  if (state.orders.length >= most.orders) return { refused: 'order.too_many' }
  const sized = sizeOf(state, market, wish)
  if (isRefused(sized)) return sized
  const { side, type, limit, stop, stopLoss, target } = wish
  const plan = planOf(state, market, wish)
  const order: Order = {
    id: state.nextId,
    side,
    type,
    units: sized.units,
    limit,
    stop,
    stopLoss,
    target,
    plan,
  }
  const problem = problemOf(order, plan.reference, market)
  if (problem) return problem
  return { ...state, orders: [...state.orders, order], nextId: state.nextId + 1 }
}

/** What the order is expected to fill at, in ticks. */
export function referenceOf(
  state: State,
  { bars, settings }: Market,
  { side, limit, stop }: Pick<OrderWish, 'side' | 'limit' | 'stop'>,
): number {
  return limit ?? stop ?? quote(barAt(bars, state.at).close, side, settings.spread)
}

function planOf(state: State, market: Market, wish: Parameters<typeof referenceOf>[2]): Plan {
  return { reference: referenceOf(state, market, wish), equity: equityNow(state, market) }
}

/** How many units are asked for; by risk, as many as lose no more than that between the expected price and the stop-loss. */
export function sizeOf(state: State, market: Market, wish: OrderWish): { units: number } | Refused {
  if (wish.riskPerMille === undefined)
    return wish.units === undefined ? { refused: 'order.units' } : { units: wish.units }
  if (wish.units !== undefined) return { refused: 'order.units' }
  if (!isCount(wish.riskPerMille) || wish.riskPerMille > most.riskPerMille) return { refused: 'order.risk' }
  if (wish.stopLoss === undefined) return { refused: 'order.needs_stop_loss' }
  const distance = referenceOf(state, market, wish) - wish.stopLoss
  if (distance === 0) return { refused: 'order.stop_loss_side' }
  const mayLose = Math.floor((equityNow(state, market) * wish.riskPerMille) / 1000)
  // One unit at a time would round each: a thousand say what one costs.
  const units = Math.floor((mayLose * 1000) / lossOf(1000, distance, market))
  return units < 1 ? { refused: 'order.units' } : { units: Math.min(units, most.units) }
}

function problemOf(order: Order, reference: number, { settings }: Market): Refused | null {
  const { type, side, units, limit, stop, stopLoss, target } = order
  if (!isCount(units) || units > most.units) return { refused: 'order.units' }
  const prices = [limit, stop, stopLoss, target].filter((price) => price !== undefined)
  // A product beyond whole numbers would be rounded where nobody sees it.
  const isSafe = (price: number) => isCount(price) && Number.isSafeInteger(price * units * 100_000)
  if (prices.some((price) => price > most.price) || ![...prices, reference].every(isSafe))
    return { refused: 'order.price' }
  if ((limit !== undefined) !== (type === 'limit' || type === 'stopLimit')) return { refused: 'order.price' }
  if ((stop !== undefined) !== (type === 'stop' || type === 'stopLimit')) return { refused: 'order.price' }
  const sign = side === 'buy' ? 1 : -1
  if (stopLoss !== undefined && sign * (reference - stopLoss) <= 0) return { refused: 'order.stop_loss_side' }
  if (target !== undefined && sign * (target - reference) <= 0) return { refused: 'order.target_side' }
  return valueIsKept(settings.decimals) ? null : { refused: 'order.price' }
}

/** Ticks of which a hundred million make a birr are no prices. */
function valueIsKept(decimals: number): boolean {
  return decimals <= 6
}

function isCount(value: number): boolean {
  return Number.isSafeInteger(value) && value > 0
}

function change(state: State, market: Market, wish: Change): State | Refused {
  const old = state.orders.find(({ id }) => id === wish.id)
  if (!old) return { refused: 'order.unknown' }
  const { units = old.units, limit = old.limit, stop = old.stop } = wish
  const { stopLoss = old.stopLoss, target = old.target } = wish
  if (old.ends !== undefined && (stopLoss !== undefined || target !== undefined || units !== old.units))
    return { refused: 'order.price' }
  const isNewPlan =
    units !== old.units || limit !== old.limit || stop !== old.stop || stopLoss !== old.stopLoss
  const isEntry = old.ends === undefined
  const plan = isEntry && isNewPlan ? planOf(state, market, { ...old, limit, stop }) : old.plan
  const order: Order = { ...old, units, limit, stop, stopLoss, target, plan }
  const problem = problemOf(order, referenceOf(state, market, order), market)
  if (problem) return problem
  const changed = { ...state, orders: state.orders.map((one) => (one === old ? order : one)) }
  const sign = old.side === 'sell' ? 1 : -1
  const isAway = !isEntry && sign * ((stop ?? 0) - (old.stop ?? 0)) < 0
  return isAway ? withStopMovedAway(changed, shareAtStops(changed, market)) : changed
}

/** To take a stop-loss away is to move it away for good; nothing bounds a position any more unless its others do. */
function cancel(state: State, market: Market, id: number): State | Refused {
  const order = state.orders.find((one) => one.id === id)
  if (!order) return { refused: 'order.unknown' }
  const without = { ...state, orders: state.orders.filter((one) => one !== order) }
  if (order.ends === undefined || order.type !== 'stop') return without
  return withStopMovedAway(without, isBounded(without) ? shareAtStops(without, market) : null)
}

/** `share` is what stands at risk now, null where nothing bounds it. */
function withStopMovedAway(state: State, share: number | null): State {
  return changeOpenTrade(state, (trade) => {
    const before = trade.riskPerMille
    const riskPerMille = before === null || share === null ? null : Math.max(before, share)
    return { ...trade, riskPerMille, isStopMovedAway: true }
  })
}
