import { toJson } from '#content/server/stored-json.ts'
import { findExercises } from '#content/reading/server/exercises.ts'
import { userOf } from '#platform/actor.ts'
import type { PageWish } from '#platform/contract/paging.ts'
import { conflict, invalid } from '#platform/errors.ts'
import { inTransaction, type Context } from '#platform/server/context.ts'
import { readPage, walkBy } from '#platform/server/lists/paging.ts'
import {
  mostRunCharacters,
  mostRuns,
  goalResult,
  type FinishedRun,
  type PracticeProgress,
  type PracticeRun,
} from '../contract.ts'
import { onceMet } from './goals.ts'
import {
  countRuns,
  deleteRun,
  insertRun,
  selectMet,
  selectProgress,
  selectRuns,
  selectRunsForExport,
} from './store.ts'

const newestFirst = walkBy(20, (row: { finishedAt: number; id: string }) => [row.finishedAt, row.id])

/**
 * Keeps what a member finished, once, in the transaction of the feature that verified it; lessons that wait for its goals are done
 * in the same. Of guests nothing is kept.
 * @throws 409 `practice.full` past the limit, 422 for a run that is too long
 */
export async function keepRun(ctx: Context, run: FinishedRun): Promise<void> {
  if (ctx.actor.kind !== 'user') return
  const { uid: userId } = ctx.actor
  const [log, result] = [JSON.stringify(run.log), JSON.stringify(run.result)]
  if (log.length + result.length > mostRunCharacters) throw invalid({ log: 'too_long' })
  const isMet = run.goals.every((goal) => goal.isMet)
  await inTransaction(ctx, async (ctx) => {
    const isNew = await insertRun(ctx.db, {
      id: run.id,
      userId,
      exerciseKind: run.exerciseKind,
      exerciseId: run.exerciseId,
      exerciseKey: run.exerciseKey,
      log,
      result,
      goals: JSON.stringify(run.goals),
      isMet: isMet ? 1 : 0,
      finishedAt: ctx.now,
    })
    if (!isNew) return
    if (isMet) await onceMet(ctx, { userId, exerciseId: run.exerciseId })
    // Last, because what is met holds enrolments, and others hold the member after these.
    await ctx.people.hold(ctx.db, userId)
    if ((await countRuns(ctx.db, userId)) > mostRuns) throw conflict('practice.full')
  })
}

/** A member's runs, newest first. */
export async function listRuns(ctx: Context, filter: { exerciseId?: string | undefined } & PageWish) {
  const { uid: userId } = userOf(ctx.actor)
  const { exerciseId, ...wish } = filter
  const { rows, ...page } = await readPage(wish, newestFirst, (place) =>
    selectRuns(ctx.readDb, { userId, exerciseId }, place),
  )
  const exercises = await findExercises(
    ctx,
    rows.map((row) => row.exerciseId),
  )
  const items = rows.map((row): PracticeRun => ({
    id: row.id,
    exerciseKind: row.exerciseKind,
    exercise: toExercise(exercises.get(row.exerciseId)),
    goals: goalResult.array().parse(toJson(row.goals)),
    isMet: row.isMet === 1,
    finishedAt: row.finishedAt,
  }))
  return { items, ...page }
}

function toExercise(row: { id: string; slug: string; title: string } | undefined): PracticeRun['exercise'] {
  return row ? { id: row.id, slug: row.slug, title: row.title } : null
}

/** What a member has tried, and where every goal was met once. */
export async function readProgress(ctx: Context): Promise<PracticeProgress> {
  const rows = await selectProgress(ctx.readDb, userOf(ctx.actor).uid)
  return {
    exercises: rows.map(({ isMet, hadGoals, ...row }) => ({
      ...row,
      isMet: isMet === 1,
      hadGoals: hadGoals === 1,
    })),
  }
}

/** Of these exercises those of which a member has met every goal in one run. */
export async function findMet(
  ctx: Context,
  wanted: { userId: string; exerciseIds: readonly string[] },
): Promise<Set<string>> {
  return new Set(wanted.exerciseIds.length > 0 ? await selectMet(ctx.db, wanted) : [])
}

/** Deletes one of a member's runs; one that is not there stays so. Lessons that it completed stay done. */
export async function forgetRun(ctx: Context, id: string): Promise<void> {
  await deleteRun(ctx.db, { userId: userOf(ctx.actor).uid, id })
}

/** What the site keeps of what a member practised. Instants in ISO 8601, UTC. */
export async function exportRuns(ctx: Context, uid: string) {
  const rows = await selectRunsForExport(ctx.readDb, uid)
  return {
    runs: rows.map(({ log, result, goals, finishedAt, ...row }) => ({
      ...row,
      log: toJson<unknown>(log),
      result: toJson<unknown>(result),
      goals: goalResult.array().parse(toJson(goals)),
      finishedAt: new Date(finishedAt).toISOString(),
    })),
  }
}
