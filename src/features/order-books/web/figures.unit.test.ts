import { expect, test } from 'vitest'
import { stepsOf, unitsOf } from './figures.ts'

test.each([
  ['100.05', 10_005],
  ['100,5', 10_050],
  ['1,250.50', 125_050],
  ['፺፱', 9900],
  ['99.999', undefined],
  ['100.5 ብር', 10_050],
  ['-1', undefined],
  ['', undefined],
])('a price of %j is %s steps', (typed, steps) => {
  expect(stepsOf(typed)).toBe(steps)
})

test.each([
  ['200', 200],
  ['፪፻', 200],
  ['1,000', 1000],
  ['200 አሃድ', 200],
  ['10000000', 10_000_000],
  ['0', undefined],
  ['10.5', undefined],
  ['-10', undefined],
  ['200 kg', undefined],
  ['', undefined],
])('%j is %s units', (typed, units) => {
  expect(unitsOf(typed)).toBe(units)
})
