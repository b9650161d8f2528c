import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { handedTrades } from './handed-trades.ts'
import { resultOf } from './run.ts'
import { anySettings, anyTries, play, settingsOf } from './test-markets.ts'

const sum = (amounts: readonly number[]) => amounts.reduce((all, one) => all + one, 0)

test('whatever was traded: every unit and every step of the fees stands in one trade, and only the last is open', () => {
  fc.assert(
    fc.property(anySettings, anyTries, (settings, tries) => {
      const { market } = play(settings, tries)
      const trades = handedTrades(market)
      const { fees, bought, sold, slippage } = resultOf(market)
      expect(sum(trades.map((one) => one.fees))).toBe(fees)
      const isClosed = ({ units, exitUnits }: (typeof trades)[number]) => exitUnits === units
      const closed = trades.filter(isClosed)
      const entered = (side: string) => sum(trades.filter((one) => one.side === side).map((one) => one.units))
      const [open] = trades.filter((one) => !isClosed(one))
      if (!open) expect([sum(closed.map(({ units }) => units))]).toEqual([bought.units])
      const left = sum(trades.map(({ exitUnits }) => exitUnits ?? 0))
      expect(sum(trades.map(({ units }) => units)) + left).toBe(bought.units + sold.units)
      expect(entered('buy') + entered('sell')).toBeLessThanOrEqual(bought.units + sold.units)
      expect(trades.slice(0, -1).every(isClosed)).toBe(true)
      expect(trades.every(({ units, entry, planned }) => units > 0 && entry > 0 && planned > 0)).toBe(true)
      expect(Math.abs(sum(trades.map((one) => one.slippage)) - slippage)).toBeLessThanOrEqual(trades.length)
    }),
  )
})

test('a market order was planned at the middle of the market, a limit order at its limit', () => {
  const tries = [
    { after: 3, action: 'market' as const, side: 'buy' as const, away: 0, lots: 5 },
    { after: 3, action: 'market' as const, side: 'sell' as const, away: 0, lots: 8 },
  ]
  const { market } = play(settingsOf({ seed: 7 }), tries)
  const [first, second] = handedTrades(market)
  const [bought, sold] = market.own
  expect(first).toMatchObject({ side: 'buy', units: 50, planned: bought!.twiceMid * 5_000 })
  expect(first!.exit).not.toBeNull()
  expect(second).toMatchObject({ side: 'sell', units: 30, exit: null })
  expect(first!.slippage).toBeGreaterThan(0)
  expect(first!.fees + second!.fees).toBe(bought!.order.fee + sold!.order.fee)
})

test('of a trade that is sold in part, so much has its price and the rest is open', () => {
  const tries = [
    { after: 3, action: 'market' as const, side: 'buy' as const, away: 0, lots: 5 },
    { after: 3, action: 'market' as const, side: 'sell' as const, away: 0, lots: 3 },
  ]
  const { market } = play(settingsOf({ seed: 7 }), tries)
  const trades = handedTrades(market)
  const [, sold] = market.own
  const exit = Math.round((sold!.order.value / 30) * 10_000)
  expect(trades).toMatchObject([{ units: 50, exit, exitUnits: 30 }])
})
