import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { mixed } from './mixed.ts'

const written = (ids: readonly string[]) => ids.map((id) => ({ id }))
const idsOf = (choices: readonly { id: string }[]) => choices.map(({ id }) => id)
const ids = (least: number, most: number) =>
  fc.uniqueArray(fc.stringMatching(/^[a-z0-9]{4,8}$/), { minLength: least, maxLength: most })

test('an order is one of the choices, and always the same for a question', () => {
  fc.assert(
    fc.property(fc.uuid(), ids(0, 8), (seed, all) => {
      const order = idsOf(mixed(seed, written(all)))
      expect(order.toSorted()).toEqual(all.toSorted())
      expect(idsOf(mixed(seed, written(all)))).toEqual(order)
    }),
  )
})

test('of four or more it is not the written one, which the same question may have written otherwise', () => {
  fc.assert(
    fc.property(fc.uuid(), ids(4, 8), (seed, all) => {
      expect(idsOf(mixed(seed, written(all)))).not.toEqual(all)
    }),
  )
})

test('of two or three every order is as likely as every other, the written one too', () => {
  const seeds = Array.from({ length: 1200 }, (_, index) => `question ${index}`)
  for (const all of [
    ['aaaa', 'bbbb'],
    ['bbbb', 'aaaa'],
    ['aaaa', 'bbbb', 'cccc'],
  ]) {
    const shown = Map.groupBy(seeds, (seed) => idsOf(mixed(seed, written(all))).join(' '))
    const orders = all.length === 2 ? 2 : 6
    expect(shown.size).toBe(orders)
    for (const [order, those] of shown) {
      const share = (those.length * orders) / seeds.length
      expect(Math.abs(share - 1), order).toBeLessThan(0.25)
    }
  }
})
