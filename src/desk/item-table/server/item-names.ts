import type { Context } from '#platform/server/context.ts'
import type { ItemRow } from '#content/contract.ts'
import { serializeRows } from './item-list.ts'
import { selectItemsByIds } from '#content/records/server/items-store.ts'

/** Rows of these items in the order of their ids. What lies in the bin is among them, what is gone is not. */
export async function listNamedItems(ctx: Context, ids: readonly string[]): Promise<ItemRow[]> {
  if (ids.length === 0) return []
  const rows = await serializeRows(ctx, await selectItemsByIds(ctx.readDb, ids))
  return ids.flatMap((id) => rows.find((row) => row.id === id) ?? [])
}
