import { unmetDependent } from '#desk/item/server/unmet-dependent.ts'
import type { Members } from '#content/kind-members.ts'
import { asKind } from '#content/kinds.ts'
import { selectPublicItems } from '#desk/item/server/public-items-store.ts'
import { selectItemsCharting } from '#content/records/server/charts-in-texts-store.ts'
import type { UnmetDependent } from '#content/problem-details.ts'
import type { KindRules } from '#content/server/kind-rules.ts'
import { readDetails } from '#content/server/own-members.ts'
import { findItem as findDataSet } from '#features/datasets/server/series.ts'
import { missingInScript } from '#features/order-books/server/kind.ts'
import { missingInExercise } from '#features/replays/server/checklist.ts'
import { readerOf, type Readable } from '#platform/actor.ts'
import type { FieldErrors } from '#platform/errors.ts'
import type { Context } from '#platform/server/context.ts'

/** The exercises and the charts that readers see, or will, and that cannot do with one of the data sets as they see it now. */
export const unmetByDataSet: NonNullable<KindRules['unmetDependents']> = async (ctx, ids = new Set()) => {
  if (ids.size === 0) return []
  const exercises = await listUnmet(ctx, ({ details }) => ids.has(String(dataSetOf(details))))
  const unmet = new Map(exercises.map((one) => [one.id, one]))
  for (const id of ids)
    for (const { id: itemId, kind, access } of await selectItemsCharting(ctx.db, { id, now: ctx.now })) {
      if (await findDataSet({ ...ctx, actor: readerOf(ctx.actor, { access }) }, id)) continue
      const faults: FieldErrors = { ...unmet.get(itemId)?.faults, 'body.chart': 'not_public' }
      for (const one of await unmetDependent(ctx, { id: itemId, kind: asKind(kind) }, { faults }))
        unmet.set(itemId, one)
    }
  return [...unmet.values()]
}

/** An exercise that readers see, or will, whose data set they do not find. */
export const unmetDataIn: NonNullable<KindRules['unmetDependentsIn']> = (ctx, id) =>
  listUnmet(ctx, (exercise) => exercise.id === id)

const missingIn = { replay: missingInExercise, orderBook: missingInScript } satisfies Record<
  string,
  (ctx: Context, about: Readable & { details: Members }) => Promise<FieldErrors>
>

async function listUnmet(
  ctx: Context,
  isMeant: (exercise: { id: string; details: Members }) => boolean,
): Promise<UnmetDependent[]> {
  const unmet: UnmetDependent[] = []
  for (const kind of ['replay', 'orderBook'] as const) {
    for (const { id, access, details: stored } of await selectPublicItems(ctx.db, [kind])) {
      const details = readDetails(kind, stored)
      if (!isMeant({ id, details })) continue
      const faults = await missingIn[kind](ctx, { access, details })
      unmet.push(...(await unmetDependent(ctx, { id, kind }, { faults })))
    }
  }
  return unmet
}

/** The data set that an exercise of either kind is made of. */
function dataSetOf({ dataSet, script }: Members): Members[string] {
  return Array.isArray(script) ? script[0] : dataSet
}
