import { decide } from './decide.ts'
import { finish, startOf, step } from './step.ts'
import { isRefused, most, type Market, type Refused, type RunLog, type State } from './types.ts'

/** What a log comes to, before what is open is closed: `at` is the bar that `until` names. The same log always comes to the same. */
export function runLog(market: Market, log: RunLog): State | Refused {
  const { decisions, until } = log
  const last = market.bars.close.length - 1
  let state = startOf(market)
  if (!Number.isInteger(until) || until < state.at || until > last) return { refused: 'log.until' }
  if (decisions.length > most.decisions) return { refused: 'log.full' }
  let done = 0
  for (;;) {
    for (let next = decisions[done]; next?.at === state.at; next = decisions[done]) {
      const after = decide(state, market, next)
      if (isRefused(after)) return after
      state = after
      done += 1
    }
    if (state.at >= until) break
    state = step(state, market)
  }
  // Made in the past of the one before, before the start, or of bars that were never shown.
  return done < decisions.length ? { refused: 'log.order' } : state
}

/** The same with its end: what is open is closed. */
export function replay(market: Market, log: RunLog): State | Refused {
  const state = runLog(market, log)
  return isRefused(state) ? state : finish(state, market)
}
