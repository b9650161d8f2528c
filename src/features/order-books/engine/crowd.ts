import type { MarketSettings, Side } from '../contract.ts'
import { unitsAt, type Book } from './book.ts'
import { randomOf } from './random.ts'

/** What somebody else does next. Orders of the crowd are named by whoever placed them. */
export type Move =
  | { action: 'limit'; owner: number; side: Side; price: number; units: number; name?: string }
  | { action: 'market'; owner: number; side: Side; units: number; name?: string }
  | { action: 'cancel'; owner: number; name?: string }

/** Where the others of a market get their orders from. */
export interface Crowd {
  /** When its next move is due, in milliseconds from the start; null when there is none. */
  nextAt(): number | null
  /** That move, as the book stands when it is made. */
  move(book: Book, isGathering: boolean): Move
  /** Tells it who was in a hurry, to the side of whom prices lean. */
  note(side: Side, units: number): void
}

/** Those who mostly wait with a price, and those who mostly take one; seat 0 is the reader. */
const makers = 6
const takers = 6
export const seats = 1 + makers + takers

/** Lots by which takers of one side outweigh those of the other until prices follow, by a tick. */
const lotsThatMove = 14
/** A side of the book with fewer prices is filled up first. */
const fewestPrices = 4

type Settings = Pick<MarketSettings, 'seed' | 'tick' | 'lot' | 'reference'>

/**
 * Others as a seed makes them up: they think of a value, which wanders and follows whoever is in a hurry; some offer around it,
 * some take what is offered, and offers that have grown old are taken back.
 */
export function seededCrowd({ seed, tick, lot, reference }: Settings): Crowd {
  const random = randomOf(seed)
  const below = (most: number) => Math.floor(random() * most)
  const least = tick * 2
  let value = Math.max(Math.round(reference / tick), 10)
  let pressure = 0
  let at = 100
  const priceAt = (ticks: number) => Math.max(ticks * tick, least)
  const lots = (most: number) => (1 + below(most)) * lot
  const wander = () => {
    const turn = below(12)
    if (turn < 2) value = Math.max(value + (turn === 0 ? 1 : -1), 10)
  }

  const offer = (side: Side): Move => {
    const away = 1 + Math.floor(random() * random() * 7)
    const price = priceAt(side === 'buy' ? value - away : value + away)
    return { action: 'limit', owner: 1 + below(makers), side, price, units: lots(6) }
  }
  const gather = (): Move => {
    const side = below(2) === 0 ? 'buy' : 'sell'
    const away = below(9) - 5
    const price = priceAt(side === 'buy' ? value + away : value - away)
    return { action: 'limit', owner: 1 + below(makers + takers), side, price, units: lots(6) }
  }
  const trade = (book: Book): Move => {
    const thin = (['buy', 'sell'] as const).find((side) => book[side].length < fewestPrices)
    if (thin) return offer(thin)
    const what = below(100)
    if (what < 50) return offer(below(2) === 0 ? 'buy' : 'sell')
    if (what < 70) return { action: 'cancel', owner: 1 + below(makers) }
    const side = below(2) === 0 ? 'buy' : 'sell'
    return { action: 'market', owner: 1 + makers + below(takers), side, units: lots(4) }
  }

  return {
    nextAt: () => at,
    move(book, isGathering) {
      at += 150 + below(900)
      wander()
      return isGathering ? gather() : trade(book)
    },
    note(side, units) {
      pressure += side === 'buy' ? units : -units
      if (Math.abs(pressure) < lotsThatMove * lot) return
      value = Math.max(value + Math.sign(pressure), 10)
      pressure = 0
    },
  }
}

/** What stands in the book of a seeded market before anything happens: six prices on either side. */
export function firstOffers({ seed, tick, lot, reference }: Settings): Move[] {
  const random = randomOf(seed ^ 0x5bd1e995)
  const value = Math.max(Math.round(reference / tick), 10)
  return [1, 2, 3, 4, 5, 6].flatMap((away) =>
    (['buy', 'sell'] as const).map((side) => ({
      action: 'limit' as const,
      owner: 1 + Math.floor(random() * makers),
      side,
      price: Math.max(side === 'buy' ? value - away : value + away, 2) * tick,
      units: (2 + Math.floor(random() * 5)) * lot,
    })),
  )
}

type Script = NonNullable<MarketSettings['script']>

/** Others as a data set says. What cannot be an order of this market is passed over. */
export function scriptedCrowd(script: Script, { tick, lot }: Pick<Settings, 'tick' | 'lot'>): Crowd {
  const moves = script.flatMap((order): { at: number; move: Move }[] => {
    const { action, at, side, price, units, name } = order
    if (action === 'cancel') return [{ at, move: { action, owner: 1, name } }]
    if (side === null || units === null || units <= 0 || units % lot !== 0) return []
    // Those who buy are others than those who sell, so that all of them can trade with each other.
    const owner = side === 'buy' ? 1 : 2
    if (action === 'market') return [{ at, move: { action, owner, side, units, name } }]
    if (price === null || price <= 0 || price % tick !== 0) return []
    return [{ at, move: { action, owner, side, price, units, name } }]
  })
  let next = 0
  return {
    nextAt: () => moves[next]?.at ?? null,
    move() {
      const move = moves[next]?.move ?? { action: 'cancel', owner: 1, name: '' }
      next += 1
      return move
    },
    note: () => undefined,
  }
}

/** What an owner would take back first: the order that has waited longest. */
export function oldestOf(book: Book, owner: number): number | null {
  for (const order of book.byId.values()) if (order.owner === owner) return order.id
  return null
}

export function depthOf(book: Book, most: number) {
  const shown = (side: Side) =>
    book[side].slice(0, most).map((level) => ({ price: level.price, units: unitsAt(level) }))
  return { buy: shown('buy'), sell: shown('sell') }
}
