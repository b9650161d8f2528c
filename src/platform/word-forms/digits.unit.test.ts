import { expect, test } from 'vitest'
import { withPlainDigits } from './digits.ts'

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
