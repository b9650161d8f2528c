import type { Context } from '#platform/server/context.ts'
import { deleteUserRow } from './user-store.ts'

/** Takes a user off what one room keeps without going when the user goes. */
export type Forgetter = (ctx: Context, uid: string) => Promise<void>

/** Deletes a user, in the caller's transaction, and what names the user elsewhere. */
export async function forgetUser(ctx: Context, uid: string, forgetters: readonly Forgetter[]): Promise<void> {
  for (const forget of forgetters) await forget(ctx, uid)
  await deleteUserRow(ctx.db, uid)
}
