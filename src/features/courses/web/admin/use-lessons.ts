import { useQuery } from '@tanstack/react-query'
import type { Item, ItemRow } from '#content/contract.ts'
import type { ApiClient } from '#platform/web/api-client.ts'
import { useApi } from '#platform/web/query-client.ts'
import { useChange } from '#ui/web/admin/use-change.ts'

type Page = { items: ItemRow[]; hasNext: boolean }

/** All lessons of a course in their order, however many pages they fill. */
export function useLessons(courseId: string) {
  const api = useApi()
  return useQuery({
    queryKey: ['/api/admin/items', { kind: 'lesson', parentId: courseId, all: true }],
    queryFn: async () => {
      const lessons: ItemRow[] = []
      for (let page = 1, hasNext = true; hasNext; page++) {
        const answer = await api.get<Page>('/api/admin/items', {
          kind: 'lesson',
          parentId: courseId,
          sort: 'order',
          page,
        })
        lessons.push(...answer.items)
        hasNext = answer.hasNext
      }
      return lessons
    },
  })
}

/** Moves a lesson within its section and numbers those whose place changed. */
export function useMoveLesson(lessons: ItemRow[]) {
  return useChange<{ at: number; by: number }>(
    async (api, { at, by }) => {
      const items = await Promise.all(lessons.map(({ id }) => api.get<Item>(`/api/admin/items/${id}`)))
      const orders = distinctOrders(items)
      items.splice(at + by, 0, ...items.splice(at, 1))
      for (const [index, item] of items.entries()) await setOrder(api, item, orders[index] ?? index + 1)
    },
    { refreshes: ['/api/admin/items'] },
  )
}

/** The places the lessons have now, made distinct so that a swap always shows. */
function distinctOrders(items: Item[]): number[] {
  const orders: number[] = []
  for (const { sortOrder } of items) orders.push(Math.max(sortOrder, (orders.at(-1) ?? -1) + 1))
  return orders
}

async function setOrder(api: ApiClient, { id, version, sortOrder }: Item, wanted: number): Promise<void> {
  if (sortOrder !== wanted) await api.send('PATCH', `/api/admin/items/${id}`, { version, sortOrder: wanted })
}
