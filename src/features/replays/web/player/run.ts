import type { ReplayBars } from '#features/replays/contract.ts'
import { decide } from '../../engine/decide.ts'
import { runLog } from '../../engine/replay.ts'
import type { RunResult } from '../../engine/result.ts'
import type { GoalMet } from '../../engine/goals.ts'
import { startOf, step } from '../../engine/step.ts'
import { isRefused, most, type Decision, type Market, type Refusal, type State } from '../../engine/types.ts'

export interface Played {
  decisions: readonly Decision[]
  state: State
}

export interface Judgement {
  result: RunResult
  goals: GoalMet[]
}

/** One run as the board shows it, whoever deals the bars. */
export interface Run {
  market: Market
  bars: ReplayBars
  barCount: number
  played: Played
  judged: Judgement | null
  /** Whether the server has come to the same. */
  isKept: boolean
  isBusy: boolean
  /** Nothing where it is done, otherwise why it is not. */
  decide(wish: Wish): Refusal | null
  step(): void
  end(): void
  again(): void
}

type WithoutTime<D> = D extends Decision ? Omit<D, 'at'> : never
/** A decision at the last bar that is known. */
export type Wish = WithoutTime<Decision>

export function begin(market: Market): Played {
  return { decisions: [], state: startOf(market) }
}

/** What was kept, as far as it can be; nothing where it cannot have been. */
export function restore(
  market: Market,
  kept: { decisions: readonly Decision[]; until: number } | null,
): Played {
  if (!kept) return begin(market)
  const state = runLog(market, kept)
  return isRefused(state) ? begin(market) : { decisions: kept.decisions, state }
}

export function withDecision(played: Played, market: Market, wish: Wish): Played | Refusal {
  if (played.decisions.length >= most.decisions) return 'log.full'
  const decision: Decision = { ...wish, at: played.state.at }
  const state = decide(played.state, market, decision)
  return isRefused(state) ? state.refused : { decisions: [...played.decisions, decision], state }
}

/** Decisions once more, as far as they can be. */
export function goOn(played: Played, market: Market, decisions: readonly Decision[]): Played {
  let now = played
  for (const decision of decisions) {
    const next = withDecision(now, market, decision)
    if (typeof next === 'string') break
    now = next
  }
  return now
}

/** The run as it came to its last bar, without what was decided there. */
export function withoutUnsent({ decisions, state }: Played, market: Market): Played {
  return restore(market, { decisions: decisions.filter(({ at }) => at < state.at), until: state.at })
}

export function withStep({ decisions, state }: Played, market: Market): Played {
  return { decisions, state: step(state, market) }
}
