import { expect, test } from 'vitest'
import { readNumber } from './read-number.ts'

test.each([
  ['12,5', 12.5],
  ['104,50 ብር', 104.5],
  ['1 200,5', 1200.5],
  ['0,125', 0.125],
  [',5', 0.5],
  ['− 12,5 %', -12.5],
  ['፲፪,፭', 12.5],
  ['1,200', 1200],
  ['1,200.5', 1200.5],
  ['1,234,567', 1_234_567],
  ['1 250', 1250],
  ['1፡250', 1250],
  ['12345,678', 12_345.678],
  ['12, 13', null],
  ['1,2,3', null],
  ['1.200,5', null],
  ['1 2000', null],
  ['5-10', null],
  ['many', null],
])('%j is the number %j', (typed, number) => {
  expect(readNumber(typed)).toBe(number)
})
