import type { Context } from '#platform/server/context.ts'

/** What follows when a member has met every goal of an exercise; it runs in the transaction that keeps the run. */
type OnceMet = (ctx: Context, key: { userId: string; exerciseId: string }) => Promise<void>

let follow: OnceMet = async () => {}

/** Call once, before the first verb. */
export function registerGoals(wanted: { onceMet: OnceMet }): void {
  follow = wanted.onceMet
}

export function onceMet(ctx: Context, key: { userId: string; exerciseId: string }): Promise<void> {
  return follow(ctx, key)
}
