import { toJson } from '#content/server/stored-json.ts'
import { iso } from '#platform/dates/iso.ts'
import type { Context } from '#platform/server/context.ts'
import type { Decision } from '../engine/types.ts'
import { selectRunsForExport } from './store.ts'

/** The graded replays that a user is in the midst of or has just ended. Instants in ISO 8601, UTC. */
export async function exportReplays(ctx: Context, uid: string) {
  const runs = await selectRunsForExport(ctx.readDb, uid)
  return {
    replayRuns: runs.map(({ decisions, known, startedAt, changedAt, finishedAt, ...run }) => ({
      ...run,
      barsSeen: known,
      decisions: toJson<Decision[]>(decisions),
      startedAt: iso(startedAt),
      changedAt: iso(changedAt),
      finishedAt: iso(finishedAt),
    })),
  }
}
