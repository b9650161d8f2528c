import type { Side } from '../contract.ts'

/** An order in the book. Prices are whole steps, a buyer's order counts its whole value for the fee. */
export interface Order {
  id: number
  /** The seat of whoever placed it; 0 is the reader. */
  owner: number
  side: Side
  price: number
  left: number
  /** Steps that its fills came to, and what was paid of them as a fee. */
  value: number
  fee: number
}

/** The orders at one price, in the order in which they came. */
export interface Level {
  price: number
  orders: Order[]
}

/** Best price first on either side. */
export interface Book {
  buy: Level[]
  sell: Level[]
  byId: Map<number, Order>
}

export interface Fill {
  taker: Order
  maker: Order
  price: number
  units: number
}

interface Matching {
  /** The worst price that it takes; null for a market order. */
  limit: number | null
  /** How many units it can pay for at a price, before lots. */
  affords?(price: number): number
  onFill(fill: Fill): void
  /** An order of the same owner stood in the way and was taken back. */
  onOwn(order: Order): void
}

export function emptyBook(): Book {
  return { buy: [], sell: [], byId: new Map() }
}

export function opposite(side: Side): Side {
  return side === 'buy' ? 'sell' : 'buy'
}

/** Whether a price is better for whoever trades on the other side. */
export function isBetter(side: Side, price: number, than: number): boolean {
  return side === 'buy' ? price > than : price < than
}

export function bestPrice(book: Book, side: Side): number | null {
  return book[side][0]?.price ?? null
}

/** Both best prices together, which is twice the middle between them; null while a side is empty. */
export function twiceMid(book: Book): number | null {
  const [bid, ask] = [bestPrice(book, 'buy'), bestPrice(book, 'sell')]
  return bid === null || ask === null ? null : bid + ask
}

export function unitsAt({ orders }: Level): number {
  return orders.reduce((sum, { left }) => sum + left, 0)
}

/** Puts an order behind all that came before it at its price. */
export function rest(book: Book, order: Order): void {
  const levels = book[order.side]
  const at = levels.findIndex(({ price }) => !isBetter(order.side, price, order.price))
  const level = levels[at]
  book.byId.set(order.id, order)
  if (level?.price === order.price) level.orders.push(order)
  else levels.splice(at < 0 ? levels.length : at, 0, { price: order.price, orders: [order] })
}

/** Takes an order out of the book. Answers undefined when it is not there any more. */
export function takeOut(book: Book, id: number): Order | undefined {
  const order = book.byId.get(id)
  if (!order) return undefined
  const levels = book[order.side]
  const at = levels.findIndex(({ price }) => price === order.price)
  const level = levels[at]
  if (level) {
    level.orders = level.orders.filter((one) => one !== order)
    if (level.orders.length === 0) levels.splice(at, 1)
  }
  book.byId.delete(id)
  return order
}

/** Trades an order with those that wait: best price first, and at one price whoever came first. Nobody trades with themselves. */
export function match(book: Book, taker: Order, { limit, affords, onFill, onOwn }: Matching): void {
  const levels = book[opposite(taker.side)]
  while (taker.left > 0) {
    const level = levels[0]
    const maker = level?.orders[0]
    if (!level || !maker) return
    const { price } = level
    if (limit !== null && isBetter(taker.side, price, limit)) return
    if (maker.owner === taker.owner) {
      takeOut(book, maker.id)
      onOwn(maker)
      continue
    }
    const units = Math.min(taker.left, maker.left, affords?.(price) ?? taker.left)
    if (units <= 0) return
    taker.left -= units
    maker.left -= units
    if (maker.left === 0) takeOut(book, maker.id)
    onFill({ taker, maker, price, units })
  }
}
