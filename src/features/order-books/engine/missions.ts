import type { Mission, MissionOutcome, Side, Traded } from '../contract.ts'
import { openingAt, type Market, type OwnFill, type OwnOrder } from './state.ts'

/** Whether each mission of a market is met, and why, as it stands now. */
export function judgeMissions(market: Market): MissionOutcome[] {
  return market.settings.missions.map((mission) => judge(market, mission))
}

/** What the reader's orders of a side came to. */
export function tradedBy(
  own: readonly OwnOrder[],
  side: Side,
  counts: (fill: OwnFill) => boolean = () => true,
): Traded {
  return sum(own.filter(({ order }) => order.side === side).flatMap(({ fills }) => fills.filter(counts)))
}

function judge(market: Market, mission: Mission): MissionOutcome {
  const { side, units } = mission
  const counted = tradedBy(market.own, side, countsFor(market, mission))
  const moved = market.moved[side]
  const others = mission.form === 'pace' ? tradedByOthers(market, mission.seconds) : null
  const reason = counted.units < units ? 'few' : faultOf(mission, { counted, others, moved })
  return { mission, isMet: reason === 'met', reason, counted, market: others, moved }
}

interface Figures {
  counted: Traded
  others: Traded | null
  moved: number
}

function faultOf(mission: Mission, { counted, others, moved }: Figures): MissionOutcome['reason'] {
  const { form, side } = mission
  if (form === 'auction') return 'met'
  if (form === 'quiet') return moved > mission.move ? 'moved' : 'met'
  if (form === 'average') {
    const limit = mission.price * counted.units
    return (side === 'buy' ? counted.value <= limit : counted.value >= limit) ? 'met' : 'average'
  }
  if (!others || others.units === 0) return 'silent'
  // Products of such values do not fit into numbers.
  const mine = BigInt(counted.value) * BigInt(others.units)
  const theirs = BigInt(others.value) * BigInt(counted.units)
  return (side === 'buy' ? mine <= theirs : mine >= theirs) ? 'met' : 'average'
}

function countsFor({ settings }: Market, mission: Mission): (fill: OwnFill) => boolean {
  if (mission.form === 'auction') return ({ isInAuction }) => isInAuction
  if (mission.form !== 'pace') return () => true
  const until = openingAt(settings) + mission.seconds * 1000
  return ({ at, isInAuction }) => !isInAuction && at <= until
}

function tradedByOthers({ trades, settings }: Market, seconds: number): Traded {
  const until = openingAt(settings) + seconds * 1000
  return sum(trades.filter(({ at, side, isOwn }) => side !== null && !isOwn && at <= until))
}

function sum(fills: readonly { price: number; units: number }[]): Traded {
  return {
    units: fills.reduce((all, { units }) => all + units, 0),
    value: fills.reduce((all, { price, units }) => all + price * units, 0),
  }
}
