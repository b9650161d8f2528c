import { barAt, equityAt, feeOf, quote, valueOf } from './money.ts'
import { randomNumbers } from './random.ts'
import type { Market, Side, State } from './types.ts'

/** What buying with everything at the first hidden open and selling at the last close would have brought, in santim after fees. */
export function holdingProfit(market: Market, until: number): number {
  const { start, cash } = market.settings
  if (until < start) return 0
  const entry = barAt(market.bars, start).open
  return roundTrip(market, { side: 'buy', entry, exit: barAt(market.bars, until).close, money: cash })
}

export interface RandomTraders {
  count: number
  /** Santim, of the one in the middle and of those between whom nine of ten lie. */
  middle: number
  low: number
  high: number
  /** How many of them did worse than the run. */
  beaten: number
}

const randomTraderCount = 1000

/**
 * A thousand who decide by lot, as often, as long and with as much as the run did: each buys or, where that is allowed, sells short at
 * the open of bars drawn by lot. The same run always meets the same thousand.
 */
export function compareWithRandom(
  market: Market,
  run: Pick<State, 'at' | 'cash' | 'trades'>,
): RandomTraders | null {
  const { settings } = market
  const played = run.at - settings.start + 1
  const closed = run.trades.filter(({ closedBar }) => closedBar !== null)
  if (closed.length === 0 || played < 2) return null
  const bars = closed.reduce(
    (sum, { openedBar, closedBar }) => sum + Math.max(1, (closedBar ?? 0) - openedBar),
    0,
  )
  const length = Math.min(played - 1, Math.max(1, Math.round(bars / closed.length)))
  const share = shareTraded(market, closed)
  const draw = randomNumbers(closed.length * 7919 + run.at)
  const profits = Array.from({ length: randomTraderCount }, () => {
    let cash = settings.cash
    for (let trade = 0; trade < closed.length; trade++) {
      const at = settings.start + draw(played - length)
      const side: Side = settings.canShort && draw(2) === 1 ? 'sell' : 'buy'
      const [entry, exit] = [barAt(market.bars, at).open, barAt(market.bars, at + length).open]
      cash += roundTrip(market, { side, entry, exit, money: Math.floor((Math.max(0, cash) * share) / 1000) })
    }
    return cash - settings.cash
  }).sort((one, other) => one - other)
  const own = run.cash - settings.cash
  const at = (perMille: number) => profits[Math.floor(((profits.length - 1) * perMille) / 1000)] ?? 0
  return {
    count: randomTraderCount,
    middle: at(500),
    low: at(50),
    high: at(950),
    beaten: profits.filter((one) => one < own).length,
  }
}

/** How much of what there was the trades of a run were worth when they began, per mille. */
function shareTraded(market: Market, trades: State['trades']): number {
  const { cash, decimals } = market.settings
  const shares = trades.map(({ units, openedBar, side }) => {
    const worth = valueOf(units, barAt(market.bars, openedBar).open, { decimals, side })
    return Math.min(1000, Math.round((worth * 1000) / cash))
  })
  return Math.round(shares.reduce((sum, one) => sum + one, 0) / shares.length)
}

/** What one trade brings that puts in such money, in santim after both fees; none when it does not suffice for one unit. */
function roundTrip(
  market: Market,
  { side, entry, exit, money }: { side: Side; entry: number; exit: number; money: number },
): number {
  const { spread, decimals } = market.settings
  const price = quote(entry, side, spread)
  const thousand = valueOf(1000, price, { decimals, side: 'buy' })
  const units = Math.floor(((money - feeOf(money, market)) * 1000) / thousand)
  if (units < 1) return 0
  const value = valueOf(units, price, { decimals, side })
  const begun = side === 'buy' ? { cash: -value, units } : { cash: value, units: -units }
  const after = equityAt(begun, exit, market)
  const exitValue = Math.abs(after - begun.cash)
  return after - feeOf(value, market) - feeOf(exitValue, market)
}
