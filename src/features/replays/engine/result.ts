import { compareWithRandom, holdingProfit, type RandomTraders } from './comparison.ts'
import { goalsMet, type Goal, type GoalMet } from './goals.ts'
import { replay } from './replay.ts'
import { isRefused, type Market, type Refused, type RunLog, type State, type Trade } from './types.ts'

/** What a run came to. Money in santim after fees, R in hundredths. */
export interface RunResult {
  profit: number
  fees: number
  drawdown: number
  fills: number
  /** Those that lost first, the largest loss before the others. */
  trades: Trade[]
  losses: number
  /** The R of all trades that had a stop-loss, added up; null where none had one. */
  r: number | null
  holding: number
  random: RandomTraders | null
}

/** What a log comes to, with its end and its goals: all that is ever kept of a run follows from the log. */
export function judge(
  market: Market,
  log: RunLog,
  goals: readonly Goal[],
): { result: RunResult; goals: GoalMet[] } | Refused {
  const state = replay(market, log)
  return isRefused(state) ? state : { result: resultOf(state, market), goals: goalsMet(goals, state) }
}

function resultOf(state: State, market: Market): RunResult {
  const trades = [...state.trades].sort((one, other) => (one.result ?? 0) - (other.result ?? 0))
  const rs = trades.flatMap((trade) => rOf(trade) ?? [])
  return {
    profit: state.cash - market.settings.cash,
    fees: state.fills.reduce((sum, { fee }) => sum + fee, 0),
    drawdown: state.drawdown,
    fills: state.fills.length,
    trades,
    losses: trades.filter(({ result }) => (result ?? 0) < 0).length,
    r: rs.length > 0 ? rs.reduce((sum, one) => sum + one, 0) : null,
    holding: holdingProfit(market, state.at),
    random: compareWithRandom(market, state),
  }
}

/** What a trade brought in multiples of what it risked, in hundredths; null where nobody had said what it risks. */
export function rOf({ result, risk }: Pick<Trade, 'result' | 'risk'>): number | null {
  return result === null || !risk ? null : Math.trunc((result * 100) / risk)
}
