import { useQuery } from '#platform/web/answers/queries.ts'
import type { ItemRow } from '#content/contract.ts'
import { apiQuery, useApi } from '#platform/web/query-client.ts'

const current = { sort: 'order' } as const
const binned = { bin: '1', sort: 'updated' } as const

/** All lessons of a course in their order, however many pages they fill; or those that lie in the bin, the newest there first. */
export function useLessons(courseId: string, { inBin = false } = {}) {
  const api = useApi()
  const wish = { kind: 'lesson', parentId: courseId, ...(inBin ? binned : current) } as const
  return useQuery({
    queryKey: [...apiQuery('/api/admin/items', { query: wish }).queryKey, 'all'],
    queryFn: async () => {
      const lessons: ItemRow[] = []
      for (let page = 1, hasNext = true; hasNext; page++) {
        const answer = await api.get('/api/admin/items', { query: { ...wish, page } })
        lessons.push(...answer.items)
        hasNext = answer.hasNext
      }
      return lessons
    },
  })
}
