import { expect, test } from 'vitest'
import { plainFigure, withPlainDigits } from './digits.ts'

test.each([
  ['፩', '1'],
  ['፲', '10'],
  ['፲፯', '17'],
  ['፻', '100'],
  ['፻፹፪', '182'],
  ['፲፪፻፵፰', '1248'],
  ['፳፻', '2000'],
  ['፳፻፲፱', '2019'],
  ['፼', '10000'],
  ['፲፼', '100000'],
  ['የ፳፻፲፱', 'የ2019'],
  ['ዋጋ 12', 'ዋጋ 12'],
])('%s is %s', (written, plain) => {
  expect(withPlainDigits(written)).toBe(plain)
})

test.each([
  ['፩፻', '100'],
  ['1,200.50', '1200.50'],
  ['1 200,5', '1200.5'],
  ["1'200", '1200'],
  ['1,234,567', '1234567'],
  ['0,125', '0.125'],
  ['−3', '-3'],
  ['1,2,3', '1,2.3'],
  ['12345,678', '12345.678'],
  ['ten', 'ten'],
  ['10²', '10²'],
  ['１２', '12'],
])('%s is typed for %s', (typed, plain) => {
  expect(plainFigure(typed)).toBe(plain)
})
