import { expect, test } from 'vitest'
import { openMarket, step } from '../../engine/market.ts'
import { settingsOf } from '../../engine/test-markets.ts'
import { eventWords } from './moment-words.ts'

const t = (key: string, values: object = {}) => `${key} ${Object.values(values).join(' ')}`.trim()
const figures = {
  birr: (steps: number) => `${steps}`,
  average: () => '',
  percent: () => '',
}

test('each event is said by its number, with what was traded in it and how the market is then', () => {
  const market = openMarket(settingsOf({ auctionSeconds: 0, seconds: 40 }))
  const said: string[] = []
  while (market.phase === 'open') {
    const before = market.trades.length
    step(market)
    const words = eventWords(market, before, { t, figures })
    const units = market.trades.slice(before).reduce((sum, trade) => sum + trade.units, 0)
    expect(words).toContain(units > 0 ? `moment.traded ${units} ` : 'moment.quiet')
    expect(words).toContain(`clock.${market.phase}`)
    said.push(words)
  }
  expect(new Set(said).size).toBe(said.length)
  expect(said.some((words) => words.includes('moment.traded'))).toBe(true)
  expect(said.some((words) => words.includes('moment.book'))).toBe(true)
})
