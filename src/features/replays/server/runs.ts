import { isDeepStrictEqual } from 'node:util'
import { toJson } from '#content/server/stored-json.ts'
import { userOf } from '#platform/actor.ts'
import { conflict, invalid, notFound } from '#platform/errors.ts'
import { newId } from '#platform/ids.ts'
import { inTransaction, type Context } from '#platform/server/context.ts'
import type { GivenStep, OpenRun, StepAnswer } from '../contract.ts'
import { runLog } from '../engine/replay.ts'
import { isRefused, type Decision } from '../engine/types.ts'
import type { Exercise } from './exercise.ts'
import { barsBetween, countResult, judgeAndKeep, judgeLog, readExercise } from './replays.ts'
import { findRun, moveRun, putRun, type StoredRun } from './store.ts'

/**
 * The reader's run of a graded exercise as far as it has come; a new one where there is none, where the last one is over, and where
 * the exercise was changed since.
 * @throws 409 where the exercise is not graded and is played on the device
 */
export async function openGradedRun(ctx: Context, address: string): Promise<OpenRun> {
  const { id: itemId, exercise } = await readExercise(ctx, address)
  if (!exercise.isGraded) throw conflict('replay.not_graded')
  const { uid: userId } = userOf(ctx.actor)
  const known = await findRun(ctx.db, { userId, itemId })
  if (known && isOpen(known, exercise)) return show(known, exercise)
  const { revisionKey, market } = exercise
  const started = { startedAt: ctx.now, changedAt: ctx.now, finishedAt: null }
  const owned = { userId, itemId, revisionKey }
  await putRun(
    ctx.db,
    { id: newId(), ...owned, decisions: '[]', known: market.settings.start, ...started },
    known,
  )
  const run = await findRun(ctx.db, { userId, itemId })
  if (!run) throw notFound('run')
  return show(run, exercise)
}

function isOpen(run: StoredRun, { revisionKey }: Exercise): boolean {
  return run.finishedAt === null && run.revisionKey === revisionKey
}

/**
 * The bars that are due after what was decided at the last one that is known. Asked again, for a lost answer, it answers the same.
 * @throws 404 where it is nobody's run, or somebody else's; 409 where it is further than asked from, or the exercise was changed;
 *   422 where such a decision cannot be
 */
export async function stepGradedRun(
  ctx: Context,
  { address, run: runId }: { address: string; run: string },
  wish: GivenStep,
): Promise<StepAnswer> {
  const { id: itemId, exercise } = await readExercise(ctx, address)
  const run = await findRun(ctx.db, { userId: userOf(ctx.actor).uid, itemId })
  if (run?.id !== runId) throw notFound('run')
  if (run.revisionKey !== exercise.revisionKey) throw conflict('replay.changed')
  const made = toJson<Decision[]>(run.decisions)
  const all = exercise.market.bars.close.length
  const next = Math.min(wish.known + wish.steps, all)
  const isOver = next === all || wish.isEnd === true
  if (run.known !== wish.known || run.finishedAt !== null)
    return again(ctx, exercise, { run, made, wish, next })
  if (wish.decisions.some(({ at }) => at !== wish.known - 1))
    throw invalid({ decisions: 'log.order' }, 'replay.refused')
  const decisions = [...made, ...wish.decisions]
  // What counts now is seen without the bars that come: they are not shown to anybody who is refused.
  const tried = runLog(exercise.market, { decisions, until: wish.known - 1 })
  if (isRefused(tried)) throw invalid({ decisions: tried.refused }, 'replay.refused')
  const after = {
    decisions: JSON.stringify(decisions),
    known: next,
    changedAt: ctx.now,
    finishedAt: isOver ? ctx.now : null,
  }
  const log = { decisions, until: next - 1 }
  const judged = await inTransaction(ctx, async (ctx) => {
    if (!(await moveRun(ctx.db, run, after))) throw conflict('replay.run_moved')
    return isOver ? judgeAndKeep(ctx, { id: itemId, exercise, log }) : null
  })
  return { bars: barsBetween(exercise, wish.known, next), judged }
}

/** The answer to a request that was answered before; to judge once more what is over counts as handing it in. */
async function again(
  ctx: Context,
  exercise: Exercise,
  { run, made, wish, next }: { run: StoredRun; made: Decision[]; wish: GivenStep; next: number },
): Promise<StepAnswer> {
  const own = made.filter(({ at }) => at === wish.known - 1)
  if (run.known !== next || !isDeepStrictEqual(own, wish.decisions)) throw conflict('replay.run_moved')
  if (run.finishedAt !== null) await countResult(ctx)
  const judged =
    run.finishedAt === null ? null : judgeLog(exercise, { decisions: made, until: run.known - 1 })
  return { bars: barsBetween(exercise, wish.known, next), judged }
}

function show(run: StoredRun, exercise: Exercise): OpenRun {
  const decisions = toJson<OpenRun['decisions']>(run.decisions)
  return { id: run.id, decisions, known: barsBetween(exercise, 0, run.known), judged: null }
}
