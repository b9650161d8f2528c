import type { Context } from '#platform/server/context.ts'
import {
  selectVisible,
  type VisibleDocument,
  type VisibleFilter,
} from '#content/search/server/documents-store.ts'

/** An item that is part of another one, such as a lesson of its course. */
interface Part {
  id: string
  parentId: string
}

/** Which of some parts the member who asks can open now. */
type FindOpen = (ctx: Context, parts: readonly Part[]) => Promise<ReadonlySet<string>>

/** Until somebody says which are open, no part is. */
let findOpen: FindOpen = () => Promise.resolve(new Set())

/** Call once, before the first search. */
export function registerOpenParts(find: FindOpen): void {
  findOpen = find
}

/**
 * Those of some documents that the reader may find now. Guests find no parts, and administrators all of them, so that only for a
 * member is anything asked, and only when there is a part.
 */
export async function findVisible(
  ctx: Context,
  ids: readonly number[],
  filter: VisibleFilter,
): Promise<VisibleDocument[]> {
  const documents = await selectVisible(ctx.readDb, ids, filter)
  if (filter.reader !== 'member') return documents
  const parts = new Map(documents.flatMap(partOf).map((part) => [part.id, part]))
  if (parts.size === 0) return documents
  const open = await findOpen(ctx, [...parts.values()])
  return documents.filter(({ itemId }) => !parts.has(itemId) || open.has(itemId))
}

function partOf({ itemId, parentId }: VisibleDocument): Part[] {
  return parentId === null ? [] : [{ id: itemId, parentId }]
}
