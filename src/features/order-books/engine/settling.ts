import type { Side } from '../contract.ts'
import type { Fill, Order } from './book.ts'
import { seats } from './crowd.ts'
import type { Market, OwnNews, OwnOrder } from './state.ts'

const exchangeSeat = seats

/** What a trade of this value costs, in steps, rounded up. */
export function feeOn(value: number, fee: number): number {
  return Math.ceil((value * fee) / 10_000)
}

/** Moves units and money for a fill; `side` is the one that was in a hurry, null in the auction. */
export function settle(market: Market, { taker, maker, price, units }: Fill, side: Side | null): void {
  for (const order of [taker, maker]) charge(market, order, { value: price * units, units })
  const isOwn = taker.owner === 0 || maker.owner === 0
  market.trades.push({ at: market.at, price, units, side, isOwn })
  market.lastPrice = price
  if (side) market.crowd.note(side, units)
  for (const order of [taker, maker])
    if (order.owner === 0) noteOwnFill(market, order, { price, units, side })
}

/** What the reader can still spend and sell: what waiting orders may need is set aside. */
export function availableOf(market: Market): { cash: number; units: number } {
  let [cash = 0] = market.cash
  let [units = 0] = market.units
  for (const { state, order } of market.own) {
    if (state !== 'waiting') continue
    if (order.side === 'sell') units -= order.left
    else cash -= costOf(order, order.price * order.left, market.settings.fee)
  }
  return { cash, units }
}

/** How many units of a buyer's order fit into a budget at a price, fee and all, in whole lots. */
export function affordedUnits(market: Market, order: Order, budget: { cash: number; price: number }): number {
  const { fee, lot } = market.settings
  const whole = budget.cash + order.value + order.fee
  const value = Math.floor((whole * 10_000) / (10_000 + fee)) - order.value
  return Math.max(Math.floor(value / (budget.price * lot)) * lot, 0)
}

export function findOwn(market: Market, order: Order): OwnOrder | undefined {
  return market.own.find((one) => one.order === order)
}

/** Ends an order of the reader, and says why. */
export function endOwn(market: Market, own: OwnOrder, what: Exclude<OwnNews, 'waits'>): void {
  own.state = 'cancelled'
  tellOfOwn(market, own, what)
}

export function tellOfOwn(market: Market, { number, order }: OwnOrder, what: OwnNews): void {
  const { side, price, left } = order
  market.news.push({ what, number, side, units: left, price, left })
}

/** Fees are counted for an order as a whole, so that many small fills cost no more than a large one. */
function charge(market: Market, order: Order, { value, units }: { value: number; units: number }): void {
  const sign = order.side === 'buy' ? 1 : -1
  const fee = feeOn(order.value + value, market.settings.fee) - order.fee
  order.value += value
  order.fee += fee
  add(market.cash, order.owner, -sign * value - fee)
  add(market.cash, exchangeSeat, fee)
  add(market.units, order.owner, sign * units)
}

function costOf(order: Order, value: number, fee: number): number {
  return value + feeOn(order.value + value, fee) - order.fee
}

function noteOwnFill(
  market: Market,
  order: Order,
  { price, units, side }: { price: number; units: number; side: Side | null },
): void {
  const own = findOwn(market, order)
  if (!own) return
  own.fills.push({ at: market.at, price, units, isInAuction: side === null })
  if (order.left === 0) own.state = 'done'
  const [from] = market.taking[order.side]
  if (from && side === order.side) {
    const away = order.side === 'buy' ? price - from.price : from.price - price
    const moved = Math.ceil((away * 10_000) / from.price)
    market.moved[order.side] = Math.max(market.moved[order.side], moved)
  }
  market.news.push({ what: 'filled', number: own.number, side: order.side, units, price, left: order.left })
}

function add(seatsOf: number[], seat: number, amount: number): void {
  seatsOf[seat] = (seatsOf[seat] ?? 0) + amount
}
