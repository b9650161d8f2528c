import { createHash } from 'node:crypto'
import type { DetailsOf } from '#content/kind-members.ts'
import type { PriceSeries } from '#features/datasets/contract.ts'
import type { FieldErrors } from '#platform/errors.ts'
import type { Context } from '#platform/server/context.ts'
import type { Goal } from '../engine/goals.ts'
import { quote } from '../engine/money.ts'
import { most, orderTypes, type Bars, type Market } from '../engine/types.ts'
import { limits, partOf, usual } from '../limits.ts'
import { readHiddenSeries, readSeries } from './series-reader.ts'

type Details = DetailsOf<'replay'>

/** What is played: bars from 0 on, those that are known at the start before those that are not. */
export interface Exercise {
  market: Market
  times: readonly string[]
  goals: readonly Goal[]
  isGraded: boolean
  series: PriceSeries
  revisionKey: string
}

/** The exercise as its details and its series make it; or field by field what keeps it from being one. */
export async function findExercise(ctx: Context, details: Details): Promise<Exercise | FieldErrors> {
  if (!details.dataSet) return { 'details.dataSet': 'required' }
  const reader = details.isGraded ? readHiddenSeries : readSeries
  const series = await reader(ctx, details.dataSet, details.dataSetVersion)
  if (series?.form !== 'prices') return { 'details.dataSet': 'unknown' }
  return exerciseOf(details, series)
}

export function isExercise(found: Exercise | FieldErrors): found is Exercise {
  return 'market' in found && typeof found.market === 'object'
}

function exerciseOf(details: Details, series: PriceSeries): Exercise | FieldErrors {
  const all = series.close.length
  const { first, last, hiddenFrom } = partOf(details, all)
  if (first > all) return { 'details.firstBar': 'too_big' }
  if (last > all || last - first >= most.bars) return { 'details.lastBar': 'too_big' }
  if (hiddenFrom - first < limits.leastKnown) return { 'details.hiddenFrom': 'too_small' }
  if (hiddenFrom - first > limits.mostKnown || last - hiddenFrom + 1 < limits.leastHidden)
    return { 'details.hiddenFrom': 'too_big' }
  const part = <T>(column: readonly T[]) => column.slice(first - 1, last)
  const bars: Bars = {
    open: part(series.open),
    high: part(series.high),
    low: part(series.low),
    close: part(series.close),
  }
  if (bars.low.some((low) => low <= 0)) return { 'details.dataSet': 'unknown' }
  const spread = details.spread ?? usual.spread
  // Sellers get half of it less, and nobody sells below zero.
  if (quote(Math.min(...bars.low), 'sell', spread) <= 0) return { 'details.spread': 'too_big' }
  const settings = {
    decimals: series.decimals,
    start: hiddenFrom - first,
    cash: details.cash ?? usual.cash,
    feeFixed: details.feeFixed ?? usual.feeFixed,
    feePerMille: details.feePerMille ?? usual.feePerMille,
    spread,
    orderTypes: details.orderTypes ?? [...orderTypes],
    canShort: details.canShort ?? false,
  }
  const goals = details.goals ?? []
  const isGraded = details.isGraded ?? false
  const key = JSON.stringify([series.id, series.version, first, last, settings, goals, isGraded])
  const revisionKey = createHash('sha256').update(key).digest('base64url').slice(0, 22)
  return { market: { bars, settings }, times: part(series.times), goals, isGraded, series, revisionKey }
}
