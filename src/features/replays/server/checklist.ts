import type { DetailsOf, Members } from '#content/kind-members.ts'
import type { PriceSeries } from '#features/datasets/contract.ts'
import { readerOf, type Readable } from '#platform/actor.ts'
import type { FieldErrors } from '#platform/errors.ts'
import type { Context } from '#platform/server/context.ts'
import { findExercise, isExercise } from './exercise.ts'
import { readSeries } from './series-reader.ts'

/**
 * A replay needs a published series with bars enough to be shown some and play the others; a graded one such a series that no reader can
 * open, for what is hidden would not be.
 */
export async function missingInExercise(
  ctx: Context,
  about: Readable & { details: Members },
): Promise<FieldErrors> {
  // An editor who publishes sees the data set also while readers do not.
  const found = await findExercise({ ...ctx, actor: readerOf(ctx.actor, about) }, asDetails(about.details))
  if (!isExercise(found)) return found
  return found.isGraded && (await isReadable(ctx, found.series)) ? { 'details.dataSet': 'readable' } : {}
}

/** Whether members can open it, who are those that play graded exercises. */
async function isReadable(ctx: Context, { id, version }: PriceSeries): Promise<boolean> {
  const member = { ...ctx, actor: readerOf(ctx.actor, { access: 'signed-in' }) }
  return (await readSeries(member, id, version)) !== undefined
}

/** They were fitted to the rules of the kind before they were stored. */
function asDetails(details: object): DetailsOf<'replay'> {
  return details
}
