import type { OrderBookResult, OrderBookRun } from '../contract.ts'
import type { Context } from '#platform/server/context.ts'

/** A run that was played again here, and what came of it. */
export interface VerifiedRun {
  exerciseKind: 'orderBook'
  exerciseId: string
  revisionKey: string
  log: Pick<OrderBookRun, 'seed' | 'log'>
  result: OrderBookResult
  /** One for each mission; the id is its form, counted on where a form comes again. */
  goals: { id: string; isMet: boolean }[]
}

interface RunKeeper {
  keep(ctx: Context, run: VerifiedRun): Promise<void>
}

let keeper: RunKeeper = { keep: async () => undefined }

/** Call once, before the first verb. */
export function registerRunKeeper(wanted: RunKeeper): void {
  keeper = wanted
}

export function keepRun(ctx: Context, run: VerifiedRun): Promise<void> {
  return keeper.keep(ctx, run)
}
