import type { DetailsOf } from '#content/kind-members.ts'
import type { KindRules } from '#content/server/kind-rules.ts'
import { readerOf } from '#platform/actor.ts'
import { findExercise, isExercise } from './exercise.ts'

/** A replay needs a published series with bars enough to be shown some and play the others. */
export const missingInExercise: NonNullable<KindRules['missingAround']> = async (ctx, about) => {
  // An editor who publishes sees the data set also while readers do not.
  const found = await findExercise({ ...ctx, actor: readerOf(ctx.actor, about) }, asDetails(about.details))
  return isExercise(found) ? {} : found
}

/** They were fitted to the rules of the kind before they were stored. */
function asDetails(details: object): DetailsOf<'replay'> {
  return details
}
