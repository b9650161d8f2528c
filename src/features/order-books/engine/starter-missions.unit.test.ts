import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import type { MarketSettings, Mission, Wish } from '../contract.ts'
import { settingsOf } from '../settings.ts'
import { bestPrice } from './book.ts'
import { openMarket, order, step } from './market.ts'
import { judgeMissions } from './missions.ts'
import { resultOf } from './run.ts'
import { openingAt, type Market } from './state.ts'

const folder = path.resolve(import.meta.dirname, '../../../../starter/orderBook')
const starter = readdirSync(folder).map((slug) => ({
  slug,
  ...JSON.parse(readFileSync(path.join(folder, slug, 'item.json'), 'utf8')),
}))

const settings: [string, MarketSettings][] = starter.map(
  ({ slug, seed, tick, auctionSeconds, seconds, missions }) => {
    const given = { seed, tick, auctionSeconds, seconds, missions }
    const own = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined))
    return [slug, settingsOf(own)]
  },
)

test('there are four, of each form one', () => {
  expect(settings.map(([, { missions }]) => missions[0]?.form).toSorted()).toEqual([
    'auction',
    'average',
    'pace',
    'quiet',
  ])
})

test.each(settings)('%s can be met by patience, and is not met by haste', (_slug, one) => {
  const [mission] = one.missions
  if (!mission) throw new Error('it asks nothing')
  expect(hurry(one, mission)).toBe(false)
  const tried = [20, 30, 50, 100].flatMap((slice) =>
    [6, 12, 20].flatMap((pace) => [0, 1, 2].map((away) => wait(one, mission, { slice, pace, away }))),
  )
  expect(tried).toContain(true)
})

/** Everything at once, as soon as trading is open. */
function hurry(own: MarketSettings, { side, units }: Mission): boolean {
  const market = openMarket(own)
  while (market.phase === 'auction') step(market)
  for (let count = 0; count < 4; count++) step(market)
  for (let left = units; left > 0 && send(market, { action: 'market', side, units: left });)
    left = units - tradedIn(market, side)
  return isMet(market)
}

/** Part after part at one's own price, `away` ticks better for the others; renewed after so many events. */
function wait(
  own: MarketSettings,
  { side, units }: Mission,
  { slice, pace, away }: { slice: number; pace: number; away: number },
): boolean {
  const market = openMarket(own)
  if (openingAt(own) > 0)
    send(market, { action: 'limit', side, units, price: own.reference + away * 3 * own.tick })
  while (market.phase !== 'over') {
    if (market.phase === 'open' && market.events % pace === 0) {
      const waiting = market.own.find(({ state }) => state === 'waiting')
      if (waiting) order(market, { at: market.events, action: 'cancel', order: waiting.number })
      const left = Math.min(slice, units - tradedIn(market, side))
      const best = bestPrice(market.book, side)
      const price = best === null ? null : best + (side === 'buy' ? away : -away) * own.tick
      if (price !== null && left > 0) send(market, { action: 'limit', side, units: left, price })
    }
    step(market)
  }
  return isMet(market)
}

function send(market: Market, wish: Wish): boolean {
  return order(market, { at: market.events, ...wish }) === null
}

function tradedIn(market: Market, side: 'buy' | 'sell'): number {
  const { bought, sold } = resultOf(market)
  return side === 'buy' ? bought.units : sold.units
}

function isMet(market: Market): boolean {
  return judgeMissions(market).every(({ isMet }) => isMet)
}
