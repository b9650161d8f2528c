import type { LogEntry, MarketSettings, OrderBookResult } from '../contract.ts'
import { openMarket, order, step, type Refusal } from './market.ts'
import { judgeMissions, tradedBy } from './missions.ts'
import type { Market } from './state.ts'

/** A log that cannot have come of playing: which of its entries, and why. */
interface LogFault {
  entry: number
  reason: Refusal | 'past' | 'late'
}

/** The market after `events` events, with what its reader did until then. */
export function replay(
  settings: MarketSettings,
  log: readonly LogEntry[],
  events = Number.MAX_SAFE_INTEGER,
): Market | LogFault {
  const market = openMarket(settings)
  for (const [index, entry] of log.entries()) {
    if (entry.at < market.events) return { entry: index, reason: 'past' }
    if (entry.at > events) break
    while (market.phase !== 'over' && market.events < entry.at) step(market)
    if (market.events < entry.at) return { entry: index, reason: 'late' }
    const reason = order(market, entry)
    if (reason) return { entry: index, reason }
  }
  while (market.phase !== 'over' && market.events < events) step(market)
  return market
}

export function isFault(played: object): played is LogFault {
  return 'reason' in played
}

/** What a log comes to in a market, to its end: the same for the same settings and log, wherever it is asked. */
export function run(settings: MarketSettings, log: readonly LogEntry[]): OrderBookResult | LogFault {
  const played = replay(settings, log)
  return isFault(played) ? played : resultOf(played)
}

/** What came of a market as it stands. */
export function resultOf(market: Market): OrderBookResult {
  const { own, settings, lastPrice, events } = market
  const [cash = 0] = market.cash
  const [units = 0] = market.units
  const fills = own.flatMap((one) => one.fills.map((fill) => ({ ...fill, one })))
  const twiceSlippage = fills.reduce((sum, { price, units, one }) => {
    const beyond = (price * 2 - one.twiceMid) * units
    return sum + (one.order.side === 'buy' ? beyond : -beyond)
  }, 0)
  return {
    bought: tradedBy(own, 'buy'),
    sold: tradedBy(own, 'sell'),
    ordered: own.reduce((sum, { units }) => sum + units, 0),
    fees: own.reduce((sum, { order }) => sum + order.fee, 0),
    slippage: Math.ceil(twiceSlippage / 2),
    change: cash + units * lastPrice - settings.cash - settings.units * settings.reference,
    cash,
    units,
    lastPrice,
    events,
    missions: judgeMissions(market),
  }
}
