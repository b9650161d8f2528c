import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { readFigure, readMoney, readPrice, writeFigure, writePrice } from './figures.ts'

test.each([
  ['123.45', { value: 12345, decimals: 2 }],
  ['1,234', { value: 1234, decimals: 0 }],
  [' 1 234.5 ', { value: 12345, decimals: 1 }],
  ['-0.5', { value: -5, decimals: 1 }],
  ['１２', { value: 12, decimals: 0 }],
  ['12.', { value: 12, decimals: 0 }],
  ['12,5', { value: 125, decimals: 1 }],
  ['፪፻', { value: 200, decimals: 0 }],
  ['1,2,3', undefined],
  ['', undefined],
  ['1.2.3', undefined],
  ['ten', undefined],
  ['0.1234567', undefined],
  ['1e5', undefined],
  // A debt, or a sign in between: it is not guessed which.
  ['ETB-500', undefined],
])('%j is read', (text, figure) => {
  expect(readFigure(text)).toEqual(figure)
})

test('what is written is read again', () => {
  fc.assert(
    fc.property(fc.integer(), fc.nat(6), (value, decimals) => {
      expect(readFigure(writeFigure(value, decimals))).toEqual({ value: value || 0, decimals })
    }),
  )
})

test('prices are kept in millionths and written with what they need, money in santim', () => {
  expect(['100', '123.4', '0.0005', '0'].map((text) => writePrice(readPrice(text)!))).toEqual([
    '100',
    '123.40',
    '0.0005',
    '0',
  ])
  expect(readPrice('123.45')).toBe(123_450_000)
  expect(readPrice('123.45 ብር')).toBe(123_450_000)
  expect(readPrice('123.45 USD')).toBeUndefined()
  expect(['12.5', '-3', '0.005'].map(readMoney)).toEqual([1250, -300, undefined])
})
