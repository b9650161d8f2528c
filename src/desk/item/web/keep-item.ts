import type { QueryClient } from '@tanstack/react-query'
import type { Item } from '#content/contract.ts'
import { apiQuery } from '#platform/web/query-client.ts'

/** Whether it was read before what is known was saved. */
export function isOlder(item: Item, known: Item): boolean {
  return item.version < known.version
}

/**
 * Takes over what a write answered. One that is older than what is known is not, nor what a read that is on its way will answer,
 * which perhaps began before the write: the item is then read anew.
 */
export function keepItem(client: QueryClient, item: Item): void {
  const query = { ...apiQuery('/api/admin/items/{id}', { path: { id: item.id } }), exact: true }
  const known = client.getQueryData(query.queryKey)
  const isLate = known !== undefined && isOlder(item, known)
  const isBeingRead = client.isFetching(query) > 0
  if (!isLate) client.setQueryData(query.queryKey, item)
  if (isLate || isBeingRead) void client.invalidateQueries(query)
}
