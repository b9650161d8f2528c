import { expect, test } from 'vitest'
import { stepsOf, unitsOf } from './figures.ts'

test.each([
  ['100.05', 10_005],
  ['100,5', 10_050],
  ['1,250.50', 125_050],
  ['፺፱', 9900],
  ['99.999', undefined],
  ['-1', undefined],
  ['', undefined],
])('a price of %j is %s steps', (typed, steps) => {
  expect(stepsOf(typed)).toBe(steps)
})

test.each([
  ['200', 200],
  ['፪፻', 200],
  ['1,000', 1000],
  ['10.5', 0],
  ['-10', 0],
  ['10000000', 0],
  ['', 0],
])('%j is %i units', (typed, units) => {
  expect(unitsOf(typed)).toBe(units)
})
