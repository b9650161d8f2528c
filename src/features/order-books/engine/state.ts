import type { MarketSettings, Side } from '../contract.ts'
import type { Book, Order } from './book.ts'
import type { Crowd } from './crowd.ts'

/** An order of the reader, from the moment at which it was sent. */
export interface OwnOrder {
  /** Counts from 1. */
  number: number
  order: Order
  isMarket: boolean
  units: number
  state: 'waiting' | 'done' | 'cancelled'
  /** Twice the middle of the market when it was sent; twice the reference where there was none. */
  twiceMid: number
  fills: OwnFill[]
}

export interface OwnFill {
  /** Milliseconds from the start. */
  at: number
  price: number
  units: number
  isInAuction: boolean
}

export interface Trade {
  at: number
  price: number
  units: number
  /** Who was in a hurry; null in the auction. */
  side: Side | null
  isOwn: boolean
}

/** What the reader is told: each has its own words. */
export type News =
  | OwnPiece
  | { what: 'opened'; units: number; price: number }
  | { what: 'silent' }
  | { what: 'over' }

/** What became of an order of the reader: units that traded, or that did not. */
interface OwnPiece {
  what: 'filled' | OwnNews
  number: number
  side: Side
  units: number
  price: number
  left: number
}

/** An order waits, or ended: by its reader, with the market, for want of a price, or because it met another of its reader's own. */
export type OwnNews = 'waits' | 'cancelled' | 'ended' | 'unfilled' | 'own'

/** A market as it stands after `events` events. It is changed by the verbs of this folder alone. */
export interface Market {
  settings: MarketSettings
  phase: 'auction' | 'open' | 'over'
  /** Milliseconds from the start. */
  at: number
  events: number
  book: Book
  crowd: Crowd
  /** By seat, the reader first; what the exchange took as fees stands behind the last seat. */
  cash: number[]
  units: number[]
  own: OwnOrder[]
  /** What the reader did, cancellations among it. */
  entries: number
  trades: Trade[]
  news: News[]
  lastPrice: number
  /** The best price before each of the reader's orders that came close together and could trade at once, the first one first. */
  taking: Record<Side, readonly { price: number; at: number }[]>
  /** The furthest fill from the first of them, in hundredths of a per cent, rounded up. */
  moved: Record<Side, number>
  /** Orders of a script by the names that it gives them. */
  names: Map<string, number>
  nextId: number
}

/** When continuous trading begins, in milliseconds from the start. */
export function openingAt({ auctionSeconds }: MarketSettings): number {
  return auctionSeconds * 1000
}

export function closingAt(settings: MarketSettings): number {
  return openingAt(settings) + settings.seconds * 1000
}
