import type { Context } from '#platform/server/context.ts'
import { selectFunnel } from './funnel-store.ts'

/** The courses with the most learners, and how far these came. */
export function readFunnel(
  ctx: Context,
  most: number,
): Promise<{ courseId: string; enrolled: number; started: number; completed: number }[]> {
  return selectFunnel(ctx.readDb, most)
}
