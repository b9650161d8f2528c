import type { Context } from '#platform/server/context.ts'
import { selectItemAnswers } from './item-answers-store.ts'

/** One person's answer to a question of a quiz that they have handed in. */
interface ItemAnswer {
  userId: string
  /** From 0 to 1. */
  score: number
  /** What they earned with the other questions of that attempt, from 0 to 1; null where there are none. */
  rest: number | null
  /** From the answer before it, or the start, to this one. */
  seconds: number
}

/** The first answer of each person among the latest `most` to a question; attempts that are not marked say nothing. */
export async function listItemAnswers(ctx: Context, questionId: string, most: number): Promise<ItemAnswer[]> {
  const rows = await selectItemAnswers(ctx.readDb, questionId, most)
  const first = new Map<string, ItemAnswer>()
  for (const { userId, startedAt, score, answeredAt, rest, before } of rows) {
    // The earliest comes last, and stays.
    first.set(userId, {
      userId,
      score: score ?? 0,
      rest: rest === null ? null : Number(rest),
      seconds: Math.max(0, Number(answeredAt) - Number(before ?? startedAt)) / 1000,
    })
  }
  return [...first.values()]
}
