import { readArticle } from '#content/reading/server/reading.ts'
import { listRelated } from '#content/reading/server/related.ts'
import { kindsWith } from '#content/kinds.ts'
import { userOf } from '#platform/actor.ts'
import { conflict, invalid, notFound } from '#platform/errors.ts'
import type { Language } from '#platform/languages.ts'
import type { Context } from '#platform/server/context.ts'
import { limitRequests } from '#platform/server/http/rate-limit.ts'
import type { GivenRun, Judged, ReplayBars, ReplayDetail, ReplayExercise } from '../contract.ts'
import { judge } from '../engine/result.ts'
import { isRefused, type RunLog } from '../engine/types.ts'
import { findExercise, isExercise, type Exercise } from './exercise.ts'
import { keepRun } from './run-keeper.ts'

/** Of one member: to replay a log is the most that a request can ask for here. What is refused is handed in later by itself. */
export const resultsAnHour = 60

/** @throws 429 */
export async function countResult(ctx: Context): Promise<void> {
  const { uid: subject } = userOf(ctx.actor)
  await limitRequests(ctx, 'replay-result', { most: resultsAnHour, seconds: 3600, subject })
}

export async function readReplay(ctx: Context, address: string, language: Language): Promise<ReplayDetail> {
  const article = await readArticle(ctx, 'replay', { address, language })
  const [found, related] = await Promise.all([
    findExercise(ctx, article.details),
    listRelated(ctx, article, { language, kinds: kindsWith('newest') }),
  ])
  if (!isExercise(found)) return { article, exercise: null, related }
  return { article, exercise: showExercise(found), related }
}

/**
 * All bars of an exercise that is only played; of a graded one those that are known at the start.
 * @throws 404 when it is not published or its series cannot be had, 401 when it is for members and a guest asks
 */
export async function readBars(ctx: Context, address: string): Promise<ReplayBars> {
  const { exercise } = await readExercise(ctx, address)
  const { market, isGraded } = exercise
  return barsBetween(exercise, 0, isGraded ? market.settings.start : market.bars.close.length)
}

/**
 * What a log comes to, which is kept for the reader. Nobody is believed: the server replays it.
 * @throws 409 where the exercise was changed since, or is graded and played step by step; 422 where no run can have such a log; 429
 */
export async function judgeRun(
  ctx: Context,
  address: string,
  { revisionKey, log }: GivenRun,
): Promise<Judged> {
  await countResult(ctx)
  const { id, exercise } = await readExercise(ctx, address)
  if (exercise.revisionKey !== revisionKey) throw conflict('replay.changed')
  if (exercise.isGraded) throw conflict('replay.graded')
  return judgeAndKeep(ctx, { id, exercise, log })
}

export async function judgeAndKeep(
  ctx: Context,
  { id, exercise, log }: { id: string; exercise: Exercise; log: RunLog },
): Promise<Judged> {
  const one = judgeLog(exercise, log)
  const { revisionKey } = exercise
  await keepRun(ctx, { exerciseKind: 'replay', exerciseId: id, revisionKey, log, ...one })
  return one
}

/** @throws 422 where no run can have such a log */
export function judgeLog(exercise: Exercise, log: RunLog): Judged {
  const one = judge(exercise.market, log, exercise.goals)
  if (isRefused(one)) throw invalid({ log: one.refused }, 'replay.refused')
  return one
}

/** @throws 404 when it is not published or its series cannot be had, 401 when it is for members and a guest asks */
export async function readExercise(
  ctx: Context,
  address: string,
): Promise<{ id: string; exercise: Exercise }> {
  const { id, details } = await readArticle(ctx, 'replay', { address, language: ctx.language })
  const exercise = await findExercise(ctx, details)
  if (!isExercise(exercise)) throw notFound('replay')
  return { id, exercise }
}

export function barsBetween({ market: { bars }, times }: Exercise, from: number, to: number): ReplayBars {
  return {
    times: times.slice(from, to),
    open: bars.open.slice(from, to),
    high: bars.high.slice(from, to),
    low: bars.low.slice(from, to),
    close: bars.close.slice(from, to),
  }
}

function showExercise(exercise: Exercise): ReplayExercise {
  const { market, goals, isGraded, revisionKey, series } = exercise
  const { slug, title, unit, isMadeUp, source, licence } = series
  return {
    revisionKey,
    isGraded,
    goals: [...goals],
    settings: { ...market.settings, orderTypes: [...market.settings.orderTypes] },
    barCount: market.bars.close.length,
    known: barsBetween(exercise, 0, market.settings.start),
    series: { slug: isGraded ? null : slug, title, unit, isMadeUp, source, licence },
  }
}
