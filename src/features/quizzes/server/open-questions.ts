import { userOf } from '#platform/actor.ts'
import type { Context } from '#platform/server/context.ts'
import { selectOpenQuestions } from './store.ts'

/** The questions that stand in an attempt which the reader has not handed in: of these nothing may be told elsewhere. */
export async function listOpenQuestions(ctx: Context): Promise<string[]> {
  return [...(await findHolders(ctx)).keys()]
}

/** The attempts that ask them, by question: where they are handed in, also when their quiz is not open any more. */
export function findHolders(ctx: Context): Promise<ReadonlyMap<string, string>> {
  return readHolders(ctx.readDb, { userId: userOf(ctx.actor).uid, now: ctx.now })
}

/** Those that another open attempt of the same member asks, with it: what is right may be known here only once that is handed in. */
export function findHeld(
  ctx: Context,
  { id, userId }: { id: string; userId: string },
): Promise<ReadonlyMap<string, string>> {
  return readHolders(ctx.db, { userId, now: ctx.now, exceptId: id })
}

async function readHolders(...asked: Parameters<typeof selectOpenQuestions>) {
  const rows = await selectOpenQuestions(...asked)
  return new Map(rows.map(({ questionId, attemptId }) => [questionId, attemptId]))
}
