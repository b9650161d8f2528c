import { answerOrders } from '#platform/server/side-thread-work.ts'
import { toLines } from './lines.ts'
import { readers, type Orders } from './readers.ts'

/** One order: the name of a reader with what it reads. */
interface Order {
  what: keyof Orders
  order: never
}

answerOrders<Order>(async ({ what, order }) => toLines(await readers[what](order)))
