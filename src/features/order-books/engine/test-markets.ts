import * as fc from 'fast-check'
import type { LogEntry, MarketSettings } from '../contract.ts'
import { usualSettings } from '../limits.ts'
import { openMarket, order, step } from './market.ts'
import type { Market } from './state.ts'

export function settingsOf(more: Partial<MarketSettings> = {}): MarketSettings {
  return { ...usualSettings, script: null, missions: [], ...more }
}

export const anySettings = fc
  .record({
    seed: fc.nat(),
    tick: fc.constantFrom(1, 5, 100),
    lot: fc.constantFrom(1, 10),
    fee: fc.constantFrom(0, 7, 500),
    auctionSeconds: fc.constantFrom(0, 20),
    seconds: fc.constant(40),
    cash: fc.constantFrom(0, 50_000, 10_000_000),
    units: fc.constantFrom(0, 200),
  })
  .map((more) => settingsOf({ ...more, reference: more.tick * 100 }))

/** What a reader tries after so many more events; prices in ticks from the reference. */
const anyTry = fc.record({
  after: fc.nat(12),
  action: fc.constantFrom('limit' as const, 'market' as const, 'cancel' as const),
  side: fc.constantFrom('buy' as const, 'sell' as const),
  away: fc.integer({ min: -9, max: 9 }),
  lots: fc.integer({ min: 1, max: 30 }),
})

export const anyTries = fc.array(anyTry, { maxLength: 25 })
type Try = typeof anyTry extends fc.Arbitrary<infer T> ? T : never

/** Plays tries to the end; the log holds those that were taken. `look` sees the market after every event and order. */
export function play(
  settings: MarketSettings,
  tries: readonly Try[],
  look: (market: Market) => void = () => undefined,
): { market: Market; log: LogEntry[] } {
  const market = openMarket(settings)
  const log: LogEntry[] = []
  look(market)
  for (const one of tries) {
    for (let count = 0; count < one.after; count++) {
      step(market)
      look(market)
    }
    const entry = entryOf(one, market)
    if (order(market, entry) === null) log.push(entry)
    look(market)
  }
  while (market.phase !== 'over') {
    step(market)
    look(market)
  }
  return { market, log }
}

function entryOf({ action, side, away, lots }: Try, { events, settings, own }: Market): LogEntry {
  const units = lots * settings.lot
  if (action === 'cancel') return { at: events, action, order: Math.max(own.length, 1) }
  if (action === 'market') return { at: events, action, side, units }
  return { at: events, action, side, units, price: settings.reference + away * settings.tick }
}
