import { findExercises } from '#content/reading/server/exercises.ts'
import { readPlayingMinutes } from '#content/server/own-members.ts'
import type { Context } from '#platform/server/context.ts'

/** Whole minutes that playing each of these exercises takes; null where there is none, where readers cannot open it, or where nobody can say. */
export async function playingMinutesOfExercises(
  ctx: Context,
  ids: readonly (string | undefined)[],
): Promise<(number | null)[]> {
  const rows = await findExercises(
    ctx,
    ids.flatMap((id) => id ?? []),
  )
  const minutes = await readPlayingMinutes(ctx, [...rows.values()])
  const found = new Map<string | undefined, number | null | undefined>(
    [...rows.keys()].map((id, at) => [id, minutes[at]]),
  )
  return ids.map((id) => found.get(id) ?? null)
}
