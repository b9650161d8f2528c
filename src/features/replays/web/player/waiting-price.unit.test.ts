import { expect, test } from 'vitest'
import { decide } from '../../engine/decide.ts'
import { startOf, step } from '../../engine/step.ts'
import { barsOf, plain } from '../../engine/test-markets.ts'
import { isRefused, type Decision, type State } from '../../engine/types.ts'
import { waitingPrice } from './waiting-price.ts'

const market = {
  bars: barsOf([100, 100, 100, 100], [100, 112, 100, 111], [111, 112, 103, 111], [111, 112, 111, 111]),
  settings: plain,
}

function decided(state: State, decision: Decision): State {
  const after = decide(state, market, decision)
  if (isRefused(after)) throw new Error(after.refused)
  return after
}

test('a stop-limit order waits for its stop, and once that was reached for its limit, which can be changed', () => {
  const wish = {
    do: 'place',
    at: 0,
    side: 'buy',
    type: 'stopLimit',
    units: 10,
    stop: 110,
    limit: 102,
  } as const
  let state = decided(startOf(market), wish)
  expect(waitingPrice(state.orders[0]!)).toEqual({ name: 'stop', price: 110, limit: 102 })
  state = step(state, market)
  expect(waitingPrice(state.orders[0]!)).toEqual({ name: 'limit', price: 102, limit: undefined })
  const { name } = waitingPrice(state.orders[0]!)
  state = step(decided(state, { do: 'change', at: 1, id: 1, [name]: 104 }), market)
  expect(state.fills).toMatchObject([{ at: 2, price: 104 }])
})

test('other orders have the price of their kind', () => {
  const order = { id: 1, side: 'sell', units: 1 } as const
  expect(waitingPrice({ ...order, type: 'limit', limit: 5 })).toMatchObject({ name: 'limit', price: 5 })
  expect(waitingPrice({ ...order, type: 'stop', stop: 4 })).toEqual({
    name: 'stop',
    price: 4,
    limit: undefined,
  })
  expect(waitingPrice({ ...order, type: 'market' }).price).toBeUndefined()
})
