import type { PageWish } from '#platform/contract/paging.ts'
import type { Context } from '#platform/server/context.ts'
import { listPublished, type ListFilter } from '../reading.ts'
import type { PublishedRow } from '../published-store.ts'

/** Rows that are read in one go. */
const pageSize = 300

/** All rows of a published list, however many: what is shown or counted as a whole has no last page. */
export async function listAllPublished(
  ctx: Context,
  filter: Omit<ListFilter, keyof PageWish | 'pageSize'>,
): Promise<PublishedRow[]> {
  const all: PublishedRow[] = []
  let cursor: string | undefined
  do {
    const { rows, next } = await listPublished(ctx, { ...filter, pageSize, ...(cursor && { cursor }) })
    all.push(...rows)
    cursor = next ?? undefined
  } while (cursor)
  return all
}
