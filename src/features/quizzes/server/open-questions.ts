import { userOf } from '#platform/actor.ts'
import type { Context } from '#platform/server/context.ts'
import { selectOpenQuestions } from './store.ts'

/** The questions that stand in an attempt which the reader has not handed in: of these nothing may be told elsewhere. */
export async function listOpenQuestions(ctx: Context): Promise<string[]> {
  return selectOpenQuestions(ctx.readDb, { userId: userOf(ctx.actor).uid, now: ctx.now })
}

/** Those that another open attempt of the same member asks: what is right may be known here only once that is handed in. */
export async function findHeld(
  ctx: Context,
  { id, userId }: { id: string; userId: string },
): Promise<ReadonlySet<string>> {
  return new Set(await selectOpenQuestions(ctx.db, { userId, now: ctx.now, exceptId: id }))
}
