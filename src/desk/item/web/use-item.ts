import { useQuery, useQueryClient } from '#platform/web/answers/queries.ts'
import type { Item } from '#content/contract.ts'
import { apiQuery, readsAt } from '#platform/web/query-client.ts'
import { keepItem } from './keep-item.ts'

/** The item as the server has it, read anew whenever the editor opens. */
export function useItem(id: string) {
  return useQuery({
    ...apiQuery('/api/admin/items/{id}', { path: { id } }),
    staleTime: 0,
    gcTime: 0,
    refetchOnReconnect: false,
  })
}

/** Takes over what a write answered, and lets lists know. */
export function useKeepItem(): (item: Item) => void {
  const client = useQueryClient()
  return (item) => {
    keepItem(client, item)
    void client.invalidateQueries(readsAt('/api/admin/items'))
    void client.invalidateQueries(readsAt('/api/admin/overview'))
    void client.invalidateQueries(readsAt('/api/admin/collections'))
  }
}
