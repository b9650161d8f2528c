import { unmetDependent } from '#desk/item/server/unmet-dependent.ts'
import type { Members } from '#content/kind-members.ts'
import { listPublicLanguages } from '#content/items/server/public-languages.ts'
import { asKind, kindsWith, type ContentKind } from '#content/kinds.ts'
import { selectPublicItems } from '#desk/item/server/public-items-store.ts'
import { selectItemsCharting } from '#content/records/server/charts-in-texts-store.ts'
import type { UnmetDependent } from '#content/problem-details.ts'
import { rulesOf, type KindRules } from '#content/server/kind-rules.ts'
import { readDetails } from '#content/server/own-members.ts'
import { findItem as findDataSet } from '#features/datasets/server/series.ts'
import { readerOf } from '#platform/actor.ts'
import type { FieldErrors } from '#platform/errors.ts'
import type { Context } from '#platform/server/context.ts'

/** The exercises and the charts that readers see, or will, and that cannot do with one of the data sets as they see it now. */
export const unmetByDataSet: NonNullable<KindRules['unmetDependents']> = async (ctx, ids = new Set()) => {
  if (ids.size === 0) return []
  const exercises = await listUnmet(ctx, ({ kind, details }) =>
    dataSetsOf(kind, details).some((id) => ids.has(id)),
  )
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

/** A data set whose bars a graded replay hides, which readers see or will, is not published beside it; one that is open already may stay. */
export const missingToStayHidden: NonNullable<KindRules['missingDependencies']> = async (ctx, { id }) => {
  if ((await listPublicLanguages(ctx, id)).length > 0) return {}
  const isHidden = (await gradedBy(ctx, id)).length > 0
  const broken: FieldErrors = isHidden ? { 'details.resourceType': 'readable' } : {}
  return broken
}

/** Nor does it come back to readers, out of the bin or when a change is undone, beside such a replay. */
export const gradedByOpened: NonNullable<KindRules['unmetDependentsIn']> = async (ctx, id) => {
  if ((await listPublicLanguages(ctx, id)).length === 0) return []
  const faults: FieldErrors = { 'details.dataSet': 'readable' }
  const unmet: UnmetDependent[] = []
  for (const { id: replay } of await gradedBy(ctx, id))
    unmet.push(...(await unmetDependent(ctx, { id: replay, kind: 'replay' }, { faults })))
  return unmet
}

/** The replays, which readers see or will, that are graded by the bars of a data set. */
async function gradedBy(ctx: Context, id: string) {
  return (await selectPublicItems(ctx.db, ['replay'])).filter(({ details }) => {
    const { isGraded = false, dataSet } = readDetails('replay', details)
    return isGraded && dataSet === id
  })
}

async function listUnmet(
  ctx: Context,
  isMeant: (exercise: { id: string; kind: ContentKind; details: Members }) => boolean,
): Promise<UnmetDependent[]> {
  const unmet: UnmetDependent[] = []
  for (const kind of kindsWith('practised')) {
    for (const { id, access, details: stored } of await selectPublicItems(ctx.db, [kind])) {
      const details = readDetails(kind, stored)
      if (!isMeant({ id, kind, details })) continue
      const faults = (await rulesOf(kind).missingInData?.(ctx, { access, details })) ?? {}
      unmet.push(...(await unmetDependent(ctx, { id, kind }, { faults })))
    }
  }
  return unmet
}

/** The data sets that an exercise of these details is made of: they belong to resources. */
function dataSetsOf(kind: ContentKind, details: Members): string[] {
  return Object.entries(rulesOf(kind).names ?? {})
    .filter(([, named]) => named.includes('resource'))
    .flatMap(([member]) => details[member])
    .filter((id) => typeof id === 'string')
}
