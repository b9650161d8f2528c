import type { DetailsOf, Members } from '#content/kind-members.ts'
import { readerOf, type Readable } from '#platform/actor.ts'
import type { FieldErrors } from '#platform/errors.ts'
import type { Context } from '#platform/server/context.ts'
import { findExercise, isExercise } from './exercise.ts'

/** A replay needs a published series with bars enough to be shown some and play the others. */
export async function missingInExercise(
  ctx: Context,
  about: Readable & { details: Members },
): Promise<FieldErrors> {
  // An editor who publishes sees the data set also while readers do not.
  const found = await findExercise({ ...ctx, actor: readerOf(ctx.actor, about) }, asDetails(about.details))
  return isExercise(found) ? {} : found
}

/** They were fitted to the rules of the kind before they were stored. */
function asDetails(details: object): DetailsOf<'replay'> {
  return details
}
