import { createHash } from 'node:crypto'
import { keepRun } from '#features/practice/server/runs.ts'
import type { FinishedRun } from '#features/practice/contract.ts'
import type { Context } from '#platform/server/context.ts'

/** A verified run as the features of practice hand it on. */
type VerifiedRun = Omit<FinishedRun, 'id' | 'exerciseKey'> & { revisionKey: string }

/** Keeps what members finish; the same log of the same exercise is one run, however often it is sent. */
export const keptRuns = {
  keep(ctx: Context, { revisionKey, ...run }: VerifiedRun): Promise<void> {
    const told = JSON.stringify([run.exerciseId, revisionKey, run.log])
    const id = createHash('sha256').update(told).digest('base64url').slice(0, 24)
    return keepRun(ctx, { ...run, id, exerciseKey: revisionKey })
  },
}
