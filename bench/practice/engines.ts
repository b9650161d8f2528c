import { openMarket, step } from '../../src/features/order-books/engine/market.ts'
import { usualSettings } from '../../src/features/order-books/limits.ts'
import { runLog } from '../../src/features/replays/engine/replay.ts'
import { isRefused, most, type Decision } from '../../src/features/replays/engine/types.ts'
import { wanderingSeries } from '../../src/features/replays/test-series.ts'

/** What the engines get through in a second. */
export interface EngineSpeed {
  bars: number
  events: number
}

const rounds = 7

/** Both engines on their own, wherever this runs: medians after a first round that does not count. */
export function measureEngines(): EngineSpeed {
  return { bars: perSecond(playBars), events: perSecond(playEvents) }
}

function perSecond(play: () => number): number {
  play()
  const speeds = Array.from({ length: rounds }, () => {
    const begun = performance.now()
    const count = play()
    return (count / (performance.now() - begun)) * 1000
  })
  return Math.round(speeds.toSorted((one, other) => one - other)[Math.floor(rounds / 2)] ?? 0)
}

const start = 20
const market = {
  bars: wanderingSeries('bench', most.bars),
  settings: {
    decimals: 2,
    start,
    cash: 10_000_000,
    feeFixed: 500,
    feePerMille: 2,
    spread: 4,
    orderTypes: ['market', 'limit', 'stop', 'stopLimit'] as const,
    canShort: true,
  },
}

/** A trade every forty bars, closed twenty bars later. */
const decisions = Array.from({ length: 240 }, (_, at): Decision => {
  const side = at % 2 === 0 ? 'buy' : 'sell'
  return { do: 'place', at: start - 1 + at * 20, side, type: 'market', units: 1 }
})

/** As many bars as an exercise may have. */
function playBars(): number {
  const state = runLog(market, { decisions, until: most.bars - 1 })
  if (isRefused(state)) throw new Error(state.refused)
  return most.bars - start
}

/** A quarter of an hour in a market that makes itself. */
function playEvents(): number {
  const book = openMarket({ ...usualSettings, seconds: 900, script: null, missions: [] })
  while (book.phase !== 'over') step(book)
  return book.events
}
