import type { DetailsOf } from '#content/kind-members.ts'
import type { KindRules } from '#content/server/kind-rules.ts'
import { findExercise, isExercise } from './exercise.ts'

/** A replay needs a published series with bars enough to be shown some and play the others. */
export const missingInExercise: NonNullable<KindRules['missingAround']> = async (ctx, { details }) => {
  const found = await findExercise(ctx, asDetails(details))
  return isExercise(found) ? {} : found
}

/** They were fitted to the rules of the kind before they were stored. */
function asDetails(details: object): DetailsOf<'replay'> {
  return details
}
