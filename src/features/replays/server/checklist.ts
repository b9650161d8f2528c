import { listPublicLanguages } from '#content/items/server/public-languages.ts'
import type { DetailsOf, Members } from '#content/kind-members.ts'
import type { PriceSeries } from '#features/datasets/contract.ts'
import { readerOf, type Readable } from '#platform/actor.ts'
import type { FieldErrors } from '#platform/errors.ts'
import type { Context } from '#platform/server/context.ts'
import { findExercise, isExercise } from './exercise.ts'
import { readSeries } from './series-reader.ts'

type About = Readable & { details: Members }

/** A replay needs a published series with bars enough to be shown some and play the others. */
export async function missingInExercise(ctx: Context, about: About): Promise<FieldErrors> {
  const found = await findFor(ctx, about)
  return isExercise(found) ? {} : found
}

/**
 * A graded one needs a series that no reader can open, for what is hidden would not be. This is asked when it is published: what readers
 * see already, or get back, goes on as it is.
 */
export async function missingToHide(ctx: Context, about: About): Promise<FieldErrors> {
  const found = await findFor(ctx, about)
  const isOpen = isExercise(found) && found.isGraded && (await isReadable(ctx, found.series))
  return isOpen ? { 'details.dataSet': 'readable' } : {}
}

/** A replay that readers see, or will, does not become a graded one of a series that they can open. */
export async function brokenToHide(
  ctx: Context,
  { access, before, after }: Readable & { before: Members; after: Members },
): Promise<FieldErrors> {
  const [was, is] = [asDetails(before), asDetails(after)]
  const isNew = is.isGraded && !(was.isGraded && was.dataSet === is.dataSet)
  return isNew ? missingToHide(ctx, { access, details: after }) : {}
}

/** An editor who publishes sees the data set also while readers do not. */
function findFor(ctx: Context, about: About) {
  return findExercise({ ...ctx, actor: readerOf(ctx.actor, about) }, asDetails(about.details))
}

/** Whether members can open it, or will when its time comes; they are those that play graded exercises. */
async function isReadable(ctx: Context, { id, version }: PriceSeries): Promise<boolean> {
  if ((await listPublicLanguages(ctx, id)).length > 0) return true
  const member = { ...ctx, actor: readerOf(ctx.actor, { access: 'signed-in' }) }
  return (await readSeries(member, id, version)) !== undefined
}

/** They were fitted to the rules of the kind before they were stored. */
function asDetails(details: object): DetailsOf<'replay'> {
  return details
}
