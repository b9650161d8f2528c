import { removeBytes } from '#desk/media/server/keep-media.ts'
import type { Context } from '#platform/server/context.ts'
import { agedKeys } from '#platform/server/storage/aged-keys.ts'
import { deleteWithoutTrade, selectKnownKeys } from './store.ts'

const day = 86_400_000

/**
 * Removes pictures whose trade is gone, and stored bytes that no picture has: those of accounts that were deleted, and what a crash
 * left behind. Only what came more than a day ago goes, and of a deleted trade what was deleted with it as long ago: a trade can come
 * back, and one may still be on its way.
 * @returns the removed keys
 */
export async function sweepPictures(ctx: Context): Promise<string[]> {
  await deleteWithoutTrade(ctx.db, ctx.now - day)
  const removed: string[] = []
  for await (const keys of agedKeys(ctx, 'journal')) {
    const known = await selectKnownKeys(ctx.db, keys)
    const unknown = keys.filter((key) => !known.has(key))
    await removeBytes(
      ctx,
      unknown.map((key) => ({ key })),
    )
    removed.push(...unknown)
  }
  return removed
}
