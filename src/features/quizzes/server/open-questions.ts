import { userOf } from '#platform/actor.ts'
import type { Context } from '#platform/server/context.ts'
import { selectOpenQuestions } from './store.ts'

/** The questions that stand in an attempt which the reader has not handed in: of these nothing may be told elsewhere. */
export async function listOpenQuestions(ctx: Context): Promise<string[]> {
  return selectOpenQuestions(ctx.readDb, userOf(ctx.actor).uid, ctx.now)
}
