import { unmetDependent } from '#desk/item/server/unmet-dependent.ts'
import type { Members } from '#content/kind-members.ts'
import { findExercises } from '#content/reading/server/exercises.ts'
import type { StoredItem } from '#content/records/server/items-store.ts'
import { selectPublicItems } from '#desk/item/server/public-items-store.ts'
import type { UnmetDependent } from '#content/problem-details.ts'
import type { KindRules } from '#content/server/kind-rules.ts'
import { readDetails } from '#content/server/own-members.ts'
import { exerciseOf } from '#features/courses/server/kind.ts'
import type { FieldErrors } from '#platform/errors.ts'
import type { Context } from '#platform/server/context.ts'

/** A lesson of practice is published only while readers can open its exercise. */
export const missingInPractice: NonNullable<KindRules['missingDependencies']> = (ctx, { details }) =>
  faultsOf(ctx, details)

/** A lesson that readers see, or will, is given no exercise that they cannot open; one that it had already may stay for now. */
export const brokenInPractice: NonNullable<KindRules['brokenPromises']> = async (ctx, { before, after }) =>
  exerciseOf(before) === exerciseOf(after) ? {} : faultsOf(ctx, after)

/** The lessons that readers see, or will, and that are done by one of these exercises, which they cannot open. */
export const unmetLessons: NonNullable<KindRules['unmetDependents']> = async (ctx, ids) =>
  ids ? listUnmet(ctx, ({ details }) => ids.has(exerciseOf(details) ?? '')) : []

/** The same of a lesson, or of those of a course. */
export const unmetPracticeIn: NonNullable<KindRules['unmetDependentsIn']> = (ctx, id) =>
  listUnmet(ctx, (lesson) => lesson.id === id || lesson.parentId === id)

async function listUnmet(
  ctx: Context,
  isMeant: (lesson: Pick<StoredItem, 'id' | 'parentId'> & { details: Members }) => boolean,
): Promise<UnmetDependent[]> {
  const unmet: UnmetDependent[] = []
  for (const { id, parentId, details: stored } of await selectPublicItems(ctx.db, ['lesson'])) {
    const details = readDetails('lesson', stored)
    if (isMeant({ id, parentId, details }))
      unmet.push(
        ...(await unmetDependent(ctx, { id, kind: 'lesson' }, { faults: await faultsOf(ctx, details) })),
      )
  }
  return unmet
}

async function faultsOf(ctx: Context, details: Members): Promise<FieldErrors> {
  const id = exerciseOf(details)
  if (id === undefined || (await findExercises(ctx, [id])).has(id)) return {}
  return { 'details.exercises': 'not_public' }
}
