import { expect, test } from 'vitest'
import { priceIn, stepsIn, unitsIn } from './words.ts'

test.each<[string, number, number | undefined]>([
  ['12.5', 2, 1250],
  ['12', 2, 1200],
  ['1,200.05', 2, 120_005],
  ['7', 0, 7],
  ['፺፭', 2, 9500],
  ['104,50', 2, 10_450],
  ['95 ብር', 2, Number.NaN],
  ['1,00.5', 2, Number.NaN],
  ['', 2, undefined],
  ['  ', 2, undefined],
  ['1.234', 2, Number.NaN],
  ['-3', 2, Number.NaN],
  ['twelve', 2, Number.NaN],
])('%j with %i decimals is %s steps', (typed, decimals, steps) => {
  expect(stepsIn(typed, decimals)).toBe(steps)
})

test('a price may name its birr and a number its pieces, and neither the other', () => {
  expect([priceIn('95 ብር', 2), priceIn('Br. 95.50', 2), unitsIn('40 አሃድ'), unitsIn('40')]).toEqual([
    9500, 9550, 40, 40,
  ])
  expect([priceIn('40 አሃድ', 2), unitsIn('5000 ብር')]).toEqual([Number.NaN, Number.NaN])
})
