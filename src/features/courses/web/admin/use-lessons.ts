import { useQuery } from '@tanstack/react-query'
import type { ItemRow } from '#content/contract.ts'
import { useApi } from '#platform/web/query-client.ts'

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
