import type { ApiClient } from '#platform/web/api-client.ts'
import type { Trade } from '../../contract.ts'

/** The whole journal of who is signed in, page by page. */
export async function readAll(api: ApiClient): Promise<Trade[]> {
  const all: Trade[] = []
  for (let cursor: string | undefined; ;) {
    const { items, next } = await api.get('/api/journal/trades', { query: cursor ? { cursor } : {} })
    all.push(...items)
    if (next === null) return all
    cursor = next
  }
}
