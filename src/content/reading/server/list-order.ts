import type { Context } from '#platform/server/context.ts'
import { selectPublished, type PublishedFilter, type PublishedRow } from './published-store.ts'
import { readPinned } from './shared/reads.ts'

/** A page of a list in which what is pinned stands before everything else. */
export async function selectPinnedFirst(ctx: Context, filter: PublishedFilter): Promise<PublishedRow[]> {
  const ids = await readPinned(ctx, filter.kinds)
  if (ids.length === 0) return selectOfKinds(ctx, filter)
  const { limit, offset = 0, after } = filter
  const all = { ...filter, itemIds: ids, limit: ids.length, offset: 0, after: undefined }
  const pinned = await selectPublished(ctx.readDb, all)
  const place = after && pinned.findIndex(({ id }) => id === after.at(-1))
  const isAmongOthers = place === -1
  const begin = place === undefined ? offset : place + 1
  const shown = isAmongOthers ? [] : pinned.slice(begin, begin + limit)
  if (shown.length === limit) return shown
  const others = await selectOfKinds(ctx, {
    ...filter,
    exceptIds: ids,
    limit: limit - shown.length,
    offset: Math.max(0, offset - pinned.length),
    after: isAmongOthers ? after : undefined,
  })
  return [...shown, ...others]
}

/** Newest first, each kind walks its own index; together they are put in order here. */
export async function selectOfKinds(ctx: Context, filter: PublishedFilter): Promise<PublishedRow[]> {
  const { kinds, order, limit, offset = 0 } = filter
  if (filter.itemIds?.length === 0) return []
  if (order === 'order' || kinds.length === 1 || filter.featured) return selectPublished(ctx.readDb, filter)
  const lists = await Promise.all(
    kinds.map((kind) =>
      selectPublished(ctx.readDb, { ...filter, kinds: [kind], limit: offset + limit, offset: 0 }),
    ),
  )
  return lists
    .flat()
    .sort((one, other) => other.publishedAt - one.publishedAt || (one.id < other.id ? 1 : -1))
    .slice(offset, offset + limit)
}
