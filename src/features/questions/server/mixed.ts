import { createHash } from 'node:crypto'

/** From so many on, showing the written order is avoided: below, knowing that it is avoided would tell the answer. */
const fewestUnlikeWritten = 4

/**
 * Choices in an order that is always the same for a question and says nothing of the one that its editors wrote: each order is as
 * likely as every other, of two the written one half the time. Of four or more it is any order but the written one.
 */
export function mixed<C extends { id: string }>(seed: string, choices: readonly C[]): C[] {
  for (let turn = 0; ; turn++) {
    const place = ({ id }: C) => createHash('sha256').update(`${seed} ${turn} ${id}`).digest('hex')
    const order = choices.toSorted((one, other) => (place(one) < place(other) ? -1 : 1))
    const isAsWritten = order.every((choice, index) => choice === choices[index])
    if (!isAsWritten || choices.length < fewestUnlikeWritten) return order
  }
}
