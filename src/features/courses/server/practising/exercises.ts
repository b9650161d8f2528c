import type { DetailsOf } from '#content/kind-members.ts'
import { findExercises } from '#content/reading/server/exercises.ts'
import type { Context } from '#platform/server/context.ts'
import type { LessonExercise } from '../../contract.ts'
import { exerciseOf } from '../kind.ts'
import { toNeighbour } from '../outline.ts'

/** What is known of what members practised. */
interface Practice {
  /** Of these exercises those of which somebody has met every goal in one run. */
  findMet(ctx: Context, wanted: { userId: string; exerciseIds: readonly string[] }): Promise<Set<string>>
}

let practice: Practice = { findMet: async () => new Set() }

/** Call once, before the first verb. */
export function registerPractice(wanted: Practice): void {
  practice = wanted
}

/** Of these exercises those of which a learner has met every goal in one run. */
export function findMet(ctx: Context, wanted: { userId: string; exerciseIds: readonly string[] }) {
  return practice.findMet(ctx, wanted)
}

/** The exercise of a lesson; undefined where it has none, or none that readers can open now. */
export async function findExercise(
  ctx: Context,
  { userId, rules }: { userId: string; rules: DetailsOf<'lesson'> },
): Promise<LessonExercise | undefined> {
  const exerciseId = exerciseOf(rules)
  if (exerciseId === undefined) return undefined
  const row = (await findExercises(ctx, [exerciseId])).get(exerciseId)
  if (!row) return undefined
  const met = await practice.findMet(ctx, { userId, exerciseIds: [exerciseId] })
  return { ...toNeighbour(row), kind: row.kind, isMet: met.has(exerciseId) }
}
