import { expect, test } from 'vitest'
import { withoutBirr, withoutPieces } from './typed-units.ts'

test.each([
  ['210 ብር', '210'],
  ['ብር 210', '210'],
  ['Br.500', '500'],
  ['Br. 1,250.50', '1,250.50'],
  ['1,250.50 ETB', '1,250.50'],
  ['፪፻ብር', '፪፻'],
  ['210', '210'],
  ['210 ዶላር', '210 ዶላር'],
  ['ብር', 'ብር'],
  ['210 ብር 50', '210 ብር 50'],
])('%s is the amount %s', (typed, amount) => {
  expect(withoutBirr(typed)).toBe(amount)
})

test.each([
  ['200 አሃድ', '200'],
  ['40 shares', '40'],
  ['10 አክሲዮኖች', '10'],
  ['200 ብር', '200 ብር'],
  ['አሃድ', 'አሃድ'],
])('%s is %s pieces', (typed, count) => {
  expect(withoutPieces(typed)).toBe(count)
})
