import { expect, test } from 'vitest'
import type { News } from '../../engine/state.ts'
import { summarise } from './summarise.ts'

const filled = (number: number, units: number, price: number, left: number): News => ({
  what: 'filled',
  number,
  side: 'buy',
  units,
  price,
  left,
})
const t = (key: string, values: object = {}) => `${key} ${Object.values(values).join(' ')}`.trim()
const figures = {
  birr: (steps: number) => `${steps}`,
  average: ({ value, units }: { value: number; units: number }) => `${value / units}`,
  percent: (one: number) => `${one}`,
}

test('many fills of one order are one sentence, at their average; others keep their own', () => {
  const news = [
    filled(1, 10, 100, 90),
    filled(2, 5, 99, 0),
    filled(1, 30, 104, 60),
    { what: 'over' as const },
  ]
  expect(summarise(news, t, figures)).toEqual([
    'said.filled 2 5 99 0',
    'said.partly 1 40 103 60',
    'said.over',
  ])
})

test('how an order ended is said with what was left of it', () => {
  const own: News = { what: 'own', number: 3, side: 'sell', units: 20, price: 100, left: 20 }
  expect(summarise([own, { ...own, what: 'waits' }], t, figures)).toEqual([
    'said.own 3 20',
    'said.waits 3 20',
  ])
})
