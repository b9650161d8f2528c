import { closeAll, fill } from './filling.ts'
import { barAt, equityNow, quote, type Bar } from './money.ts'
import { reach, reachAfter } from './reach.ts'
import type { FillReason, Market, Order, Settings, State } from './types.ts'

export function startOf({ settings }: { settings: Settings }): State {
  return {
    at: settings.start - 1,
    cash: settings.cash,
    units: 0,
    orders: [],
    nextId: 1,
    fills: [],
    lapses: [],
    trades: [],
    cashBefore: settings.cash,
    peak: settings.cash,
    drawdown: 0,
  }
}

/**
 * The next bar: first what fills with its open, then what is reached within it, stops before limits. Who had nothing left at the last
 * close is closed at the open.
 */
export function step(before: State, market: Market): State {
  const bar = barAt(market.bars, before.at + 1)
  let state: State = { ...before, at: before.at + 1 }
  if (before.units !== 0 && equityNow(before, market) <= 0) state = call(state, market, bar)
  state = fillAtOpen(state, market, bar)
  state = fillWithin(state, market, bar)
  return withDrawdown(state, market)
}

/** The end: what is still there is closed at the last close, which costs a fee; orders that wait are dropped. */
export function finish(state: State, market: Market): State {
  if (state.units === 0) return { ...state, orders: [] }
  const closed = closeAt(state, market, { middle: barAt(market.bars, state.at).close, reason: 'end' })
  return withDrawdown(closed, market)
}

function call(state: State, market: Market, bar: Bar): State {
  return closeAt(state, market, { middle: bar.open, reason: 'called' })
}

function closeAt(state: State, market: Market, how: { middle: number; reason: FillReason }): State {
  const side = state.units > 0 ? 'sell' : 'buy'
  const price = quote(how.middle, side, market.settings.spread)
  return closeAll(state, market, { price, reason: how.reason })
}

/** Ends of what was filled here are looked at as well, since the whole bar lies behind them. */
function fillAtOpen(before: State, market: Market, bar: Bar): State {
  let state = before
  const seen = new Set<number>()
  for (;;) {
    const order = state.orders.find(({ id }) => !seen.has(id))
    if (!order) return state
    seen.add(order.id)
    const reached = reach(order, bar, market.settings.spread)
    if ('price' in reached && reached.isAtOpen)
      state = fill(state, market, { order, price: reached.price, reason: reasonOf(order) })
  }
}

/** Stops before limits; within one kind as they were placed. */
function fillWithin(before: State, market: Market, bar: Bar): State {
  let state = before
  const { spread } = market.settings
  const waiting = [...state.orders].sort((one, other) => rank(one) - rank(other) || one.id - other.id)
  for (const { id } of waiting) {
    const order = state.orders.find((one) => one.id === id)
    if (!order) continue
    const reached = reach(order, bar, spread)
    if ('price' in reached) {
      const { nextId } = state
      state = fill(state, market, { order, price: reached.price, reason: reasonOf(order) })
      state = fillEndsOf(state, market, { bar, entry: reached.price, since: nextId })
    } else if (reached.isTriggered && !order.isTriggered) {
      const triggered = { ...order, isTriggered: true }
      state = { ...state, orders: state.orders.map((one) => (one === order ? triggered : one)) }
    }
  }
  return state
}

/** The ends that came to be with an entry within the bar, stop first. */
function fillEndsOf(
  before: State,
  market: Market,
  { bar, entry, since }: { bar: Bar; entry: number; since: number },
): State {
  let state = before
  for (const order of before.orders.filter(({ id }) => id >= since)) {
    if (!state.orders.includes(order)) continue
    const price = reachAfter(order, bar, { spread: market.settings.spread, entry })
    if (price !== null) state = fill(state, market, { order, price, reason: reasonOf(order) })
  }
  return state
}

function rank({ type, isTriggered }: Order): number {
  return type === 'limit' || isTriggered ? 1 : 0
}

function reasonOf({ ends, type }: Order): FillReason {
  if (ends === undefined) return 'order'
  return type === 'stop' ? 'stopLoss' : 'target'
}

function withDrawdown(state: State, market: Market): State {
  const equity = equityNow(state, market)
  const peak = Math.max(state.peak, equity)
  const fall = peak > 0 ? Math.ceil(((peak - equity) * 1000) / peak) : 1000
  return { ...state, peak, drawdown: Math.max(state.drawdown, fall) }
}
