import type { Context } from '#platform/server/context.ts'
import { kindsWith } from '../../kinds.ts'
import type { PublishedRow } from './published-store.ts'
import { listPublished } from './reading.ts'

/** Of these the exercises that readers can open now, listed or not, by their ids. */
export async function findExercises(
  ctx: Context,
  ids: readonly string[],
): Promise<ReadonlyMap<string, PublishedRow>> {
  const itemIds = [...new Set(ids)]
  if (itemIds.length === 0) return new Map()
  const { rows } = await listPublished(ctx, {
    kinds: kindsWith('practised'),
    itemIds,
    language: ctx.language,
    unlisted: true,
    order: 'order',
    pageSize: itemIds.length,
  })
  return new Map(rows.map((row) => [row.id, row]))
}
