import { useEffect, useRef } from 'react'
import type { Item } from '#content/contract.ts'
import { useApi } from '#platform/web/query-client.ts'
import { useSteady } from '#platform/web/use-steady.ts'

/**
 * Reads the item anew when what readers see of it, or will, has changed since this page last heard of it: in another tab, by a
 * colleague, or because its time has come. What is being written here is left alone.
 */
export function useStanding(id: string, standing: string | undefined, onItem: (item: Item) => void): void {
  const api = useApi()
  const heard = useRef(standing)
  const newest = useSteady({ onItem })
  useEffect(() => {
    const before = heard.current
    heard.current = standing ?? before
    if (before === undefined || standing === undefined || standing === before) return undefined
    let isOver = false
    api.get('/api/admin/items/{id}', { path: { id } }).then(
      (item) => isOver || newest.onItem(item),
      // The next change of its standing asks again, and so does each save.
      () => {},
    )
    return () => {
      isOver = true
    }
  }, [api, id, standing, newest])
}
