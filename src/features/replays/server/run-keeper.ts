import type { Context } from '#platform/server/context.ts'
import type { GoalMet } from '../engine/goals.ts'
import type { RunResult } from '../engine/result.ts'
import type { RunLog } from '../engine/types.ts'

/** A run that the server has replayed itself: result and goals follow from the log. */
export interface FinishedRun {
  exerciseKind: 'replay'
  exerciseId: string
  /** Names the exercise as it was: its series, its settings and its goals. */
  revisionKey: string
  log: RunLog
  result: RunResult
  goals: GoalMet[]
}

interface RunKeeper {
  /** Called once for each run of a signed-in reader. */
  keep(ctx: Context, run: FinishedRun): Promise<void>
}

let keeper: RunKeeper = { keep: () => Promise.resolve() }

/** Call once, before the first verb. Nobody keeps runs until then. */
export function registerRunKeeperOfReplays(wanted: RunKeeper): void {
  keeper = wanted
}

export function keepRun(ctx: Context, run: FinishedRun): Promise<void> {
  return keeper.keep(ctx, run)
}
