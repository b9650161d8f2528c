import type { LogEntry, MarketSettings } from '../contract.ts'
import { limits } from '../limits.ts'
import { auctionFills, auctionPrice } from './auction.ts'
import {
  bestPrice,
  emptyBook,
  isBetter,
  match,
  opposite,
  rest,
  takeOut,
  twiceMid,
  type Order,
} from './book.ts'
import { firstOffers, oldestOf, scriptedCrowd, seats, seededCrowd, type Move } from './crowd.ts'
import { affordedUnits, availableOf, endOwn, feeOn, findOwn, settle, tellOfOwn } from './settling.ts'
import { closingAt, openingAt, type Market, type OwnOrder } from './state.ts'

/** Why an order is not taken. */
export type Refusal =
  | 'over'
  | 'lot'
  | 'tick'
  | 'price'
  | 'cash'
  | 'units'
  | 'auction'
  | 'empty'
  | 'order'
  | 'log'

/** Orders within that time of each other move the price together. */
const togetherMilliseconds = 10_000

/** A market before its first event. */
export function openMarket(settings: MarketSettings): Market {
  const { script, auctionSeconds, cash, units, reference } = settings
  const market: Market = {
    settings,
    phase: auctionSeconds > 0 ? 'auction' : 'open',
    at: 0,
    events: 0,
    book: emptyBook(),
    crowd: script ? scriptedCrowd(script, settings) : seededCrowd(settings),
    cash: ofReader(cash),
    units: ofReader(units),
    own: [],
    entries: 0,
    trades: [],
    news: [],
    lastPrice: reference,
    taking: { buy: [], sell: [] },
    moved: { buy: 0, sell: 0 },
    names: new Map(),
    nextId: 1,
  }
  if (!script && auctionSeconds === 0) for (const move of firstOffers(settings)) act(market, move)
  return market
}

/** By seat: only the reader begins with something. */
function ofReader(amount: number): number[] {
  return Array.from({ length: seats + 1 }, (_, seat) => (seat === 0 ? amount : 0))
}

/** When the next event is due, in milliseconds from the start; null when the market is over. */
export function nextEventAt({ phase, settings, crowd }: Market): number | null {
  if (phase === 'over') return null
  const end = phase === 'auction' ? openingAt(settings) : closingAt(settings)
  return Math.min(crowd.nextAt() ?? end, end)
}

/** The next event: somebody else's order, the auction, or the end. */
export function step(market: Market): void {
  const due = nextEventAt(market)
  if (due === null) return
  market.at = Math.max(due, market.at)
  market.events += 1
  const { phase, settings } = market
  if (phase === 'auction' && due >= openingAt(settings)) uncross(market)
  else if (phase === 'open' && due >= closingAt(settings)) close(market)
  else act(market, market.crowd.move(market.book, phase === 'auction'))
}

/** What the reader does now. Answers why not, where it is not taken; then nothing has changed. */
export function order(market: Market, entry: LogEntry): Refusal | null {
  if (market.phase === 'over') return 'over'
  if (market.entries >= limits.log) return 'log'
  if (entry.action === 'cancel') return cancelOwn(market, entry.order)
  const available = availableOf(market)
  const refusal = refusalOf(market, entry, available)
  if (refusal) return refusal
  const { side, units } = entry
  const isMarket = entry.action === 'market'
  const placed = newOrder(market, {
    owner: 0,
    side,
    price: entry.action === 'limit' ? entry.price : 0,
    units,
  })
  const own: OwnOrder = {
    number: market.own.length + 1,
    order: placed,
    isMarket,
    units,
    state: 'waiting',
    twiceMid: twiceMid(market.book) ?? market.settings.reference * 2,
    fills: [],
  }
  market.own.push(own)
  market.entries += 1
  if (market.phase === 'open') noteTaking(market, placed, isMarket)
  place(market, placed, { isMarket, cash: available.cash })
  if (placed.left > 0 && isMarket) endOwn(market, own, 'unfilled')
  else if (placed.left > 0) tellOfOwn(market, own, 'waits')
  return null
}

function refusalOf(
  { settings, phase, book }: Market,
  entry: Exclude<LogEntry, { action: 'cancel' }>,
  available: { cash: number; units: number },
): Refusal | null {
  const { tick, lot, fee, reference } = settings
  const { side, units } = entry
  if (units % lot !== 0) return 'lot'
  if (side === 'sell' && units > available.units) return 'units'
  if (entry.action === 'market' && phase === 'auction') return 'auction'
  const price = entry.action === 'market' ? bestPrice(book, opposite(side)) : entry.price
  if (price === null) return 'empty'
  if (price % tick !== 0) return 'tick'
  if (price > reference * 2) return 'price'
  return side === 'buy' && price * units + feeOn(price * units, fee) > available.cash ? 'cash' : null
}

