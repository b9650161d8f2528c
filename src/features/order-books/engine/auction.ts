import { unitsAt, type Book, type Fill, type Level, type Order } from './book.ts'

interface AuctionPrice {
  price: number
  /** Units that trade at it. */
  units: number
  /** Units that somebody would buy at it, less those that somebody would sell. */
  imbalance: number
}

/**
 * The one price of a call auction, of those that orders name: at which the most units trade; of several, where the least is left over;
 * of several again, the one nearest to the reference, and of two as near the lower one. Null while no two orders meet.
 */
export function auctionPrice(book: Pick<Book, 'buy' | 'sell'>, reference: number): AuctionPrice | null {
  const [wanted, offered] = [unitsByPrice(book.buy), unitsByPrice(book.sell)]
  const prices = [...new Set([...wanted.keys(), ...offered.keys()])].sort((a, b) => a - b)
  let best: AuctionPrice | null = null
  let [bought, sold] = [sum(wanted), 0]
  for (const price of prices) {
    sold += offered.get(price) ?? 0
    const one = { price, units: Math.min(bought, sold), imbalance: bought - sold }
    if (one.units > 0 && (!best || isPreferred(one, best, reference))) best = one
    bought -= wanted.get(price) ?? 0
  }
  return best
}

/** Prices come in rising order, so the lower of two equals stays. */
function isPreferred(one: AuctionPrice, best: AuctionPrice, reference: number): boolean {
  if (one.units !== best.units) return one.units > best.units
  const [mine, its] = [Math.abs(one.imbalance), Math.abs(best.imbalance)]
  if (mine !== its) return mine < its
  return Math.abs(one.price - reference) < Math.abs(best.price - reference)
}

/** Who trades with whom at the price: on either side the best price first, and at one price whoever came first. */
export function auctionFills(book: Pick<Book, 'buy' | 'sell'>, { price, units }: AuctionPrice): Fill[] {
  const [buyers, sellers] = [inOrder(book.buy), inOrder(book.sell)]
  const fills: Fill[] = []
  let left = units
  let [buyer, seller] = [buyers.next(), sellers.next()]
  let [wanted, offered] = [buyer.value?.left ?? 0, seller.value?.left ?? 0]
  while (left > 0 && !buyer.done && !seller.done) {
    const traded = Math.min(left, wanted, offered)
    fills.push({ taker: buyer.value, maker: seller.value, price, units: traded })
    left -= traded
    wanted -= traded
    offered -= traded
    if (wanted === 0) {
      buyer = buyers.next()
      wanted = buyer.value?.left ?? 0
    }
    if (offered === 0) {
      seller = sellers.next()
      offered = seller.value?.left ?? 0
    }
  }
  return fills
}

function* inOrder(levels: readonly Level[]): Generator<Order, undefined> {
  for (const { orders } of levels) yield* orders
  return undefined
}

function unitsByPrice(levels: readonly Level[]): Map<number, number> {
  return new Map(levels.map((level) => [level.price, unitsAt(level)]))
}

function sum(amounts: ReadonlyMap<number, number>): number {
  return [...amounts.values()].reduce((all, one) => all + one, 0)
}
