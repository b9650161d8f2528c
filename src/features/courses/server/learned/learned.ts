import { userOf } from '#platform/actor.ts'
import type { Context } from '#platform/server/context.ts'
import { selectLessonTimes } from './store.ts'

/** When the reader completed lessons since an instant. */
export async function listLessonTimes(ctx: Context, since: number): Promise<number[]> {
  return selectLessonTimes(ctx.readDb, userOf(ctx.actor).uid, since)
}