function cancelOwn(market: Market, number: number): Refusal | null {
  const own = market.own[number - 1]
  if (own?.state !== 'waiting') return 'order'
  takeOut(market.book, own.order.id)
  endOwn(market, own, 'cancelled')
  market.entries += 1
  return null
}

/** The best price before an order of the reader that can trade at once; one that only waits moves no price. */
function noteTaking({ book, taking, at }: Market, { side, price }: Order, isMarket: boolean): void {
  const best = bestPrice(book, opposite(side))
  if (best === null || (!isMarket && best !== price && !isBetter(side, price, best))) return
  const together = taking[side].filter((one) => at - one.at <= togetherMilliseconds)
  taking[side] = [...together, { price: best, at }]
}

/** What somebody else does. */
function act(market: Market, move: Move): void {
  if (move.action === 'cancel') {
    const id = move.name === undefined ? oldestOf(market.book, move.owner) : market.names.get(move.name)
    if (id !== undefined && id !== null) takeOut(market.book, id)
    return
  }
  const isMarket = move.action === 'market'
  if (isMarket && market.phase === 'auction') return
  const { owner, side, units } = move
  const placed = newOrder(market, { owner, side, price: move.action === 'limit' ? move.price : 0, units })
  if (move.name !== undefined) market.names.set(move.name, placed.id)
  place(market, placed, { isMarket, cash: null })
}

function newOrder(market: Market, about: Pick<Order, 'owner' | 'side' | 'price'> & { units: number }): Order {
  const { units, ...placed } = about
  const id = market.nextId
  market.nextId += 1
  return { id, ...placed, left: units, value: 0, fee: 0 }
}

/** Trades an order and leaves the rest in the book; `cash` is what the reader may spend on a market order. */
function place(
  market: Market,
  placed: Order,
  { isMarket, cash }: { isMarket: boolean; cash: number | null },
): void {
  const { book } = market
  if (market.phase === 'auction') {
    dropCrossing(market, placed)
    return rest(book, placed)
  }
  const isBudgeted = cash !== null && isMarket && placed.side === 'buy'
  let left = cash ?? 0
  match(book, placed, {
    limit: isMarket ? null : placed.price,
    affords: isBudgeted ? (price) => affordedUnits(market, placed, { cash: left, price }) : undefined,
    onFill: (fill) => {
      const [before = 0] = market.cash
      settle(market, fill, placed.side)
      left += (market.cash[0] ?? 0) - before
    },
    onOwn: (own) => takeBack(market, own),
  })
  if (placed.left > 0 && !isMarket) rest(book, placed)
}

/** While orders gather, nobody stands on both sides of one price. */
function dropCrossing(market: Market, placed: Order): void {
  const { side, price, owner } = placed
  // The best prices stand first: those that meet it are before all others.
  const levels = market.book[opposite(side)]
  const apart = levels.findIndex((one) => one.price !== price && !isBetter(side, price, one.price))
  const meeting = apart < 0 ? levels : levels.slice(0, apart)
  for (const one of meeting.flatMap(({ orders }) => orders)) {
    if (one.owner !== owner) continue
    takeOut(market.book, one.id)
    takeBack(market, one)
  }
}

function takeBack(market: Market, placed: Order): void {
  const own = findOwn(market, placed)
  if (own) endOwn(market, own, 'own')
}

/** The opening auction: one price for all who meet at it. */
function uncross(market: Market): void {
  const { book, settings } = market
  const found = auctionPrice(book, settings.reference)
  for (const fill of found ? auctionFills(book, found) : []) {
    for (const one of [fill.taker, fill.maker]) one.left -= fill.units
    for (const one of [fill.taker, fill.maker]) if (one.left === 0) takeOut(book, one.id)
    settle(market, fill, null)
  }
  market.phase = 'open'
  market.news.push(found ? { what: 'opened', units: found.units, price: found.price } : { what: 'silent' })
}

function close(market: Market): void {
  market.phase = 'over'
  for (const own of market.own) {
    if (own.state !== 'waiting') continue
    takeOut(market.book, own.order.id)
    endOwn(market, own, 'ended')
  }
  market.news.push({ what: 'over' })
}
