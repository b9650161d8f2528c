import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { dashboardCards, type CardList } from '../../contract.ts'
import { arrangeCards } from './arrange-cards.ts'

const offered = fc.shuffledSubarray([...dashboardCards])
const own: fc.Arbitrary<CardList> = fc
  .shuffledSubarray([...dashboardCards])
  .chain((cards) =>
    fc.tuple(...cards.map((card) => fc.record({ card: fc.constant(card), isShown: fc.boolean() }))),
  )

test('every offered part is there once, and no other', () => {
  fc.assert(
    fc.property(offered, own, (offered, own) => {
      const cards = arrangeCards(offered, own).map(({ card }) => card)
      expect(cards.toSorted()).toEqual(offered.toSorted())
    }),
  )
})

test('what a member arranged keeps its order and stays hidden or shown', () => {
  fc.assert(
    fc.property(offered, own, (offered, own) => {
      const known = new Set(own.map(({ card }) => card))
      const kept = arrangeCards(offered, own).filter(({ card }) => known.has(card))
      expect(kept).toEqual(own.filter(({ card }) => offered.includes(card)))
    }),
  )
})

test('arranging once more changes nothing', () => {
  fc.assert(
    fc.property(offered, own, (offered, own) => {
      const once = arrangeCards(offered, own)
      expect(arrangeCards(offered, once)).toEqual(once)
    }),
  )
})

test('who arranged nothing has the order of everybody', () => {
  fc.assert(
    fc.property(offered, (offered) => {
      expect(arrangeCards(offered, [])).toEqual(offered.map((card) => ({ card, isShown: true })))
    }),
  )
})

test('a new part stands behind the one that it follows for everybody', () => {
  const own = [
    { card: 'posts', isShown: true },
    { card: 'saved', isShown: false },
  ] as const
  expect(arrangeCards(['saved', 'read', 'posts'], own).map(({ card }) => card)).toEqual([
    'posts',
    'saved',
    'read',
  ])
})
