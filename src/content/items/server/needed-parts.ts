import type { Context } from '#platform/server/context.ts'
import { selectParts } from '../../records/server/items-store.ts'
import { keepNeeded } from '../../server/needed.ts'

/** As `keepNeeded`, for a change of the order in which the parts of an item stand; what stands in no item has an order that nothing needs. */
export async function keepNeededParts<T>(
  ctx: Context,
  parentId: string | null,
  change: () => Promise<T>,
): Promise<T> {
  return keepNeeded(ctx, parentId === null ? [] : await selectParts(ctx.db, parentId), change)
}
